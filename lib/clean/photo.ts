import { cleanJpeg } from './jpeg'
import { exifOrientation, jpegSize, orientationSegment } from './jpeg-header'

/** Pixels. */
export type PhotoSize = { width: number; height: number }

/** A JPEG without EXIF, GPS, XMP and comments. How it has to be turned stays, as the only tag. */
export function cleanPhoto(bytes: Uint8Array): Uint8Array | null {
  const cleaned = cleanJpeg(bytes)
  const orientation = exifOrientation(bytes)
  if (!cleaned || orientation === 1) return cleaned
  return Buffer.concat([cleaned.subarray(0, 2), orientationSegment(orientation), cleaned.subarray(2)])
}

/** The size of a photo as it is seen, by its own header; null when the header tells none. */
export function photoSize(name: string, bytes: Uint8Array): PhotoSize | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const size = ending === 'png' ? pngSize(file) : ending === 'webp' ? webpSize(file) : jpegSize(file)
  if (!size?.width || !size.height) return null
  // From 5 on a camera was held upright.
  const isTurned = (ending === 'jpg' || ending === 'jpeg') && exifOrientation(file) > 4
  return isTurned ? { width: size.height, height: size.width } : size
}

const pngSize = (file: Buffer): PhotoSize | null =>
  file.length >= 24 ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) } : null

/** By the first chunk: an extended, a lossless or a lossy one. */
function webpSize(file: Buffer): PhotoSize | null {
  if (file.length < 30) return null
  const type = file.toString('latin1', 12, 16)
  if (type === 'VP8X') return { width: 1 + file.readUIntLE(24, 3), height: 1 + file.readUIntLE(27, 3) }
  if (type === 'VP8L') {
    const bits = file.readUInt32LE(21)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  if (type !== 'VP8 ') return null
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
}
