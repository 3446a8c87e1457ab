import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { halves } from '@/tests/pictures'
import { needlesIn } from '@/tests/named-files/needles'
import { clean } from './clean'
import { noOmissions } from './omissions'
import { Pdfium } from './pdfium'

const name = 'Verma Pumps Pvt Ltd'
const photo = await halves().jpeg({ quality: 95 }).toBuffer()
const [WIDTH, HEIGHT] = [16, 8]

type Dict = Record<string, string | number | string[] | PDFObject>

/** A page with a line, and a picture on it. `more` gives what the picture says of itself beyond its size. */
async function pageWith(
  picture: Uint8Array,
  filter: string | string[],
  more: (file: PDFDocument) => Dict = () => ({}),
) {
  const file = await PDFDocument.create()
  const page = file.addPage([200, 100])
  const size = { Width: WIDTH, Height: HEIGHT, BitsPerComponent: 8, ColorSpace: 'DeviceRGB' }
  const image = { Type: 'XObject', Subtype: 'Image', ...size, Filter: filter, ...more(file) }
  page.node.setXObject(PDFName.of('Photo'), file.context.register(file.context.stream(picture, image)))
  const drawn = file.context.stream('0 0 1 rg 10 10 30 30 re f q 160 0 0 80 20 10 cm /Photo Do Q')
  page.node.set(PDFName.of('Contents'), file.context.register(drawn))
  return file.save({ useObjectStreams: false })
}

async function looksOf(bytes: Uint8Array) {
  const viewer = await Pdfium.load()
  return viewer.looksOf(viewer.open(bytes)!)
}

const segment = (number: number, type: number, body: Buffer) => {
  const head = Buffer.alloc(11)
  head.writeUInt32BE(number, 0)
  head.writeUInt8(type, 4)
  head.writeUInt8(1, 6)
  head.writeUInt32BE(body.length, 7)
  return Buffer.concat([head, body])
}
/** A JBIG2 picture is a page, and on it a region; here of rows that are packed as fax machines do. */
const pageSegment = segment(0, 48, Buffer.from('00000010000000080000000000000000000000', 'hex'))
const region = segment(1, 38, Buffer.from(`0000001000000008000000000000000000${'01'}${'26a0'.repeat(4)}001001`, 'hex'))
const comment = segment(2, 62, Buffer.concat([Buffer.from([0x20, 0, 0, 0]), Buffer.from(`${name}\0`)]))
const oneBit = () => ({ BitsPerComponent: 1, ColorSpace: 'DeviceGray' })

const unread: [what: string, picture: Uint8Array, filter: string | string[]][] = [
  ['a JPEG of four bytes', Buffer.from('1234'), 'DCTDecode'],
  ['a JPEG that is a text', Buffer.from(name), 'DCTDecode'],
  ['a JPEG that ends after its head', Buffer.concat([photo.subarray(0, 30), Buffer.from(name)]), 'DCTDecode'],
  ['a packed JPEG that can’t be unpacked', Buffer.from(name), ['FlateDecode', 'DCTDecode']],
  ['a JPEG that is none when it is unpacked', deflateSync(Buffer.from(name)), ['FlateDecode', 'DCTDecode']],
  ['a JPEG 2000 of a few bytes', Buffer.from(`jP ${name}`), 'JPXDecode'],
  ['a JPEG 2000 without a picture', Buffer.concat([Buffer.from('0000000c6a5020200d0a870a', 'hex')]), 'JPXDecode'],
  ['a JBIG2 of nothing', Buffer.alloc(0), 'JBIG2Decode'],
  ['a JBIG2 that is a text', Buffer.from(name), 'JBIG2Decode'],
  ['a JBIG2 of comments alone', comment, 'JBIG2Decode'],
  ['a packed picture that is a text', Buffer.from(name), 'FlateDecode'],
  ['a picture in a way of packing that nobody knows', Buffer.from(name), 'VermaDecode'],
  ['a JPEG that is packed by nobody’s order', Buffer.from(name), ['DCTDecode', 'FlateDecode']],
]

test.each(unread)(
  '%s is left out of a PDF: no viewer shows it, and its bytes don’t cross',
  async (_, picture, filter) => {
    const given = await pageWith(picture, filter)
    const left = noOmissions()
    const copy = (await clean('a.pdf', given, undefined, left))!
    expect(await looksOf(copy)).toEqual(await looksOf(given))
    expect(needlesIn(copy, [name])).toEqual([])
    expect(left).toEqual({ comments: [], attachments: 0, pictures: 1 })
  },
)

test('a picture that a viewer shows and nobody can clean is held, though another one can be left out', async () => {
  const shortHead = Buffer.from('\xff\xe0\0\x07JFIF\0', 'latin1')
  const given = await pageWith(Buffer.concat([photo.subarray(0, 2), shortHead, photo.subarray(2)]), 'DCTDecode')
  const blank = await pageWith(Buffer.from('1234'), 'DCTDecode')
  expect(await looksOf(given)).not.toEqual(await looksOf(blank))
  expect(await clean('a.pdf', given)).toBeNull()
})

test('a mask that can’t be read is left out where viewers show the picture without it', async () => {
  const mask = (file: PDFDocument) => {
    const image = { Type: 'XObject', Subtype: 'Image', Width: WIDTH, Height: HEIGHT, BitsPerComponent: 8 }
    const stream = file.context.stream(Buffer.from(name), { ...image, ColorSpace: 'DeviceGray', Filter: 'DCTDecode' })
    return { SMask: file.context.register(stream) }
  }
  const given = await pageWith(photo, 'DCTDecode', mask)
  const copy = await clean('a.pdf', given)
  expect(copy && (await looksOf(copy))).toEqual(await looksOf(given))
  expect(needlesIn(copy!, [name])).toEqual([])
})

test.each(['DCT', ['Fl', 'DCT']])(
  'a photo under the short name %s of its packing loses its comment, too',
  async (filter) => {
    const named = Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 2 + name.length]), Buffer.from(name), photo.subarray(2)]) // oxfmt-ignore
    const given = await pageWith(filter === 'DCT' ? named : deflateSync(named), filter)
    const copy = (await clean('a.pdf', given))!
    expect(needlesIn(copy, [name])).toEqual([])
    expect(await looksOf(copy)).toEqual(await looksOf(given))
  },
)

test('a JBIG2 picture loses its comments and stays as it is seen, and so does what it shares with others', async () => {
  const shared = (file: PDFDocument) => ({
    ...oneBit(),
    DecodeParms: file.context.obj({ JBIG2Globals: file.context.register(file.context.stream(comment)) }),
  })
  const picture = Buffer.concat([pageSegment, comment, region])
  const given = await pageWith(picture, 'JBIG2Decode', shared)
  const left = noOmissions()
  const copy = (await clean('a.pdf', given, undefined, left))!
  expect(needlesIn(given, [name])).toEqual([name])
  expect(needlesIn(copy, [name])).toEqual([])
  expect(await looksOf(copy)).toEqual(await looksOf(given))
  expect(await looksOf(copy)).not.toEqual(await looksOf(await pageWith(Buffer.alloc(0), 'JBIG2Decode', oneBit)))
  expect(left.pictures).toBe(0)
})
