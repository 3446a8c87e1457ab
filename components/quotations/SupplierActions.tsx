'use client'

import { useState } from 'react'
import { useChangesSince } from '@/components/revisions/useChangesSince'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Button } from '@/components/ui/layout/Button'
import { decide } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Quotation } from '@/lib/contract/quotations'
import { openToQuoting } from '@/lib/rules/flows/inquiry-flow'
import { money } from '@/lib/rules/format'
import { letterOf } from '@/lib/rules/letter'
import { displayId } from '@/lib/rules/nouns'

/** What a supplier does with its own quotation while it waits for an answer. */
export function SupplierActions({ quotation: q, onClose }: { quotation: Quotation; onClose: () => void }) {
  const address = useUrlState()
  const may = useMay()
  const isWaiting = q.status === 'pending' || q.status === 'sent'
  const revises =
    isWaiting &&
    may('quotation.revise') &&
    (openToQuoting.includes(q.inquiryStatus) || q.needsConfirmation || q.expired)
  return (
    <>
      <Button onClick={onClose}>Close</Button>
      {revises && (
        <Button
          variant={q.expired ? 'contained' : 'outlined'}
          onClick={() => address.set({ revise: 1 }, { replace: true })}
        >
          Revise
        </Button>
      )}
      {q.needsConfirmation && !q.expired && may('quotation.reconfirm') && <Confirm quotation={q} />}
    </>
  )
}

/** Its terms stand for the current revision; for another quantity they must be revised. */
function Confirm({ quotation: { id, inquiryId, inquiryRevision, revision, price } }: { quotation: Quotation }) {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const since = useChangesSince(inquiryId, revision)
  const letter = letterOf(inquiryRevision)
  const name = displayId('quotation', id)
  if (!since || since.some(({ changes }) => changes.some(({ field }) => field === 'quantity'))) return null
  async function confirm() {
    await decide('POST /api/quotations/{id}/reconfirm', { id, revision: inquiryRevision })
    toast({ title: 'Confirmed', text: `${name} stands for revision ${letter}. The customer can accept it.` })
  }
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Confirm for revision {letter}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Confirm ${name} for revision ${letter}?`}
        text={`Your price of ${money(price)} and your other terms stand for the inquiry as it is now.`}
        confirmLabel={`Confirm for revision ${letter}`}
        onConfirm={confirm}
        failTitle="Not confirmed"
        failText="Please try again."
      />
    </>
  )
}
