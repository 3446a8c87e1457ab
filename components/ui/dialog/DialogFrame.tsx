'use client'

import { useId, type ReactNode } from 'react'
import css from './DialogFrame.module.css'
import { lazy } from '../hooks/lazy'
import { Overlay } from '../overlay/Overlay'
import { useWords } from '@/lib/client/spoken'

const Dialog = lazy(() => import('./MuiDialog'))

type Props = {
  open: boolean
  onClose: () => void
  title: string
  describedBy?: string
  role?: 'dialog' | 'alertdialog'
  width?: number
  /** On a phone it rises from the foot of the screen. */
  sheet?: boolean
  actions: ReactNode
  children: ReactNode
}

/** What every dialog looks like: title, what it is about, the buttons at the foot. */
export function DialogFrame({ open, onClose, title, describedBy, role, width = 480, sheet, actions, children }: Props) {
  const id = useId()
  const { lang } = useWords()
  return (
    <Overlay of={open} onClose={onClose}>
      {(overlay) => (
        <Dialog
          role={role}
          aria-labelledby={id}
          aria-describedby={describedBy}
          width={width}
          sheet={sheet}
          lang={lang}
          {...overlay}
        >
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <div className={css.body}>{children}</div>
          <div className={css.foot} data-sheet={sheet}>
            {actions}
          </div>
        </Dialog>
      )}
    </Overlay>
  )
}
