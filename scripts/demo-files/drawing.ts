import type { Part } from './parts'
import { Pen, type Mark } from './pen'
import { viewsOf } from './views'

/** A4 across, in millimetres. `scale` is how large a millimetre of the part is on it. */
export type Sheet = { width: number; height: number; marks: Mark[]; scale: number }

const SIZE = { width: 297, height: 210 }
const SCALES = [5, 2, 1, 0.5, 0.2, 0.1]
/** Room for views: the sheet without its border, the title block and the dimensions between and around. */
const ROOM = { width: 212, height: 105, gap: 38 }

/** A drawing of the part: border, title block, two views to the largest usual scale that fits. */
export function drawingOf(part: Part): Sheet {
  const marks: Mark[] = []
  const { sizes, draw } = viewsOf(part)
  const [[w1, h1], [w2, h2]] = sizes
  const scale = SCALES.find((s) => (w1 + w2) * s <= ROOM.width && Math.max(h1, h2) * s <= ROOM.height) ?? 0.05
  const left = (SIZE.width - (w1 + w2) * scale - ROOM.gap) / 2
  const base = 128 - (Math.max(h1, h2) * scale) / 2
  draw[0](new Pen(marks, [left, base], scale))
  draw[1](new Pen(marks, [left + w1 * scale + ROOM.gap, base], scale))
  frame(new Pen(marks), part, 'DRAWING', `Scale ${scale < 1 ? `1:${1 / scale}` : `${scale}:1`}`)
  return { ...SIZE, marks, scale }
}

/** What a shop sends with the parts: the dimensions of five of them, measured. */
export function inspectionOf(part: Part): Sheet {
  const marks: Mark[] = []
  const pen = new Pen(marks)
  const row = (y: number, cells: string[]) => cells.forEach((cell, i) => pen.text(20 + i * 32, y, cell, i ? 2.5 : 3))
  pen.text(20, 190, `Final inspection of ${part.name}`, 4)
  row(178, ['Dimension', 'Nominal', 'Tolerance', ...[1, 2, 3, 4, 5].map((n) => `Piece ${n}`)])
  characteristics(part).forEach(([name, nominal], i) => {
    const y = 169 - i * 8
    pen.line(18, y + 5.5, 279, y + 5.5, 'thin')
    const measured = [3, -4, 1, 6, -2].map((d, n) => (nominal + ((d + i * n) % 7) / 250).toFixed(3))
    row(y, [name, nominal.toFixed(2), '± 0.05', ...measured])
  })
  frame(pen, part, 'INSPECTION REPORT', 'All dimensions accepted')
  return { ...SIZE, marks, scale: 1 }
}

/** A page that stands for a document of a shop. */
export function certificateOf(label: string, lines: readonly string[]): Sheet {
  const marks: Mark[] = []
  const pen = new Pen(marks)
  pen.rectangle(10, 10, 287, 200)
  pen.text(30, 165, label, 9)
  lines.forEach((line, i) => pen.text(30, 140 - i * 12, line, 4))
  pen.text(30, 25, 'A document of the demo: it certifies nothing', 2.5)
  return { ...SIZE, marks, scale: 1 }
}

function characteristics({ shape }: Part): [string, number][] {
  const unique = <T>(values: T[]) => [...new Set(values)]
  if (shape.kind === 'prism') {
    const holes = unique(shape.holes.map(([, , d]) => d)).map((d, i): [string, number] => [`Hole ${i + 1}`, d])
    return [['Thickness', shape.thickness], ...holes]
  }
  const steps = shape.steps.flatMap(([d, l], i): [string, number][] => [[`Diameter ${i + 1}`, d], [`Length ${i + 1}`, l]]) // oxfmt-ignore
  return [...steps, ...(shape.bore ? [['Bore', shape.bore] as [string, number]] : [])]
}

/** Border and title block, bottom right. */
function frame(pen: Pen, part: Part, kind: string, remark: string) {
  pen.rectangle(10, 10, 287, 200)
  const [left, right, top] = [157, 287, 46]
  pen.rectangle(left, 10, right, top)
  for (const y of [22, 34]) pen.line(left, y, right, y, 'thin')
  pen.line(230, 10, 230, 34, 'thin')
  pen.text(left + 3, 37.5, part.name, 4.5)
  pen.text(right - 3 - kind.length * 2.4, 41.5, kind, 2.5)
  const fields = [
    [left + 3, 30.5, 'Material', part.material],
    [233, 30.5, 'Drawing', `${part.number}  rev ${part.revision}`],
    [left + 3, 18.5, 'Unless stated', 'ISO 2768-mK, edges broken 0.3'],
    [233, 18.5, 'Dimensions in mm', remark],
  ] as const
  for (const [x, y, label, value] of fields) {
    pen.text(x, y, label, 1.8)
    pen.text(x, y - 5, value, 2.8)
  }
}
