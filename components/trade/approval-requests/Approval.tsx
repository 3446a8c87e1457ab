'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import type { QuotationApproval } from '@/lib/contract/trade/quotations'
import type { Answer } from './AnswerDialog'

const AnswerDialog = lazy(() => import('./AnswerDialog'))

type Props = {
  approval: Pick<QuotationApproval, 'id' | 'askedBy' | 'note' | 'mayDecide' | 'own'>
  /** INR. */
  price: number
  /** One of several on the screen: its buttons say whose they are. */
  name?: string
  /** How many lines an award has; absent for one quotation. */
  lines?: number | null
  /** The row says by itself that a request waits. */
  bare?: boolean
}

/** A request that waits: who asked, and what this person may answer. */
export default function Approval({ approval, price, name, lines, bare }: Props) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const labelled = (label: string) => (name ? `${label} ${name}` : undefined)
  const { askedBy, mayDecide, own } = approval
  return (
    <>
      {!bare && <StatusChip tone="decision" label={own ? 'You asked for approval' : `${askedBy} asked for approval`} />}
      {own && (
        <Button aria-label={labelled('Withdraw request for')} onClick={() => setAnswer('withdraw')}>
          Withdraw request
        </Button>
      )}
      {mayDecide && (
        <>
          <Button color="error" aria-label={labelled('Decline')} onClick={() => setAnswer('decline')}>
            Decline
          </Button>
          <Button variant="contained" aria-label={labelled('Approve')} onClick={() => setAnswer('approve')}>
            Approve
          </Button>
        </>
      )}
      <Overlay of={answer} onClose={() => setAnswer(null)}>
        {(overlay, answer) => (
          <AnswerDialog answer={answer} approval={approval} price={price} lines={lines} {...overlay} />
        )}
      </Overlay>
    </>
  )
}
