'use client'

import type { ReactNode } from 'react'
import { later, mui } from '../hooks/lazy'
import { useOpenCount } from '../hooks/useOpenCount'

const Panel = later(() => import('./DetailDrawerPanel'), { of: mui })

export type DetailDrawerProps = {
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
  /** The decision; it sticks to the foot. */
  foot?: ReactNode
  /** `full` leaves only a strip of what is below: for what one looks at. */
  wide?: boolean | 'full'
  children: ReactNode
}

/** One thing in detail, from the right, so that the list stays in sight; the whole screen on a phone. Esc closes. */
export function DetailDrawer(props: DetailDrawerProps) {
  return useOpenCount(props.open) ? <Panel {...props} /> : null
}
