import { cellLabels, textOf, type CellName, type DraftLine } from '@/lib/rules/trade/rfq/draft-line'

export type Lines = readonly DraftLine[]

/** The cells of a line in their order. */
export const cellNames = Object.keys(cellLabels) as CellName[]

/** What a draft is sent: some cells by the key of their line, or the whole list where its order differs. Null: nothing. */
export type LinesChange = { changed: Record<string, Partial<DraftLine> | null> } | { lines: DraftLine[] } | null

/** What turns the lines of the server into those of the screen. */
export function changesOf(before: Lines, after: Lines): LinesChange {
  const known = new Map(before.map((line) => [line.key, line]))
  const kept = new Set(after.map(({ key }) => key))
  const fresh = after.filter(({ key }) => !known.has(key))
  const order = [...before.filter(({ key }) => kept.has(key)), ...fresh]
  const isOfOtherList = (line: DraftLine) => {
    const was = known.get(line.key)
    return was !== undefined && (was.row ?? null) !== (line.row ?? null)
  }
  if (order.some(({ key }, at) => key !== after[at]!.key) || after.some(isOfOtherList)) return { lines: [...after] }
  const changed: Record<string, Partial<DraftLine> | null> = {}
  for (const { key } of before) if (!kept.has(key)) changed[key] = null
  for (const line of after) {
    const { key, ...whole } = line
    const was = known.get(key)
    const cells = was ? cellsThatDiffer(was, line) : whole
    if (cells) changed[key] = cells
  }
  return Object.keys(changed).length ? { changed } : null
}

function cellsThatDiffer(was: DraftLine, line: DraftLine): Partial<DraftLine> | null {
  if (was === line) return null
  const names = cellNames.filter((name) => textOf(was[name]) !== textOf(line[name]))
  return names.length ? Object.fromEntries(names.map((name) => [name, line[name] ?? null])) : null
}

/** Lines that were changed here, on top of those that a colleague saved meanwhile. A line that the colleague removed stays away. */
export function rebased(change: LinesChange, onto: Lines, isNew: (key: string) => boolean): Lines {
  if (!change) return onto
  if ('lines' in change) return change.lines
  const known = new Set(onto.map(({ key }) => key))
  const mended = onto.flatMap((line) => {
    const cells = change.changed[line.key]
    return cells === null ? [] : [cells ? { ...line, ...cells } : line]
  })
  const added = Object.entries(change.changed).flatMap(([key, cells]) =>
    cells && !known.has(key) && isNew(key) ? [{ ...cells, key }] : [],
  )
  return [...mended, ...added]
}

/** A key that no other line has. It begins with a letter, so that an object keeps the order of keys. */
const freshKey = () => `n${crypto.randomUUID().replaceAll('-', '').slice(0, 15)}`

/** An empty line behind these, with the number that follows theirs where they are of a sheet. */
export function lineAfter(lines: Lines): DraftLine {
  const last = lines.reduce((most, { row }) => Math.max(most, row ?? 0), 0)
  return { key: freshKey(), ...(last && { row: last + 1 }) }
}

/** Lines with the texts of a block from a cell on, to the right and down. New lines follow where it is longer. */
export function withBlock(lines: Lines, from: { row: number; column: number }, block: readonly string[][]): Lines {
  const next = [...lines]
  for (const [down, texts] of block.entries()) {
    const at = from.row + down
    const cells = texts.map((text, right) => [cellNames[from.column + right]!, text.trim()] as const)
    next[at] = { ...(next[at] ?? lineAfter(next)), ...Object.fromEntries(cells) }
  }
  return next
}

/** The lines of another list below these. Its keys and numbers of rows follow theirs, so that no two lines have one name. */
export function withListBelow(lines: Lines, list: Lines): Lines {
  return list.reduce<DraftLine[]>((all, line) => [...all, { ...line, ...lineAfter(all) }], [...lines])
}
