import { encode } from 'uqr'
import type { Fact, Photo } from './paper'
import { drawFacts } from './facts'
import { leading, LINE, type Sheet } from './sheet'
import { QUIET } from './text'

const MM = 72 / 25.4
/** The side of a QR code without its quiet zone, which is four modules wide (ISO/IEC 18004). */
const CODE = 28 * MM
const QUIET_ZONE = 4
/** Height of the two lines that a card is filled in by hand (pt). */
const LINES_BELOW = 46

/** Photos with what they show, four on a page. */
export function drawPhotos(sheet: Sheet, photos: readonly Photo[]) {
  const GAP = 16
  const cell = { width: (sheet.width - GAP) / 2, caption: 30 }
  photos.forEach((photo, i) => {
    const place = i % 4
    if (place === 0 && i > 0) sheet.next()
    const height = (sheet.bottom - sheet.y - GAP) / 2
    const x = sheet.left + (place % 2) * (cell.width + GAP)
    const y = sheet.y + (place > 1 ? height + GAP : 0)
    const box = height - cell.caption
    sheet.doc.rect(x, y, cell.width, box).fill('#f3f6f5')
    if (!drawPicture(sheet, photo.bytes, x, y, cell.width, box)) {
      const words = sheet.set(
        'This photo can’t be shown here. Its file is in the ZIP.',
        { size: 9, colour: QUIET },
        cell.width - 40,
      )
      sheet.put(words, x + 20, y + (box - words.height) / 2, cell.width - 40, 'center')
    }
    sheet.put(sheet.set(photo.caption, { size: 8, colour: QUIET }, cell.width, 2), x, y + box + 4)
  })
  if (photos.length) sheet.y = sheet.bottom
}

/** A picture of photo-on-paper.ts, as large as fits. False when it has no bytes. */
export function drawPicture(
  { doc }: Sheet,
  bytes: Uint8Array,
  x: number,
  y: number,
  width: number,
  height: number,
): boolean {
  try {
    doc.image(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), x, y, {
      fit: [width, height],
      align: 'center',
      valign: 'center',
    })
    return true
  } catch {
    return false
  }
}

const encoded = (code: string) => encode(code, { ecc: 'M', border: QUIET_ZONE })

/** The side of a QR code with its quiet zone, whose modules have so much room (pt). */
export function sideOfCode(code: string, dark: number): number {
  const { size } = encoded(code)
  return (size * dark) / (size - 2 * QUIET_ZONE)
}

/** A QR code with its quiet zone; its modules have so much room (pt). */
export function drawCode({ doc }: Sheet, code: string, { x, y, dark }: { x: number; y: number; dark: number }) {
  const { size, data } = encoded(code)
  const cell = dark / (size - 2 * QUIET_ZONE)
  doc.rect(x, y, size * cell, size * cell).fill('#ffffff')
  data.forEach((row, j) =>
    row.forEach((isDark, i) => {
      // Edges that overlap a little leave no hairlines between modules.
      if (isDark) doc.rect(x + i * cell, y + j * cell, cell + 0.05, cell + 0.05)
    }),
  )
  doc.fill('#000000')
}

type Beside = { facts: Fact[]; code: string; codeLabel: string; picture: Uint8Array | null; plain?: boolean }

/** Facts, and to their right a QR code with the picture of the part below it. */
export function drawBeside(sheet: Sheet, { facts, code, codeLabel, picture, plain }: Beside, isSmall: boolean) {
  const side = sideOfCode(code, CODE)
  const x = sheet.left + sheet.width - side
  if (plain) sheet.need(side + 24)
  const top = sheet.y
  drawCode(sheet, code, { x, y: top, dark: CODE })
  const label = sheet.set(codeLabel, { size: 7, colour: QUIET }, side, 3)
  sheet.put(label, x, top + side, side, 'center')
  let below = top + side + label.height + 8
  const tall = side * (isSmall ? 0.6 : 0.9)
  if (picture && drawPicture(sheet, picture, x, below, side, tall)) below += tall
  const width = sheet.width - side - 12
  // A small card is one sheet, with the lines to fill below.
  const within = isSmall ? sheet.bottom - top - LINES_BELOW : undefined
  drawFacts(sheet, facts, {
    columns: isSmall ? 1 : plain ? 3 : 2,
    width,
    look: isSmall ? 'small' : plain ? 'normal' : 'large',
    within,
  })
  sheet.y = Math.max(sheet.y, below) + (isSmall ? 0 : plain ? 2 : 16)
}

/** The box of a large picture (pt). */
const LARGE = { width: 250, height: 190 }

/** A large picture in a frame, with words to its right; without a picture the words alone. */
export function drawPictureAndWords(
  sheet: Sheet,
  { picture, heading, text }: { picture: Uint8Array | null; heading: string; text: string },
) {
  const GAP = 16
  const room = picture ? sheet.width - LARGE.width - GAP : sheet.width
  const head = sheet.set(heading, { size: 11, weight: 'bold' }, room, 1)
  const most = Math.floor((LARGE.height - head.height) / leading({ size: 10 }))
  const words = sheet.set(text, { size: 10 }, room, most)
  const height = picture ? LARGE.height : head.height + words.height
  sheet.need(height)
  const x = picture ? sheet.left + LARGE.width + GAP : sheet.left
  if (picture) {
    const inside = 6
    sheet.doc.rect(sheet.left, sheet.y, LARGE.width, LARGE.height).lineWidth(0.5).strokeColor(LINE).stroke()
    drawPicture(
      sheet,
      picture,
      sheet.left + inside,
      sheet.y + inside,
      LARGE.width - 2 * inside,
      LARGE.height - 2 * inside,
    )
  }
  if (text) {
    sheet.put(head, x, sheet.y)
    sheet.put(words, x, sheet.y + head.height + 2)
  }
  sheet.y += height + 14
}
