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
  const chunk = (type: string, text: string) => {
    const body = Buffer.from(text, 'latin1')
    const size = Buffer.alloc(4)
    size.writeUInt32BE(body.length)
    return Buffer.concat([size, Buffer.from(type), body, Buffer.alloc(4)])
  }
  return Buffer.concat([
    ...[pixel.subarray(0, 33), chunk('tEXt', `Author\0${person}`), chunk('eXIf', `MM\0*${person}`)],
    ...[pixel.subarray(33), Buffer.from(person)],
  ])
}
