import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Pictures of 16 × 8 pixels: the left half red (of grey ones black), the right half white. */
const [WIDTH, HEIGHT] = [16, 8]
const RED = [220, 0, 0]

const rgb = Buffer.from(
  Array.from({ length: WIDTH * HEIGHT }, (_, i) => (isLeft(i % WIDTH) ? RED : [255, 255, 255])).flat(),
)
function isLeft(x: number) {
  return x < WIDTH / 2
}

/** To be written as a file of any type. */
export const halves = (): Sharp => sharp(rgb, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })

/** How PNG numbers what a pixel holds. */
const colours = { grey: 0, rgb: 2, palette: 3, greyAlpha: 4, rgba: 6 } as const

export function pngChunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, check])
}

/** A PNG of any depth (bits), written here. Where it has opacity, or `seeThrough`, its left half isn't seen. */
export function pngHalves(colour: keyof typeof colours, depth: number, seeThrough = false): Buffer {
  const most = 2 ** depth - 1
  const [left, right] = {
    grey: [[0], [most]],
    greyAlpha: [
      [0, 0],
      [most, most],
    ],
    rgb: [[Math.round((220 / 255) * most), 0, 0], Array(3).fill(most)],
    rgba: [[Math.round((220 / 255) * most), 0, 0, 0], Array(4).fill(most)],
    palette: [[0], [1]],
  }[colour] as [number[], number[]]
  const rows = Array.from({ length: HEIGHT }, () => {
    const bits = Array.from({ length: WIDTH }, (_, x) => (isLeft(x) ? left : right))
      .flat()
      .map((value) => value.toString(2).padStart(depth, '0'))
      .join('')
    // A row begins with its filter: none.
    return Buffer.from([0, ...bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2))])
  })
  const head = Buffer.from([0, 0, 0, WIDTH, 0, 0, 0, HEIGHT, depth, colours[colour], 0, 0, 0])
  // Of a palette the opacity of its first colour, else the colour that isn't seen, two bytes each.
  const hidden = colour === 'palette' ? [0] : left.flatMap((value) => [value >> 8, value & 255])
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    ...(colour === 'palette' ? [pngChunk('PLTE', Buffer.from([...RED, 255, 255, 255]))] : []),
    ...(seeThrough ? [pngChunk('tRNS', Buffer.from(hidden))] : []),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
