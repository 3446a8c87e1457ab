import type { Fact } from './paper'
import type { Sheet } from './sheet'
import { QUIET } from './text'

/** Sizes of label and value, and the space below them (pt). */
const looks = { small: [6, 8, 2], normal: [7.5, 10, 9], large: [8.5, 14, 10] } as const
const GAP = 14

type How = {
  columns: number
  width?: number
  look: keyof typeof looks
  /** So high at most: long values are cut short. */ within?: number
}

/** Labels with their values, in columns. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[], how: How) {
  const { columns, width = sheet.width, within } = how
  const each = (width - GAP * (columns - 1)) / columns
  const rows = (within === undefined ? [12] : [12, 4, 3, 2, 1])
    .map((most) => rowsOf(sheet, facts, { ...how, each, most }))
    .find(
      (rows, i, all) =>
        i === all.length - 1 || rows.reduce((sum, { height }) => sum + height, 0) <= (within ?? Infinity),
    )
  for (const { cells, height } of rows ?? []) {
    sheet.need(height)
    cells.forEach(({ label, value }, column) => {
      const x = sheet.left + column * (each + GAP)
      sheet.put(label, x, sheet.y)
      sheet.put(value, x, sheet.y + label.height)
    })
    sheet.y += height
  }
}

function rowsOf(
  sheet: Sheet,
  facts: readonly Fact[],
  { columns, look, each, most }: How & { each: number; most: number },
) {
  const [labelSize, valueSize, below] = looks[look]
  const rows = []
  for (let i = 0; i < facts.length; i += columns) {
    const cells = facts.slice(i, i + columns).map(([label, value]) => ({
      label: sheet.set(label, { size: labelSize, colour: QUIET }, each, 1),
      value: sheet.set(value, { size: valueSize }, each, most),
    }))
    rows.push({ cells, height: Math.max(...cells.map(({ label, value }) => label.height + value.height)) + below })
  }
  return rows
}
