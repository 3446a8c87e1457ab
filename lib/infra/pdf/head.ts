import type { Paper } from './paper'
import type { Sheet } from './sheet'
import { QUIET } from './text'

const BAD = '#a3261b'

/** The head of the first page: in whose name, what it is, and its number. */
export function drawHead(sheet: Sheet, { issuer, kind, id, stamp, size }: Paper) {
  const isSmall = size === 'a6'
  const { left, width } = sheet
  const mark = isSmall ? 18 : 26
  drawMark(sheet, left, sheet.y, mark)
  const number = sheet.set(id, { size: isSmall ? 11 : 12, weight: 'bold' }, width / 3)
  const from = left + mark + 8
  const room = width - mark - 8 - Math.max(...number.lines.map((line) => line.width)) - 12
  const by = sheet.set(issuer, { size: isSmall ? 9 : 11, weight: 'bold' }, room, isSmall ? 2 : 3)
  const height = Math.max(mark, by.height, number.height)
  sheet.put(by, from, sheet.y + (height - by.height) / 2)
  sheet.put(number, left, sheet.y + (height - number.height) / 2, width, 'right')
  sheet.y += height + (isSmall ? 5 : 9)
  sheet.rule(sheet.y, '#0c3238', 1.2)
  sheet.y += isSmall ? 7 : 16
  const title = sheet.set(kind, { size: isSmall ? 13 : 22, weight: 'bold' }, width)
  sheet.put(title, left, sheet.y)
  sheet.y += title.height + (isSmall ? 4 : 10)
  if (stamp) drawStamp(sheet, stamp, isSmall)
}

/** Words in a box across the page. */
export function drawStamp(sheet: Sheet, stamp: string, isSmall = false) {
  const { doc, left, width } = sheet
  const across = sheet.set(stamp, { size: isSmall ? 20 : 30, weight: 'bold', colour: BAD }, width - 20)
  const box = across.height + (isSmall ? 6 : 12)
  doc.rect(left, sheet.y, width, box).lineWidth(2).strokeColor(BAD).stroke()
  sheet.put(across, left, sheet.y + (box - across.height) / 2, width, 'center')
  sheet.y += box + (isSmall ? 7 : 14)
}

/** Our mark, as in public/favicon.svg: a sheet with its corner cut, and a J. */
export function drawMark({ doc }: Sheet, x: number, y: number, side: number) {
  doc
    .save()
    .translate(x, y)
    .scale(side / 32)
  doc
    .path('M6 1h15.2a3 3 0 0 1 2.1.9l6.8 6.8a3 3 0 0 1 .9 2.1V26a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5Z')
    .fill('#0c3238')
  doc.path('M20.5 9.5v10a5.25 5.25 0 0 1-10.5 0').lineWidth(4.4).lineCap('round').stroke('#d6ef4b')
  doc.circle(10, 10.5, 2.2).lineWidth(1.8).stroke('#e9f3f1')
  doc.restore()
}

/** The foot of each page: what it is, and which of how many pages. */
export function drawFeet(sheet: Sheet, { id, kind, stamp }: Paper, foot: number) {
  const { doc, left, width } = sheet
  const { start, count } = doc.bufferedPageRange()
  for (let i = start; i < start + count; i++) {
    doc.switchToPage(i)
    const y = sheet.bottom + foot - 10
    const style = { size: 7.5, colour: QUIET }
    sheet.rule(y - 4)
    sheet.put(sheet.set([stamp, kind, id].filter(Boolean).join(' · '), style, width - 70, 1), left, y)
    sheet.put(sheet.set(`Page ${i + 1} of ${count}`, style, 70), left, y, width, 'right')
  }
}
