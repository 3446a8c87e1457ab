import { degrees, PDFRawStream, rgb, StandardFonts, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { TooMany } from '../drawing/too-many'
import type { Omissions } from './omissions'
import { withoutProfile } from './pdf-colours'
import { cleanDict } from './pdf-dicts'
import { openPdf } from './pdf-open'
import { cleanPicture } from './pdf-pictures'
import { walk, type Part } from './pdf-reach'
import { leaveOutPictures } from './pdf-unread-pictures'

/** Each page is marked: of half a million in a small file the thread would be busy for its whole time. */
export const MAX_PAGES = 2_000
/** A drawing has some hundred, a tagged manual of a thousand pages some ten thousand. */
const MAX_OBJECTS = 100_000
const tooManyObjects = () => new TooMany('objects', MAX_OBJECTS)

/**
 * Keeps what a PDF's pages show, and writes `mark` on each page. Properties, embedded files, scripts, authors, older
 * versions and all that no page refers to are left out, and so is a protection against changes. Null for files that need a
 * password to be opened, and unreadable ones. Throws `TooMany` for those of more than 2,000 pages or 1,00,000 objects. `left` gets the comments,
 * files and pictures that are left out.
 */
export async function cleanPdf(bytes: Uint8Array, mark?: string, left?: Omissions): Promise<Uint8Array | null> {
  try {
    assertFewObjects(bytes)
    const file = await openPdf(bytes)
    const pages = file.getPageCount()
    if (!pages) return null
    if (pages > MAX_PAGES) throw new TooMany('pages', MAX_PAGES)
    if (file.context.enumerateIndirectObjects().length > MAX_OBJECTS) throw tooManyObjects()
    await cutOff(file, left)
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

async function cutOff({ context, catalog }: PDFDocument, left?: Omissions) {
  context.trailerInfo = { Root: context.trailerInfo.Root }
  const unread: PDFRawStream[] = []
  const visit = async ({ dict, stream }: Part) => {
    cleanDict(dict, dict === catalog, left)
    if (stream instanceof PDFRawStream && !(await cleanPicture(stream))) unread.push(stream)
  }
  let reached = await walk(context, visit, withoutProfile)
  if (unread.length) {
    await leaveOutPictures(unread, context)
    if (left) left.pictures += unread.length
    // What only they referred to is reached no more.
    reached = await walk(context, nothing, nothing)
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
}

const nothing = () => undefined

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
