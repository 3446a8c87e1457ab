// pdf.js looks for what it would draw with; words and properties need none of it.
const drawing = globalThis as Record<string, unknown>
for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) drawing[name] ??= class {}

/** What a reader finds in a PDF: how many pages, the words of each, or of those from one on, and its properties. */
export async function readPdf(bytes: Uint8Array, { from = 1 } = {}) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let n = from; n <= pdf.numPages; n++) {
    const { items } = await (await pdf.getPage(n)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  const { info } = await pdf.getMetadata()
  return { count: pdf.numPages, pages, text: pages.join('\n'), info: info as Record<string, unknown> }
}
