import sharp, { type Sharp } from 'sharp'
import { MAX_PIXELS } from './picture'

/** A picture that moves has some hundred. */
const MAX_FRAMES = 1_000
/** Between the pixels and their copy (0 to 255): frames that are laid over others may have more colours than a GIF has. */
const MAX_MEAN_DIFFERENCE = 1

/**
 * A GIF of a document drawn anew: all of its frames, how long each is seen and how often they come. Comments, blocks of programs and
 * what follows the picture go. Null for what is no whole GIF, or has more than 25 megapixels in all of its frames.
 */
export async function cleanGif(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const about = await sharp(bytes, { animated: true, limitInputPixels: false }).metadata()
    if (about.format !== 'gif' || (about.pages ?? 1) > MAX_FRAMES || about.width * about.height > MAX_PIXELS)
      return null
    // With a palette of its own: colours of the file's that no pixel has could be a text. Less effort changes colours.
    const copy = await framesOf(bytes).gif({ reuse: false, dither: 0, effort: 4, keepDuplicateFrames: true }).toBuffer()
    return (await isAlike(bytes, copy)) ? copy : null
  } catch {
    // It can't be decoded.
    return null
  }
}

const framesOf = (bytes: Uint8Array): Sharp => sharp(bytes, { animated: true, failOn: 'error' })

async function isAlike(gif: Uint8Array, copy: Uint8Array): Promise<boolean> {
  const [before, after] = [await pixelsOf(gif), await pixelsOf(copy)]
  if (before.length !== after.length) return false
  let difference = 0
  for (let i = 0; i < before.length; i += 4) {
    const [opacity, other] = [before[i + 3]!, after[i + 3]!]
    difference += Math.abs(opacity - other)
    // A colour that is not seen may be any.
    if (!opacity && !other) continue
    for (let c = 0; c < 3; c++) difference += Math.abs(before[i + c]! - after[i + c]!)
  }
  return difference / before.length <= MAX_MEAN_DIFFERENCE
}

/** Red, green, blue and opacity of all frames, one below the other. */
const pixelsOf = (bytes: Uint8Array): Promise<Buffer> => framesOf(bytes).ensureAlpha().raw().toBuffer()
