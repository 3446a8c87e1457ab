import { crc32, inflateSync, type Inflate } from 'node:zlib'
import { TooMany } from '../drawing/too-many'
import { cleanPhoto } from './photo'
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
 * A PNG of a document, with what its picture is drawn from alone. What goes: texts, EXIF, and bytes behind its pixels or the picture. A colour
 * profile, which has a name and texts, becomes sRGB. Null for what is no whole PNG, or has more in a chunk than belongs there.
 * Throws `TooMany`.
 */
export async function cleanPng(bytes: Uint8Array): Promise<Uint8Array | null> {
  const picture = withoutTexts(bytes)
  if (!picture) return null
  // A palette may have colours that no pixel has.
  if (picture.hasPalette || !hasOnlyItsRows(picture.head, picture.data))
    return cleanPhoto('png')(picture.file).catch(orNull)
  return picture.file
}

function orNull(error: unknown): null {
  if (error instanceof TooMany) throw error
  return null
}

type Picture = { file: Buffer; head: Buffer; data: Buffer; hasPalette: boolean }

/** The chunks that a picture is drawn from, and its pixels as they are packed. */
function withoutTexts(bytes: Uint8Array): Picture | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.toString('hex', 0, 8) !== SIGNATURE) return null
  assertFewPieces(bytes)
  const out: Buffer[] = [file.subarray(0, 8)]
  const data: Buffer[] = []
  let colours = ''
  let hasPalette = false
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
    if (type === 'PLTE') hasPalette = true
    if (type === 'IDAT') data.push(file.subarray(at + 8, at + 8 + length))
    if (type === 'IEND')
      return { file: Buffer.concat(out), head: out[1]!.subarray(8), data: Buffer.concat(data), hasPalette }
    at = end
  }
  return null
}

/** What the pixels may take in memory (bytes). */
const MAX_UNPACKED = 100_000_000

/** Whether the packed data is that of the rows, and no byte more. */
function hasOnlyItsRows(head: Buffer, data: Buffer): boolean {
  try {
    const { buffer, engine } = unpacked(data)
    return engine.bytesWritten === data.length && buffer.length === lengthOfRows(head)
  } catch {
    return false
  }
}

/** With `info`, Node gives the engine too, which says how much it has read. Its types don't know of that. */
const unpacked = (data: Buffer) =>
  inflateSync(data, { info: true, maxOutputLength: MAX_UNPACKED }) as unknown as { buffer: Buffer; engine: Inflate }

/** How many values a pixel has, by the type of its colours. */
const VALUES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** Which pixels each of the seven passes has: the first column and row, and how far the next ones are. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** The rows with the byte before each that says how it is filtered (bytes). */
function lengthOfRows(head: Buffer): number {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const bits = head[8]! * (VALUES[head[9]!] ?? 0)
  const isInterlaced = head[12] === 1
  const passes = isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const)
  return passes.reduce((sum, [x, y, across, down]) => {
    const [columns, rows] = [Math.ceil((width - x) / across), Math.ceil((height - y) / down)]
    return columns > 0 && rows > 0 ? sum + rows * (1 + Math.ceil((columns * bits) / 8)) : sum
  }, 0)
}

/** The chunk that says: the colours are those of sRGB. */
const SRGB = (() => {
  const named = Buffer.from('sRGB\0', 'latin1')
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(1)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, check])
})()
