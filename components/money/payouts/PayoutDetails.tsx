'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Notice } from '@/components/ui/feedback/Notice'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { KeyValues, type KeyValue } from '@/components/ui/record/KeyValues'
import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import { useRecord } from '@/components/ui/record/useRecord'
import { useMay } from '@/lib/client/viewer'
import type { Payout } from '@/lib/contract/money/payouts'
import type { Role } from '@/lib/contract/people/account'
import { date, rupees } from '@/lib/terms/format'
import { displayId, linkTo } from '@/lib/terms/nouns'
import { howOf, sumOf } from '../payments/receipts/words'
import { PayoutChip } from './PayoutChip'

const ReverseDialog = lazy(() => import('./ReverseDialog'), { ahead: false })

/** The drawer of a payout: what it paid, with UTR and TDS. An admin can reverse it. */
export default function PayoutDetails({ role }: { role: Role }) {
  return (
    <RecordDrawer
      record={useRecord('payout', 'GET /api/payouts/{id}')}
      kind="Payment Details"
      noun="payment"
      idOf={(id) => displayId('payout', id)}
      title={sumOf}
      untitled="Payment"
      status={(payout) => <PayoutChip payout={payout} />}
      foot={(payout) => payout.status === 'paid' && <Reverse payout={payout} />}
    >
      {(payout) => (
        <>
          {payout.reversedOn && (
            <Notice tone="danger" title={`Reversed on ${date(payout.reversedOn)}`}>
              <p>{payout.reason}</p>
            </Notice>
          )}
          <KeyValues items={factsOf(payout, role)} />
        </>
      )}
    </RecordDrawer>
  )
}

function factsOf(payout: Payout, role: Role): KeyValue[] {
  const { supplierName, amountPaise, tdsPaise, tdsSection, paidOn, note, bills, advances } = payout
  return [
    ...(supplierName ? [{ label: 'Supplier', value: supplierName, wide: true }] : []),
    { label: 'Amount', value: rupees(amountPaise) },
    ...(tdsPaise ? [{ label: 'TDS', value: [rupees(tdsPaise), tdsSection].filter(Boolean).join(', ') }] : []),
    { label: 'Mode', value: howOf(payout) },
    { label: 'Paid on', value: <FormattedDate value={paidOn} /> },
    ...bills.map(({ billId, number, paise }) => ({
      label: `Bill ${number}`,
      value: <a href={linkTo('bill', billId, role)!}>{rupees(paise)}</a>,
    })),
    ...advances.map(({ workorderId, paise }) => ({
      label: `Advance to ${displayId('workorder', workorderId)}`,
      value: <a href={linkTo('workorder', workorderId, role)!}>{rupees(paise)}</a>,
    })),
    ...(note ? [{ label: 'Note', value: note, wide: true }] : []),
  ]
}

function Reverse({ payout }: { payout: Payout }) {
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  if (!may('payout.reverse')) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Reverse
      </Button>
      <Overlay of={isOpen} onClose={() => setIsOpen(false)}>
        {(overlay) => <ReverseDialog payout={payout} {...overlay} />}
      </Overlay>
    </>
  )
}
