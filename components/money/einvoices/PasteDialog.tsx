'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { EntityId } from '@/components/ui/data/EntityId'
import { DialogFrame } from '@/components/ui/dialog/DialogFrame'
import { Notice } from '@/components/ui/feedback/Notice'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import field from '@/components/ui/list/SelectionBar.module.css'
import { RefusedList, type Refused } from '@/components/ui/list/RefusedList'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { DataTable, type Column } from '@/components/ui/table/DataTable'
import { send } from '@/lib/client/api'
import type { IrnRow } from '@/lib/contract/money/invoice-files'
import { count } from '@/lib/terms/format'
import { readAcknowledgements } from './read-acknowledgements'

const columns: Column<IrnRow>[] = [
  { key: 'number', header: 'Invoice', width: '11rem', cell: ({ number }) => <EntityId>{number || '–'}</EntityId> },
  { key: 'ackNo', header: 'Ack No', cell: ({ ackNo }) => ackNo || '–' },
  { key: 'ackOn', header: 'Ack date', cell: ({ ackOn }) => ackOn || '–' },
  { key: 'irn', header: 'IRN', cell: ({ irn }) => (irn ? `${irn.slice(0, 8)}…` : '–') },
  { key: 'qr', header: 'Signed QR', cell: ({ signedQr }) => (signedQr ? 'Yes' : 'Missing') },
]
const many = (n: number) => `${count(n)} ${n === 1 ? 'IRN' : 'IRNs'}`

/** What the portal gave back is pasted, looked at, and recorded; what was refused says why. */
export default function PasteDialog({ open, onClose }: OverlayProps) {
  const toast = useToast()
  const fail = useFailToast()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<Refused>([])
  const { rows, fault } = readAcknowledgements(text)
  const record = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const answer = await send('POST /api/invoices/irn', { rows: [...rows] })
      const done = answer.filter(({ recorded }) => recorded)
      if (done.length)
        toast({ title: `${many(done.length)} recorded`, text: done.map(({ number }) => number).join(', ') })
      const left = answer.flatMap(({ refused: message }, id) => (message ? [{ id, message }] : []))
      setRefused(left)
      if (!left.length) onClose()
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
        onClose={onClose}
        title={`${many(refused.length)} not recorded`}
        role="alertdialog"
        actions={
          <Button onClick={onClose} autoFocus>
            Close
          </Button>
        }
      >
        <RefusedList refused={refused} names={new Map(rows.map(({ number }, i) => [i, number]))} />
      </DialogFrame>
    )
  return (
    <DialogFrame
      open={open}
      onClose={() => !busy && onClose()}
      title="Paste acknowledgements"
      width={860}
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
        What the portal gave back
        <textarea value={text} maxLength={1_000_000} onChange={({ target }) => setText(target.value)} />
        <small>
          The rows of its list with their heads (Doc No, Ack No, Ack Date, IRN, Signed QR), from a sheet or a CSV file,
          or the text of its JSON file. An IRN can’t be changed later.
        </small>
      </label>
      {fault && <Notice tone="warning" title={fault} />}
      {rows.length > 0 && (
        <DataTable
          label="Acknowledgements"
          columns={columns}
          rows={rows}
          rowKey={(row) => rows.indexOf(row)}
          empty={null}
        />
      )}
      {failure && (
        <div role="alert">
          <Notice tone="danger" title={failure} />
        </div>
      )}
    </DialogFrame>
  )
}
