import type { DxfEntity, DxfFile } from 'dxf'

/** Entities that blocks may place, with their repeats. A perforated sheet has some thousands. */
const MAX_PLACED = 20_000
const TOO_MANY = 'This drawing repeats its blocks too often to preview.'

/**
 * Throws when blocks place more than 20,000 entities, by arrays of columns and rows or by blocks in blocks. A few lines can ask for
 * billions; this counts without placing any.
 */
export function assertDrawable({ entities, blocks }: Pick<DxfFile, 'entities' | 'blocks'>) {
  const byName = new Map(blocks.map((block) => [block.name, block.entities]))
  const counts = new Map<string, number>()

  function placedBy(all: readonly DxfEntity[]): number {
    let placed = 0
    for (const { type, block = '', rowCount = 1, columnCount = 1 } of all) {
      if (type !== 'INSERT') placed += 1
      // An empty block costs a step for each repeat as well.
      else placed += Math.max(0, rowCount) * Math.max(0, columnCount) * Math.max(1, placedByBlock(block))
    }
    return placed
  }

  function placedByBlock(name: string): number {
    const known = counts.get(name)
    if (known !== undefined) return known
    // A block within itself has no end.
    counts.set(name, Infinity)
    const count = placedBy(byName.get(name) ?? [])
    counts.set(name, count)
    return count
  }

  if (placedBy(entities.filter(({ type }) => type === 'INSERT')) > MAX_PLACED) throw new Error(TOO_MANY)
}
