'use client'

import { createContext, useContext, useState, type ReactNode } from 'react'
import { useKeepsPage } from '@/lib/client/changed'
import { nextOpening } from './opening'

/** What a dialog or drawer takes: spread it on one. */
export type OverlayProps = { open: boolean; onClose: () => void }

type Props<T> = {
  /** What it is opened for: an order, an id of the address, `true`. Closed while it is null, undefined or false. */
  of: T | null | undefined | false
  onClose: () => void
  children: (overlay: OverlayProps, of: T) => ReactNode
}

const nothing = () => {}

/** The overlay around a dialog: whether it is open, and what to call when its closing animation has ended. */
export const OverlayAround = createContext({ open: true, onExited: nothing })

/**
 * A dialog or drawer. Each opening mounts it anew, so its state begins afresh and its code is fetched then. While it closes it
 * shows what it last showed, and it is unmounted after the animation.
 *
 *     <Overlay of={asked} onClose={() => setAsked(null)}>
 *       {(overlay, machine) => <EditMachine machine={machine} {...overlay} />}
 *     </Overlay>
 */
export function Overlay<T>(props: Props<T>) {
  const around = useContext(OverlayAround)
  const isAsked = props.of !== null && props.of !== undefined && props.of !== false
  const isOpen = isAsked && around.open
  const [last, setLast] = useState(() => nextOpening(null, isOpen, props))

  const opening = nextOpening(last, isOpen, props)
  if (opening !== last) setLast(opening)
  if (!opening) return null

  const onExited = () => {
    setLast((now) => (now?.isOpen ? now : null))
    around.onExited()
  }
  const { of, onClose, children } = opening.props
  return (
    <OverlayAround key={opening.nth} value={{ open: opening.isOpen, onExited }}>
      {children({ open: opening.isOpen, onClose }, of as T)}
    </OverlayAround>
  )
}

/** What stands in a dialog or drawer. Another one that it opens closes with it, but doesn't end it. */
export function OverlayContent({ open, children }: { open: boolean; children: ReactNode }) {
  useKeepsPage(open)
  return <OverlayAround value={{ open, onExited: nothing }}>{children}</OverlayAround>
}
