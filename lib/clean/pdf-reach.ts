import { PDFArray, PDFDict, PDFRef, PDFStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib'

/** A dictionary of a file, and the stream that it belongs to. */
export type Part = { dict: PDFDict; stream?: PDFStream }

/**
 * Visits every dictionary and array that is reachable from the root, each before what it refers to, so that references can be cut
 * off. Returns the references that were followed.
 */
export async function walk(
  context: PDFContext,
  visit: (part: Part) => void | Promise<void>,
  visitArray: (array: PDFArray) => void,
): Promise<Set<PDFRef>> {
  const refs = new Set<PDFRef>()
  const seen = new Set<PDFObject>()
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root]
  while (waiting.length) {
    let object = waiting.pop()
    if (object instanceof PDFRef) {
      if (refs.has(object)) continue
      refs.add(object)
      object = context.lookup(object)
    }
    if (!object || seen.has(object)) continue
    if (object instanceof PDFArray) {
      seen.add(object)
      visitArray(object)
      for (const one of object.asArray()) waiting.push(one)
    } else if (object instanceof PDFDict || object instanceof PDFStream) {
      seen.add(object)
      const part = object instanceof PDFDict ? { dict: object } : { dict: object.dict, stream: object }
      await visit(part)
      for (const one of part.dict.values()) waiting.push(one)
    }
  }
  return refs
}
