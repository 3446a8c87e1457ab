import { decode, encode } from 'fast-png'
import { markPicture } from './mark-picture'

const blank = (side: number) =>
  encode({ width: side, height: side, data: new Uint8Array(side * side * 4), channels: 4 })
/** The picture's rows, # for a point. */
const drawn = (png: Uint8Array) => {
  const { width, height, data } = decode(png)
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (data[(y * width + x) * 4 + 3] ? '#' : ' '))
      .join('')
      .trimEnd(),
  )
}

test('the text stands in the margin at the lower edge, as it is read', () => {
  expect(drawn(markPicture(blank(24), 'Q-7')).slice(-9)).toEqual(
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

test('a text that is longer than the picture is wide is cut, and the part above is left alone', () => {
  const rows = drawn(markPicture(blank(64), 'INQ-0031 2026-11-24'))
  expect(rows.slice(0, 55).join('')).toBe('')
  expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(64)
})
