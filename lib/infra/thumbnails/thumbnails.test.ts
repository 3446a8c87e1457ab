import { encode as encodePng } from 'fast-png'
import { decode, encode } from 'jpeg-js'
import { parts } from '@/prisma/seed/files/parts'
import { stepFile } from '@/prisma/seed/files/step'
import { withExif } from '@/tests/named-files/jpeg'
import { renderThumbnail } from '.'
import { smallPhoto } from './small-photo'

test('after a STEP file that is cut off the next one is read', async () => {
  const step = stepFile(parts.bracket, new Date(0))
  await expect(renderThumbnail('step', Buffer.from(step.slice(0, 2_000)))).rejects.toThrow('damaged')
  expect((await renderThumbnail('step', Buffer.from(step))).facts?.size).toEqual([90, 60, 12])
})

/** Red at the left, blue at the right. */
const twoColours = (width: number, height: number) => {
  const data = Buffer.alloc(width * height * 4)
  for (let i = 0; i < width * height; i++) data.set(i % width < width / 2 ? [220, 0, 0, 255] : [0, 0, 220, 255], i * 4)
  return { width, height, data }
}
const colourAt = (jpeg: Uint8Array, x: number, y: number) => {
  const { width, data } = decode(jpeg)
  const [red, , blue] = data.subarray((y * width + x) * 4)
  return red! > blue! ? 'red' : 'blue'
}

test('a photo gets a JPEG of at most 320 pixels a side', async () => {
  const { bytes, ending } = await renderThumbnail('jpeg', encode(twoColours(1600, 1200), 90).data)
  expect(ending).toBe('jpg')
  expect(decode(bytes)).toMatchObject({ width: 320, height: 240 })
  expect([colourAt(bytes, 10, 10), colourAt(bytes, 310, 10)]).toEqual(['red', 'blue'])
})

// How EXIF describes that the left edge of what is stored lies elsewhere in what is seen.
test.each([
  [1, 'left', [0, 20]],
  [2, 'right', [79, 20]],
  [3, 'right', [79, 20]],
  [6, 'top', [20, 0]],
  [8, 'bottom', [20, 79]],
])('of orientation %i the stored left edge is seen at the %s', (orientation, _, [x, y]) => {
  const small = smallPhoto('jpeg', withExif(encode(twoColours(80, 40), 95).data, orientation, ''))
  const { width, height } = decode(small)
  expect([width, height]).toEqual(orientation > 4 ? [40, 80] : [80, 40])
  expect(colourAt(small, x!, y!)).toBe('red')
})

test('a PNG is put on paper where it shines through', () => {
  const png = encodePng({ width: 2, height: 2, data: new Uint8Array(16), channels: 4 })
  expect([...decode(smallPhoto('png', png)).data.subarray(0, 3)]).toEqual([255, 255, 255])
})

test('a damaged photo is refused, and so is one with more pixels than are decoded', async () => {
  await expect(renderThumbnail('jpeg', encode(twoColours(64, 64), 90).data.subarray(0, 300))).rejects.toThrow()
  const huge = encode(twoColours(8, 8), 90).data
  // The height and width of its frame.
  const frame = huge.indexOf(Buffer.from([0xff, 0xc0]))
  huge.writeUInt16BE(8000, frame + 5)
  huge.writeUInt16BE(8000, frame + 7)
  expect(() => smallPhoto('jpeg', huge)).toThrow('maxResolutionInMP')
})
