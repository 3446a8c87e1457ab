import type { Block } from './paper'
import type { Sheet } from './sheet'
import { QUIET } from './text'

const ROW = 25
const LARGEST_ROW = 44
const GAP = 12
const BOX = 12

/** Steps with a box to tick, and room to write beside each. */
export function drawSteps(sheet: Sheet, { heads, steps, leaves }: Extract<Block, { kind: 'steps' }>) {
  const { doc, left, width } = sheet
  // The step takes as much as two of the other columns.
  const column = width / (heads.length + 1)
  const lefts = heads.map((_, i) => left + (i ? (i + 1) * column : 0))
  const head = heads.map((text) => sheet.set(text, { size: 7.5, colour: QUIET }, column - 8, 1))
  const headed = head[0]!.height + 2
  const drawHeads = () => {
    head.forEach((words, i) => sheet.put(words, lefts[i]! + (i ? 6 : 0), sheet.y))
    sheet.y += head[0]!.height + 2
    sheet.rule(sheet.y)
  }
  // What follows them is filled with them: it stays on their page.
  sheet.need(leaves === undefined ? ROW * 2 : headed + ROW * steps.length + GAP + leaves)
  drawHeads()
  const room = leaves === undefined ? 0 : sheet.bottom - sheet.y - GAP - leaves
  const row = Math.min(LARGEST_ROW, Math.max(ROW, room / steps.length))
  for (const step of steps) {
    if (sheet.need(row)) drawHeads()
    const words = sheet.set(step, { size: 10 }, 2 * column - BOX - 14, 1)
    doc
      .rect(left + 2, sheet.y + (row - BOX) / 2, BOX, BOX)
      .lineWidth(0.8)
      .strokeColor('#4a5b59')
      .stroke()
    sheet.put(words, left + BOX + 10, sheet.y + (row - words.height) / 2)
    for (const x of lefts.slice(1))
      doc
        .moveTo(x, sheet.y)
        .lineTo(x, sheet.y + row)
        .lineWidth(0.5)
        .strokeColor('#c9d3d1')
        .stroke()
    sheet.y += row
    sheet.rule(sheet.y)
  }
  sheet.y += GAP
}
