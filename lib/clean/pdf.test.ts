import { type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { drawObject, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import PDFKit from 'pdfkit'
import { jpegFile } from '@/tests/named-files/jpeg'
import { needlesIn } from '@/tests/named-files/needles'
import { pdfFile } from '@/tests/named-files/pdf'
import { listOf } from '@/tests/named-files/step'
import { readPdf } from '@/tests/pdf'
import { noOmissions } from './omissions'
import { lostIn } from './compare/compare'
import { cleanPdf } from './pdf'

const names = { person: 'Asha Verma', company: 'Verma Pumps', folder: 'D:\\verma' }

test('a PDF keeps its page and loses its properties, files, scripts, authors and older versions', async () => {
  const given = pdfFile(names)
  expect(needlesIn(given, listOf(names))).toHaveLength(3)
  const copy = (await cleanPdf(given))!
  expect(needlesIn(copy, [...listOf(names), 'verma'])).toEqual([])
  expect(needlesIn(copy, ['(Bracket) Tj'])).toHaveLength(1)
  const [page] = (await PDFDocument.load(copy)).getPages()
  expect([page!.getWidth(), page!.getHeight()]).toEqual([300, 200])
})

test('each page carries the mark', async () => {
  const copy = (await cleanPdf(pdfFile(names), 'INQ-0031 · 24 Nov 2026'))!
  expect(needlesIn(copy, ['(Bracket) Tj', 'INQ-0031 · 24 Nov 2026'])).toHaveLength(2)
  expect(needlesIn(copy, listOf(names))).toEqual([])
})

test('a copy of a copy has no more in it', async () => {
  const copy = (await cleanPdf(pdfFile(names)))!
  expect((await cleanPdf(copy))!.length).toBeLessThanOrEqual(copy.length)
})

/** A file as PDF printers protect it, one page for each text. */
async function protectedFile(version: '1.3' | '1.4' | '1.6' | '1.7' | '1.7ext3', pages: string[], userPassword = '') {
  const file = new PDFKit({ pdfVersion: version, ownerPassword: 'a', userPassword, autoFirstPage: false })
  for (const text of pages) file.addPage().text(text)
  file.end()
  return buffer(file as unknown as Readable)
}

test.each(['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const)(
  'a PDF %s that only its owner may change is copied as any other',
  async (version) => {
    const copy = (await cleanPdf(await protectedFile(version, ['PLATE 6 MM, 4 OFF', 'SECTION A-A']), 'INQ-0031'))!
    expect((await PDFDocument.load(copy)).isEncrypted).toBe(false)
    const { pages } = await readPdf(copy)
    expect(pages).toEqual(['PLATE 6 MM, 4 OFF', 'SECTION A-A'].map((text) => expect.stringContaining(text)))
    expect(pages).toEqual(pages.map(() => expect.stringContaining('INQ-0031')))
  },
)

/** A page with a picture that is packed once more, as some programs write it. */
async function packed(picture: Uint8Array, filter: 'DCTDecode' | 'JPXDecode', parameters: Record<string, number> = {}) {
  const file = await PDFDocument.create()
  const page = file.addPage([100, 100])
  const image = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 1,
    Height: 1,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  }
  const stream = file.context.stream(deflateSync(picture), {
    ...image,
    Filter: ['FlateDecode', filter],
    DecodeParms: [null, parameters],
  })
  page.node.setXObject(PDFName.of('Photo'), file.context.register(stream))
  page.pushOperators(drawObject('Photo'))
  return file.save()
}

test('a photo that is packed once more loses its place and device, and stays a photo', async () => {
  const photo = jpegFile(names)
  expect(needlesIn(photo, listOf(names)).length).toBeGreaterThan(0)
  const given = await packed(photo, 'DCTDecode', { ColorTransform: 1 })
  const copy = (await cleanPdf(given))!
  expect(await lostIn('pdf', given, copy)).toBeNull()
  expect(needlesIn(copy, listOf(names))).toEqual([])
  const images = (await PDFDocument.load(copy)).context
    .enumerateIndirectObjects()
    .flatMap(([, one]) => (one instanceof PDFRawStream && one.dict.has(PDFName.of('Width')) ? [one] : []))
  expect(images.map(({ dict, contents }) => [String(dict.get(PDFName.of('Filter'))), contents[0]])).toEqual([
    ['/DCTDecode', 0xff],
  ])
  expect(String(images[0]!.dict.get(PDFName.of('DecodeParms')))).toContain('/ColorTransform 1')
})

test('a JPEG 2000 picture is read where it is packed once more, too', async () => {
  // A picture with a comment and without a tile.
  const commented = Buffer.concat([
    Buffer.from('ff4fff6400090001', 'hex'),
    Buffer.from('Verma'),
    Buffer.from('ffd9', 'hex'),
  ])
  const copy = (await cleanPdf(await packed(commented, 'JPXDecode')))!
  expect(needlesIn(copy, ['Verma'])).toEqual([])
})

test('a tree of attached files that refers to itself is counted once', async () => {
  const file = await PDFDocument.create()
  file.addPage([100, 100])
  const [self, name] = [file.context.nextRef(), (of: string) => PDFName.of(of)]
  file.context.assign(self, file.context.obj({ Names: ['a', 1], Kids: Array.from({ length: 50 }, () => self) }))
  file.catalog.set(name('Names'), file.context.obj({ EmbeddedFiles: self }))
  const left = noOmissions()
  expect(await cleanPdf(await file.save(), '', left)).not.toBeNull()
  expect(left.attachments).toBe(1)
})

test('files that need a password, are damaged, or only say that they are PDF, are not cleaned', async () => {
  expect(await cleanPdf(await protectedFile('1.7', ['PLATE'], 'b'))).toBeNull()
  expect(await cleanPdf(Buffer.from('%PDF-1.7 drawing'))).toBeNull()
  expect(await cleanPdf(pdfFile(names).subarray(0, 400))).toBeNull()
})

test('a small file that says that it has half a million pages is refused by the bound', async () => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${'3 0 R '.repeat(500_000)}]/Count 500000>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
  ].map((object, i) => `${i + 1} 0 obj${object}endobj\n`)
  const file = Buffer.from(`%PDF-1.5\n${objects.join('')}trailer<</Root 1 0 R>>`)
  await expect(cleanPdf(file, 'INQ-0031')).rejects.toThrow('more than 2,000 pages')
})

test('many parts are written one by one: to pack them takes a time that grows with the square of their number', async () => {
  const isPacked = async (parts: number) => {
    const file = await PDFDocument.create()
    const all = Array.from({ length: parts }, (_, at) => file.context.register(file.context.obj({ At: at })))
    file.addPage([100, 100]).node.set(PDFName.of('Group'), file.context.obj(all))
    const copy = Buffer.from((await cleanPdf(await file.save({ useObjectStreams: false })))!)
    expect((await PDFDocument.load(copy)).context.enumerateIndirectObjects().length).toBeGreaterThan(parts)
    return copy.includes('/ObjStm')
  }
  expect(await isPacked(1_000)).toBe(true)
  expect(await isPacked(10_000)).toBe(false)
})
