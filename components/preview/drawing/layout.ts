import type { DrawingSheet, LineStyle } from '@/lib/drawing/dxf'

/** A drawing as SVG wants it: y downwards, one path for all lines of a style. */
export type Layout = Omit<DrawingSheet, 'lines'> & { paths: Record<LineStyle, string>; count: number }

const round = (n: number) => Math.round(n * 1e4) / 1e4

/** Joins the lines of a drawing to paths. */
export function layOut({ lines, ...sheet }: DrawingSheet): Layout {
  const paths: Record<LineStyle, string> = { solid: '', dashed: '', centre: '' }
  const parts: Record<LineStyle, string[]> = { solid: [], dashed: [], centre: [] }
  for (const { points, style } of lines)
    parts[style].push(`M${points.map(([x, y]) => `${round(x)} ${round(-y)}`).join('L')}`)
  for (const style of Object.keys(parts) as LineStyle[]) paths[style] = parts[style].join('')
  return { ...sheet, paths, count: lines.length }
}
