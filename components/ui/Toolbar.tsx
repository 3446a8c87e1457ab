import type { ReactNode } from 'react'
import css from './Toolbar.module.css'

/** The line above a list: search and filters to the left, `end` (export, density) to the right. */
export const Toolbar = ({ children, end }: { children: ReactNode; end?: ReactNode }) => (
  <div className={css.bar}>
    {children}
    {end && <div className={css.end}>{end}</div>}
  </div>
)
