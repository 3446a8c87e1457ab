'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { DialogFrame } from '@/components/ui/dialog/DialogFrame'
import { Notice } from '@/components/ui/feedback/Notice'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import field from '@/components/ui/list/SelectionBar.module.css'
import { RefusedList, type Refused } from '@/components/ui/list/RefusedList'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import { several } from '@/lib/terms/format'
import { readUtrs } from './read-utrs'

const many = (n: number) => several(n, 'payment', 'payments')

/** What the bank gave back is pasted and recorded; what was refused says why. */
export default function PasteUtrsDialog({ open, onClose }: OverlayProps) {
  const toast = useToast()
  const fail = useFailToast()
  const [key, setKey] = useState(newKey)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<Refused>([])
  const { rows, fault } = readUtrs(text)
  const record = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const answer = await send('POST /api/payouts/paste', { rows: [...rows] }, { idempotencyKey: key })
      const paid = answer.flatMap(({ payout }) => payout ?? [])
      if (paid.length)
        toast({ title: `${many(paid.length)} recorded`, text: paid.map(({ number }) => number).join(', ') })
      const left = answer.flatMap(({ refused: message }, id) => (message ? [{ id, message }] : []))
      setRefused(left)
      if (!left.length) onClose()
    } catch (error) {
      setKey(newKey())
      setFailure(fail(error, { silent: true }))
    } finally {
      setBusy(false)
    }
  }
  if (refused.length)
    return (
      <DialogFrame
        open={open}
        onClose={onClose}
        title={`${many(refused.length)} not recorded`}
        role="alertdialog"
        actions={
          <Button onClick={onClose} autoFocus>
            Close
          </Button>
        }
      >
        <RefusedList refused={refused} names={new Map(rows.map(({ reference }, i) => [i, reference]))} />
      </DialogFrame>
    )
  return (
    <DialogFrame
      open={open}
      onClose={() => !busy && onClose()}
      title="Paste UTRs"
      width={640}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <SubmitButton type="button" busy={busy} disabled={!rows.length} onClick={() => void record()}>
            {rows.length ? `Record ${many(rows.length)}` : 'Record'}
          </SubmitButton>
        </>
      }
    >
      <label className={field.field}>
        What the bank gave back
        <textarea value={text} maxLength={100_000} onChange={({ target }) => setText(target.value)} />
        <small>
          A line a payment: our reference (JWP000042), the UTR, and the day if it was not today. From a sheet or a CSV
          file.
        </small>
      </label>
      {fault && <Notice tone="warning" title={fault} />}
      {failure && (
        <div role="alert">
          <Notice tone="danger" title={failure} />
        </div>
      )}
    </DialogFrame>
  )
}
