import type { Tone } from '@/lib/terms/tone'
import css from './StatusChip.module.css'
import { tones } from '../theme/tones'

type Props = {
  tone: Tone
  label: string
  /** `small` for table rows is the default; `medium` stands beside titles. */
  size?: 'small' | 'medium'
  /** A word and a dot, without fill and border: true, but nothing is wrong. */
  plain?: boolean
  /** A word in its colour, without the icon: beside figures that it is about. */
  bare?: boolean
}

/** A status as colour, word and icon. */
export function StatusChip({ tone, label, size, plain, bare }: Props) {
  const classes = [tones[tone].chip, size === 'medium' && css.medium, plain && css.plain, bare && css.bare].filter(
    Boolean,
  )
  return (
    <span className={classes.join(' ')} data-plain={plain || undefined}>
      {label}
    </span>
  )
}
