import type { CSSProperties, HTMLAttributes } from 'react'
import { arranged, type Arrangement } from './arrange'
import css from './arrange.module.css'

type Props = HTMLAttributes<HTMLElement> &
  Arrangement & {
    as?: 'div' | 'ul' | 'dl'
    /** The least width of a column, a CSS length: as many columns as fit, all of one width. */
    least: string
  }

/** Parts in columns of one width. */
export function Grid({ as: Tag = 'div', gap, align, justify, least, className, ...rest }: Props) {
  const style = { '--least': least } as CSSProperties
  return <Tag className={arranged(css.grid, { gap, align, justify }, className)} style={style} {...rest} />
}
