import { aboutPicture, seen } from '../../clean/picture'

/** Pixels of the longer side. */
const LONG_SIDE = 320
const QUALITY = 78

/** A photo (JPEG, PNG, WebP) as a small JPEG, as it is seen, on white where it shines through. Throws when it is damaged or too large. */
export async function smallPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  await aboutPicture(bytes)
  return seen(bytes)
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
