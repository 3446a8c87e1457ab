import Link from 'next/link'
import type { Tone } from '@/lib/rules/tone'
import css from './BarChart.module.css'
import { tones } from './tones'

export type Bar = { label: string; value: number; text: string; tone?: Tone; href?: string }

/** Amounts side by side as bars, each with its figure as text; a bar with `href` leads to what it counts. */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map((bar) => bar.value))
  return (
    <ul aria-label={label} className={css.chart}>
      {bars.map(({ label: name, value, text, tone, href }) => (
        <li key={name} className={tone && tones[tone].className}>
          {href ? <Link href={href}>{name}</Link> : <span>{name}</span>}
          <span className={css.track} aria-hidden>
            <span className={css.bar} style={{ width: `${(100 * value) / most}%` }} />
          </span>
          <span className={css.figure}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
