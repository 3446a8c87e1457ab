import type { ReactNode } from 'react'
import css from './Section.module.css'

/** The rhythm of a page: its parts under each other. `narrow` for forms and texts. */
export const Page = ({ narrow, children }: { narrow?: boolean; children: ReactNode }) => (
  <div className={narrow ? `${css.page} ${css.narrow}` : css.page}>{children}</div>
)

/** Parts side by side where there is room: `main` gives the first one two thirds. */
export const Columns = ({ main, children }: { main?: boolean; children: ReactNode }) => (
  <div className={main ? `${css.columns} ${css.main}` : css.columns}>{children}</div>
)

/**
 * The panels of a dashboard, with or without a table, in one inset: under each other, and of one height where there is room
 * beside each other. `main` gives the first one two thirds.
 */
export const Panels = ({ beside, children }: { beside?: 'main' | 'pair'; children: ReactNode }) => (
  <div className={beside ? `${css.panels} ${css[beside]}` : css.panels}>{children}</div>
)
