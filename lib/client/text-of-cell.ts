/** Blanks of typesetting, and signs without a width that come with copied texts. Joiners of scripts stay. */
const BLANKS = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g
const WIDTHLESS = /[\u200B\u2060\uFEFF]/g

/** The text of a cell as it stands, a day as YYYY-MM-DD. The apostrophe that keeps Excel from evaluating it is none of it. */
export function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
  return text
    .replace(BLANKS, ' ')
    .replace(WIDTHLESS, '')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
}

/** Excel keeps 25.02 as 25.020000000000003. */
export function roundedCell(value: number): number {
  const near = Number(value.toFixed(5))
  return Math.abs(near - value) < 1e-9 ? near : value
}
