import { isBinaryDxf } from './dxf-binary'
import { MAX_OBJECTS, TooMany } from './too-many'

/** A group code and its value, as they stand: two lines. */
export type Pair = { code: number; line: string; value: string }

/**
 * The pairs of a text DXF file up to its EOF, what follows is no part of it; null when it is binary or not whole. Throws `TooMany`
 * for more objects than are read.
 */
export function pairsOf(text: string): Pair[] | null {
  if (isBinaryDxf(text) || text.includes('\0')) return null
  // A byte-order mark or blank lines may come first.
  const begun = text.replace(/^(\xEF\xBB\xBF)?\s*/, '')
  // Old Macintosh programs end a line with CR alone; some converters write CR CR LF.
  const lines = begun.split(begun.includes('\n') ? /\r*\n/ : '\r')
  const pairs: Pair[] = []
  let objects = 0
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const line = lines[i]!
    if (!/^\s*-?\d{1,4}\s*$/.test(line)) return null
    const pair = { code: Number(line), line, value: lines[i + 1]! }
    pairs.push(pair)
    if (pair.code === 0 && ++objects > MAX_OBJECTS) throw new TooMany('objects', MAX_OBJECTS)
    if (pair.code === 0 && pair.value.trim() === 'EOF') return pairs
  }
  return null
}
