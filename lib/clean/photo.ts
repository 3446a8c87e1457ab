import type { Metadata } from 'sharp'
import { TooMany } from '../drawing/too-many'
import { aboutPicture, pictureRefusals, pixelsOf, seen, type PictureSize, type PictureType } from './picture'

const QUALITY = 90
/** Where the copy would be larger than the photo: that was saved so by its phone, and loses hardly more. */
const QUALITY_OF_SMALL = 80
/** Where the copy would not look like the photo. */
const FINEST_QUALITY = 97
/** Writing a WebP without loss takes much memory: a larger one leaves with a little loss. */
const MAX_LOSSLESS_WEBP = 4_000_000

/** How a lossy copy is compared: pixels a side, and the mean difference of their colours (0 to 255). */
const COMPARED_SIDE = 1024
const MAX_MEAN_DIFFERENCE = 6

/**
 * A photo drawn anew: its pixels as they are seen, upright, in sRGB, and nothing else of the file. It is of the same type.
 * Null when it is none of that type, is damaged, or the copy doesn't look like it. Throws one of `pictureRefusals`, and `TooMany`.
 */
export const cleanPhoto =
  (type: PictureType) =>
  async (bytes: Uint8Array): Promise<Uint8Array | null> => {
    try {
      const about = await aboutPicture(bytes, type)
      const isExact = isLossless(bytes, about)
      const copy = await drawnAnew(bytes, about, isExact, QUALITY)
      if (!isExact && copy.length > bytes.length) {
        const smaller = await drawnAnew(bytes, about, isExact, QUALITY_OF_SMALL)
        if (await isAlike(bytes, smaller, isExact)) return smaller
      }
      if (await isAlike(bytes, copy, isExact)) return copy
      if (about.format !== 'jpeg') return null
      // Small pictures of strong colours lose too much of them in a usual copy.
      const finest = await drawnAnew(bytes, { ...about, chromaSubsampling: '4:4:4' }, isExact, FINEST_QUALITY)
      return (await isAlike(bytes, finest, isExact)) ? finest : null
    } catch (error) {
      if (error instanceof TooMany) throw error
      if (Object.values(pictureRefusals).includes((error as Error).message)) throw error
      return null
    }
  }

/** The size of a photo as it is seen; null when it can't be read. */
export const photoSize = (bytes: Uint8Array): Promise<PictureSize | null> =>
  aboutPicture(bytes).then(
    ({ autoOrient }) => autoOrient,
    () => null,
  )

function drawnAnew(bytes: Uint8Array, about: Metadata, isExact: boolean, quality: number): Promise<Buffer> {
  const { format, space, chromaSubsampling, hasAlpha } = about
  // Greys of 16 bits with opacity would be rounded in another way.
  const isGrey = space === 'b-w' || (space === 'grey16' && !hasAlpha)
  const picture = seen(bytes).toColourspace(isGrey ? 'b-w' : 'srgb')
  if (format === 'png') return picture.png({ compressionLevel: 6, adaptiveFiltering: true }).toBuffer()
  if (format === 'webp')
    return picture.webp(isExact ? { lossless: true, effort: 1 } : { quality, effort: 2 }).toBuffer()
  // Tables of its own would have the whole photo wait in memory.
  const fine = chromaSubsampling?.startsWith('4:4:4') ? '4:4:4' : '4:2:0'
  return picture.jpeg({ quality, chromaSubsampling: fine, optimiseCoding: false }).toBuffer()
}

/** Whether the copy has exactly the pixels of the photo. */
const isLossless = (bytes: Uint8Array, { format, width, height }: Metadata) =>
  format === 'png' || (format === 'webp' && isLosslessWebp(bytes) && width * height <= MAX_LOSSLESS_WEBP)

/** By the first chunk that holds a picture. */
function isLosslessWebp(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 12; at + 8 <= file.length;) {
    const type = file.toString('latin1', at, at + 4)
    if (type === 'VP8L') return true
    if (type === 'VP8 ') return false
    const size = file.readUInt32LE(at + 4)
    // Chunks are padded to an even length.
    at += 8 + size + (size % 2)
  }
  return false
}

/** Whether both decode to one size and one picture: exactly, or within what a lossy type changes. */
export async function isAlike(photo: Uint8Array, copy: Uint8Array, isExact: boolean): Promise<boolean> {
  const [before, after] = await Promise.all([photoSize(photo), photoSize(copy)])
  if (before?.width !== after?.width || before?.height !== after?.height) return false
  const side = isExact ? undefined : COMPARED_SIDE
  const a = await pixelsOf(photo, side)
  const b = await pixelsOf(copy, side)
  // Photos that lie on their side may be shrunk to a pixel more or less.
  if (a.data.length !== b.data.length) return false
  let difference = 0
  for (let i = 0; i < a.data.length; i += 4) {
    const [opacity, other] = [a.data[i + 3]!, b.data[i + 3]!]
    difference += Math.abs(opacity - other)
    // A colour that is not seen may be any.
    if (!opacity && !other) continue
    for (let c = 0; c < 3; c++) difference += Math.abs(a.data[i + c]! - b.data[i + c]!)
  }
  return isExact ? difference === 0 : difference / (a.data.length * 0.75) <= MAX_MEAN_DIFFERENCE
}
