/** Chunks that a picture needs to be drawn. */
const KEPT = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']
/** In the flags of VP8X: EXIF and XMP are there. */
const METADATA_FLAGS = 0x08 | 0x04

/** Takes EXIF, XMP and unknown chunks out of a WebP, and what follows the picture. The picture stays. Null for what is none. */
export function cleanWebp(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return null
  const fileEnd = 8 + file.readUInt32LE(4)
  if (fileEnd > file.length) return null
  const out: Buffer[] = []
  for (let at = 12; at + 8 <= fileEnd;) {
    const size = file.readUInt32LE(at + 4)
    // Chunks are padded to an even length.
    const end = at + 8 + size + (size % 2)
    if (at + 8 + size > fileEnd) return null
    const type = file.toString('latin1', at, at + 4)
    if (KEPT.includes(type)) {
      const chunk = Buffer.from(file.subarray(at, end))
      if (type === 'VP8X' && size >= 1) chunk[8]! &= ~METADATA_FLAGS
      out.push(chunk)
    }
    at = end
  }
  if (!out.length) return null
  const head = Buffer.from(file.subarray(0, 12))
  head.writeUInt32LE(4 + out.reduce((sum, chunk) => sum + chunk.length, 0), 4)
  return Buffer.concat([head, ...out])
}
