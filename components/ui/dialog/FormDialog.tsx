'use client'

import type { ReactNode } from 'react'
import { later, mui } from '../hooks/lazy'
import type { FormState } from '../form/useContractForm'
import { useOpenCount } from '../hooks/useOpenCount'

const Panel = later(() => import('./FormDialogPanel'), { of: mui })

export type FormDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  lead?: ReactNode
  /** What useContractForm gave. It starts from its defaults at each opening. */
  form: FormState
  submitLabel: string
  /** The submit button of something that takes away. */
  tone?: 'primary' | 'danger'
  columns?: boolean
  /** Submit waits, for uploads say. */
  waiting?: boolean
  /** The fields. */
  children: ReactNode
}

/** A form of up to six fields in a dialog. Close it in the form's onDone. */
export function FormDialog(props: FormDialogProps) {
  return useOpenCount(props.open) ? <Panel {...props} /> : null
}
