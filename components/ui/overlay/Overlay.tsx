'use client'

import { createContext, useContext, useState, type ReactNode } from 'react'
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

/** What MuiDialog and MuiDrawer call at the end of their closing animation. */
export const OverlayExited = createContext(nothing)

/** Around the content of a dialog: what opens over it and closes ends itself alone. */
export const NoOverlayAround = ({ children }: { children: ReactNode }) => (
  <OverlayExited value={nothing}>{children}</OverlayExited>
)

/**
 * A dialog or drawer. Each opening mounts it anew, so its state begins afresh and its code is fetched then. While it closes it
 * shows what it last showed, and it is unmounted after the animation.
 *
 *     <Overlay of={asked} onClose={() => setAsked(null)}>
 *       {(overlay, machine) => <EditMachine machine={machine} {...overlay} />}
 *     </Overlay>
 */
export function Overlay<T>(props: Props<T>) {
  const isOpen = props.of !== null && props.of !== undefined && props.of !== false
  const [last, setLast] = useState(() => nextOpening(null, isOpen, props))
  const exitedAround = useContext(OverlayExited)

  const opening = nextOpening(last, isOpen, props)
  if (opening !== last) setLast(opening)
  if (!opening) return null

  const exited = () => {
    setLast((now) => (now?.isOpen ? now : null))
    exitedAround()
  }
  const { of, onClose, children } = opening.props
  return (
    <OverlayExited key={opening.nth} value={exited}>
      {children({ open: opening.isOpen, onClose }, of as T)}
    </OverlayExited>
  )
}
