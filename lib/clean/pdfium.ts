import { createHash } from 'node:crypto'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** A page as a viewer shows it. `pixels` stands for its picture, `isBlank` says that there is nothing on it. */
export type Look = {
  width: number
  height: number
  pixels: string
  text: string
  annotations: number
  isBlank: boolean
}

/** The longer side of a page that is drawn (pixels). */
const LONGER_SIDE = 600

/** Draws annotations with the page. */
const WITH_ANNOTATIONS = 1

const quiet = () => undefined

/**
 * PDFium, the reader of Chrome, as WebAssembly: what it shows, a person sees. Documents are numbers of its own. Load one for
 * each file: after a fault its memory can't be trusted, and any call may throw.
 */
export class Pdfium {
  private constructor(private readonly library: WrappedPdfiumModule) {}

  static async load(): Promise<Pdfium> {
    // Most files never need it.
    const { init } = await import('@embedpdf/pdfium')
    // It keeps what it was given, and makes its state a part of it.
    const library = await init({ print: quiet, printErr: quiet })
    library.PDFiumExt_Init()
    return new Pdfium(library)
  }

  /** A document; null for one that can't be read or needs a password. */
  open(bytes: Uint8Array): number | null {
    // It is read as long as the document is used.
    const at = this.exports.malloc(bytes.length)
    this.memory(at, bytes.length).set(bytes)
    return this.library.FPDF_LoadMemDocument(at, bytes.length, '') || null
  }

  close(document: number) {
    this.library.FPDF_CloseDocument(document)
  }

  pageCount(document: number): number {
    return this.library.FPDF_GetPageCount(document)
  }

  /** How many files are attached to the document; those of its annotations are not among them. */
  attachmentCount(document: number): number {
    return this.library.FPDFDoc_GetAttachmentCount(document)
  }

  /** A new file with all pages of the document and what they refer to, and nothing else of it; null where one can't be read. */
  pagesOf(document: number): Uint8Array | null {
    const target = this.library.FPDF_CreateNewDocument()
    // No list of pages stands for all of them.
    const isWhole = this.library.FPDF_ImportPagesByIndex(target, document, 0, 0, 0)
    const file = isWhole ? this.written(target) : null
    this.library.FPDF_CloseDocument(target)
    return file
  }

  private written(document: number): Uint8Array | null {
    const writer = this.library.PDFiumExt_OpenFileWriter()
    if (!this.library.PDFiumExt_SaveAsCopy(document, writer)) return null
    const size = this.library.PDFiumExt_GetFileWriterSize(writer)
    const at = this.exports.malloc(size)
    this.library.PDFiumExt_GetFileWriterData(writer, at, size)
    const bytes = this.memory(at, size).slice()
    this.exports.free(at)
    this.library.PDFiumExt_CloseFileWriter(writer)
    return bytes
  }

  /** How each page of the document looks, with its annotations and the fields of its form; null for a page that can't be read. */
  looksOf(document: number): (Look | null)[] {
    const form = this.library.PDFiumExt_InitFormFillEnvironment(document, this.library.PDFiumExt_OpenFormFillInfo())
    this.library.FPDF_RemoveFormFieldHighlight(form)
    return Array.from({ length: this.pageCount(document) }, (_, index) => {
      const page = this.library.FPDF_LoadPage(document, index)
      if (!page) return null
      this.library.FORM_OnAfterLoadPage(page, form)
      const look = this.lookOf(page, form)
      this.library.FORM_OnBeforeClosePage(page, form)
      this.library.FPDF_ClosePage(page)
      return look
    })
  }

  private lookOf(page: number, form: number): Look {
    const [width, height] = [this.library.FPDF_GetPageWidthF(page), this.library.FPDF_GetPageHeightF(page)]
    const pixels = this.draw(page, form, width, height)
    const text = this.textOf(page)
    return {
      width,
      height,
      pixels: createHash('sha256').update(pixels).digest('hex'),
      text,
      annotations: this.library.FPDFPage_GetAnnotCount(page),
      isBlank: !text.trim() && pixels.every((value) => value === 255),
    }
  }

  /** The page on white. */
  private draw(page: number, form: number, width: number, height: number): Uint8Array {
    const scale = LONGER_SIDE / Math.max(width, height, 1)
    const [across, down] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number]
    const bitmap = this.library.FPDFBitmap_Create(across, down, 0)
    this.library.FPDFBitmap_FillRect(bitmap, 0, 0, across, down, 0xffffffff)
    this.library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, across, down, 0, WITH_ANNOTATIONS)
    this.library.FPDF_FFLDraw(form, bitmap, page, 0, 0, across, down, 0, WITH_ANNOTATIONS)
    const size = this.library.FPDFBitmap_GetStride(bitmap) * down
    const pixels = this.memory(this.library.FPDFBitmap_GetBuffer(bitmap), size).slice()
    this.library.FPDFBitmap_Destroy(bitmap)
    return pixels
  }

  private textOf(page: number): string {
    const text = this.library.FPDFText_LoadPage(page)
    const characters = this.library.FPDFText_CountChars(text)
    const at = this.exports.malloc(2 * (characters + 1))
    // With the zero at its end, which a text of no characters may lack.
    const units = this.library.FPDFText_GetText(text, 0, characters, at)
    const found = Buffer.from(this.memory(at, 2 * Math.max(0, units - 1))).toString('utf16le')
    this.exports.free(at)
    this.library.FPDFText_ClosePage(text)
    return found
  }

  /** Its memory, until the next call: it moves as it grows. */
  private memory(at: number, length: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, at, length)
  }

  private get exports() {
    return this.library.pdfium.wasmExports as Exports
  }
}

/** The library's own type leaves the memory out. */
type Exports = { malloc(size: number): number; free(at: number): void; memory: WebAssembly.Memory }
