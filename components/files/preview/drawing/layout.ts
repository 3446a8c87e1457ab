import { extentsOf, type DrawingSheet, type Extents } from '@/lib/drawing/dxf'
import { notShownSentence } from '@/lib/drawing/dxf-not-shown'
import type { LineStyle } from '@/lib/drawing/dxf-place'
import { areaOfWords } from '@/lib/drawing/dxf-words'

/** A drawing as SVG wants it: y downwards, one path for all lines of a style. */
export type Layout = Omit<DrawingSheet, 'lines' | 'notShown'> & {
  paths: Record<LineStyle, string>
  count: number
  /** Lines and words: what is seen at first. */
  seen: Extents
}

const round = (n: number) => Math.round(n * 1e4) / 1e4

/** Joins the lines of a drawing to paths. */
export function layOut({ lines, notShown, ...sheet }: DrawingSheet): Layout {
  const paths: Record<LineStyle, string> = { solid: '', dashed: '', centre: '' }
  const parts: Record<LineStyle, string[]> = { solid: [], dashed: [], centre: [] }
  for (const { points, style } of lines)
    parts[style].push(`M${points.map(([x, y]) => `${round(x)} ${round(-y)}`).join('L')}`)
  for (const style of Object.keys(parts) as LineStyle[]) paths[style] = parts[style].join('')
  return {
    ...sheet,
    paths,
    count: lines.length,
    notes: notShown.length ? [notShownSentence(notShown), ...sheet.notes] : sheet.notes,
    seen: extentsOf([[sheet.extents.min, sheet.extents.max], ...sheet.words.map(areaOfWords)]),
  }
}
