import { PDFDocument, PDFName, PDFRef, StandardFonts } from '@cantoo/pdf-lib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { asciiStl, binaryStl, stlDialects } from '@/tests/drawings'
import { binaryDxfBytes, dxfPairs, plate, text as words } from '@/tests/dxf-drawings'
import { namedDxf } from '@/tests/named-files/dxf'
import { docxFile, xlsxFile } from '@/tests/named-files/office'
import { emptyPdf, pdfFile } from '@/tests/named-files/pdf'
import { stepFiles } from '@/tests/named-files/step'
import { clean } from '../clean'
import type { Cleanable } from '../cleanable'
import { lostIn } from './compare'

const names = { person: 'Asha Verma', company: 'Verma Pumps', folder: 'D:\\verma' }
const box = [10, 20, 30] as const
const [dxf, pdf, docx, xlsx] = [Buffer.from(namedDxf(names)), pdfFile(names), docxFile(names), xlsxFile(names)]
const step = Buffer.from(Object.values(stepFiles(names))[0]!)
const turned = await spoiled(pdf, (file) => file.getPage(0).node.set(PDFName.of('Rotate'), file.context.obj(90)))

const whole: [name: string, bytes: Uint8Array][] = [
  ...Object.entries(stlDialects(box)).map(([how, bytes]): [string, Buffer] => [`${how}.stl`, bytes]),
  ...Object.entries(stepFiles(names)).map(([how, text]): [string, Buffer] => [`${how}.step`, Buffer.from(text)]),
  ['nothing.stl', Buffer.from('solid nothing\nendsolid nothing')],
  ['nothing, binary.stl', Buffer.alloc(84)],
  ['plate.dxf', dxf],
  ['binary, old.dxf', binaryDxfBytes(dxfPairs({ entities: [...plate, ...words('PLATE 6 MM')] }), false)],
  ['binary.dxf', binaryDxfBytes(dxfPairs({ entities: [...plate, ...words('PLATE 6 MM')] }), true)],
  ['plate.pdf', pdf],
  ['turned.pdf', turned],
  ['empty.pdf', Buffer.from(emptyPdf)],
  ['two pages.pdf', await twoPages()],
  ['offer.docx', docx],
  ['list.xlsx', xlsx],
]

test.each(whole)('the copy of %s has all of it', async (name, bytes) => {
  expect(await clean(name, bytes, 'INQ-0031 · 24 Nov 2026')).toBeInstanceOf(Uint8Array)
})

const replaced = (bytes: Uint8Array, what: string | RegExp, by: string) => {
  const text = Buffer.from(bytes).toString('latin1')
  const other = text.replace(what, by)
  expect(other).not.toBe(text)
  return Buffer.from(other, 'latin1')
}
const withPart = (bytes: Uint8Array, name: string, text: string) =>
  zipSync({ ...unzipSync(bytes), [name]: strToU8(text) })
const partOf = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name]!)

type Spoiled = [
  how: string,
  type: Cleanable,
  bytes: Uint8Array,
  spoil: (copy: Uint8Array) => Uint8Array | Promise<Uint8Array>,
]
test.each<Spoiled>([
  [
    'a triangle less',
    'stl',
    binaryStl(box),
    (copy) => {
      const fewer = Buffer.from(copy.subarray(0, copy.length - 50))
      fewer.writeUInt32LE(11, 80)
      return fewer
    },
  ],
  [
    'a triangle less in a text',
    'stl',
    Buffer.from(asciiStl(box)),
    (copy) => replaced(copy, / *facet[^]*?endfacet\s*/, ''),
  ],
  ['a corner elsewhere', 'stl', Buffer.from(asciiStl(box)), (copy) => replaced(copy, 'vertex 10', 'vertex 11')],
  ['no triangles', 'stl', binaryStl(box), (copy) => copy.subarray(0, 84)],
  ['a line less', 'dxf', dxf, (copy) => replaced(copy, /0\nLINE\n(?!\s*0\n)[^]*?\n(?= *0\n)/, '')],
  ['a line of one point', 'dxf', dxf, (copy) => replaced(copy, /(LINE\n[^]*?)\n *11\n.*/, '$1')],
  ['an empty text', 'dxf', dxf, (copy) => replaced(copy, /(\nTEXT\n[^]*?\n *1\n).*/, '$1')],
  ['no end', 'dxf', dxf, (copy) => copy.subarray(0, copy.length / 2)],
  ['an entity less', 'step', step, (copy) => replaced(copy, /#\d+=CARTESIAN_POINT[^;]*;/, '')],
  ['an entity of another type', 'step', step, (copy) => replaced(copy, /=PLANE\(/, '=POINT(')],
  ['another number', 'step', step, (copy) => replaced(copy, /(=CARTESIAN_POINT\([^(]*\()[^,]*/, '$19.5')],
  ['no end', 'step', step, (copy) => copy.subarray(0, copy.length / 2)],
  ['a page less', 'pdf', await twoPages(), (copy) => spoiled(copy, (file) => file.removePage(1))],
  ['a page more', 'pdf', pdf, (copy) => spoiled(copy, (file) => file.addPage())],
  [
    'pages in another order',
    'pdf',
    await twoPages(),
    (copy) =>
      spoiled(copy, (file) => {
        const [second] = [file.getPage(1)]
        file.removePage(1)
        file.insertPage(0, second)
      }),
  ],
  ['an empty page', 'pdf', pdf, (copy) => spoiled(copy, (file) => file.getPage(0).node.delete(PDFName.of('Contents')))],
  ['another text', 'pdf', pdf, (copy) => replaced(copy, 'Bracket', 'Brocket')],
  [
    'a page that is turned',
    'pdf',
    pdf,
    (copy) => spoiled(copy, (file) => file.getPage(0).node.set(PDFName.of('Rotate'), file.context.obj(90))),
  ],
  ['a smaller page', 'pdf', pdf, (copy) => spoiled(copy, (file) => file.getPage(0).setCropBox(0, 0, 50, 50))],
  [
    'no picture',
    'pdf',
    pdf,
    (copy) => spoiled(copy, (file) => file.getPage(0).node.Resources()!.delete(PDFName.of('XObject'))),
  ],
  ['a picture that is gone', 'pdf', pdf, (copy) => spoiled(copy, (file) => file.context.delete(PDFRef.of(7)))],
  [
    'no font',
    'pdf',
    pdf,
    (copy) => spoiled(copy, (file) => file.getPage(0).node.Resources()!.delete(PDFName.of('Font'))),
  ],
  [
    'a part less',
    'docx',
    docx,
    (copy) => {
      const { 'word/document.xml': _, ...others } = unzipSync(copy)
      return zipSync(others)
    },
  ],
  ['a part more', 'docx', docx, (copy) => withPart(copy, 'word/x.xml', '<x/>')],
  [
    'another word',
    'docx',
    docx,
    (copy) => withPart(copy, 'word/document.xml', partOf(copy, 'word/document.xml').replace('Bracket', '')),
  ],
  [
    'another cell',
    'xlsx',
    xlsx,
    (copy) =>
      withPart(copy, 'xl/worksheets/sheet1.xml', partOf(copy, 'xl/worksheets/sheet1.xml').replace('Bracket', 'B')),
  ],
  [
    'another cell of a workbook within it',
    'docx',
    zipSync({ ...unzipSync(docx), 'word/embeddings/Sheet1.xlsx': xlsx }),
    (copy) => {
      const parts = unzipSync(copy)
      const within = withPart(parts['word/embeddings/Sheet1.xlsx']!, 'xl/worksheets/sheet1.xml', '<worksheet/>')
      return zipSync({ ...parts, 'word/embeddings/Sheet1.xlsx': within })
    },
  ],
  ['no archive', 'xlsx', xlsx, (copy) => copy.subarray(0, copy.length / 2)],
])('a copy with %s is not whole (%s)', async (_, type, bytes, spoil) => {
  const copy = (await clean(`a.${type}`, bytes))!
  expect(await lostIn(type, bytes, copy)).toBeNull()
  const lost = await lostIn(type, bytes, await spoil(copy))
  expect(lost).not.toBeNull()
  expect(lost).not.toMatch(/Verma|Bracket/)
})

test('a type that is not read back passes', async () => {
  expect(await lostIn('png', Buffer.from('a'), Buffer.from('b'))).toBeNull()
})

async function spoiled(bytes: Uint8Array, change: (file: PDFDocument) => unknown): Promise<Uint8Array> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false })
  change(file)
  return file.save({ useObjectStreams: false, addDefaultPage: false })
}

/** Pages that have their size and their font from the tree of pages, and one with two streams. */
async function twoPages(): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Courier)
  for (const text of ['Plate', 'Bush']) {
    const page = file.addPage([200, 100])
    page.drawText(text, { font })
    if (text === 'Bush') page.drawText('and a pin', { font, y: 40 })
  }
  return file.save()
}
