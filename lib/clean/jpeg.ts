import sharp, { type Sharp } from 'sharp'
import { MAX_PIXELS } from './picture'
import { hasOnlyItsBlocks, noTables, readSegment } from './jpeg-scan'
import { assertFewPieces } from './picture-parts'

const [SOI, EOI, SOS, APP0, APP14] = [0xd8, 0xd9, 0xda, 0xe0, 0xee]

/** The length of a segment's body by what it says; null where it says nothing that can be. */
type Exact = (body: Buffer) => number | null

/** How many bytes tables take, one after the other: each begins with a byte that says its own length. */
const tables =
  (lengthAt: (body: Buffer, at: number) => number): Exact =>
  (body) => {
    let at = 0
    while (at < body.length) at += lengthAt(body, at)
    return at
  }

const quantization = tables((body, at) => (body[at]! >> 4 ? 129 : 65))
const huffman = tables((body, at) => 17 + body.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0))
const frame: Exact = (body) => (body.length > 5 ? 6 + 3 * body[5]! : null)
const scan: Exact = (body) => (body.length > 0 ? 4 + 2 * body[0]! : null)
const twoBytes: Exact = () => 2

/** What a picture is drawn from, with exact lengths: nothing else has a place in it. */
const KEPT: Record<number, Exact> = {
  0xdb: quantization,
  0xc4: huffman,
  0xcc: tables(() => 2),
  0xdc: twoBytes,
  0xdd: twoBytes,
  [SOS]: scan,
}
for (const marker of [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
  KEPT[marker] = frame

/**
 * A JPEG of a document, with what its picture is drawn from alone. What goes: colour profiles, EXIF, XMP, comments, small pictures, segments
 * of other kinds, and bytes behind compressed data or the picture. Its colours are then those of sRGB, or of the document that it stands in.
 * Null for what is no whole JPEG, or has more in a segment than belongs there. Throws `TooMany`.
 */
export async function cleanJpeg(bytes: Uint8Array): Promise<Uint8Array | null> {
  const picture = withoutSegments(bytes)
  if (!picture) return null
  return (picture.isExact ?? (await isDecoded(picture.file))) ? picture.file : drawnAnew(picture.file)
}

/** Of a progressive JPEG the decoder warns of bytes that it passes over. It keeps all values of one in memory, so large ones are not asked. */
async function isDecoded(jpeg: Buffer): Promise<boolean> {
  try {
    if (await isLarge(jpeg)) return false
    // All of the data is read, for a picture of a few points.
    await decoded(jpeg, 'warning').resize(8).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

async function isLarge(jpeg: Buffer): Promise<boolean> {
  const { width, height } = await decoded(jpeg, 'none').metadata()
  return width * height > MAX_PIXELS
}

const decoded = (jpeg: Buffer, failOn: 'none' | 'warning'): Sharp =>
  sharp(jpeg, { failOn, limitInputPixels: false, sequentialRead: true })

/** A copy loses hardly anything at this quality. */
const QUALITY = 95
/** Between the values of the pixels and those of their copy (0 to 255). */
const MAX_MEAN_DIFFERENCE = 6

/** For files that are damaged or have more than their picture: what viewers show of them. Null where there is nothing to see. */
async function drawnAnew(picture: Buffer): Promise<Uint8Array | null> {
  try {
    const { space } = await decoded(picture, 'none').metadata()
    // Whether colours of printers are kept upside down depends on a segment, and on the document.
    if (space === 'cmyk' || (await isLarge(picture))) return null
    const copy = await decoded(picture, 'none')
      .toColourspace(space)
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer()
    return (await difference(picture, copy)) <= MAX_MEAN_DIFFERENCE ? (withoutSegments(copy)?.file ?? null) : null
  } catch {
    return null
  }
}

/** The mean difference of the values of their pixels (0 to 255); endless for pictures of another size. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [before, after] = await Promise.all([a, b].map((jpeg) => decoded(jpeg, 'none').raw().toBuffer()))
  if (before!.length !== after!.length) return Infinity
  return before!.reduce((sum, value, at) => sum + Math.abs(value - after![at]!), 0) / before!.length
}

type Picture = {
  file: Buffer
  /** Whether its compressed data has no byte too many; undefined for what isn't sequential: the decoder has to tell. */
  isExact: boolean | undefined
}

/** The segments that a picture is drawn from, and its compressed data. */
function withoutSegments(bytes: Uint8Array): Picture | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 4 || file.readUInt16BE(0) !== 0xff00 + SOI) return null
  assertFewPieces(bytes)
  const out: Buffer[] = [file.subarray(0, 2)]
  const tables = noTables()
  let isExact = true
  const picture = () => ({ file: Buffer.concat(out), isExact: tables.frame ? isExact : undefined })
  let at = 2
  while (at + 4 <= file.length) {
    const marker = file[at + 1]!
    // Decoders pass over what stands between segments.
    if (file[at] !== 0xff || marker === 0) {
      at = file.indexOf(0xff, at + 1)
      if (at < 0) return null
      continue
    }
    // A marker may be padded.
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === EOI) break
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length) return null
    const kept = keptOf(marker, file.subarray(at, end))
    if (kept === null) return null
    out.push(kept)
    const body = kept.subarray(4)
    if (kept.length) readSegment(tables, marker, body)
    at = end
    if (marker !== SOS) continue
    const scanEnd = endOfScan(file, at)
    const data = file.subarray(at, scanEnd)
    if (tables.frame) isExact &&= hasOnlyItsBlocks(tables, body, data)
    out.push(data)
    at = scanEnd
    if (at >= file.length) return picture()
  }
  if (file[at] !== 0xff || file[at + 1] !== EOI) return null
  out.push(file.subarray(at, at + 2))
  return picture()
}

const NOTHING = Buffer.alloc(0)

/** What stays of a segment; null where it has a length that it can't have. */
function keptOf(marker: number, segment: Buffer): Buffer | null {
  const body = segment.subarray(4)
  const begins = (sign: string) => body.toString('latin1', 0, sign.length) === sign
  // The sign, version, units and density; no small picture.
  if (marker === APP0 && begins('JFIF\0'))
    return body.length < 12 ? null : segmentOf(marker, Buffer.concat([body.subarray(0, 12), Buffer.alloc(2)]))
  // How the colours are kept.
  if (marker === APP14 && begins('Adobe'))
    // One that is shorter says nothing to decoders.
    return body.length < 12 ? NOTHING : segmentOf(marker, body.subarray(0, 12))
  const exact = KEPT[marker]
  if (!exact) return NOTHING
  return exact(body) === body.length ? segment : null
}

function segmentOf(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** Compressed data runs to the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1]!
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return file.length
}
