import type { ReactNode } from 'react'
import css from './RowActions.module.css'

/** The buttons of a row: at its end; in a card they share its width. */
export const RowActions = ({ children }: { children: ReactNode }) => <span className={css.actions}>{children}</span>
