import { pngChunk } from '../pictures'
import type { Names } from './step'

// One pixel of grey.
const PIXEL =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z'

export const plainJpeg = Buffer.from(PIXEL, 'base64')

const segment = (marker: number, text: string) => {
  const body = Buffer.from(text, 'latin1')
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** A picture with names in its EXIF, XMP and comment, and behind its end. */
export const jpegFile = ({ person, company, folder }: Names): Buffer =>
  Buffer.concat([
    plainJpeg.subarray(0, 2),
    segment(0xe1, `Exif\0\0MM\0*${person}`),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${company}</x>`),
    segment(0xfe, folder),
    plainJpeg.subarray(2),
    Buffer.from(person),
  ])

/** A picture of one pixel with a name as a text and in its EXIF. */
export function pngFile({ person }: Names): Buffer {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const chunk = (type: string, text: string) => pngChunk(type, Buffer.from(text, 'latin1'))
  return Buffer.concat([
    pixel.subarray(0, 33),
    chunk('tEXt', `Author\0${person}`),
    chunk('eXIf', `MM\0*${person}`),
    pixel.subarray(33),
    Buffer.from(person),
  ])
}

/** A JPEG with an EXIF that says how to turn it, and a text behind its directory. */
export function withExif(jpeg: Uint8Array, orientation: number, place: string): Buffer {
  const directory = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  directory.writeUInt16BE(orientation, 18)
  const exif = segment(0xe1, `Exif\0\0${directory.toString('latin1')}${place}`)
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)])
}

/** A WebP of one pixel with names in its EXIF and XMP, and behind its end. */
export function webpFile({ person, company, folder }: Names): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(body.length)
    return Buffer.concat([Buffer.from(type), size, body, Buffer.alloc(body.length % 2)])
  }
  // EXIF, XMP; 1 × 1 pixels, each less one.
  const head = Buffer.from([0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const pixel = Buffer.from('LwAAAAAHUMACFrD/gYjofwA=', 'base64')
  const body = Buffer.concat([
    chunk('VP8X', head),
    chunk('VP8L', pixel),
    chunk('EXIF', Buffer.from(person)),
    chunk('XMP ', Buffer.from(company)),
  ])
  const riff = Buffer.alloc(12)
  riff.write('RIFF', 'latin1')
  riff.writeUInt32LE(body.length + 4, 4)
  riff.write('WEBP', 8, 'latin1')
  return Buffer.concat([riff, body, Buffer.from(folder)])
}
