import type { HTMLAttributes } from 'react'
import { arranged, type Arrangement } from './arrange'
import css from './arrange.module.css'
import text from './text.module.css'

type Props = HTMLAttributes<HTMLElement> &
  Arrangement & {
    as?:
      | 'div'
      | 'span'
      | 'p'
      | 'ul'
      | 'dl'
      | 'li'
      | 'label'
      | 'dd'
      | 'output'
      | 'fieldset'
      | 'nav'
      | 'header'
      | 'footer'
    /** Small and secondary: what stands beneath a title or beside it. */
    muted?: boolean
    /** What doesn't fit goes to the next line. */
    wrap?: boolean
    /** Between these lines, where it is less than between the parts. */
    lineGap?: 'none' | 'hair' | 'tight' | 'small'
  }

/** Parts beside each other, centred on one line unless `align` says otherwise. */
export function Row({ as: Tag = 'div', gap, align, justify, wrap, lineGap, muted, grow, className, ...rest }: Props) {
  const line = lineGap && css[`line-${lineGap}`]
  const look = muted && `${text.small} ${text.secondary}`
  return (
    <Tag
      className={arranged(css.row, { gap, align, justify, grow }, wrap && css.wrap, line, look, className)}
      {...rest}
    />
  )
}
