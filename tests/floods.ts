import { halves, pngChunk } from './pictures'

/** A JPEG of three colours, each in a scan of its own, with the scan of the first `scans` times: 10 to 30 bytes each. */
export async function floodedJpeg(scans: number): Promise<Buffer> {
  const whole = await halves()
    .resize(8, 8, { fit: 'fill' })
    .jpeg({ chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer()
  const start = whole.indexOf(Buffer.from([0xff, 0xda]))
  // One colour a scan, of no difference to the one before: a few bits.
  const scanOf = (colour: number) =>
    Buffer.from([0xff, 0xda, 0, 8, 1, colour, colour === 1 ? 0 : 0x11, 0, 63, 0, colour === 1 ? 0x2b : 0x0f])
  const scan = scanOf(1)
  return Buffer.concat([
    whole.subarray(0, start),
    ...Array.from({ length: scans }, () => scan),
    scanOf(2),
    scanOf(3),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** A JPEG with so many empty segments of a program before its picture. */
export async function segmentedJpeg(segments: number): Promise<Buffer> {
  const whole = await halves().jpeg().toBuffer()
  const flood = Array.from({ length: segments }, () => Buffer.from([0xff, 0xe5, 0, 2]))
  return Buffer.concat([whole.subarray(0, 2), ...flood, whole.subarray(2)])
}

/** A PNG with so many empty chunks of a program before its picture. */
export async function chunkedPng(chunks: number): Promise<Buffer> {
  const whole = await halves().png().toBuffer()
  const flood = Array.from({ length: chunks }, () => pngChunk('vpAg', Buffer.alloc(0)))
  return Buffer.concat([whole.subarray(0, 33), ...flood, whole.subarray(33)])
}

/** A WebP with so many empty chunks of a program behind its picture. */
export async function chunkedWebp(chunks: number): Promise<Buffer> {
  const simple = (await halves().webp().toBuffer()).subarray(12)
  const chunk = (type: string, body: Uint8Array) => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(body.length)
    return Buffer.concat([Buffer.from(type), size, body])
  }
  const head = chunk('VP8X', Buffer.from([0, 0, 0, 0, 15, 0, 0, 7, 0, 0]))
  const flood = Array.from({ length: chunks }, () => chunk('NAME', Buffer.alloc(0)))
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), head, ...flood, simple]))
}
