/** What a picture is drawn from; other boxes hold texts, addresses and data of programs. */
const BOXES = ['jP  ', 'ftyp', 'jp2h', 'jp2c', 'ihdr', 'bpcc', 'colr', 'pclr', 'cmap', 'cdef', 'res ', 'resc', 'resd']
const PARENTS = ['jp2h', 'res ']
/** The colours are numbered (1), or those of a profile, which has texts. */
const NUMBERED = 1

const [START, COMMENT, TILE, DATA, END] = [0xff4f, 0xff64, 0xff90, 0xff93, 0xffd9]

/**
 * A JPEG 2000 picture of a PDF with its comments blanked. Null where it has a colour profile, boxes of other kinds, or can't be
 * read.
 */
export function cleanJpx(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes)
  try {
    if (file.readUInt16BE(0) === START) blankComments(file)
    else if (!cleanBoxes(file)) return null
    return file
  } catch {
    return null
  }
}

/** Whether all boxes are known ones. A length of 0 runs to the end, of 1 stands behind the type in eight bytes. */
function cleanBoxes(file: Buffer): boolean {
  for (let at = 0; at < file.length;) {
    const [stated, type] = [file.readUInt32BE(at), file.toString('latin1', at + 4, at + 8)]
    const head = stated === 1 ? 16 : 8
    const length = stated === 0 ? file.length - at : stated === 1 ? Number(file.readBigUInt64BE(at + 8)) : stated
    if (length < head || at + length > file.length || !BOXES.includes(type)) return false
    const body = file.subarray(at + head, at + length)
    if (type === 'colr' && (body[0] !== NUMBERED || body.length !== 7)) return false
    if (PARENTS.includes(type) && !cleanBoxes(body)) return false
    if (type === 'jp2c') blankComments(body)
    at += length
  }
  return true
}

/** Comments stand in the head of the picture, and in that of each of its tiles. */
function blankComments(picture: Buffer) {
  if (picture.readUInt16BE(0) !== START) throw new Error('It is no picture.')
  let tile = 0
  for (let at = 2; at + 2 <= picture.length;) {
    const marker = picture.readUInt16BE(at)
    if (marker === END) return
    if (marker === DATA) {
      const length = picture.readUInt32BE(tile + 6)
      if (!length) return
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
}
