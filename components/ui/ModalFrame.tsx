'use client'

import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { afterPaint } from './after-paint'
import css from './ModalFrame.module.css'

const nothing = () => {}
/** Gives the page back to who closed the last dialog: once it is gone from the screen, or when the next one opens. */
let uncover = nothing

/**
 * A dialog over the whole page for what is opened all day and must be there at once. MUI's, which all others are, first
 * needs its styles and the page laid out anew; here the page is told that it is covered when the dialog can be seen. It
 * closes by Escape and by a press beside it. `label` is its name; the first thing in it that takes the focus gets it.
 */
export function ModalFrame({
  label,
  className,
  onClose,
  children,
}: {
  label: string
  className?: string
  onClose: () => void
  children: ReactNode
}) {
  const cover = useRef<HTMLDivElement>(null)
  const pressed = useRef<EventTarget>(null)
  useLayoutEffect(() => {
    uncover()
    const { activeElement: before, documentElement: page, body } = document
    const frame = cover.current!
    const rest = [...body.children].filter((e): e is HTMLElement => e instanceof HTMLElement && e !== frame)
    const below = rest.filter((element) => !element.inert)
    // An open drawer would fetch the focus back.
    for (const element of below) if (element.querySelector('[role=dialog]')) element.inert = true
    frame.querySelector<HTMLElement>('input, button')?.focus()
    let open = true
    afterPaint(() => {
      if (!open) return
      page.style.setProperty('--bar', `${window.innerWidth - page.clientWidth}px`)
      page.dataset.covered = ''
      for (const element of below) element.inert = true
    })
    return () => {
      open = false
      uncover = () => {
        uncover = nothing
        for (const element of below) element.inert = false
        delete page.dataset.covered
        // Unless whoever closed it has sent the focus elsewhere.
        const { activeElement: now } = document
        if (before instanceof HTMLElement && (now === body || frame.contains(now)))
          before.focus({ preventScroll: true })
      }
      afterPaint(() => uncover())
    }
  }, [])

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  // Text may be marked beyond the edge: a press that closes begins and ends beside the dialog.
  const press = ({ target }: MouseEvent) => (pressed.current = target)
  const click = ({ target, currentTarget }: MouseEvent) =>
    target === currentTarget && pressed.current === currentTarget && onClose()
  return createPortal(
    <div ref={cover} className={css.cover} role="presentation" onMouseDown={press} onClick={click} onKeyDown={escape}>
      <div role="dialog" aria-modal aria-label={label} className={`${css.frame} ${className ?? ''}`}>
        {children}
      </div>
    </div>,
    document.body,
  )
}
