import { pictureOf, pixelsOf } from './picture'

/** Grey, to be read on light and on dark. */
const INK = [128, 136, 138, 255]

/** Letters of 5 × 7 points: seven rows from the top, five bits each. */
const LETTERS: Record<string, number[]> = {
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 2, 4, 8, 31],
  '3': [31, 2, 4, 2, 1, 17, 14],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [6, 8, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 8, 8, 8],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '9': [14, 17, 17, 15, 1, 2, 12],
  '-': [0, 0, 0, 31, 0, 0, 0],
  I: [14, 4, 4, 4, 4, 4, 14],
  N: [17, 17, 25, 21, 19, 17, 17],
  Q: [14, 17, 17, 17, 21, 18, 13],
}
const [WIDTH, HEIGHT] = [5, 7]

/**
 * A small picture (PNG with transparency) with a line of text along its lower edge, where the part leaves a margin. Draws
 * digits, hyphens and the letters of INQ; other characters are blanks.
 */
export async function markPicture(png: Uint8Array, text: string): Promise<Uint8Array> {
  const { width, height, data } = await pixelsOf(png)
  const point = (x: number, y: number) => {
    if (x < width && y >= 0) data.set(INK, (y * width + x) * 4)
  }
  for (const [place, letter] of [...text].entries())
    for (const [row, bits] of (LETTERS[letter] ?? []).entries())
      for (let column = 0; column < WIDTH; column++)
        if (bits & (1 << (WIDTH - 1 - column))) point(2 + place * (WIDTH + 1) + column, height - 2 - HEIGHT + row)
  return pictureOf({ width, height, data }).png().toBuffer()
}
