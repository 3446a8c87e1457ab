import { markPicture } from './mark-picture'
import { pictureOf, pixelsOf } from './picture'

const blank = (side: number) =>
  pictureOf({ width: side, height: side, data: new Uint8Array(side * side * 4) })
    .png()
    .toBuffer()
/** The picture's rows, # for a point. */
const drawn = async (png: Uint8Array) => {
  const { width, height, data } = await pixelsOf(png)
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (data[(y * width + x) * 4 + 3] ? '#' : ' '))
      .join('')
      .trimEnd(),
  )
}

test('the text stands in the margin at the lower edge, as it is read', async () => {
  const rows = await drawn(await markPicture(await blank(24), 'Q-7'))
  expect(rows.slice(-9)).toEqual(
    [
      '   ###        #####',
      '  #   #           #',
      '  #   #          #',
      '  #   # #####   #',
      '  # # #        #',
      '  #  #         #',
      '   ## #        #',
      '',
      '',
    ].slice(0, 9),
  )
})

test('a text that is longer than the picture is wide is cut, and the part above is left alone', async () => {
  const rows = await drawn(await markPicture(await blank(64), 'INQ-0031 2026-11-24'))
  expect(rows.slice(0, 55).join('')).toBe('')
  expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(64)
})
