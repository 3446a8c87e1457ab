import loadOcct from 'occt-import-js'
import { pictureOf } from '../../lib/clean/picture'
import { pictureOfMesh, type Picture } from '../../lib/drawing/picture'
import { readStep } from '../../lib/drawing/step'

const [WIDTH, HEIGHT] = [960, 720]
const [ACROSS, DOWN] = [4, 3]
/** Cardboard. */
const BOARD = [196, 164, 122]
const SHADOW = 10

/** A photo of the parts of a STEP file in their crate, as a phone takes it from above (JPEG). */
export async function cratePhoto(step: Uint8Array): Promise<Buffer> {
  const reader = await loadOcct({ print: () => undefined, printErr: () => undefined })
  const data = emptyCrate()
  putParts(data, pictureOfMesh(readStep(reader, step)))
  return pictureOf({ width: WIDTH, height: HEIGHT, data }).jpeg({ quality: 82 }).toBuffer()
}

/** The cardboard of a crate (RGBA). */
function emptyCrate(): Buffer {
  const data = Buffer.alloc(WIDTH * HEIGHT * 4)
  let at = 0
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      // Fibres run across; it is darker towards the walls of the crate.
      const wall = Math.min(1, Math.min(x, y, WIDTH - x, HEIGHT - y) / 90)
      const shade = (0.72 + 0.28 * wall) * (0.97 + 0.03 * Math.sin(y * 1.7 + Math.sin(x / 40)))
      for (const value of BOARD) data[at++] = value * shade
      data[at++] = 255
    }
  return data
}

/** Draws the picture of a part (square, RGBA) in each place of the crate, with its shadow. */
function putParts(data: Buffer, { width: side, data: piece }: Picture) {
  for (let n = 0; n < ACROSS * DOWN; n++) {
    const left = Math.round(((n % ACROSS) + 0.5) * (WIDTH / ACROSS) - side / 2)
    const top = Math.round((Math.floor(n / ACROSS) + 0.5) * (HEIGHT / DOWN) - side / 2)
    for (const isShadow of [true, false])
      for (let y = 0; y < side; y++)
        for (let x = 0; x < side; x++) {
          const from = (y * side + x) * 4
          const cover = (piece[from + 3]! / 255) * (isShadow ? 0.35 : 1)
          const shift = isShadow ? SHADOW : 0
          const to = ((top + y + shift) * WIDTH + left + x + shift) * 4
          if (!cover || left + x + shift >= WIDTH || top + y + shift >= HEIGHT || to < 0) continue
          for (let c = 0; c < 3; c++) data[to + c]! += ((isShadow ? 40 : piece[from + c]!) - data[to + c]!) * cover
        }
  }
}
