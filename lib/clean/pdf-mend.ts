import { isDeepStrictEqual } from 'node:util'
import { PDFDict, PDFHexString, PDFName, PDFString, type PDFPage } from '@cantoo/pdf-lib'
import { contentsOf } from './compare/pdf'
import { MAX_PAGES } from './pdf'
import { openPdf } from './pdf-open'
import { Pdfium } from './pdfium'

/** A file with the pages of another, and how many files were attached to that one: they are not in it. */
export type Mended = { bytes: Uint8Array; attachments: number }

/**
 * Writes the pages of a PDF anew that breaks the format, so that it can be cleaned: viewers put up with faults at which our
 * reader stops. Null where a viewer doesn't open it, or would show what is written in another way. Nothing is cleaned yet.
 */
export async function mendPdf(bytes: Uint8Array): Promise<Mended | null> {
  const viewer = await Pdfium.load()
  try {
    const original = viewer.open(bytes)
    if (!original || !mayBeRead(viewer.pageCount(original))) return null
    const written = viewer.pagesOf(original)
    const mended = written && viewer.open(written)
    if (!mended) return null
    const [before, after] = [viewer.looksOf(original), viewer.looksOf(mended)]
    if (before.includes(null) || !isDeepStrictEqual(before, after)) return null
    const pages = (await openPdf(written)).getPages()
    // Something is drawn and every page is white: PDFium didn't understand it.
    if (before.every((look) => look!.isBlank) && pages.some((page) => contentsOf(page).length > 0)) return null
    if (pages.some(hasFieldWithoutPicture)) return null
    return { bytes: written, attachments: viewer.attachmentCount(original) }
  } catch {
    // Its messages say nothing that a person could use.
    return null
  }
}

const mayBeRead = (pages: number) => pages > 0 && pages <= MAX_PAGES

/** A field with a value and no picture: each viewer draws it its own way, by the form, which is on no page. */
function hasFieldWithoutPicture({ node }: PDFPage): boolean {
  const annotations = node.Annots()?.asArray() ?? []
  return annotations.some((one) => {
    const field = node.context.lookup(one)
    if (!(field instanceof PDFDict) || field.has(PDFName.of('AP'))) return false
    const value = field.lookup(PDFName.of('V'))
    return value instanceof PDFString || value instanceof PDFHexString
  })
}
