import { PDFArray, PDFDict, PDFName, PDFNumber, PDFStream, type PDFContext, type PDFRef } from '@cantoo/pdf-lib'

const name = (key: string) => PDFName.of(key)
/** What a page is drawn with, by kind. */
const TOOLS = ['Font', 'XObject', 'ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'Properties'].map(name)
/** Kinds of tools that are dictionaries themselves. Of these viewers read no stream. */
const DICT_TOOLS = ['Font', 'ExtGState', 'Properties'].map(name)
const [RESOURCES, ANNOTATIONS, LOOKS, PAGE_SIZE, TURN] = ['Resources', 'Annots', 'AP', 'MediaBox', 'Rotate'].map(name) as [PDFName, PDFName, PDFName, PDFName, PDFName] // oxfmt-ignore
const BOXES = ['CropBox', 'BleedBox', 'TrimBox', 'ArtBox'].map(name)
/** What only a stream has. */
const OF_STREAM = ['Length', 'Filter', 'DecodeParms', 'DL', 'F', 'FFilter', 'FDecodeParms'].map(name)
/** The size of a page that says none (points). */
const LETTER = [0, 0, 612, 792]

/**
 * Reads what pages are drawn with as viewers do: a stream in the place of a list of tools counts as its dictionary, and what has another
 * form than belongs there as nothing. What is in such a stream goes.
 */
export function mendShapes(context: PDFContext) {
  const shapes = new Shapes(context)
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object
    if (!(dict instanceof PDFDict)) continue
    shapes.mendTools(dict)
    shapes.mendAnnotations(dict)
    shapes.mendSizes(dict)
  }
}

class Shapes {
  private readonly dicts = new Map<PDFStream, PDFRef>()

  constructor(private readonly context: PDFContext) {}

  mendTools(holder: PDFDict) {
    const resources = this.dictIn(holder, RESOURCES)
    if (!resources) return
    for (const kind of TOOLS) {
      const tools = this.dictIn(resources, kind)
      if (!tools || !DICT_TOOLS.includes(kind)) continue
      for (const key of tools.keys()) if (!(tools.lookup(key) instanceof PDFDict)) tools.delete(key)
    }
  }

  mendAnnotations(page: PDFDict) {
    const annotations = page.lookup(ANNOTATIONS)
    if (!(annotations instanceof PDFArray)) return page.delete(ANNOTATIONS)
    for (let at = 0; at < annotations.size(); at++) {
      const annotation = annotations.lookup(at)
      if (annotation instanceof PDFDict) this.dictIn(annotation, LOOKS)
    }
  }

  mendSizes(page: PDFDict) {
    if (page.has(PAGE_SIZE) && !(page.lookup(PAGE_SIZE) instanceof PDFArray))
      page.set(PAGE_SIZE, this.context.obj(LETTER))
    for (const key of BOXES) if (!(page.lookup(key) instanceof PDFArray)) page.delete(key)
    if (!(page.lookup(TURN) instanceof PDFNumber)) page.delete(TURN)
  }

  /** The dictionary in a place; what can't be one is taken out of it. */
  private dictIn(holder: PDFDict, key: PDFName): PDFDict | undefined {
    const value = holder.lookup(key)
    if (value instanceof PDFDict || value === undefined) return value
    if (value instanceof PDFStream) holder.set(key, this.dictOf(value))
    else holder.delete(key)
    return holder.lookupMaybe(key, PDFDict)
  }

  /** Several places may have the same stream. */
  private dictOf(stream: PDFStream): PDFRef {
    const known = this.dicts.get(stream)
    if (known) return known
    const dict = stream.dict.clone()
    for (const key of OF_STREAM) dict.delete(key)
    const ref = this.context.register(dict)
    this.dicts.set(stream, ref)
    return ref
  }
}
