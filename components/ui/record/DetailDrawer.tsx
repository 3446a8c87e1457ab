'use client'

import { Printer, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../controls/Button'
import css from './DetailDrawer.module.css'
import { Letterhead, PrintFoot } from './DetailSheet'
import { lazy } from '../hooks/lazy'
import { Overlay } from '../overlay/Overlay'
import { useWords } from '@/lib/client/spoken'

const Drawer = lazy(() => import('./MuiDrawer'))

type Props = {
  open: boolean
  onClose: () => void
  /** What it is, in words: 'Work Order Details'. Part of the dialog's name. */
  kind?: string
  /** What it is on paper, with its id: 'Work order WO-0012'. With it the head offers to print. */
  sheet?: string
  /** The line above the title: the id, mostly. */
  label?: ReactNode
  title: ReactNode
  /** The status chip beside the label. */
  status?: ReactNode
  /** Icon buttons of the head, before Print and Close. */
  tools?: ReactNode
  /** The decision; it sticks to the foot. */
  foot?: ReactNode
  /** `full` leaves only a strip of what is below: for what one looks at. */
  wide?: boolean | 'full'
  children: ReactNode
}

/** The title has the focus first: a reader hears what opened. */
const focus = (title: HTMLElement | null) => title?.focus({ preventScroll: true })

/** One thing in detail, from the right, so that the list stays in sight; the whole screen on a phone. Esc closes. */
export function DetailDrawer(props: Props) {
  const id = useId()
  const { lang, say } = useWords()
  const { open, onClose, kind, sheet, label, title, status, tools, foot, wide, children } = props
  return (
    <Overlay of={open} onClose={onClose}>
      {(overlay) => (
        <Drawer
          className={css.root}
          paperClassName={css.panel}
          aria-labelledby={kind ? `${id}-kind ${id}` : id}
          wide={wide}
          lang={lang}
          {...overlay}
        >
          <Letterhead>{sheet ?? kind}</Letterhead>
          <header className={css.head}>
            <div className={css.words}>
              {(kind || label || status) && (
                <div className={css.line}>
                  {kind && (
                    <span id={`${id}-kind`} className={css.said}>
                      {kind}
                    </span>
                  )}
                  {label && <span className={sheet && css.said}>{label}</span>}
                  {status}
                </div>
              )}
              <h2 id={id} dir="auto" tabIndex={-1} ref={focus}>
                {title}
              </h2>
            </div>
            {tools}
            {sheet && (
              <IconButton aria-label="Print" title="Print" onClick={() => window.print()}>
                <Printer size={20} aria-hidden />
              </IconButton>
            )}
            <IconButton aria-label={say('close', 'Close')} onClick={onClose}>
              <X size={20} aria-hidden />
            </IconButton>
          </header>
          {/* It may hold nothing to focus and still be longer than the screen. */}
          <div className={css.body} tabIndex={0}>
            {children}
          </div>
          {foot && <footer className={css.foot}>{foot}</footer>}
          <PrintFoot>{sheet ?? kind}</PrintFoot>
        </Drawer>
      )}
    </Overlay>
  )
}
