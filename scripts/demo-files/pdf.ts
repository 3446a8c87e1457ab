import type { Sheet } from './drawing'
import type { Mark, Style } from './pen'

const POINT = 72 / 25.4
/** How far a Bézier's handles stand out to look like a quarter of a circle. */
const ROUND = 0.5523
/** Capitals of Helvetica are this part of its size high. */
const CAPITALS = 0.718

const strokes: Record<Style, string> = {
  outline: '0.5 w [] 0 d',
  hidden: '0.25 w [2 1] 0 d',
  centre: '0.18 w [6 1 1 1] 0 d',
  thin: '0.18 w [] 0 d',
}

/** The drawing as a PDF of one page. One character of the text is one byte of the file (Latin-1). */
export function pdfFile(sheet: Sheet, title: string): string {
  const content = [`${n(POINT)} 0 0 ${n(POINT)} 0 0 cm 1 J 1 j`, ...sheet.marks.map(operators)].join('\n')
  const size = `${n(sheet.width * POINT)} ${n(sheet.height * POINT)}`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title ${text(title)} /Producer (Jobwork demo) >>`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return file + table + trailer
}

function operators(mark: Mark): string {
  if (mark.kind === 'line') return `${strokes[mark.style]} ${n(...mark.from)} m ${n(...mark.to)} l S`
  if (mark.kind === 'text') {
    const turn = mark.upright ? '0 1 -1 0' : '1 0 0 1'
    return `BT /F1 ${n(mark.height / CAPITALS)} Tf ${turn} ${n(...mark.at)} Tm ${text(mark.text)} Tj ET`
  }
  const { at: [x, y], radius: r } = mark // oxfmt-ignore
  const k = r * ROUND
  const quarters = [
    [x + r, y + k, x + k, y + r, x, y + r],
    [x - k, y + r, x - r, y + k, x - r, y],
    [x - r, y - k, x - k, y - r, x, y - r],
    [x + k, y - r, x + r, y - k, x + r, y],
  ]
  return `${strokes[mark.style]} ${n(x + r, y)} m ${quarters.map((q) => `${n(...q)} c`).join(' ')} S`
}

const n = (...numbers: number[]) => numbers.map((v) => String(Math.round(v * 1000) / 1000)).join(' ')

/** A text in brackets; what is no ASCII is written by its code. */
const text = (value: string) => {
  const escaped = value.replace(/[\\()]/g, '\\$&')
  return `(${escaped.replace(/[^\x20-\x7e]/g, (c) => (c.charCodeAt(0) < 256 ? `\\${c.charCodeAt(0).toString(8)}` : '?'))})`
}
