import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib'

/**
 * Reads a PDF that is opened without a password; many printers protect a file against changes alone. Throws where any
 * part of it can't be read: else the part would be missing without a word.
 */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, {
    updateMetadata: false,
    throwOnInvalidObject: true,
    password: '',
    // Else it waits a thousandth of a second after every hundred objects, for the sake of a window that we don't have.
    parseSpeed: ParseSpeeds.Fastest,
  })
