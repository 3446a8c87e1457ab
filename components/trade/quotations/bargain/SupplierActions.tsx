'use client'

import { useState } from 'react'
import { useChangesSince } from '@/components/trade/revisions/useChangesSince'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Button } from '@/components/ui/controls/Button'
import { decide } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'
import { money } from '@/lib/terms/format'
import { bidderLetter } from '@/lib/rules/trade/bidder-letter'
import { displayId } from '@/lib/terms/nouns'
import { priceAt } from '@/lib/rules/trade/pricing'

const WithdrawDialog = lazy(() => import('./WithdrawDialog'))

/** What a supplier does with its own quotation while it waits for an answer. */
export default function SupplierActions({ quotation: q, onClose }: { quotation: Quotation; onClose: () => void }) {
  const address = useUrlState()
  const may = useMay()
  const [withdraws, setWithdraws] = useState(false)
  const isWaiting = q.status === 'pending' || q.status === 'sent'
  const isAskedFor = q.needsConfirmation || q.expired || q.counter || q.requoteAt
  const revises = isWaiting && may('quotation.revise') && (openToQuoting.includes(q.inquiryStatus) || isAskedFor)
  const confirms = q.needsConfirmation && !q.expired && may('quotation.reconfirm')
  return (
    <>
      {q.status === 'pending' && may('quotation.withdraw') && (
        <Button color="error" variant="outlined" onClick={() => setWithdraws(true)}>
          Withdraw
        </Button>
      )}
      <Button onClick={onClose}>Close</Button>
      {revises && (
        <Button
          variant={q.expired ? 'contained' : 'outlined'}
          onClick={() => address.set({ revise: 1 }, { replace: true })}
        >
          Revise
        </Button>
      )}
      {confirms && <Confirm quotation={q} />}
      <WithdrawDialog quotation={q} open={withdraws} onClose={() => setWithdraws(false)} />
    </>
  )
}

/** Its terms stand for the current revision; for another quantity its prices by quantity give the price. */
function Confirm({ quotation: q }: { quotation: Quotation }) {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const since = useChangesSince(q.inquiryId, q.revision)
  const letter = bidderLetter(q.inquiryRevision)
  const name = displayId('quotation', q.id)
  if (!since) return null
  const isOther = since.some(({ changes }) => changes.some(({ field }) => field === 'quantity'))
  const price = isOther ? q.breaks && priceAt(q.breaks, q.quantity, q) : q.price
  if (price === null) return null
  async function confirm() {
    await decide('POST /api/quotations/{id}/reconfirm', { id: q.id, revision: q.inquiryRevision })
    toast({ title: 'Confirmed', text: `${name} now applies to revision ${letter}. The customer can accept it.` })
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
        text={
          price === q.price
            ? `Your price of ${money(price)} and your other terms apply to the inquiry as it is now.`
            : `Your prices by quantity make the price ${money(price)}. Your other terms stay.`
        }
        confirmLabel={`Confirm for revision ${letter}`}
        onConfirm={confirm}
        failTitle="Not confirmed"
        failText="Please try again."
      />
    </>
  )
}
