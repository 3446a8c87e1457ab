import { PDFDocument, PDFName, drawObject } from '@cantoo/pdf-lib'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { needlesIn } from '@/tests/named-files/needles'
import { docxFile } from '@/tests/named-files/office'
import {
  plantedGifs,
  plantedJpegs,
  plantedPngs,
  plantedWebps,
  profileNamed,
  type Planted,
} from '@/tests/named-files/planted'
import { drawPaper } from '../infra/pdf/draw'
import { smallPhoto } from '../infra/thumbnails/small-photo'
import { clean } from './clean'
import { cleanJpeg } from './jpeg'
import { cleanJpx } from './jpx'
import { cleanPng } from './png'
import { photoSize } from './photo'

const name = 'Verma Pumps Pvt Ltd'
const [jpegs, pngs, webps] = [await plantedJpegs(name), await plantedPngs(name), await plantedWebps(name)]
const rows = (all: Planted[]) => all.map(({ place, file, bytes }): [string, string, Buffer] => [place, file, bytes])

/** Whether the name stands in it, plain or packed as PNGs and PDFs pack. */
const tells = (bytes: Uint8Array) => needlesIn(bytes, [name]).length > 0 || inflated(Buffer.from(bytes)).includes(name)

function inflated(bytes: Buffer): string {
  let text = ''
  for (let at = bytes.indexOf(0x78); at >= 0; at = bytes.indexOf(0x78, at + 1))
    try {
      text += inflateSync(bytes.subarray(at)).toString('latin1')
    } catch {
      // Not packed.
    }
  return text
}

describe.each(rows([...jpegs, ...pngs, ...webps]))('with a name in %s of %s', (_, file, photo) => {
  test('neither the copy, the thumbnail nor the paper has it, and the picture is seen', async () => {
    expect(tells(photo)).toBe(true)
    const copy = (await clean(file, photo))!
    expect(await photoSize(copy)).toEqual({ width: 16, height: 8 })
    expect(tells(copy)).toBe(false)
    expect(tells(await smallPhoto(photo))).toBe(false)
    const paper = await drawPaper({
      title: 'Dossier of WO-0012',
      at: '2026-11-21T04:30:00.000Z',
      issuer: 'Jobwork',
      kind: 'Dossier',
      id: 'WO-0012',
      blocks: [{ kind: 'photos', photos: [{ bytes: photo, caption: 'Packing photo' }] }],
    })
    expect(Buffer.from(paper).includes('/Subtype /Image')).toBe(true)
    expect(tells(paper)).toBe(false)
  })
})

describe.each(rows([...jpegs, ...pngs]))('with a name in %s of %s in a document', (_, file, photo) => {
  test('the picture keeps its pixels and loses the name', async () => {
    const copy = (await (file === 'a.jpg' ? cleanJpeg : cleanPng)(photo))!
    expect(await photoSize(copy)).toEqual({ width: 16, height: 8 })
    expect(tells(copy)).toBe(false)
  })

  test('the copy of a Word file doesn’t have it', async () => {
    const names = { person: 'a', company: 'b', folder: 'c' }
    const document = zipSync({ ...unzipSync(docxFile(names)), [`word/media/${file}`]: photo })
    const parts = unzipSync((await clean('a.docx', document))!)
    expect(tells(parts[`word/media/${file}`]!)).toBe(false)
  })
})

test.each(rows(await plantedGifs(name)))(
  'with a name in %s of %s a Word file is copied without it, and the picture is seen',
  async (_, file, gif) => {
    expect(tells(gif)).toBe(true)
    const names = { person: 'a', company: 'b', folder: 'c' }
    const document = zipSync({ ...unzipSync(docxFile(names)), [`word/media/${file}`]: gif })
    const copy = unzipSync((await clean('a.docx', document))!)[`word/media/${file}`]!
    expect(tells(copy)).toBe(false)
    expect(await sharp(copy).metadata()).toMatchObject({ format: 'gif', width: 16, height: 8 })
  },
)

/** A page with a picture in the colours of a profile, and what its printer was told. */
async function pdfWith(picture: Uint8Array, filter: 'DCTDecode' | 'JPXDecode', profile: Uint8Array) {
  const file = await PDFDocument.create()
  const page = file.addPage([100, 100])
  const colours = file.context.register(file.context.flateStream(profile, { N: 3 }))
  const image = { Type: 'XObject', Subtype: 'Image', Width: 16, Height: 8, BitsPerComponent: 8, Filter: filter }
  const stream = file.context.stream(picture, { ...image, ColorSpace: ['ICCBased', colours] })
  page.node.setXObject(PDFName.of('Photo'), file.context.register(stream))
  page.pushOperators(drawObject('Photo'))
  const intent = { Type: 'OutputIntent', S: 'GTS_PDFA1', Info: file.context.obj([]), DestOutputProfile: colours }
  file.catalog.set(PDFName.of('OutputIntents'), file.context.obj([intent]))
  return file.save({ useObjectStreams: false })
}

test.each(rows(jpegs))(
  'a PDF with a picture with a name in %s of %s loses it, and the name in its profile',
  async (...row) => {
    const given = await pdfWith(row[2], 'DCTDecode', await profileNamed(name))
    expect(tells(given)).toBe(true)
    const copy = (await clean('a.pdf', given))!
    expect(tells(copy)).toBe(false)
    expect(Buffer.from(copy).includes('/DeviceRGB') || inflated(Buffer.from(copy)).includes('/DeviceRGB')).toBe(true)
  },
)

test('a profile with colours that no device has is not cleaned', async () => {
  const profile = await profileNamed(name)
  profile.write('Lab ', 16, 'latin1')
  expect(await clean('a.pdf', await pdfWith(jpegs[0]!.bytes, 'DCTDecode', profile))).toBeNull()
})

describe('a JPEG 2000 picture of a PDF', () => {
  const box = (type: string, ...bodies: Uint8Array[]) => {
    const body = Buffer.concat(bodies)
    const head = Buffer.alloc(8)
    head.writeUInt32BE(body.length + 8)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  const comment = Buffer.concat([Buffer.from([0xff, 0x64, 0, 4 + name.length, 0, 1]), Buffer.from(name)])
  const tile = Buffer.concat([
    Buffer.from([0xff, 0x90, 0, 10, 0, 0, 0, 0, 0, 16 + comment.length, 0, 1]),
    comment,
    Buffer.from([0xff, 0x93, 1, 2]),
  ])
  const code = Buffer.concat([Buffer.from([0xff, 0x4f]), comment, tile, Buffer.from([0xff, 0xd9])])
  const numbered = box('colr', Buffer.from([1, 0, 0, 0, 0, 0, 16]))
  const inBoxes = (...more: Buffer[]) =>
    Buffer.concat([box('jP  ', Buffer.from('0d0a870a', 'hex')), box('jp2h', numbered), ...more, box('jp2c', code)])
  const copied = async (picture: Buffer) => clean('a.pdf', await pdfWith(picture, 'JPXDecode', await profileNamed('x')))

  test.each([
    ['alone', code],
    ['in boxes', inBoxes()],
  ])('loses its comments %s', async (_, picture) => {
    expect(tells(picture)).toBe(true)
    const copy = await copied(picture)
    expect(copy).not.toBeNull()
    expect(tells(copy!)).toBe(false)
  })

  test.each([
    ['a text', inBoxes(box('xml ', Buffer.from(name)))],
    ['a box of a program', inBoxes(box('uuid', Buffer.from(name)))],
    ['what a reader needs', inBoxes(box('rreq', Buffer.from(name)))],
    ['a text behind its end', Buffer.concat([code, Buffer.from(name)])],
    ['a text behind its end in a box', inBoxes(box('jp2c', code, Buffer.from(name)))],
    ['a colour profile', Buffer.concat([box('jp2h', box('colr', Buffer.from([2, 0, 0]), Buffer.from(name))), box('jp2c', code)])],
  ])('loses %s', async (_, picture) => {
    expect(tells(picture)).toBe(true)
    const copy = await copied(picture)
    expect(copy).not.toBeNull()
    expect(tells(copy!)).toBe(false)
  }) // oxfmt-ignore

  test('keeps the colours of its profile as the number of such colours', async () => {
    const profiled = box('jp2h', box('colr', Buffer.from([2, 0, 0]), await profileNamed(name)))
    const copy = cleanJpx(Buffer.concat([profiled, box('jp2c', code)]))!
    expect(Buffer.from(copy).includes(box('colr', Buffer.from([1, 0, 0, 0, 0, 0, 16])))).toBe(true)
    expect(tells(copy)).toBe(false)
  })
})

test.each([
  ['of another number of colours', 'GRAY'],
  ['that is none', 'none'],
])('a profile %s, which no viewer uses, gives way to the standard colours', async (_, sign) => {
  const profile = await profileNamed(name)
  profile.write(sign, 16, 'latin1')
  const copy = (await clean('a.pdf', await pdfWith(jpegs[0]!.bytes, 'DCTDecode', profile)))!
  expect(tells(copy)).toBe(false)
  expect(Buffer.from(copy).toString('latin1')).toMatch(/ColorSpace \[ .DeviceRGB \]/)
})

test('a segment or a chunk that is longer than what belongs there is not cleaned', async () => {
  const jpeg = jpegs[0]!.bytes
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const length = jpeg.readUInt16BE(frame + 2)
  const longer = Buffer.concat([jpeg.subarray(0, frame + 2 + length), strToU8(name), jpeg.subarray(frame + 2 + length)])
  longer.writeUInt16BE(length + name.length, frame + 2)
  expect(await cleanJpeg(longer)).toBeNull()
})
