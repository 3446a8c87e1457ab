import type { Tone } from '@/lib/rules/tone'
import css from './StatusChip.module.css'
import { tones } from './tones'

/** A status as colour, word and icon. `small` for table rows is the default; `medium` stands beside titles. */
export const StatusChip = ({ tone, label, size }: { tone: Tone; label: string; size?: 'small' | 'medium' }) => (
  <span className={size === 'medium' ? `${tones[tone].chip} ${css.medium}` : tones[tone].chip}>{label}</span>
)
