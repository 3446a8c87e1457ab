import type { HTMLAttributes } from 'react'
import { growClass, type Arrangement } from './arrange'
import css from './text.module.css'

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'span' | 'p' | 'strong' | 'small' | 'h2' | 'h3' | 'div' | 'dt' | 'dd' | 'blockquote' | 'del' | 'li'
  /** As around it without one; `body` for a heading. */
  size?: 'micro' | 'small' | 'body' | 'lead' | 'title' | 'section' | 'figure'
  /** `title` is for titles alone: of a section, a row, a message. */
  weight?: 'text' | 'strong' | 'title'
  tone?: 'primary' | 'secondary' | 'error' | 'warning' | 'success'
  /** Digits of one width, for numbers that stand under each other or change. */
  figures?: boolean
  /** Letters of one width: codes, what a machine reads. */
  mono?: boolean
  /** A word that is longer than its line breaks within: an address. */
  breaks?: boolean
  /** Cut after so many lines. */
  cut?: 1 | 2 | 3
  /** Written by a person: its line breaks stay, and its lines are no longer than one reads well. */
  prose?: boolean
  grow?: Arrangement['grow']
}

const sizeClass = {
  micro: css.micro,
  small: css.small,
  body: css.body,
  lead: css.lead,
  title: css.titleSize,
  section: css.sectionSize,
  figure: css.figureSize,
}
const cutClass = { 1: css.oneLine, 2: `${css.clamp} ${css.twoLines}`, 3: css.clamp }

/** Words in a size, weight and tone of the theme. */
export function Text({
  as: Tag = 'span',
  size,
  weight,
  tone,
  figures,
  mono,
  breaks,
  cut,
  prose,
  grow,
  className,
  ...rest
}: Props) {
  const look = [
    size && sizeClass[size],
    weight && css[weight],
    tone && css[tone],
    figures && css.figures,
    mono && css.mono,
    breaks && css.breaks,
    cut && cutClass[cut],
    prose && css.prose,
    growClass(grow),
    className,
  ]
  return <Tag className={look.filter(Boolean).join(' ') || undefined} {...rest} />
}
