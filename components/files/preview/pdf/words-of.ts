import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Chunk = { items: readonly object[] }

/** The words of a page, for screen readers. Not `getTextContent()`: it iterates over a stream, which WebKit can't. */
export async function wordsOf(page: PDFPageProxy): Promise<string> {
  const reader = (page.streamTextContent() as ReadableStream<Chunk>).getReader()
  const words: string[] = []
  for (let part = await reader.read(); !part.done; part = await reader.read())
    words.push(...part.value.items.flatMap((item) => ('str' in item ? [String(item.str)] : [])))
  return words.join(' ')
}
