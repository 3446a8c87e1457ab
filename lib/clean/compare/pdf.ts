import { PDFArray, PDFDict, PDFName, PDFStream, type PDFObject, type PDFPage } from '@cantoo/pdf-lib'
import { openPdf } from '../pdf-open'

/**
 * The pages of both: their size, what is drawn on them, and how many pictures, forms and fonts it is drawn with. The copy's
 * mark comes on top, as a text and a font of its own.
 */
export async function comparePdf(original: Uint8Array, copy: Uint8Array): Promise<string | null> {
  const [before, after] = [(await openPdf(original)).getPages(), (await openPdf(copy)).getPages()]
  if (before.length !== after.length) return `${after.length} pages of ${before.length}`
  for (const [i, page] of before.entries()) {
    const lost = lostOfPage(page, after[i]!)
    if (lost) return `page ${i + 1}: ${lost}`
  }
  return null
}

function lostOfPage(before: PDFPage, after: PDFPage): string | null {
  const [box, copied] = [before.getCropBox(), after.getCropBox()]
  if (box.width !== copied.width || box.height !== copied.height) return 'another size'
  if (before.getRotation().angle !== after.getRotation().angle) return 'turned'
  const [drawn, kept] = [contentsOf(before), contentsOf(after)]
  // A mark is drawn after what was there, which is put between two streams of its own.
  const begins = kept.findIndex((_, i) => drawn.every((stream, n) => kept[i + n]?.equals(stream)))
  if (drawn.length && begins < 0) return 'something else is drawn'
  const [tools, left] = [toolsOf(before), toolsOf(after)]
  for (const [kind, count] of tools)
    if ((left.get(kind) ?? 0) < count) return `${left.get(kind) ?? 0} of ${count} ${kind}s`
  return null
}

/** The streams that draw a page, as they are packed. */
export function contentsOf({ node }: PDFPage): Buffer[] {
  const contents = node.Contents()
  const all = contents instanceof PDFArray ? contents.asArray().map((one) => node.context.lookup(one)) : [contents]
  return all.flatMap((one) => (one instanceof PDFStream ? [Buffer.from(one.getContents())] : []))
}

/** How many pictures, forms, patterns and fonts a page refers to. */
function toolsOf({ node }: PDFPage): Map<string, number> {
  const counts = new Map<string, number>()
  const seen = new Set<PDFObject>()
  const waiting: (PDFObject | undefined)[] = [node.Resources()]
  while (waiting.length) {
    const object = node.context.lookup(waiting.pop())
    if (!object || seen.has(object)) continue
    seen.add(object)
    if (object instanceof PDFArray) for (const one of object.asArray()) waiting.push(one)
    const dict = object instanceof PDFStream ? object.dict : object
    if (!(dict instanceof PDFDict)) continue
    const kind = kindOf(dict)
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    for (const [key, value] of dict.entries()) if (!OTHER.includes(key.decodeText())) waiting.push(value)
  }
  return counts
}

/** Ways out of a page, and what a copy leaves out. */
const OTHER = 'Parent P Metadata PieceInfo OPI StructParents'.split(' ')

function kindOf(dict: PDFDict): string | undefined {
  const nameIn = (key: string) => {
    const value = dict.lookup(PDFName.of(key))
    return value instanceof PDFName ? value.decodeText() : undefined
  }
  const type = nameIn('Subtype')
  if (type === 'Image' || type === 'Form') return type
  return dict.has(PDFName.of('PatternType')) ? 'Pattern' : nameIn('Type') === 'Font' ? 'Font' : undefined
}
