import type { ReactNode } from 'react'
import css from './LinkPage.module.css'
import { Logo } from './Logo'

/** A page to which the link of a mail leads, with or without a session: one sheet of paper, one question. */
export const LinkPage = ({ children }: { children: ReactNode }) => (
  <main className={css.page}>
    <div className={css.paper}>
      <Logo />
      <div className={css.sheet}>{children}</div>
    </div>
  </main>
)
