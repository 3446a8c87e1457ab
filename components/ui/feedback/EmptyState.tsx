import type { ReactNode } from 'react'
import { Drawing } from './Drawing'
import { drawings, type DrawingName } from './drawings'
import css from './EmptyState.module.css'

type Props = {
  title: string
  /** Why it is empty, or which filters leave nothing. */
  text?: ReactNode
  /** The one action. */
  action?: ReactNode
  art?: DrawingName
  /** Without the frame: inside a card or a panel. */
  plain?: boolean
}

/** What stands where nothing is yet. */
export function EmptyState({ title, text, action, art = 'part', plain }: Props) {
  return (
    <div className={plain ? css.empty : `${css.empty} ${css.framed}`}>
      <Drawing>{drawings[art]}</Drawing>
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
