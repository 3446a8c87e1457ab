/** What a picture is drawn from; other boxes hold texts, addresses and data of programs. */
const BOXES = ['jP  ', 'ftyp', 'jp2h', 'jp2c', 'ihdr', 'bpcc', 'colr', 'pclr', 'cmap', 'cdef', 'res ', 'resc', 'resd']
const PARENTS = ['jp2h', 'res ']
/** The colours are numbered (1), or those of a profile (2, 3), which has texts. */
const NUMBERED = 1
/** The number of the colours that a profile is for, by what it says of itself. */
const NUMBERS: Record<string, number> = { CMYK: 12, 'RGB ': 16, GRAY: 17 }
const SIGN_AT = 16

const [START, COMMENT, TILE, DATA, END] = [0xff4f, 0xff64, 0xff90, 0xff93, 0xffd9]

/**
 * A JPEG 2000 picture of a PDF with its comments blanked. A colour profile becomes the number of its colours. Boxes of other kinds and
 * all that follows the picture go. Null for what can't be read.
 */
export function cleanJpx(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes)
  try {
    if (file.readUInt16BE(0) === START) return withoutComments(file)
    const picture = cleanBoxes(file)
    return picture.includes('jp2c') ? picture : null
  } catch {
    return null
  }
}

/** The boxes that a picture is drawn from. A length of 0 runs to the end, of 1 stands behind the type in eight bytes. */
function cleanBoxes(file: Buffer): Buffer {
  const kept: Buffer[] = []
  for (let at = 0; at < file.length;) {
    const [stated, type] = [file.readUInt32BE(at), file.toString('latin1', at + 4, at + 8)]
    const head = stated === 1 ? 16 : 8
    const length = stated === 0 ? file.length - at : stated === 1 ? Number(file.readBigUInt64BE(at + 8)) : stated
    if (length < head || at + length > file.length) throw new Error('A box has no end.')
    if (BOXES.includes(type)) kept.push(cleanBox(type, file.subarray(at + head, at + length)))
    at += length
  }
  return Buffer.concat(kept)
}

const NOTHING = Buffer.alloc(0)

function cleanBox(type: string, body: Buffer): Buffer {
  if (type === 'colr') return cleanColours(body)
  if (PARENTS.includes(type)) return boxOf(type, cleanBoxes(body))
  return boxOf(type, type === 'jp2c' ? withoutComments(body) : body)
}

/** Readers of PDFs take a profile's colours for those that it is for; where it says nothing, for those of the document. */
function cleanColours(body: Buffer): Buffer {
  // The method, two bytes that say how good it is, and the colours.
  if (body[0] === NUMBERED && body.length !== 7) throw new Error('A number of colours has more behind it.')
  if (body[0] === NUMBERED) return boxOf('colr', body)
  const number = NUMBERS[body.toString('latin1', 3 + SIGN_AT, 7 + SIGN_AT)]
  return number ? boxOf('colr', Buffer.from([NUMBERED, 0, 0, 0, 0, 0, number])) : NOTHING
}

function boxOf(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The picture to its end. Comments stand in its head, and in that of each of its tiles. */
function withoutComments(picture: Buffer): Buffer {
  if (picture.readUInt16BE(0) !== START) throw new Error('It is no picture.')
  let tile = 0
  for (let at = 2; at + 2 <= picture.length;) {
    const marker = picture.readUInt16BE(at)
    if (marker === END) return picture.subarray(0, at + 2)
    if (marker === DATA) {
      const length = picture.readUInt32BE(tile + 6)
      // The last tile may run to the end of the picture, whose sign is in no data.
      if (!length) return endingAt(picture, picture.indexOf(Buffer.from([END >> 8, END & 0xff]), at))
      at = tile + length
      if (at <= tile + 12) throw new Error('A tile has no end.')
      continue
    }
    if (marker === TILE) tile = at
    const length = picture.readUInt16BE(at + 2)
    if (length < 2) throw new Error('A segment has no length.')
    // The first two bytes say what kind of comment it is.
    if (marker === COMMENT) picture.fill(0x20, at + 6, at + 2 + length)
    at += 2 + length
  }
  return picture
}

const endingAt = (picture: Buffer, end: number) => (end < 0 ? picture : picture.subarray(0, end + 2))
