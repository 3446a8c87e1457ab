import { Problem } from '../../contract/core/problem'

/** The first bytes of a file that are checked. */
export const HEAD_BYTES = 1024

const starts =
  (...bytes: number[]) =>
  (head: Buffer) =>
    bytes.every((b, i) => head[i] === b)
const text = (start: RegExp) => (head: Buffer) => start.test(head.toString('latin1'))
const isZip = starts(0x50, 0x4b)
const isOle = starts(0xd0, 0xcf, 0x11, 0xe0)
const isBinary = (head: Buffer) => head.includes(0)

/** Lines in pairs of code and value: comments (999), then the first section. No regular expression, which could backtrack for hours. */
function isTextDxf(head: string): boolean {
  const lines = head.split('\n').map((line) => line.trim())
  const next = (from: number) => lines.findIndex((line, i) => i >= from && line)
  let code = next(0)
  while (lines[code] === '999') code = next(code + 2)
  return lines[code] === '0' && Boolean(lines[next(code + 1)]?.startsWith('SECTION'))
}

/** The signature of each type. STL has two forms: text that begins with `solid`, and a free header of 80 bytes. */
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

/** Content that does not match the extension: 415. */
export function assertSignature(name: string, head: Buffer) {
  const fits = signatures[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  if (fits && !fits(head)) throw new Problem('unsupported_type', `The content of "${name}" does not fit its type`)
}
