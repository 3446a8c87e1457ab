import { drawMark, drawStamp } from './head'
import type { Fact, Paper, Party, Sum } from './paper'
import { drawPicture } from './pictures'
import type { Sheet } from './sheet'
import { QUIET } from './text'

/** The room of a logo (pt). */
const LOGO = { width: 150, height: 42 }

/** The head of an invoice: the logo, or our mark with the company's name, and what it is on the right. */
export function drawLetterhead(
  sheet: Sheet,
  { issuer, kind, id, stamp }: Paper,
  { logo, copy }: NonNullable<Paper['letterhead']>,
) {
  const { left, width } = sheet
  const room = width * 0.52
  const top = sheet.y
  const right = left + width - room
  let below = top
  const put = (text: string, size: number, weight: 'regular' | 'bold', colour?: string) => {
    const words = sheet.set(text, { size, weight, colour }, room)
    sheet.put(words, right, below, room, 'right')
    below += words.height
  }
  if (copy) put(copy, 7.5, 'bold', QUIET)
  put(kind, 17, 'bold')
  put(id, 11, 'bold')
  const hasLogo = logo && drawPicture(sheet, logo, left, top, LOGO.width, LOGO.height)
  let under = top + LOGO.height
  if (!hasLogo) {
    drawMark(sheet, left, top, 26)
    const name = sheet.set(issuer, { size: 11, weight: 'bold' }, width - room - 46, 3)
    sheet.put(name, left + 34, top + Math.max(0, (26 - name.height) / 2))
    under = top + Math.max(26, name.height)
  }
  sheet.y = Math.max(below, under) + 8
  sheet.rule(sheet.y, '#0c3238', 1.2)
  sheet.y += 10
  if (stamp) drawStamp(sheet, stamp, true)
}

/** Companies side by side, each under what it is here. */
export function drawParties(sheet: Sheet, parties: readonly Party[]) {
  const GAP = 16
  const each = (sheet.width - GAP * (parties.length - 1)) / parties.length
  const columns = parties.map(({ head, name, lines }) => [
    sheet.set(head, { size: 7.5, colour: QUIET }, each, 1),
    sheet.set(name, { size: 10, weight: 'bold' }, each),
    ...lines.map((line) => sheet.set(line, { size: 8.5 }, each)),
  ])
  const height = Math.max(...columns.map((column) => column.reduce((sum, one) => sum + one.height, 0)))
  sheet.need(height)
  columns.forEach((column, i) => {
    let y = sheet.y
    for (const one of column) {
      sheet.put(one, sheet.left + i * (each + GAP), y)
      y += one.height
    }
  })
  sheet.y += height + 10
}

/** The totals on the right, what belongs to them on the left. */
export function drawSums(sheet: Sheet, { facts, rows }: { facts: readonly Fact[]; rows: readonly Sum[] }) {
  const right = sheet.width * 0.42
  const room = sheet.width - right - 20
  const sums = rows.map(({ label, amount, strong }) => {
    const style = { size: strong ? 11 : 9, weight: strong ? 'bold' : 'regular' } as const
    return { label: sheet.set(label, style, right * 0.55), amount: sheet.set(amount, style, right * 0.45), strong }
  })
  const words = facts.map(([label, value]) => [
    sheet.set(label, { size: 7.5, colour: QUIET }, room, 1),
    sheet.set(value, { size: 10 }, room),
  ])
  const sumHeight = sums.reduce((sum, { label, strong }) => sum + label.height + (strong ? 7 : 2), 0)
  const wordHeight = words.reduce((sum, [label, value]) => sum + label!.height + value!.height + 6, 0)
  const height = Math.max(sumHeight, wordHeight)
  sheet.need(height)
  let y = sheet.y
  for (const [label, value] of words) {
    sheet.put(label!, sheet.left, y)
    sheet.put(value!, sheet.left, y + label!.height)
    y += label!.height + value!.height + 6
  }
  y = sheet.y
  const x = sheet.left + sheet.width - right
  for (const { label, amount, strong } of sums) {
    if (strong) {
      sheet.doc
        .moveTo(x, y + 2)
        .lineTo(x + right, y + 2)
        .lineWidth(0.8)
        .strokeColor('#0c3238')
        .stroke()
      y += 5
    }
    sheet.put(label, x, y)
    sheet.put(amount, x + right * 0.55, y, right * 0.45, 'right')
    y += label.height + 2
  }
  sheet.y += height + 10
}
