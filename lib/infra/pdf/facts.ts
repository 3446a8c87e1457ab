import type { Fact } from './paper'
import type { Sheet } from './sheet'
import { QUIET } from './text'

/** Labels with their values, in columns. */
export function drawFacts(
  sheet: Sheet,
  facts: readonly Fact[],
  { columns, width = sheet.width, isSmall }: { columns: number; width?: number; isSmall?: boolean },
) {
  const GAP = 14
  const each = (width - GAP * (columns - 1)) / columns
  const [labelSize, valueSize, below] = isSmall ? [6.5, 9, 4] : [7.5, 10, 9]
  for (let i = 0; i < facts.length; i += columns) {
    const cells = facts.slice(i, i + columns).map(([label, value]) => ({
      label: sheet.set(label, { size: labelSize, colour: QUIET }, each, 1),
      value: sheet.set(value, { size: valueSize }, each, 12),
    }))
    const height = Math.max(...cells.map(({ label, value }) => label.height + value.height))
    sheet.need(height)
    cells.forEach(({ label, value }, column) => {
      const x = sheet.left + column * (each + GAP)
      sheet.put(label, x, sheet.y)
      sheet.put(value, x, sheet.y + label.height)
    })
    sheet.y += height + below
  }
}
