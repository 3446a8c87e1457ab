import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib'
import { mendShapes } from './pdf-shapes'

/**
 * Reads a PDF that is opened without a password; many printers protect a file against changes alone. Throws where any
 * part of it can't be read: else the part would be missing without a word.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const file = await PDFDocument.load(bytes, {
    updateMetadata: false,
    throwOnInvalidObject: true,
    password: '',
    // Else it pauses after every hundred objects, to keep a browser's window responsive.
    parseSpeed: ParseSpeeds.Fastest,
  })
  mendShapes(file.context)
  return file
}
