import { Problem } from '../../contract/core/problem'

/** How much of a file's beginning the check looks at. */
export const HEAD_BYTES = 1024

const starts =
  (...bytes: number[]) =>
  (head: Buffer) =>
    bytes.every((b, i) => head[i] === b)
const text = (start: RegExp) => (head: Buffer) => start.test(head.toString('latin1'))
const isZip = starts(0x50, 0x4b)
const isOle = starts(0xd0, 0xcf, 0x11, 0xe0)
const isBinary = (head: Buffer) => head.includes(0)

/** Lines in pairs, a code and what it says: comments (999), then the first section. No pattern: it could be led astray for hours. */
function isTextDxf(head: string): boolean {
  const lines = head.split('\n').map((line) => line.trim())
  const next = (from: number) => lines.findIndex((line, i) => i >= from && line)
  let code = next(0)
  while (lines[code] === '999') code = next(code + 2)
  return lines[code] === '0' && Boolean(lines[next(code + 1)]?.startsWith('SECTION'))
}

/** What a file of this kind begins with. STL has two forms: text that says `solid`, and a header of 80 free bytes. */
const signatures: Record<string, (head: Buffer) => boolean> = {
  pdf: text(/^[\s\S]{0,1000}%PDF-/),
  doc: isOle,
  xls: isOle,
  docx: isZip,
  xlsx: isZip,
  dwg: text(/^AC\d\d/),
  step: text(/^\s*ISO-10303-21;/),
  stp: text(/^\s*ISO-10303-21;/),
  dxf: (head) => text(/^AutoCAD Binary DXF/)(head) || (!isBinary(head) && isTextDxf(head.toString('latin1'))),
  stl: (head) =>
    text(/^\s*solid/i)(head) ||
    (isBinary(head) && head.length >= 84 && !starts(0x4d, 0x5a)(head) && !starts(0x7f, 0x45, 0x4c, 0x46)(head)),
}

/** Refuses content that can't be what its name says: 415. */
export function assertSignature(name: string, head: Buffer) {
  const fits = signatures[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  if (fits && !fits(head)) throw new Problem('unsupported_type', `The content of "${name}" does not fit its type`)
}
