import { useId, type ReactNode } from 'react'
import css from './Section.module.css'

type Props = {
  title?: string
  lead?: ReactNode
  actions?: ReactNode
  /** A box before the title: it chooses all rows inside. */
  box?: ReactNode
  /** No padding inside: a table or a list goes from edge to edge. */
  flush?: boolean
  /** No surface: a heading and what follows, inside a drawer say. */
  plain?: boolean
  children: ReactNode
}

/** A surface with one subject, named by its h2. */
export function Section({ title, lead, actions, box, flush, plain, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={title ? id : undefined} className={plain ? css.plain : css.section} data-flush={flush}>
      {(title || actions) && (
        <div className={css.head} data-box={box ? '' : undefined}>
          {box}
          <div>
            {title && <h2 id={id}>{title}</h2>}
            {lead && <p className={css.lead}>{lead}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
