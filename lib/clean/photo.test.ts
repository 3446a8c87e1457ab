import { encode as encodePng } from 'fast-png'
import { encode } from 'jpeg-js'
import { jpegFile, pngFile, withExif, webpFile } from '@/tests/named-files/jpeg'
import { needlesIn } from '@/tests/named-files/needles'
import { listOf } from '@/tests/named-files/step'
import { clean } from './clean'
import { exifOrientation } from './jpeg-header'
import { photoSize } from './photo'

const names = { person: 'Asha Verma', company: 'Verma Pumps', folder: 'D:\\verma' }
const jpeg = (width: number, height: number) =>
  encode({ width, height, data: Buffer.alloc(width * height * 4, 200) }, 80).data

test.each([
  ['a.jpg', jpegFile(names)],
  ['a.png', pngFile(names)],
  ['a.webp', webpFile(names)],
])('%s loses the names in it and behind it', async (name, photo) => {
  expect(needlesIn(photo, listOf(names)).length).toBeGreaterThan(0)
  const cleaned = (await clean(name, photo))!
  expect(needlesIn(cleaned, listOf(names))).toEqual([])
  expect(photoSize(name, cleaned)).toEqual({ width: 1, height: 1 })
  expect(Buffer.from((await clean(name, cleaned))!)).toEqual(Buffer.from(cleaned))
})

test.each([1, 3, 6, 8])('a JPEG of orientation %i keeps how it is turned, and no place', async (orientation) => {
  const cleaned = (await clean('a.jpeg', withExif(jpeg(4, 2), orientation, '18.5204N 73.8567E')))!
  expect(needlesIn(cleaned, ['18.5204N'])).toEqual([])
  expect(exifOrientation(cleaned)).toBe(orientation)
  expect(Buffer.from(cleaned).includes('Exif')).toBe(orientation !== 1)
  const isUpright = orientation > 4
  expect(photoSize('a.jpeg', cleaned)).toEqual(isUpright ? { width: 2, height: 4 } : { width: 4, height: 2 })
})

test('a size is read from the header of each type', async () => {
  const png = encodePng({ width: 3, height: 5, data: new Uint8Array(60), channels: 4 })
  expect(photoSize('a.PNG', png)).toEqual({ width: 3, height: 5 })
  expect(photoSize('a.jpg', jpeg(7, 6))).toEqual({ width: 7, height: 6 })
  expect(photoSize('a.jpg', jpegFile(names).subarray(0, 20))).toBeNull()
})

test('an EXIF that lies about its length is read as none', () => {
  const photo = withExif(jpeg(4, 2), 6, 'x')
  // The directory begins behind the end.
  photo.writeUInt32BE(0xfffffff0, 16)
  expect(exifOrientation(photo)).toBe(1)
})
