import Link from 'next/link'
import type { ComponentProps } from 'react'
import type { Tone } from '@/lib/terms/tone'
import css from './BarChart.module.css'
import { tones } from '../theme/tones'

export type Bar = {
  /** Where two may have the same label. */ key?: string | number
  label: string
  value: number
  text: string
  tone?: Tone
  /** Leads to what it counts. */
  link?: BarLink
}

/** An address, or what `useUrlState` gives for a link of this screen. */
export type BarLink = Pick<ComponentProps<typeof Link>, 'scroll' | 'prefetch' | 'onNavigate'> & { href: string }

type Props = {
  label: string
  bars: readonly Bar[]
  /** What a whole bar stands for; the highest value unless told. */ most?: number
}

/** Amounts side by side as bars, each with its figure as text; a bar with a link leads to what it counts. */
export function BarChart({ label, bars, most: whole }: Props) {
  const most = whole ?? Math.max(1, ...bars.map((bar) => bar.value))
  return (
    <ul aria-label={label} className={css.chart}>
      {bars.map(({ key, label: name, value, text, tone, link }) => (
        <li key={key ?? name} className={tone && tones[tone].className}>
          {link ? (
            <Link prefetch={false} {...link}>
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
          <span className={css.track} aria-hidden>
            <span className={css.bar} data-any={value > 0 || undefined} style={{ width: `${(100 * value) / most}%` }} />
          </span>
          <span className={css.figure}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
