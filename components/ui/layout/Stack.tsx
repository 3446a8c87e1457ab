import type { HTMLAttributes } from 'react'
import { arranged, type Arrangement } from './arrange'
import css from './arrange.module.css'

type Props = HTMLAttributes<HTMLElement> & Arrangement & { as?: 'div' | 'span' | 'ul' | 'ol' | 'dl' | 'section' }

/** Parts under each other, each in the whole width. */
export function Stack({ as: Tag = 'div', gap, align, justify, grow, className, ...rest }: Props) {
  return <Tag className={arranged(css.stack, { gap, align, justify, grow }, className)} {...rest} />
}
