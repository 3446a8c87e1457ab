import { Text } from '@/components/ui/layout/Text'
import { scaleBar } from './model/figures'
import css from './preview.module.css'

const ROOM = 120

/** How long something is on the screen. */
export function ScaleBar({ pixelsPerUnit, unit }: { pixelsPerUnit: number; unit: string }) {
  if (!(pixelsPerUnit > 0)) return null
  const length = scaleBar(pixelsPerUnit, ROOM)
  return (
    <Text as="div" mono size="micro" className={css.scale} aria-hidden>
      <span style={{ width: length * pixelsPerUnit }} />
      {new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 3 }).format(length)} {unit}
    </Text>
  )
}

const ARM = 24
const AXES = ['X', 'Y', 'Z']
const TONES = ['danger', 'success', 'info']

/** How X, Y and Z lie. */
export const Axes = ({ axes }: { axes: [x: number, y: number][] }) => (
  <svg
    className={css.axes}
    viewBox="-36 -36 72 72"
    fontFamily="var(--jw-family-mono)"
    fontSize="11"
    fontWeight="var(--jw-weight-strong)"
    strokeWidth="1.5"
    aria-hidden
  >
    {axes.map(([x, y], i) => (
      <g
        key={i}
        data-axis={AXES[i]}
        color={`var(--jw-palette-tone-${TONES[i]}-fg)`}
        opacity={Math.hypot(x, y) < 0.15 ? 0 : 1}
      >
        <line x2={x * ARM} y2={-y * ARM} stroke="currentColor" />
        <text x={x * (ARM + 7)} y={-y * (ARM + 7)} fill="currentColor" textAnchor="middle" dominantBaseline="central">
          {AXES[i]}
        </text>
      </g>
    ))}
  </svg>
)
