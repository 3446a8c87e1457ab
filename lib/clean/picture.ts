import sharp, { type Metadata, type Sharp } from 'sharp'
import { assertFewPieces } from './picture-parts'

// The only codec of pictures on the server. It keeps nothing between files, and reads no other formats than these.
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    // Within documents alone, see `gif.ts`.
    'VipsForeignLoadNsgifBuffer',
  ],
})

export type PictureType = 'jpeg' | 'png' | 'webp'
/** Pixels. */
export type PictureSize = { width: number; height: number }
/** Red, green, blue and opacity of each pixel (0 to 255), in rows from the top. */
export type Pixels = PictureSize & { data: Uint8Array }

export const MAX_PIXELS = 25_000_000
/** What it may take in memory as a whole (bytes). */
const MAX_UNPACKED = 100_000_000

/** Why a picture that can be read isn't taken, in words for its sender. */
export const pictureRefusals = {
  large: 'This photo is larger than 25 megapixels',
  unpacked: 'This photo takes more than 100 MB of memory. Save it with 8 bits a colour.',
  moving: 'This picture moves. Send a still photo.',
}

/**
 * What the header of a picture says. Throws when it is none of this type, with one of `pictureRefusals` when it moves or is too
 * large, and `TooMany` when it has more pieces than a picture has: nothing of it is unpacked before.
 */
export async function aboutPicture(bytes: Uint8Array, type?: PictureType): Promise<Metadata> {
  assertFewPieces(bytes)
  const about = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (type && about.format !== type) throw new Error(`It is no ${type}.`)
  if (about.format === 'gif') throw new Error('A GIF is no photo.')
  const pixels = about.width * about.height
  if (pixels > MAX_PIXELS) throw new Error(pictureRefusals.large)
  if (pixels * about.channels * (about.depth === 'uchar' ? 1 : 2) > MAX_UNPACKED)
    throw new Error(pictureRefusals.unpacked)
  if ((about.pages ?? 1) > 1 || (about.format === 'png' && isAnimatedPng(bytes)))
    throw new Error(pictureRefusals.moving)
  return about
}

/**
 * A picture as it is seen: upright, in sRGB. Ask `aboutPicture` first. Rejects when it ends too early or a part can't be decoded; what
 * decoders warn of and pass over is drawn as viewers draw it.
 */
export const seen = (bytes: Uint8Array): Sharp => sharp(bytes, { failOn: 'error' }).autoOrient()

/** The pixels of a picture as it is seen, at most `side` a side. */
export async function pixelsOf(bytes: Uint8Array, side?: number): Promise<Pixels> {
  const whole = seen(bytes)
  const small = side ? whole.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) : whole
  const { data, info } = await small.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** A picture of these pixels, to be written as a file. */
export const pictureOf = ({ width, height, data }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } })

/** A PNG of several frames has a chunk that controls them, before the first picture. Others see the first frame alone. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
  }
  return false
}
