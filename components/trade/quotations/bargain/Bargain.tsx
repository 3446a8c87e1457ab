'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { Notice } from '@/components/ui/feedback/Notice'
import { useToast } from '@/components/ui/feedback/Toasts'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Button } from '@/components/ui/controls/Button'
import { LongText } from '@/components/ui/layout/LongText'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { decide } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { date, money } from '@/lib/terms/format'
import { isOpen } from '../offers'

const CounterDialog = lazy(() => import('./CounterDialog'))
const MOST = 3

/** What the customer asks of a price, and what its supplier does about it. */
export function Bargain({ quotation: q, role }: { quotation: Quotation; role: Role }) {
  const may = useMay()
  const [asks, setAsks] = useState(false)
  if (q.status !== 'pending') return null
  if (q.counter) return <Asked quotation={q} counter={q.counter} role={role} />
  if (q.expired && q.requoteAt)
    return (
      <Notice tone={role === 'supplier' ? 'decision' : 'info'} title="New price requested">
        {role === 'supplier'
          ? `The customer requested it on ${date(q.requoteAt)}. Revise your quotation.`
          : `We asked the supplier on ${date(q.requoteAt)}.`}
      </Notice>
    )
  if (role !== 'customer' || q.sealed || !isOpen(q) || q.counters >= MOST || !may('quotation.counter')) return null
  return (
    <Row>
      <Button size="small" onClick={() => setAsks(true)}>
        Negotiate
      </Button>
      <CounterDialog quotation={q} open={asks} onClose={() => setAsks(false)} />
    </Row>
  )
}

type Countered = { quotation: Quotation; counter: NonNullable<Quotation['counter']>; role: Role }

function Asked({ quotation: q, counter, role }: Countered) {
  const note = counter.note && <LongText>{counter.note}</LongText>
  if (role !== 'supplier')
    return (
      <Notice title={`${role === 'customer' ? 'You ask' : 'The customer asks'} ${money(counter.price)}`}>
        {note}
        <p>The supplier has not answered yet. {role === 'customer' && 'You can still accept its price.'}</p>
      </Notice>
    )
  return (
    <Notice tone="decision" title={`The customer asks ${money(counter.price)}`}>
      <Stack gap="small">
        {note}
        <p>
          {money(q.price - counter.price)} less than your {money(q.price)}.
        </p>
        <Answers quotation={q} price={counter.price} />
      </Stack>
    </Notice>
  )
}

/** With prices by quantity the supplier writes them anew; one price is agreed to by one press. */
function Answers({ quotation: q, price }: { quotation: Quotation; price: number }) {
  const address = useUrlState()
  const toast = useToast()
  const may = useMay()
  const [asked, setAsked] = useState<'agree' | 'decline' | null>(null)
  if (!may('quotation.declineCounter')) return null
  const agrees = () => (q.breaks ? address.set({ revise: 1 }, { replace: true }) : setAsked('agree'))
  async function answer() {
    if (asked === 'agree') await decide('PATCH /api/quotations/{id}', { id: q.id, revision: q.inquiryRevision, price })
    else await decide('POST /api/quotations/{id}/counter/decline', { id: q.id })
    toast({
      title: asked === 'agree' ? `Agreed at ${money(price)}` : 'Declined',
      text: 'The customer can see it now.',
    })
  }
  return (
    <Row wrap gap="small">
      <Button size="small" variant="outlined" onClick={() => setAsked('decline')}>
        Decline
      </Button>
      <Button size="small" variant="contained" onClick={agrees}>
        Agree
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === 'agree' ? `Agree to ${money(price)}?` : `Decline ${money(price)}?`}
        text={
          asked === 'agree'
            ? `Your quotation becomes v${q.version + 1} at this price. Your other terms stay.`
            : `Your price stays at ${money(q.price)}.`
        }
        confirmLabel={asked === 'agree' ? 'Agree' : 'Decline'}
        onConfirm={answer}
        failTitle="Not answered"
        failText="Please try again."
      />
    </Row>
  )
}
