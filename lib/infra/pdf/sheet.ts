import type PDFDocument from 'pdfkit'
import { textWriter, type Style } from './text'

type Doc = InstanceType<typeof PDFDocument>
/** What is written in a box: its lines, and how high they are (pt). */
export type Written = { lines: ReturnType<ReturnType<typeof textWriter>['linesOf']>; height: number; style: Style }

/** The most pages of a paper that doesn't say. */
const PAGES_MAX = 600

/** What sums of lengths may be off (pt): what fills a page to its end still fits. */
const TOLERANCE = 0.01

/** The page that is drawn on, from top to bottom: what doesn't fit is on the next one. All measures are points. */
export function sheetOf(doc: Doc, { margin, foot, most = PAGES_MAX }: { margin: number; foot: number; most?: number }) {
  const { linesOf, write } = textWriter(doc)
  let pages = 1

  /** A line that ends in an ellipsis. */
  function cutShort({ runs }: Written['lines'][number], style: Style, room: number) {
    const text = [...runs.map((run) => run.text).join('')]
    for (; text.length; text.pop()) {
      const [line, more] = linesOf(`${text.join('').trimEnd()}…`, style, room)
      if (!more) return line!
    }
    return linesOf('…', style, room)[0]!
  }

  const [left, width] = [margin, doc.page.width - 2 * margin]
  const sheet = {
    doc,
    left,
    width,
    bottom: doc.page.height - margin - foot,
    top: margin,
    y: margin,

    next() {
      if (++pages > most) throw new Error(`More than ${most} pages`)
      doc.addPage()
      sheet.y = margin
    },
    /** Goes on to the next page unless so much is left of this one. True when it did. */
    need(height: number): boolean {
      if (sheet.y + height <= sheet.bottom + TOLERANCE || sheet.y === margin) return false
      sheet.next()
      return true
    },
    space(height: number) {
      if (sheet.y > margin) sheet.y += height
    },

    /** Breaks a text for a width. At most `most` lines; what is beyond ends in an ellipsis. */
    set(text: string, style: Style, room: number, most = Infinity): Written {
      const lines = linesOf(text, style, room)
      if (lines.length > most) lines.splice(most - 1, Infinity, cutShort(lines[most - 1]!, style, room))
      return { lines, height: lines.length * leading(style), style }
    },
    /** Writes what was set, at a place of its own. */
    put({ lines, style }: Written, x: number, y: number, room?: number, align?: 'right' | 'center') {
      lines.forEach((line, i) => {
        const shift = room && align ? (room - line.width) / (align === 'right' ? 1 : 2) : 0
        write(line, style, x + shift, y + i * leading(style) + style.size * 0.95)
      })
    },
    /** Writes a text below what is there, over as many pages as it needs. */
    flow(text: string, style: Style) {
      for (const line of sheet.set(text, style, width).lines) {
        sheet.need(leading(style))
        write(line, style, left, sheet.y + style.size * 0.95)
        sheet.y += leading(style)
      }
    },
    rule(y: number, colour = LINE, thickness = 0.5, x = left, length = width) {
      doc
        .moveTo(x, y)
        .lineTo(x + length, y)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke()
    },
  }
  return sheet
}

export type Sheet = ReturnType<typeof sheetOf>

export const LINE = '#c9d3d1'
export const leading = ({ size }: Style) => size * 1.32
