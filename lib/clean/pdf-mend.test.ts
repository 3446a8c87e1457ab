import { PDFDocument, PDFName, PDFString, StandardFonts, type PDFPage } from '@cantoo/pdf-lib'
import { needlesIn } from '@/tests/named-files/needles'
import { commentedPdf, lockedPdf, pdfFile } from '@/tests/named-files/pdf'
import { listOf } from '@/tests/named-files/step'
import { readPdf } from '@/tests/pdf'
import { clean } from './clean'
import { noOmissions } from './omissions'
import { faultOf } from './fault'
import { cleanPdf } from './pdf'
import { Pdfium } from './pdfium'

const names = { person: 'Asha Verma', company: 'Verma Pumps', folder: 'D:\\verma' }

const replaced = (bytes: Uint8Array, what: string | RegExp, by: string) => {
  const text = Buffer.from(bytes).toString('latin1')
  const other = text.replace(what, by)
  expect(other).not.toBe(text)
  return Buffer.from(other, 'latin1')
}

/** A part that no reader understands, behind the file's end. */
const withBrokenPart = (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.from('90 0 obj\n<< /Kids ] >>\nendobj\n')])

/** Faults that viewers put up with. */
const faults: [how: string, bytes: (whole: Uint8Array) => Buffer][] = [
  ['that ends before the place of its table', (whole) => replaced(whole, /startxref\n\d+\n%%EOF\n$/, 'startxref\n')],
  ['with a table that is no table', (whole) => withBrokenPart(replaced(whole, /xref\n0 1\n(?=[^]*$)/, 'xref\nx y\n'))],
  ['with a part that can’t be parsed', withBrokenPart],
  ['whose catalog leads to a page', (whole) => replaced(whole, '/Catalog /Pages 2 0 R', '/Catalog /Pages 3 0 R')],
  ['whose page belongs to no tree', (whole) => replaced(whole, '/Page /Parent 2 0 R', '/Page /Parent 1 0 R')],
  ['whose tree of pages has no type', (whole) => replaced(whole, '/Type /Pages', '/Typo /Pages')],
]

test.each(faults)(
  'a PDF %s is copied, without the names, the script, the comments and the file in it',
  async (_, spoil) => {
    const given = spoil(pdfFile(names))
    expect(await cleanPdf(given, 'INQ-0031')).toBeNull()
    expect(needlesIn(given, listOf(names))).toHaveLength(3)
    const left = noOmissions()
    const copy = (await clean('plate.pdf', given, 'INQ-0031 · 24 Nov 2026', left))!
    expect(needlesIn(copy, [...listOf(names), 'verma', 'JavaScript', 'app.alert', 'EmbeddedFile', 'PDFium'])).toEqual(
      [],
    )
    const { pages, info } = await readPdf(copy)
    expect(pages).toEqual([expect.stringMatching(/Bracket[^]*INQ-0031 · 24 Nov 2026/)])
    expect(info.Author ?? info.Creator ?? info.Producer).toBeUndefined()
    expect(left).toEqual({ comments: ['by Verma Pumps', 'Verma Pumps'], attachments: 1, pictures: 0 })
  },
)

test('a note and a file are named as left out, also where a PDF has a fault', async () => {
  const left = noOmissions()
  const copy = (await clean('plate.pdf', withBrokenPart(await commentedPdf()), undefined, left))!
  expect(left).toEqual({ comments: ['Break all edges 0.3'], attachments: 1, pictures: 0 })
  expect(needlesIn(copy, ['Break all edges', 'list.txt'])).toEqual([])
})

/** A page that shows the text, as `change` makes it, with a fault. */
async function faulty(change: Change, text = 'PLATE 6 MM') {
  const file = await PDFDocument.create()
  const page = file.addPage([300, 200])
  if (text) page.drawText(text, { x: 20, y: 100, font: await file.embedFont(StandardFonts.Courier) })
  change(file, page)
  return withBrokenPart(await file.save({ useObjectStreams: false, updateFieldAppearances: false }))
}

test('pages keep their number, size and turn', async () => {
  const given = await faulty((file, page) => {
    page.setCropBox(10, 10, 200, 100)
    file.addPage([842, 595]).node.set(PDFName.of('Rotate'), file.context.obj(90))
  })
  const pages = (await PDFDocument.load((await clean('a.pdf', given, 'INQ-0031'))!)).getPages()
  expect(pages.map((page) => [page.getCropBox(), page.getRotation().angle])).toEqual([
    [{ x: 10, y: 10, width: 200, height: 100 }, 0],
    [{ x: 0, y: 0, width: 842, height: 595 }, 90],
  ])
})

type Change = (file: PDFDocument, page: PDFPage) => void

/** Adds a field of a form, with a picture of what is written in it or without: viewers draw it by themselves then. */
const addField =
  (picture?: string): Change =>
  (file, page) => {
    const { context } = file
    const fonts = { Helv: { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' } }
    const place = { Type: 'Annot', Subtype: 'Widget', FT: 'Tx', Rect: [20, 20, 120, 40], F: 4 }
    const texts = { T: PDFString.of('thread'), V: PDFString.of('M12'), DA: PDFString.of('/Helv 12 Tf 0 g') }
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 100, 20], Resources: { Font: fonts } }
    const drawn = picture && { AP: { N: context.register(context.stream(picture, form)) } }
    const field = context.register(context.obj({ ...place, ...texts, ...drawn }))
    page.node.addAnnot(field)
    const all = { Fields: [field], NeedAppearances: !picture, DR: { Font: fonts } }
    file.catalog.set(PDFName.of('AcroForm'), context.obj(all))
  }

test('a field of a form stays as it is shown', async () => {
  const given = await faulty(addField('/Tx BMC BT /Helv 12 Tf 0 g 4 5 Td (M12) Tj ET EMC'))
  const copy = (await clean('a.pdf', given))!
  expect(needlesIn(copy, ['(M12) Tj'])).toHaveLength(1)
  expect(await looksOf(copy)).toEqual(await looksOf(given))
})

async function looksOf(bytes: Uint8Array) {
  const viewer = await Pdfium.load()
  return viewer.looksOf(viewer.open(bytes)!)
}

/** Draws a text on a layer that is switched off. */
const addHiddenLayer: Change = (file, page) => {
  const layer = file.context.register(file.context.obj({ Type: 'OCG', Name: PDFString.of('Costs') }))
  const properties = { OCGs: [layer], D: { OFF: [layer] } }
  file.catalog.set(PDFName.of('OCProperties'), file.context.obj(properties))
  page.node.Resources()!.set(PDFName.of('Properties'), file.context.obj({ Layer: layer }))
  const drawing = file.context.stream('/OC /Layer BDC 20 20 100 40 re f EMC')
  page.node.addContentStream(file.context.register(drawing))
}

/** Adds a field whose name and kind stand apart from its place on the page. */
const addFieldApart: Change = (file, page) => {
  const field = file.getForm().createTextField('thread')
  field.addToPage(page, { x: 20, y: 20, width: 100, height: 20 })
}

test.each<[what: string, add: Change]>([
  ['a field that viewers draw by themselves', addField()],
  ['a field that stands apart from its place', addFieldApart],
  ['a layer that is switched off', addHiddenLayer],
])('a PDF with a fault and %s is held: its pages alone would look different', async (_, add) => {
  const given = await faulty(add)
  expect((await looksOf(given))[0]).toMatchObject({ width: 300, isBlank: false })
  expect(await clean('a.pdf', given)).toBeNull()
  expect(await faultOf('a.pdf', given)).toBe('damaged')
})

test('a PDF with a fault is held when all is white that is drawn on it, and copied when nothing is', async () => {
  const unreadable = await faulty((file, page) => {
    page.node.set(PDFName.of('Contents'), file.context.register(file.context.stream('\u0007 not drawn')))
  }, '')
  expect(await clean('a.pdf', unreadable)).toBeNull()
  expect(await clean('a.pdf', await faulty(() => {}, ''))).not.toBeNull()
})

test('a PDF that no viewer opens is held, and so is one that needs a password', async () => {
  expect(await clean('a.pdf', Buffer.from('%PDF-1.7 drawing'))).toBeNull()
  const locked = await lockedPdf()
  expect(await clean('a.pdf', locked)).toBeNull()
  expect(await faultOf('a.pdf', locked)).toBe('password')
})

test('half a million pages are not written anew', async () => {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[${'3 0 R '.repeat(500_000)}]/Count 500000>>`]
  const file = [...objects, '<</Type/Page/Parent 2 0 R>>'].map((object, i) => `${i + 1} 0 obj${object}endobj\n`)
  const made = clean('a.pdf', Buffer.from(`%PDF-1.5\n${file.join('')}trailer<</Root 1 0 R>>`))
  await expect(made).rejects.toThrow('This file has more than 2,000 pages')
})
