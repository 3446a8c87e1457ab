'use client'

import { useId, useState, type ReactNode } from 'react'
import { Button } from '../controls/Button'
import { Problem } from '@/lib/contract/core/problem'
import { DialogFrame } from './DialogFrame'
import frame from './DialogFrame.module.css'
import { Notice } from '../feedback/Notice'
import { useFailToast } from '../feedback/Toasts'
import { SubmitButton } from '../controls/SubmitButton'
import { useWords } from '@/lib/client/spoken'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  text?: ReactNode
  /** What the button does: 'Accept quotation'. */
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  /** Runs once, then closes. An error is shown in a toast and in the dialog. */
  onConfirm: () => Promise<unknown>
  failTitle?: string
  failText?: string
  /** Why the button has to wait: 'Retry or remove order.pdf'. */
  block?: string | null
  children?: ReactNode
}

/** Asks before something that can't be undone. With fields to check, take FormDialog. */
export function ConfirmDialog(props: Props) {
  const { open, onClose, title, text, confirmLabel, cancelLabel, tone, block, children } = props
  const textId = useId()
  const { say } = useWords()
  const failToast = useFailToast()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const close = () => {
    if (busy) return
    setFailure(null)
    onClose()
  }
  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await props.onConfirm()
      onClose()
    } catch (error) {
      setFailure(failToast(error, { title: props.failTitle, text: props.failText, silent: true }))
      if (!(error instanceof Problem)) console.error(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <DialogFrame
      open={open}
      onClose={close}
      title={title}
      describedBy={text ? textId : undefined}
      role="alertdialog"
      actions={
        <>
          <span role="status" className={frame.block}>
            {block}
          </span>
          <Button onClick={close} autoFocus>
            {cancelLabel ?? say('cancel', 'Cancel')}
          </Button>
          <SubmitButton
            type="button"
            busy={busy}
            disabled={!!block}
            color={tone === 'danger' ? 'error' : 'primary'}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </SubmitButton>
        </>
      }
    >
      {text && <div id={textId}>{text}</div>}
      {children}
      {failure && (
        <div role="alert">
          <Notice tone="danger" title={props.failTitle ?? 'Error'}>
            {failure}
          </Notice>
        </div>
      )}
    </DialogFrame>
  )
}
