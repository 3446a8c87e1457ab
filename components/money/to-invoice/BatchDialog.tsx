'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { DialogFrame } from '@/components/ui/dialog/DialogFrame'
import { Notice } from '@/components/ui/feedback/Notice'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { RefusedList, type Refused } from '@/components/ui/list/RefusedList'
import type { Selection } from '@/components/ui/list/useSelection'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { send } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import { count } from '@/lib/terms/format'
import { keyOf, sourcesOf } from './invoice-choice'

const many = (n: number) => `${count(n)} ${n === 1 ? 'invoice' : 'invoices'}`

type Props = { selection: Selection<string> } & OverlayProps

/** Asks once, invoices the chosen orders, and says of each that was refused why. */
export function BatchDialog({ selection, open, onClose }: Props) {
  const toast = useToast()
  const fail = useFailToast()
  const [names] = useState(selection.chosen)
  const [key] = useState(newKey)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<Refused<string>>([])
  const end = () => {
    selection.clear()
    onClose()
  }
  const issue = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const rows = await send('POST /api/invoices/batch', sourcesOf(names.keys()), { idempotencyKey: key })
      const numbers = rows.flatMap(({ issued }) => (issued ? [issued.number] : []))
      const left = rows.flatMap((row) => (row.refused ? [{ id: keyOf(row), message: row.refused }] : []))
      if (numbers.length) toast({ title: `${many(numbers.length)} issued`, text: numbers.join(', ') })
      setRefused(left)
      if (!left.length) end()
    } catch (error) {
      setFailure(fail(error, { silent: true }))
    } finally {
      setBusy(false)
    }
  }
  if (refused.length)
    return (
      <DialogFrame
        open={open}
        onClose={end}
        title={`${many(refused.length)} not issued`}
        role="alertdialog"
        actions={
          <Button onClick={end} autoFocus>
            Close
          </Button>
        }
      >
        <RefusedList refused={refused} names={names} />
      </DialogFrame>
    )
  return (
    <DialogFrame
      open={open}
      onClose={() => !busy && onClose()}
      title={`Issue ${many(names.size)}?`}
      role="alertdialog"
      actions={
        <>
          <Button onClick={onClose} disabled={busy} autoFocus>
            Cancel
          </Button>
          <SubmitButton type="button" busy={busy} onClick={() => void issue()}>
            Issue {many(names.size)}
          </SubmitButton>
        </>
      }
    >
      <p>An issued invoice can’t be changed, only credited. What lacks details is left out.</p>
      <ul>
        {[...names].map(([id, name]) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {failure && (
        <div role="alert">
          <Notice tone="danger" title={failure} />
        </div>
      )}
    </DialogFrame>
  )
}
