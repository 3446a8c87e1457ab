import sharp from 'sharp'
import { jpegFile, plainJpeg, pngFile } from '@/tests/named-files/jpeg'
import { needlesIn } from '@/tests/named-files/needles'
import { listOf } from '@/tests/named-files/step'
import { cleanJpeg } from './jpeg'
import { cleanPng } from './png'

const names = { person: 'Asha Verma', company: 'Verma Pumps', folder: 'D:\\verma' }

test('a JPEG keeps its picture and loses EXIF, XMP, comments and what follows', async () => {
  expect(needlesIn(jpegFile(names), listOf(names))).toHaveLength(3)
  expect(Buffer.from((await cleanJpeg(jpegFile(names)))!)).toEqual(plainJpeg)
})

test('a PNG keeps its picture and loses its texts', async () => {
  const copy = (await cleanPng(pngFile(names)))!
  expect(needlesIn(copy, listOf(names))).toEqual([])
  expect(await cleanPng(copy)).toEqual(copy)
})

test('what is no picture, or only half of one, is not cleaned', async () => {
  expect(await cleanJpeg(Buffer.from('half'))).toBeNull()
  expect(await cleanJpeg(jpegFile(names).subarray(0, 30))).toBeNull()
  expect(await cleanPng(pngFile(names).subarray(0, 40))).toBeNull()
})

test('a JPEG of several scans that claims more pixels than any has is not decoded', async () => {
  const small = sharp({ create: { width: 64, height: 64, channels: 3, background: '#345' } })
  const jpeg = await small.jpeg({ progressive: true }).toBuffer()
  expect(await cleanJpeg(jpeg)).not.toBeNull()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2]))
  jpeg.writeUInt16BE(65_000, frame + 5)
  jpeg.writeUInt16BE(65_000, frame + 7)
  expect(await cleanJpeg(jpeg)).toBeNull()
})
