import { scaleBar } from './model/figures'
import css from './preview.module.css'

const ROOM = 120

/** How long something is on the screen. */
export function ScaleBar({ pixelsPerUnit, unit }: { pixelsPerUnit: number; unit: string }) {
  if (!(pixelsPerUnit > 0)) return null
  const length = scaleBar(pixelsPerUnit, ROOM)
  return (
    <div className={css.scale} aria-hidden>
      <span style={{ width: length * pixelsPerUnit }} />
      {new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 3 }).format(length)} {unit}
    </div>
  )
}

const ARM = 24

/** How X, Y and Z lie. */
export const Axes = ({ axes }: { axes: [x: number, y: number][] }) => (
  <svg className={css.axes} viewBox="-36 -36 72 72" aria-hidden>
    {axes.map(([x, y], i) => (
      <g key={i} data-axis={'XYZ'[i]} opacity={Math.hypot(x, y) < 0.15 ? 0 : 1}>
        <line x2={x * ARM} y2={-y * ARM} />
        <text x={x * (ARM + 7)} y={-y * (ARM + 7)} textAnchor="middle" dominantBaseline="central">
          {'XYZ'[i]}
        </text>
      </g>
    ))}
  </svg>
)
