import { strFromU8, type Unzipped } from 'fflate'
import { isDropped } from '../office-parts'
import { unpack } from '../unpack'

/** Elements whose text is read on a page or in a cell: words, values, formulas, words that were struck, fields. */
const WORDS = /<(?:\w+:)?(?:t|v|f|delText|instrText)(?:\s[^<>]*)?>([^<]*)</g

/** A document within a document, such as the workbook of a chart. */
const DOCUMENT = /\.(?:docx|xlsx)$/i

/** The parts of both, and the texts that stand in them. */
export function compareOffice(original: Uint8Array, copy: Uint8Array): string | null {
  const [before, after] = [partsOf(original), partsOf(copy)]
  const names = Object.keys(before).filter((name) => !isDropped(name))
  if (names.length !== Object.keys(after).length) return 'parts are missing'
  for (const name of names) {
    const [was, is] = [before[name]!, after[name]]
    if (!is) return 'a part is missing'
    const lostWithin = DOCUMENT.test(name) && compareOffice(was, is)
    if (lostWithin) return lostWithin
    if (/\.xml$/i.test(name) && wordsOf(was) !== wordsOf(is)) return 'texts are others'
  }
  return null
}

function partsOf(bytes: Uint8Array): Unzipped {
  const parts = unpack(bytes)
  if (!parts) throw new Error('This document can’t be unpacked.')
  return parts
}

const wordsOf = (part: Uint8Array) => [...strFromU8(part).matchAll(WORDS)].map(([, word]) => word).join('\n')
