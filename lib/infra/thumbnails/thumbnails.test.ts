import { pixelsOf } from '@/lib/clean/picture'
import { parts } from '@/scripts/demo-files/parts'
import { stepFile } from '@/scripts/demo-files/step'
import { halves } from '@/tests/pictures'
import { OURS } from '../lane'
import { renderThumbnail } from '.'

const render = (kind: string, bytes: Uint8Array) => renderThumbnail({ company: OURS, kind, load: async () => bytes })

test('after a STEP file that is cut off the next one is read', async () => {
  const step = stepFile(parts.bracket, new Date(0))
  await expect(render('step', Buffer.from(step.slice(0, 2_000)))).rejects.toThrow('damaged')
  expect((await render('step', Buffer.from(step))).facts?.size).toEqual([90, 60, 12])
})

test('a photo gets a JPEG of at most 320 pixels a side', async () => {
  const photo = await halves().resize(1600, 1200, { fit: 'fill' }).webp().toBuffer()
  const { bytes, ending } = await render('photo', photo)
  expect(ending).toBe('jpg')
  const { width, height, data } = await pixelsOf(bytes)
  expect([width, height]).toEqual([320, 240])
  expect([data[10 * 4 + 1]! < 20, data[310 * 4 + 1]! > 235]).toEqual([true, true])
})

test('a damaged photo is refused, and so is one with more pixels than are decoded', async () => {
  const photo = await halves().resize(64).jpeg().toBuffer()
  await expect(render('photo', photo.subarray(0, 300))).rejects.toThrow()
  // The height and width of its frame.
  const frame = photo.indexOf(Buffer.from([0xff, 0xc0]))
  photo.writeUInt16BE(8000, frame + 5)
  photo.writeUInt16BE(8000, frame + 7)
  await expect(render('photo', photo)).rejects.toThrow('larger than 25 megapixels')
})
