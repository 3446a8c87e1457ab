import { crc32 } from 'node:zlib'
import { assertFewPieces } from './picture-parts'

const SIGNATURE = '89504e470d0a1a0a'

/** What a picture is drawn from, and the lengths that it can have (bytes); of the last one any. */
const KEPT: Record<string, (length: number) => boolean> = {
  IHDR: (length) => length === 13,
  PLTE: (length) => length <= 768 && length % 3 === 0,
  tRNS: (length) => length <= 256,
  cHRM: (length) => length === 32,
  gAMA: (length) => length === 4,
  sBIT: (length) => length <= 4,
  sRGB: (length) => length === 1,
  bKGD: (length) => length <= 6,
  pHYs: (length) => length === 9,
  IEND: (length) => length === 0,
  IDAT: () => true,
}

/**
 * Keeps of a PNG what its picture is drawn from. A colour profile, which has a name and texts, becomes sRGB. Texts, EXIF and all that follows the
 * picture go. Null for what is no whole PNG, or has more in a chunk than belongs there. Throws `TooMany`.
 */
export function cleanPng(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.toString('hex', 0, 8) !== SIGNATURE) return null
  assertFewPieces(bytes)
  const out: Buffer[] = [file.subarray(0, 8)]
  let colours = ''
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at)
    const end = at + 12 + length
    const type = file.toString('latin1', at + 4, at + 8)
    if (end > file.length) return null
    const fits = KEPT[type]
    if (fits && !fits(length)) return null
    // The two say the same thing twice, and a picture may have one of them.
    const saysColours = type === 'iCCP' || type === 'sRGB'
    if (saysColours && !colours) out.push(type === 'iCCP' ? SRGB : file.subarray(at, end))
    if (saysColours) colours = type
    else if (fits) out.push(file.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(out)
    at = end
  }
  return null
}

/** The chunk that says: the colours are those of sRGB. */
const SRGB = (() => {
  const named = Buffer.from('sRGB\0', 'latin1')
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(1)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, check])
})()
