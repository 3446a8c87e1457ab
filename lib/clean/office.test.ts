import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { emfFile, plantedEmfs, plantedWmfs, wmfFile } from '@/tests/named-files/metafiles'
import { docxFile, xlsxFile } from '@/tests/named-files/office'
import { pdfFile } from '@/tests/named-files/pdf'
import { needlesIn } from '@/tests/named-files/needles'
import { listOf } from '@/tests/named-files/step'
import { halves } from '@/tests/pictures'
import { clean } from './clean'
import { emptyCompoundFile } from './empty-compound'
import { cleanOffice } from './office'
import { noOmissions } from './omissions'

const names = { person: 'Asha Verma', company: 'Verma Pumps', folder: 'D:/verma' }

test.each([
  ['Word document', docxFile(names), 'word/document.xml'],
  ['Excel workbook', xlsxFile(names), 'xl/worksheets/sheet1.xml'],
])('a %s keeps its text and loses its names', async (_, given, part) => {
  expect(needlesIn(given, listOf(names)).length).toBeGreaterThan(1)
  const copy = (await cleanOffice(given))!
  expect(needlesIn(copy, [...listOf(names), 'verma'])).toEqual([])
  const entries = unzipSync(copy)
  expect(strFromU8(entries[part]!)).toContain('Bracket')
  // No part points to one that is gone.
  for (const [name, entry] of Object.entries(entries))
    for (const [, target] of strFromU8(entry).matchAll(/(?:Target|PartName)="(?!about:)([^"]*)"/g))
      if (name.endsWith('.rels') || name.startsWith('['))
        expect(Object.keys(entries).some((one) => one.endsWith(target!.replace(/^[./]*/, '')))).toBe(true)
  expect(await cleanOffice(copy)).toEqual(copy)
})

const documentWith = (parts: Record<string, Uint8Array>) =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w:document/>'), ...parts })

test.each<[string, Uint8Array]>([
  ['an embedded presentation', documentWith({ 'word/embeddings/slides1.pptx': strToU8('x') })],
  ['a broken workbook in it', documentWith({ 'word/embeddings/sheet1.xlsx': strToU8('x') })],
  ['macros', documentWith({ 'word/vbaProject.bin': strToU8('x') })],
  ['a picture that is none', documentWith({ 'word/media/a.jpeg': strToU8('x') })],
  ['a GIF that is none', documentWith({ 'word/media/a.gif': strToU8('GIF89a') })],
  ['a vector picture that is none', documentWith({ 'word/media/a.emf': strToU8('x') })],
  ['a packed one that is none', documentWith({ 'word/media/a.wmz': gzipSync('x') })],
  ['one that is too large', documentWith({ 'word/media/a.emz': gzipSync(Buffer.alloc(17 * 1024 * 1024)) })],
  ['a TIFF', documentWith({ 'word/media/a.tiff': strToU8('II*') })],
  ['a picture of another program', documentWith({ 'word/media/a.wdp': strToU8('x') })],
  ['a part in UTF-16', documentWith({ 'word/x.xml': new Uint8Array(Buffer.from('\uFEFF<a/>', 'utf16le')) })],
  ['70 MB of nothing', documentWith({ 'word/x.xml': new Uint8Array(70 * 1024 * 1024) })],
  ['no parts', zipSync({ a: strToU8('x') })],
  ['half of it', docxFile(names).subarray(0, 500)],
])('a file with %s is not cleaned', async (_, bytes) => expect(await cleanOffice(bytes)).toBeNull())

/** Parts that tell names and that no page shows, with the relationship that leads to each. */
const unseen: [what: string, part: string, type: string][] = [
  ['a signature', '_xmlsignatures/origin.sigs', 'digital-signature/origin'],
  ['its signer', '_xmlsignatures/sig1.xml', 'digital-signature/signature'],
  [
    'properties that another program wrote',
    'package/services/metadata/core-properties/7f.psmdcp',
    'metadata/core-properties',
  ],
  ['what a program threw away', '[trash]/0000.dat', 'trash'],
  ['properties of a sheet', 'xl/customProperty1.bin', 'customProperty'],
  ['data of Google Sheets', 'xl/metadata', 'workbookmetadata'],
]

test.each(unseen)('a document with %s is copied without it', async (_, part, type) => {
  const base = 'http://schemas.openxmlformats.org/package/2006/relationships/'
  const relationship = `<Relationships><Relationship Id="r1" Type="${base}${type}" Target="/${part}"/></Relationships>`
  const given = documentWith({ [part]: strToU8('<a>Asha Verma</a>'), '_rels/.rels': strToU8(relationship) })
  const copy = (await clean('a.docx', given))!
  expect(Object.keys(unzipSync(copy))).toEqual(['[Content_Types].xml', 'word/document.xml', '_rels/.rels'])
  expect(needlesIn(copy, ['Asha Verma', part])).toEqual([])
})

test('a file that says that it unpacks to less is not unpacked any further', async () => {
  const bomb = Buffer.from(documentWith({ 'word/x.xml': new Uint8Array(70 * 1024 * 1024).fill(65) }))
  // The unpacked size of the last entry, in its central record.
  const at = bomb.lastIndexOf(Buffer.from('PK\x01\x02')) + 24
  bomb.writeUInt32LE(1_000, at)
  const copy = await cleanOffice(bomb)
  if (copy) expect(unzipSync(copy)['word/x.xml']!.length).toBeLessThanOrEqual(1_000)
})

test.each([
  ['comments', '<!--'],
  ['instructions', '<?x '],
  ['private elements', '<w:docVars>'],
  ['tags', '<w:docVars '],
  ['paths of pictures', ' descr="////'],
  ['authors', '<author>'],
  // Searched anew from each of them the test would not end.
])('endless %s do not hold the thread', async (_, part) => {
  const given = documentWith({ 'word/x.xml': strToU8(`<a>${part.repeat(400_000)}`) })
  expect(await cleanOffice(given)).not.toBeNull()
})

describe.each([
  ['a.docx', 'word/media/image9.gif'],
  ['a.xlsx', 'xl/media/IMAGE9.GIF'],
])('a GIF in %s', (file, part) => {
  const given = (gif: Uint8Array) =>
    zipSync({ ...unzipSync((file === 'a.docx' ? docxFile : xlsxFile)(names)), [part]: gif })
  const copied = async (gif: Uint8Array) => unzipSync((await clean(file, given(gif)))!)[part]!

  test('keeps its name, its type and its pixels', async () => {
    const gif = await halves().gif().toBuffer()
    const copy = await copied(gif)
    expect(strFromU8(copy.subarray(0, 4))).toBe('GIF8')
    expect(await framesOf(copy)).toEqual(await framesOf(gif))
  })

  test('keeps its frames, how long each is seen, and how often they come', async () => {
    const gif = await sharp([await halves().png().toBuffer(), await halves().negate().png().toBuffer()], {
      join: { animated: true },
    })
      .gif({ delay: [200, 700], loop: 3 })
      .toBuffer()
    const copy = await copied(gif)
    expect(await framesOf(copy)).toEqual(await framesOf(gif))
    const { pages, delay, loop } = await sharp(copy, { animated: true }).metadata()
    expect({ pages, delay, loop }).toEqual({ pages: 2, delay: [200, 700], loop: 3 })
  })

  test('holds the file when it ends too early or is too large to be unpacked', async () => {
    const gif = await halves().resize(200).gif().toBuffer()
    expect(await clean(file, given(gif.subarray(0, gif.length * 0.6)))).toBeNull()
    const huge = Buffer.from(gif)
    // The size of the whole and of its first frame.
    for (const at of [6, huge.indexOf(Buffer.from([0x2c, 0, 0, 0, 0])) + 5]) {
      huge.writeUInt16LE(60_000, at)
      huge.writeUInt16LE(60_000, at + 2)
    }
    expect(await clean(file, given(huge))).toBeNull()
  })
})

const framesOf = (gif: Uint8Array) => sharp(gif, { animated: true }).ensureAlpha().raw().toBuffer()

const partOf = async (part: string, bytes: Uint8Array, left = noOmissions()) =>
  unzipSync((await clean('a.docx', documentWith({ [part]: bytes }), undefined, left))!)[part]!

test.each([...plantedEmfs('Asha Verma'), ...plantedWmfs('Asha Verma')])(
  'a document with a vector picture loses a name in $place of $file, packed or not',
  async ({ file, bytes }) => {
    const plain = await partOf(`word/media/${file}`, bytes)
    expect(needlesIn(plain, ['Asha Verma'])).toEqual([])
    const packed = await partOf(`word/media/${file.replace('mf', 'mz')}`, gzipSync(bytes))
    expect(gunzipSync(packed)).toEqual(Buffer.from(plain))
  },
)

test.each([
  ['word/media/a.emf', emfFile()],
  ['word/media/a.wmf', wmfFile()],
])('a document keeps %s as it is', async (part, bytes) => {
  expect(Buffer.from(await partOf(part, bytes))).toEqual(bytes)
})

test('the workbook of a chart is cleaned like the document around it, and one in it is not read', async () => {
  const copy = await partOf('word/embeddings/Sheet1.xlsx', xlsxFile(names))
  expect(needlesIn(copy, [...listOf(names), 'verma'])).toEqual([])
  expect(strFromU8(unzipSync(copy)['xl/worksheets/sheet1.xml']!)).toContain('Bracket')
  const deeper = documentWith({ 'word/embeddings/a.docx': documentWith({ 'word/embeddings/b.docx': docxFile(names) }) })
  expect(await cleanOffice(deeper)).toBeNull()
})

test.each([
  ['oleObject1.bin', strToU8('Asha Verma')],
  ['Worksheet1.xls', Buffer.concat([emptyCompoundFile(), strToU8('Asha Verma')])],
])('an object of another program is left out, and its owner hears of it (%s)', async (file, bytes) => {
  const left = noOmissions()
  const copy = await partOf(`word/embeddings/${file}`, bytes, left)
  expect([copy, left.attachments]).toEqual([new Uint8Array(emptyCompoundFile()), 1])
  // What stands in its place is no object.
  const again = noOmissions()
  await partOf('word/embeddings/oleObject1.bin', emptyCompoundFile(), again)
  expect(again.attachments).toBe(0)
})

test('a drawing that stands in a document as a PDF is cleaned like any other', async () => {
  const copy = await partOf('word/media/image1.pdf', pdfFile(names))
  expect(needlesIn(copy, listOf(names))).toEqual([])
  expect(strFromU8(copy.subarray(0, 5))).toBe('%PDF-')
})
