const EXIF = 'Exif\0\0'
const ORIENTATION = 0x0112

type Segment = { marker: number; data: Buffer }

/** The segments before the picture's data. */
function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff;) {
    const marker = file[at + 1]!
    // A marker may be padded.
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xda || marker === 0xd9) return
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length || end < at + 4) return
    yield { marker, data: file.subarray(at + 4, end) }
    at = end
  }
}

/** Start of a frame of any kind: all of C0 to CF but tables and arithmetic conditioning. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Width and height (pixels) of a JPEG as it is stored; null when it has no frame. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  for (const { marker, data } of segmentsOf(bytes))
    if (isFrame(marker) && data.length >= 5) return { width: data.readUInt16BE(3), height: data.readUInt16BE(1) }
  return null
}

/** How a JPEG has to be turned: 1 to 8 as EXIF numbers them, 1 when it says nothing. */
export function exifOrientation(bytes: Uint8Array): number {
  for (const { marker, data } of segmentsOf(bytes)) {
    if (marker !== 0xe1 || data.toString('latin1', 0, EXIF.length) !== EXIF) continue
    const found = orientationIn(data.subarray(EXIF.length))
    return found >= 1 && found <= 8 ? found : 1
  }
  return 1
}

/** The tag in the first directory of a TIFF header; 1 when there is none. */
function orientationIn(tiff: Buffer): number {
  if (tiff.length < 8) return 1
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const at = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (at + 2 > tiff.length) return 1
  const entries = short(at)
  for (let entry = at + 2; entry + 12 <= tiff.length && entry < at + 2 + entries * 12; entry += 12)
    if (short(entry) === ORIENTATION) return short(entry + 8)
  return 1
}

/** An EXIF segment with this tag alone. */
export function orientationSegment(orientation: number): Buffer {
  // Big-endian; one entry: the tag, of the type SHORT, one value; no further directory.
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const data = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
