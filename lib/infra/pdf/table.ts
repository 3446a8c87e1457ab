import type { Cell, Column } from './paper'
import type { Sheet, Written } from './sheet'
import { QUIET } from './text'

/** Lines of a cell. */
const LINES_MAX = 40

/** A table whose head stands again on each of its pages. */
export function drawTable(
  sheet: Sheet,
  { columns, rows, dense }: { columns: Column[]; rows: Cell[][]; dense?: boolean },
) {
  const size = dense ? 7 : 8.5
  const [padX, padY] = dense ? [2, 2] : [4, 3.5]
  const total = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (share / total) * sheet.width)
  const lefts = widths.map((_, i) => sheet.left + widths.slice(0, i).reduce((sum, width) => sum + width, 0))
  const set = (cells: Written[]) => ({ cells, height: Math.max(...cells.map(({ height }) => height)) + 2 * padY })
  const head = set(
    columns.map(({ head }, i) =>
      sheet.set(head, { size: size - 0.5, weight: 'bold', colour: QUIET }, widths[i]! - 2 * padX, 4),
    ),
  )
  const bodies = rows.map((row) =>
    set(
      row.map((cell, i) => {
        const failed = typeof cell !== 'string'
        const text = failed ? `${cell.text} ✗` : cell
        return sheet.set(
          text,
          { size, weight: failed ? 'bold' : 'regular', colour: failed ? '#a3261b' : undefined },
          widths[i]! - 2 * padX,
          LINES_MAX,
        )
      }),
    ),
  )

  const draw = ({ cells, height }: ReturnType<typeof set>) => {
    cells.forEach((cell, i) =>
      sheet.put(cell, lefts[i]! + padX, sheet.y + padY, widths[i]! - 2 * padX, columns[i]!.align),
    )
    sheet.y += height
  }
  const drawColumnHeads = () => {
    sheet.doc.rect(sheet.left, sheet.y, sheet.width, head.height).fill('#eef2f1')
    draw(head)
  }
  sheet.need(head.height + (bodies[0]?.height ?? 0))
  drawColumnHeads()
  for (const body of bodies) {
    if (sheet.need(body.height)) drawColumnHeads()
    draw(body)
    sheet.rule(sheet.y)
  }
}
