import {
  PDFDocument,
  PDFName,
  PDFString,
  StandardFonts,
  type PDFContext,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { needlesIn } from '@/tests/named-files/needles'
import { readPdf } from '@/tests/pdf'
import { clean } from './clean'
import { Pdfium } from './pdfium'

const name = 'Verma Pumps Pvt Ltd'
const [RESOURCES, ANNOTATIONS] = [PDFName.of('Resources'), PDFName.of('Annots')]

async function looksOf(bytes: Uint8Array) {
  const viewer = await Pdfium.load()
  return viewer.looksOf(viewer.open(bytes)!)
}

/** Without the number of annotations: one that isn't drawn counts, too. */
const drawnIn = async (bytes: Uint8Array) => (await looksOf(bytes)).map((look) => ({ ...look, annotations: 0 }))

type Change = (page: PDFPage, context: PDFContext) => void

/** A page with a text, a line and a square mark, as `change` makes it. */
async function pageAs(change: Change) {
  const file = await PDFDocument.create()
  const page = file.addPage([300, 200])
  page.drawText('PLATE 6 MM', { x: 20, y: 100, font: await file.embedFont(StandardFonts.Courier), opacity: 0.5 })
  page.drawLine({ start: { x: 20, y: 40 }, end: { x: 200, y: 40 } })
  const look = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 50, 50] }
  const drawn = file.context.register(file.context.stream('1 0 0 rg 0 0 50 50 re f', look))
  const mark = { Type: 'Annot', Subtype: 'Square', Rect: [240, 20, 290, 70], F: 4, AP: file.context.obj({ N: drawn }) }
  page.node.addAnnot(file.context.register(file.context.obj(mark)))
  // Fonts are written into the file when it is saved.
  await file.flush()
  change(page, file.context)
  return file.save({ useObjectStreams: false })
}

/** A stream with the entries of the dictionary, and a text that nobody reads. */
function streamOf(context: PDFContext, dict: PDFObject | undefined) {
  const stream = context.stream(`${name} % unread`)
  const entries = context.lookup(dict) as ReturnType<PDFContext['obj']> & { entries(): [PDFName, PDFObject][] }
  for (const [key, value] of entries.entries()) stream.dict.set(key, value)
  return context.register(stream)
}

const resourcesOf = ({ node }: PDFPage) => node.Resources()!

const kindAsStream =
  (kind: string): Change =>
  (page, context) => {
    const resources = resourcesOf(page)
    resources.set(PDFName.of(kind), streamOf(context, resources.get(PDFName.of(kind))))
  }

const toolsAsStreams =
  (kind: string): Change =>
  (page, context) => {
    const tools = resourcesOf(page).lookup(PDFName.of(kind)) as unknown as { entries(): [PDFName, PDFObject][]; set(key: PDFName, value: PDFObject): void } // oxfmt-ignore
    for (const [key, value] of tools.entries()) tools.set(key, streamOf(context, value))
  }

const changes: [what: string, change: Change][] = [
  ['the resources of a page', (page, context) => page.node.set(RESOURCES, streamOf(context, resourcesOf(page)))],
  ['the list of its fonts', kindAsStream('Font')],
  ['the list of its states', kindAsStream('ExtGState')],
  [
    'the looks of an annotation',
    ({ node }, context) => {
      const mark = node.Annots()!.lookup(0) as ReturnType<PDFContext['obj']> & { get(key: PDFName): PDFObject; set(key: PDFName, value: PDFObject): void } // oxfmt-ignore
      mark.set(PDFName.of('AP'), streamOf(context, mark.get(PDFName.of('AP'))))
    },
  ],
]

test.each(changes)(
  'where %s is a stream, it is read as its dictionary, and what is in the stream doesn’t cross',
  async (_, change) => {
    const given = await pageAs(change)
    expect(needlesIn(given, [name])).toEqual([name])
    const copy = (await clean('a.pdf', given))!
    expect(await looksOf(copy)).toEqual(await looksOf(given))
    expect(needlesIn(copy, [name])).toEqual([])
    const marked = (await clean('a.pdf', given, 'INQ-0031 · 24 Nov 2026'))!
    expect((await readPdf(marked)).text).toMatch(/PLATE 6 MM[^]*INQ-0031/)
  },
)

const nothings: [what: string, change: Change][] = [
  ['a stream in the place of the annotations', ({ node }, context) => node.set(ANNOTATIONS, context.register(context.stream(name)))],
  ['a dictionary in the place of the annotations', ({ node }, context) => node.set(ANNOTATIONS, context.obj({ Verma: PDFString.of(name) }))],
  ['a stream in the place of an annotation', ({ node }, context) => node.Annots()!.set(0, streamOf(context, node.Annots()!.get(0)))],
  ['a stream in the place of a font', toolsAsStreams('Font')],
  ['a stream in the place of a state', toolsAsStreams('ExtGState')],
  ['a text in the place of the annotations', ({ node }) => node.set(ANNOTATIONS, PDFString.of(name))],
  ['a list in the place of the states', (page, context) => resourcesOf(page).set(PDFName.of('ExtGState'), context.obj([PDFString.of(name)]))],
  ['a stream in the place of an inner size', ({ node }, context) => node.set(PDFName.of('CropBox'), context.register(context.stream(name)))],
  ['a stream in the place of the size', ({ node }, context) => node.set(PDFName.of('MediaBox'), context.register(context.stream(name)))],
  ['a stream in the place of the turn', ({ node }, context) => node.set(PDFName.of('Rotate'), context.register(context.stream(name)))],
] // oxfmt-ignore

test.each(nothings)('%s counts as nothing, as viewers see it, and doesn’t cross', async (_, change) => {
  const given = await pageAs(change)
  expect(needlesIn(given, [name])).toEqual([name])
  const copy = (await clean('a.pdf', given))!
  expect(await drawnIn(copy)).toEqual(await drawnIn(given))
  expect(needlesIn(copy, [name])).toEqual([])
})

test('resources that are the drawing of the page itself leave it whole', async () => {
  const given = await pageAs(({ node }, context) => {
    const drawing = context.register(context.stream('0.5 w 1 0 0 RG 20 20 m 200 90 l S'))
    node.set(PDFName.of('Contents'), drawing)
    node.set(RESOURCES, drawing)
    node.delete(ANNOTATIONS)
  })
  const copy = (await clean('a.pdf', given))!
  expect(await looksOf(copy)).toEqual(await looksOf(given))
})
