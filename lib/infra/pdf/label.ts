import { drawMark } from './head'
import type { Label } from './paper'
import { drawCode, sideOfCode } from './pictures'
import type { Sheet } from './sheet'
import { QUIET } from './text'

const MM = 72 / 25.4
/** The side of the QR code without its quiet zone: a phone reads it from an arm's length. */
const CODE = 38 * MM
/** So many orders stand on a label. */
const MOST_ORDERS = 8

/** A label for a box of A6: its number large, what is in it, and a QR code at its foot. */
export function drawLabel(
  sheet: Sheet,
  { issuer, id, box, address, heading, contents, facts, code, codeLabel }: Label,
) {
  const { left, width } = sheet
  const mark = 20
  drawMark(sheet, left, sheet.y, mark)
  const by = sheet.set(issuer, { size: 12, weight: 'bold' }, width / 2 - mark - 6, 1)
  sheet.put(by, left + mark + 6, sheet.y + (mark - by.height) / 2)
  const number = sheet.set(id, { size: 17, weight: 'bold' }, width / 2, 1)
  sheet.put(number, left, sheet.y + (mark - number.height) / 2, width, 'right')
  sheet.y += mark + 7
  sheet.rule(sheet.y, '#0c3238', 1.2)
  sheet.y += 8
  if (address) drawAddress(sheet, address)
  const title = sheet.set(box, { size: address ? 18 : 30, weight: 'bold' }, width, 1)
  sheet.put(title, left, sheet.y)
  sheet.y += title.height + 4
  if (heading) {
    const said = sheet.set(heading, { size: 8, colour: QUIET }, width, 1)
    sheet.put(said, left, sheet.y)
    sheet.y += said.height + 1
  }
  drawContents(sheet, contents)
  drawFoot(sheet, facts, code, codeLabel)
}

/** The receiver large, as the driver reads it; the sender small. */
function drawAddress(sheet: Sheet, { to, from }: NonNullable<Label['address']>) {
  const { left, width } = sheet
  const put = (text: string, style: { size: number; weight?: 'bold'; colour?: string }, lines: number) => {
    const said = sheet.set(text, style, width, lines)
    sheet.put(said, left, sheet.y)
    sheet.y += said.height + 2
  }
  const [name, ...lines] = to
  put('To', { size: 8, colour: QUIET }, 1)
  put(name!, { size: 15, weight: 'bold' }, 2)
  for (const line of lines) put(line, { size: 12 }, 2)
  sheet.y += 6
  put(`From: ${from.join(', ')}`, { size: 8, colour: QUIET }, 3)
  sheet.y += 6
}

/** The orders with their pieces, as large as they fit. */
function drawContents(sheet: Sheet, contents: Label['contents']) {
  const { left, width } = sheet
  const shown = contents.length > MOST_ORDERS ? contents.slice(0, MOST_ORDERS - 1) : contents
  const size = contents.length > 4 ? 11 : 16
  for (const [order, pieces] of shown) {
    const name = sheet.set(order, { size, weight: 'bold' }, width / 2, 1)
    sheet.put(name, left, sheet.y)
    sheet.put(sheet.set(pieces, { size }, width / 2, 1), left, sheet.y, width, 'right')
    sheet.y += name.height + 2
  }
  const more = contents.length - shown.length
  if (more) sheet.put(sheet.set(`and ${more} more orders`, { size, colour: QUIET }, width, 1), left, sheet.y)
}

/** The code with what it is for below it, and facts to its left. */
function drawFoot(sheet: Sheet, facts: Label['facts'], code: string, codeLabel: string) {
  const side = sideOfCode(code, CODE)
  const words = sheet.set(codeLabel, { size: 7.5, colour: QUIET }, side, 1)
  const x = sheet.left + sheet.width - side
  const y = sheet.bottom - side - words.height
  drawCode(sheet, code, { x, y, dark: CODE })
  sheet.put(words, x, y + side, side, 'center')
  let below = sheet.bottom
  const room = sheet.width - side - 8
  for (const [label, value] of facts.toReversed()) {
    const said = sheet.set(value, { size: 15, weight: 'bold' }, room, 2)
    const what = sheet.set(label, { size: 8, colour: QUIET }, room, 2)
    below -= said.height
    sheet.put(said, sheet.left, below)
    below -= what.height
    sheet.put(what, sheet.left, below)
    below -= 8
  }
}
