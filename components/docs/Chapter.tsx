import type { ReactNode } from 'react'
import css from './Docs.module.css'
import { guide, type Anchor } from './guide'

/** A part of the guide: words, and code beside them. */
export const Chapter = ({ anchor, code, children }: { anchor: Anchor; code?: ReactNode; children: ReactNode }) => (
  <section id={anchor} className={css.chapter} aria-labelledby={`${anchor}-name`}>
    <div className={css.words}>
      <h2 id={`${anchor}-name`}>{guide.find((chapter) => chapter.anchor === anchor)!.title}</h2>
      {children}
    </div>
    {code && <div className={css.codes}>{code}</div>}
  </section>
)
