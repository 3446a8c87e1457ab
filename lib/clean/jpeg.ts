/** JFIF, colour profile and Adobe's colours: what a picture needs to be drawn. */
const KEPT: Record<number, string> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' }

/** Takes EXIF, XMP, comments and all that follows the picture out of a JPEG. The picture stays. Null for what is none. */
export function cleanJpeg(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null
  const out: Buffer[] = [file.subarray(0, 2)]
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1]!
    // A marker may be padded.
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xd9) return Buffer.concat([...out, file.subarray(at, at + 2)])
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length) return null
    const isExtra = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
    const sign = KEPT[marker]
    if (!isExtra || (sign && file.toString('latin1', at + 4, at + 4 + sign.length) === sign))
      out.push(file.subarray(at, end))
    at = end
    if (marker !== 0xda) continue
    const scanEnd = endOfScan(file, at)
    out.push(file.subarray(at, scanEnd))
    at = scanEnd
    if (at >= file.length) return Buffer.concat(out)
  }
  return at + 2 <= file.length && file[at] === 0xff && file[at + 1] === 0xd9
    ? Buffer.concat([...out, file.subarray(at, at + 2)])
    : null
}

/** Compressed data runs to the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1]!
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return file.length
}
