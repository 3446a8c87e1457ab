import { Problem } from '../../../contract/core/problem'
import { isStlText } from '../../../drawing/stl'

/** The first bytes of a file that are checked: comments of a program may come before the content. */
export const HEAD_BYTES = 4096

const starts =
  (...bytes: number[]) =>
  (head: Buffer) =>
    bytes.every((b, i) => head[i] === b)
const text = (start: RegExp) => (head: Buffer) => start.test(head.toString('latin1'))
const isZip = starts(0x50, 0x4b, 0x03, 0x04)
const isOle = starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const isBinary = (head: Buffer) => head.includes(0)

/** Text without the byte-order mark that some programs write first. */
const withoutMark = (head: Buffer) => head.toString('latin1').replace(/^\xEF\xBB\xBF/, '')

/** Lines in pairs of code and value: comments (999), then the first section. No regular expression, which could backtrack for hours. */
function isTextDxf(head: string): boolean {
  // Old Macintosh programs end a line with CR alone.
  const lines = head.split(head.includes('\n') ? '\n' : '\r').map((line) => line.trim())
  const next = (from: number) => lines.findIndex((line, i) => i >= from && line)
  let code = next(0)
  while (lines[code] === '999') code = next(code + 2)
  return lines[code] === '0' && Boolean(lines[next(code + 1)]?.startsWith('SECTION'))
}

/** After blanks and comments comes the name of the standard. */
function isStep(head: Buffer): boolean {
  let text = withoutMark(head).trimStart()
  while (text.startsWith('/*')) {
    const end = text.indexOf('*/', 2)
    if (end < 0) return false
    text = text.slice(end + 2).trimStart()
  }
  return /^ISO-10303-21\s*;/.test(text)
}

/** How pages, scripts, programs and archives begin. */
const beginsAsAnother = text(
  /^(\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?\s*(<|#!|MZ|\x7FELF|\xCA\xFE\xBA\xBE|[\xFE\xCE\xCF]..\xFE|\xFE\xED\xFA|PK|%!|Rar!|\x1F\x8B|7z)/s,
)

/** Viewers look for the head of a PDF in this many bytes: commands for a printer may come before it, a page may not. */
const PDF_HEAD = 1024

function isPdf(head: Buffer): boolean {
  const at = head.subarray(0, PDF_HEAD).indexOf('%PDF-')
  return at >= 0 && !beginsAsAnother(head) && !/<[\w!?]/.test(head.toString('latin1', 0, at))
}

/** The signature of each type. STL has two forms: text that begins with `solid`, and a free header of 80 bytes. */
const signatures: Record<string, (head: Buffer) => boolean> = {
  pdf: isPdf,
  doc: isOle,
  xls: isOle,
  docx: isZip,
  xlsx: isZip,
  dwg: text(/^AC\d\d/),
  step: isStep,
  stp: isStep,
  dxf: (head) => text(/^AutoCAD Binary DXF/)(head) || (!isBinary(head) && isTextDxf(withoutMark(head))),
  jpg: starts(0xff, 0xd8, 0xff),
  jpeg: starts(0xff, 0xd8, 0xff),
  png: text(/^\x89PNG\r\n\x1a\n/),
  webp: text(/^RIFF....WEBP/s),
  stl: (head) => isStlText(head) || (isBinary(head) && head.length >= 84 && !beginsAsAnother(head) && !isPdf(head)),
}

/** The file that a packed document holds; other archives don't. Its name stands in the archive as it is. */
const CONTENT_TYPES = Buffer.from('[Content_Types].xml')

/** Looks through a file for what must stand somewhere in it. `isMissing` is true at the end when it doesn't. */
export function requiredContent(name: string) {
  let missing = /\.(docx|xlsx)$/i.test(name)
  let before = Buffer.alloc(0)
  return {
    look(chunk: Buffer) {
      if (!missing) return
      const seam = Buffer.concat([before, chunk.subarray(0, CONTENT_TYPES.length)])
      missing = !seam.includes(CONTENT_TYPES) && !chunk.includes(CONTENT_TYPES)
      before = Buffer.concat([before, chunk.subarray(-CONTENT_TYPES.length)]).subarray(-CONTENT_TYPES.length)
    },
    isMissing: () => missing,
  }
}

/** Content that does not match the extension: 415. */
export function assertSignature(name: string, head: Buffer) {
  const fits = signatures[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  if (!fits || fits(head)) return
  if (/\.(docx|xlsx)$/i.test(name) && isOle(head))
    throw new Problem(
      'unsupported_type',
      `"${name}" asks for a password, or has the format of an older program. Save it as a new file without a password.`,
    )
  throw misfit(name)
}

/** The refusal of content that does not fit its name. */
export const misfit = (name: string) =>
  new Problem('unsupported_type', `The content of "${name}" doesn’t match its file type`)
