import type { Tone } from '@/lib/rules/tone'
import { tones } from '@/components/ui/tones'
import css from './Method.module.css'

const toneOf: Record<string, Tone> = { get: 'info', post: 'success', patch: 'warning' }

/** What a call does, as a word with a colour. */
export const Method = ({ method, small }: { method: string; small?: boolean }) => (
  <span className={`${css.method} ${tones[toneOf[method] ?? 'neutral'].className}`} data-small={small}>
    {method.toUpperCase()}
  </span>
)
