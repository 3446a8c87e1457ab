import type { HTMLAttributes } from 'react'
import { arranged, type Arrangement } from './arrange'
import css from './arrange.module.css'

type Props = HTMLAttributes<HTMLElement> &
  Arrangement & {
    as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'dl' | 'section' | 'article' | 'label' | 'dd'
    /** Rules between its parts; with 8 or 12 pixels to each side where the parts have no room of their own. */
    ruled?: 'bare' | 'small' | 'medium'
  }

/** Parts under each other, each in the whole width. */
export function Stack({ as: Tag = 'div', gap, align, justify, grow, ruled, className, ...rest }: Props) {
  const rules = ruled && css[`ruled-${ruled}`]
  return <Tag className={arranged(css.stack, { gap, align, justify, grow }, rules, className)} {...rest} />
}
