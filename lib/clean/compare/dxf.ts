import { isBinaryDxf, textOfBinaryDxf } from '../../drawing/dxf-binary'
import { differentCount } from './counts'

/** Objects whose text is drawn: it stays, but for attributes that are not seen. */
const WITH_TEXT = ['TEXT', 'MTEXT', 'DIMENSION', 'ATTDEF', 'ATTRIB', 'TOLERANCE', 'ACAD_TABLE']

/** How many objects of each type both have, with how many points, and how many texts are drawn. */
export function compareDxf(original: Uint8Array, copy: Uint8Array): string | null {
  // The copy of a binary file is text.
  const text = isBinaryDxf(original) ? textOfBinaryDxf(original) : original
  return differentCount(countsOf(text), countsOf(copy))
}

/** Reads line by line, and not with the cleaner's reader, which keeps all pairs: a large file would be in memory twice. */
function countsOf(bytes: Uint8Array): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (kind: string, count: number) => counts.set(kind, (counts.get(kind) ?? 0) + count)
  let [type, points, texts, isHidden] = ['', 0, 0, false]
  const lines = linesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))
  for (let line = lines.next(); !line.done; line = lines.next()) {
    const code = line.value
    const value = lines.next().value ?? ''
    if (code === '0') {
      // Variables of the header follow its section's beginning: some are left out.
      if (type !== 'SECTION') add(`points of ${type}`, points)
      if (WITH_TEXT.includes(type) && !isHidden) add(`texts of ${type}`, texts)
      ;[type, points, texts, isHidden] = [value, 0, 0, false]
      add(type, 1)
      if (type === 'EOF') return counts
    } else if (code === '10' || code === '11') points++
    else if (code === '1' || code === '3') texts += value ? 1 : 0
    else if (code === '70' && type === 'ATTRIB') isHidden ||= Boolean(Number(value) & 1)
  }
  throw new Error('The end of this DXF file is missing.')
}

/** The lines of a text without the blanks around them, from the first that is not empty on. */
function* linesOf(text: string): Generator<string, undefined> {
  // Old Macintosh programs end a line with CR alone.
  const sign = text.includes('\n') ? '\n' : '\r'
  let at = /^(\xEF\xBB\xBF)?\s*/.exec(text)![0].length
  while (at < text.length) {
    const end = text.indexOf(sign, at)
    yield text.slice(at, end < 0 ? undefined : end).trim()
    at = end < 0 ? text.length : end + 1
  }
}
