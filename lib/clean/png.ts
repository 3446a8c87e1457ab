const SIGNATURE = '89504e470d0a1a0a'
/** What a picture needs to be drawn. */
const KEPT = 'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB bKGD pHYs'.split(' ')

/** Takes texts, EXIF and all that follows the picture out of a PNG. The picture stays. Null for what is none. */
export function cleanPng(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.toString('hex', 0, 8) !== SIGNATURE) return null
  const out: Buffer[] = [file.subarray(0, 8)]
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    if (end > file.length) return null
    if (KEPT.includes(type)) out.push(file.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(out)
    at = end
  }
  return null
}
