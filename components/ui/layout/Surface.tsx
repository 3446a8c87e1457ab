import type { HTMLAttributes } from 'react'
import type { Tone } from '@/lib/terms/tone'
import { tones } from '../theme/tones'
import css from './Surface.module.css'

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'fieldset'
  /** Border and ground are those of the tone. */
  tone?: Tone
  /** A thin edge at the start in this tone, on the usual ground. */
  edge?: Tone
  /** Room within its edge: 12 or 16 pixels, or that of a row of a list. None without it. */
  pad?: 'medium' | 'large' | 'row'
  /** Rules between its parts; `pad` is the room within each. */
  ruled?: boolean
}

/** A ground with a border, without a title: a card, a list of rows, a panel in a tone. */
export function Surface({ as: Tag = 'div', tone, edge, pad, ruled, className, ...rest }: Props) {
  const look = [css.surface, pad && css[pad], ruled && css.ruled]
  if (tone) look.push(css.toned, tones[tone].className)
  if (edge) look.push(css.edged, tones[edge].className)
  return <Tag className={[...look, className].filter(Boolean).join(' ')} {...rest} />
}
