import type { ReactNode } from 'react'
import { Density } from './Density'
import css from './Toolbar.module.css'

/** The line above a list: search and filters to the left, `end` and the rows' density to the right. */
export const Toolbar = ({ children, end }: { children: ReactNode; end?: ReactNode }) => (
  <div className={css.bar}>
    {children}
    <div className={css.end}>
      {end}
      <Density />
    </div>
  </div>
)
