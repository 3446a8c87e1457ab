import { ArrowUpRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Tone } from '@/lib/terms/tone'
import css from './Stat.module.css'
import { tones } from '../theme/tones'

type Props = {
  label: string
  value: ReactNode
  hint?: ReactNode
  /** Since when it grew or fell, and by how much. */
  change?: string
  /** The filtered list that it counts. */
  href?: string
  /** Marks a figure that wants attention. */
  tone?: Tone
}

/** More letters than these are long for half a phone; for a third of a tablet. */
const LONG = 8
const VERY_LONG = 14

function lengthOf(value: ReactNode): 'true' | 'very' | undefined {
  if (typeof value !== 'string' || value.length <= LONG) return undefined
  return value.length > VERY_LONG ? 'very' : 'true'
}

/** One figure of a dashboard; stands in StatStrip. */
export function Stat({ label, value, hint, change, href, tone }: Props) {
  const words = (
    <>
      <dt className={css.label}>
        {tone && <span className={`${css.dot} ${tones[tone].className}`} aria-hidden />}
        {label}
        {href && <ArrowUpRight size={15} aria-hidden className={css.arrow} />}
      </dt>
      <dd className={css.value} data-long={lengthOf(value)}>
        {value}
      </dd>
      {change && <dd className={css.change}>{change}</dd>}
      {hint && <dd className={css.hint}>{hint}</dd>}
    </>
  )
  return href ? (
    <Link prefetch={false} href={href} className={css.cell}>
      <dl className={css.facts}>{words}</dl>
    </Link>
  ) : (
    <div className={css.cell}>
      <dl className={css.facts}>{words}</dl>
    </div>
  )
}

type StripProps = {
  label: string
  /** Four stand as two and two at any width, beside something else. */
  paired?: boolean
  children: ReactNode
}

/** Figures side by side as the cells of one strip, like the title block of a drawing. */
export const StatStrip = ({ label, paired, children }: StripProps) => (
  <section aria-label={label} className={css.strip} data-paired={paired || undefined}>
    {children}
  </section>
)
