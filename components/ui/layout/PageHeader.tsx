import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { count as grouped } from '@/lib/terms/format'
import css from './PageHeader.module.css'

type Props = {
  title: string
  count?: number
  /** `count` stopped at 10,000. */
  capped?: boolean
  lead?: ReactNode
  /** A chip or an id beside the title. */
  beside?: ReactNode
  actions?: ReactNode
  back?: { href: string; label: string }
}

/** The head of a page: its only h1, how many there are, what it is for, what one can do. */
export function PageHeader({ title, count, capped, lead, beside, actions, back }: Props) {
  return (
    <div className={css.head}>
      {back && (
        <Link href={back.href} className={css.back}>
          <ArrowLeft size={15} aria-hidden />
          {back.label}
        </Link>
      )}
      <div className={css.words}>
        <div className={css.line}>
          <h1 dir="auto" title={title.length > 60 ? title : undefined}>
            {title}
          </h1>
          {count !== undefined && <span className={css.count}>{grouped(count, capped)}</span>}
          {beside}
        </div>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
