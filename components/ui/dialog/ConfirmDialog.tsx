'use client'

import type { ReactNode } from 'react'
import { later, mui } from '../hooks/lazy'
import { useOpenCount } from '../hooks/useOpenCount'

const Panel = later(() => import('./ConfirmDialogPanel'), { of: mui })

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text?: ReactNode
  /** What the button does: 'Accept quotation'. */
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  /** Runs once; closes when it is through. What it throws is told in the dialog and in a toast. */
  onConfirm: () => Promise<unknown>
  failTitle?: string
  failText?: string
  children?: ReactNode
}

/** Asks before something that can't be undone. With fields to check, take FormDialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useOpenCount(props.open) ? <Panel {...props} /> : null
}
