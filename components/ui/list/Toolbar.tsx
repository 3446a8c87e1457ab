import type { ReactNode } from 'react'
import { Density } from './Density'
import css from './Toolbar.module.css'

type Props = {
  children: ReactNode
  end?: ReactNode
  /** Without the rows' density: for cards, and for a second table of a screen. */
  plain?: boolean
}

/** The line above a list: search and filters to the left, `end` and the rows' density to the right. */
export const Toolbar = ({ children, end, plain }: Props) => (
  <div className={css.bar}>
    <div className={css.start}>{children}</div>
    {(end || !plain) && (
      <div className={css.end}>
        {end}
        {!plain && <Density />}
      </div>
    )}
  </div>
)
