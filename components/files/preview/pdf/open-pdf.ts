import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Job } from '../useFileParser'

const VENDOR = '/vendor/pdfjs/'

/** Opens a PDF with pdf.js in a worker of our own origin. The caller destroys the document. */
export function openPdf(href: string): Job<PDFDocumentProxy> {
  GlobalWorkerOptions.workerSrc = `${VENDOR}pdf.worker.min.mjs`
  const task = getDocument({
    url: href,
    cMapUrl: `${VENDOR}cmaps/`,
    standardFontDataUrl: `${VENDOR}standard_fonts/`,
    wasmUrl: `${VENDOR}wasm/`,
    iccUrl: `${VENDOR}iccs/`,
    // A drawing needs no scripts; forms are shown as they stand.
    enableXfa: false,
    isEvalSupported: false,
    verbosity: 0,
  })
  let open = false
  const result = task.promise.then(
    (file) => {
      open = true
      return file
    },
    (error: Error) => {
      throw new Error(whys[error.name] ?? 'We couldn’t load this PDF.')
    },
  )
  return { result, stop: () => void (open || task.destroy()) }
}

const whys: Record<string, string> = {
  InvalidPDFException: 'This PDF is damaged or incomplete.',
  PasswordException: 'This PDF is locked with a password.',
}
