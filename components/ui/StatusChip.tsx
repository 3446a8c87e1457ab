import type { Tone } from '@/lib/rules/tone'
import css from './StatusChip.module.css'
import { tones } from './tones'

/** A status as colour, word and icon. `small` for table rows is the default; `medium` stands beside titles. */
export function StatusChip({ tone, label, size = 'small' }: { tone: Tone; label: string; size?: 'small' | 'medium' }) {
  const { className, Icon } = tones[tone]
  return (
    <span className={`${css.chip} ${css[size]} ${className}`}>
      <Icon size={size === 'small' ? 13 : 15} strokeWidth={2.25} aria-hidden />
      {label}
    </span>
  )
}
