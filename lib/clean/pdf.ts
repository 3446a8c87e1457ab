import {
  decodePDFRawStream,
  degrees,
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  rgb,
  StandardFonts,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib'
import type { Left } from './clean'
import { cleanJpeg } from './jpeg'
import { TooMany } from '../drawing/too-many'
import { cleanJpx } from './jpx'
import { withoutProfile } from './pdf-colours'
import { cleanDict } from './pdf-dicts'
import { openPdf } from './pdf-open'
import { walk, type Part } from './pdf-reach'

/** Each page is marked: of half a million in a small file the thread would be busy for its whole time. */
export const MAX_PAGES = 2_000
/** A drawing has some hundred, a tagged manual of a thousand pages some ten thousand. */
const MAX_OBJECTS = 100_000
const tooManyObjects = () => new TooMany('objects', MAX_OBJECTS)

/**
 * Keeps what a PDF's pages show, and writes `mark` on each page. Properties, embedded files, scripts, authors, older
 * versions and all that no page refers to are left out, and so is a protection against changes. Null for files that need a
 * password to be opened, and unreadable ones. Throws `TooMany` for those of more than 2,000 pages or 1,00,000 objects. `left` gets the comments and
 * files that are left out.
 */
export async function cleanPdf(bytes: Uint8Array, mark?: string, left?: Left): Promise<Uint8Array | null> {
  try {
    assertFewObjects(bytes)
    const file = await openPdf(bytes)
    const pages = file.getPageCount()
    if (!pages) return null
    if (pages > MAX_PAGES) throw new TooMany('pages', MAX_PAGES)
    if (file.context.enumerateIndirectObjects().length > MAX_OBJECTS) throw tooManyObjects()
    cutOff(file, left)
    if (mark) await writeOn(file, mark)
    return await written(file)
  } catch (error) {
    if (error instanceof TooMany) throw error
    return null
  }
}

/** The library packs objects in a time that grows with the square of their number: of 65,000 it took 15 s. */
const MAX_PACKED = 10_000

function written(file: PDFDocument): Promise<Uint8Array> {
  return file.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    useObjectStreams: file.context.enumerateIndirectObjects().length <= MAX_PACKED,
    objectsPerTick: Infinity,
  })
}

/** Counts the objects that stand in the file as they are, before any of them is read; others are packed in streams. */
function assertFewObjects(bytes: Uint8Array) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = file.indexOf(' obj'); at >= 0; at = file.indexOf(' obj', at + 4))
    if (++count > MAX_OBJECTS) throw tooManyObjects()
}

function cutOff({ context, catalog }: PDFDocument, left?: Left) {
  context.trailerInfo = { Root: context.trailerInfo.Root }
  const visit = ({ dict, stream }: Part) => {
    cleanDict(dict, dict === catalog, left)
    if (!(stream instanceof PDFRawStream)) return
    const filters = filtersOf(dict)
    if (filters.includes('DCTDecode')) cleanImage(stream, filters, 'DCTDecode', cleanJpeg)
    if (filters.includes('JPXDecode')) cleanImage(stream, filters, 'JPXDecode', cleanJpx)
  }
  const reached = walk(context, visit, withoutProfile)
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
}

const UNCLEANABLE = "A picture can't be cleaned."

function cleanImage(
  stream: PDFRawStream,
  filters: string[],
  filter: string,
  clean: (bytes: Uint8Array) => Uint8Array | null,
) {
  const image = clean(pictureIn(stream, filters))
  if (!image) throw new Error(UNCLEANABLE)
  stream.updateContents(image)
  if (filters.length === 1) return
  const [own] = parametersOf(stream.dict).slice(filters.length - 1)
  stream.dict.set(FILTER, PDFName.of(filter))
  if (own instanceof PDFDict) stream.dict.set(PARAMETERS, own)
  else stream.dict.delete(PARAMETERS)
}

/** The picture's own bytes: some programs pack a JPEG once more. Throws where what it is packed in can't be read. */
function pictureIn({ dict, contents }: PDFRawStream, filters: string[]): Uint8Array {
  if (filters.length === 1) return contents
  const [outer, parameters] = [dict.clone(), parametersOf(dict)]
  outer.set(FILTER, dict.context.obj(filters.slice(0, -1)))
  outer.set(PARAMETERS, dict.context.obj(filters.slice(0, -1).map((_, at) => parameters[at] ?? null)))
  return decodePDFRawStream(PDFRawStream.of(outer, contents)).decode()
}

const [FILTER, PARAMETERS] = [PDFName.of('Filter'), PDFName.of('DecodeParms')]

/** The parameters of each filter of a stream. */
function parametersOf(dict: PDFDict): (PDFObject | undefined)[] {
  const parameters = dict.lookup(PARAMETERS)
  return parameters instanceof PDFArray ? parameters.asArray().map((one) => dict.context.lookup(one)) : [parameters]
}

function filtersOf(dict: PDFDict): string[] {
  const filter = dict.lookup(FILTER)
  const all = filter instanceof PDFArray ? filter.asArray().map((one) => dict.context.lookup(one)) : [filter]
  return all.flatMap((one) => (one instanceof PDFName ? [one.decodeText()] : []))
}

const SIZE = 7
const MARGIN = 8

/** Small and grey, in the lower left corner as the page is read. */
async function writeOn(file: PDFDocument, mark: string) {
  const font = await file.embedFont(StandardFonts.Helvetica)
  for (const page of file.getPages()) {
    const { x, y, turn } = cornerOf(page)
    page.drawText(mark, { x, y, size: SIZE, font, rotate: degrees(turn), color: rgb(0.5, 0.5, 0.5), opacity: 0.7 })
  }
}

function cornerOf(page: PDFPage): { x: number; y: number; turn: number } {
  const box = page.getCropBox()
  const turn = ((page.getRotation().angle % 360) + 360) % 360
  const [left, bottom] = [box.x + MARGIN, box.y + MARGIN]
  const [right, top] = [box.x + box.width - MARGIN, box.y + box.height - MARGIN]
  const corner = { 0: [left, bottom], 90: [right, bottom], 180: [right, top], 270: [left, top] }[turn]
  return { x: corner?.[0] ?? left, y: corner?.[1] ?? bottom, turn: corner ? turn : 0 }
}
