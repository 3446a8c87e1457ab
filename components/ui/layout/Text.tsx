import type { HTMLAttributes } from 'react'
import css from './text.module.css'

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'span' | 'p' | 'strong' | 'h3' | 'div'
  /** Of the body without one. */
  size?: 'micro' | 'small' | 'lead'
  /** `title` is for titles alone: of a section, a row, a message. */
  weight?: 'strong' | 'title'
  tone?: 'secondary' | 'error'
  /** Digits of one width, for numbers that stand under each other or change. */
  figures?: boolean
}

/** Words in a size, weight and tone of the theme. */
export function Text({ as: Tag = 'span', size, weight, tone, figures, className, ...rest }: Props) {
  const look = [size && css[size], weight && css[weight], tone && css[tone], figures && css.figures, className]
  return <Tag className={look.filter(Boolean).join(' ') || undefined} {...rest} />
}
