import { numberOf, valueOf, type DxfFile, type Entity } from './dxf-file'

/** Entities that blocks may place, with their repeats. A perforated sheet has some thousands. */
const MAX_PLACED = 20_000
const TOO_MANY = 'This drawing repeats its blocks too often to preview.'

/** What stands in a block that is placed: a block itself, the lines of a dimension, those of a table. */
export const isPlaced = (type: string) => type === 'INSERT' || type === 'ACAD_TABLE' || type.endsWith('DIMENSION')

/** The name by which a placed block is found. */
export const blockName = (entity: Entity) => (valueOf(entity, 2) ?? '').toLowerCase()

/** How often a block stands, in columns and rows. */
export const repeatsOf = (entity: Entity) =>
  entity.type === 'INSERT' ? { columns: repeats(entity, 70), rows: repeats(entity, 71) } : { columns: 1, rows: 1 }
const repeats = (entity: Entity, code: number) => Math.max(1, Math.trunc(numberOf(entity, code, 1)))

/**
 * Throws when blocks place more than 20,000 entities, by arrays of columns and rows or by blocks in blocks. A few lines can ask for
 * billions; this counts without placing any.
 */
export function assertDrawable(entities: readonly Entity[], { blocks }: DxfFile) {
  const counts = new Map<string, number>()

  function placedBy(all: readonly Entity[]): number {
    let placed = 0
    for (const entity of all) {
      const { columns, rows } = repeatsOf(entity)
      // An empty block costs a step for each repeat as well.
      placed += isPlaced(entity.type) ? columns * rows * Math.max(1, placedByBlock(blockName(entity))) : 1
      placed += entity.type === 'INSERT' ? entity.parts.length : 0
    }
    return placed
  }

  function placedByBlock(name: string): number {
    const known = counts.get(name)
    if (known !== undefined) return known
    // A block within itself has no end.
    counts.set(name, Infinity)
    const count = placedBy(blocks.get(name)?.entities ?? [])
    counts.set(name, count)
    return count
  }

  if (placedBy(entities.filter(({ type }) => isPlaced(type))) > MAX_PLACED) throw new Error(TOO_MANY)
}
