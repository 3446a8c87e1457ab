import { decode as decodePng } from 'fast-png'
import { decode as decodeJpeg, encode } from 'jpeg-js'
import { exifOrientation } from '../../clean/jpeg-header'

/** Pixels of the longer side. */
const LONG_SIDE = 320
const QUALITY = 78
/** What is decoded at most: a phone's photo has 12 megapixels. */
const MAX_MEGAPIXELS = 25
const MAX_MEMORY_MB = 256

/** Red, green, blue and opacity of each pixel, 0 to 255. */
type Pixels = { width: number; height: number; data: Uint8Array }

/** A photo as a small JPEG, turned the way it is seen. Throws when it is damaged or too large. */
export function smallPhoto(kind: 'jpeg' | 'png', bytes: Uint8Array): Uint8Array {
  const photo = kind === 'png' ? pixelsOfPng(bytes) : decodeJpeg(bytes, limits)
  const small = shrunk(photo)
  const turned = kind === 'png' ? small : turnedBy(exifOrientation(bytes), small)
  return encode({ ...turned, data: Buffer.from(turned.data) }, QUALITY).data
}

const limits = { useTArray: true, maxResolutionInMP: MAX_MEGAPIXELS, maxMemoryUsageInMB: MAX_MEMORY_MB } as const

function pixelsOfPng(bytes: Uint8Array): Pixels {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (head.readUInt32BE(16) * head.readUInt32BE(20) > MAX_MEGAPIXELS * 1e6) throw new Error('It has too many pixels.')
  const { width, height, data, channels, depth, palette } = decodePng(bytes)
  const rgba = new Uint8Array(width * height * 4)
  const byte = (value: number) => (depth === 16 ? value >> 8 : value)
  for (let i = 0; i < width * height; i++) {
    const from = palette ? palette[data[i]!]! : Array.from(data.subarray(i * channels, (i + 1) * channels), byte)
    // Grey has one channel, or two with its opacity.
    const [r = 0, g = r, b = r] = from.length > 2 ? from : [from[0]!]
    const opacity = from.length % 2 ? 255 : from[from.length - 1]!
    // What shines through is paper.
    const onPaper = (value: number) => 255 + ((value - 255) * opacity) / 255
    rgba.set([onPaper(r), onPaper(g), onPaper(b), 255], i * 4)
  }
  return { width, height, data: rgba }
}

/** Each pixel is the mean of those that it stands for. */
function shrunk({ width, height, data }: Pixels): Pixels {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const out = new Uint8Array(w * h * 4)
  for (let y = 0; y < h; y++) {
    const [top, bottom] = [Math.floor((y * height) / h), Math.floor(((y + 1) * height) / h)]
    for (let x = 0; x < w; x++) {
      const [left, right] = [Math.floor((x * width) / w), Math.floor(((x + 1) * width) / w)]
      const sum = [0, 0, 0]
      for (let row = top; row < bottom; row++)
        for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4)
          for (let c = 0; c < 3; c++) sum[c]! += data[at + c]!
      const count = (bottom - top) * (right - left)
      out.set([...sum.map((value) => Math.round(value / count)), 255], (y * w + x) * 4)
    }
  }
  return { width: w, height: h, data: out }
}

/** The picture as EXIF says that it is seen: 2 to 4 mirrored or upside down, 5 to 8 with its sides exchanged. */
function turnedBy(orientation: number, photo: Pixels): Pixels {
  if (orientation === 1) return photo
  const { width, height, data } = photo
  const [w, h] = orientation > 4 ? [height, width] : [width, height]
  const out = new Uint8Array(data.length)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [along, down] = orientation > 4 ? [y, x] : [x, y]
      const fromX = [2, 3, 7, 8].includes(orientation) ? width - 1 - along : along
      const fromY = [3, 4, 6, 7].includes(orientation) ? height - 1 - down : down
      const from = (fromY * width + fromX) * 4
      out.set(data.subarray(from, from + 4), (y * w + x) * 4)
    }
  return { width: w, height: h, data: out }
}
