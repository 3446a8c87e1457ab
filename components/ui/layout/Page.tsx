import type { ReactNode } from 'react'
import css from './Section.module.css'

type PageProps = {
  narrow?: boolean
  /** Of a page in another language than the frame around it. */
  lang?: string
  children: ReactNode
}

/** The rhythm of a page: its parts under each other. `narrow` for forms and texts. */
export const Page = ({ narrow, lang, children }: PageProps) => (
  <div lang={lang} className={narrow ? `${css.page} ${css.narrow}` : css.page}>
    {children}
  </div>
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
