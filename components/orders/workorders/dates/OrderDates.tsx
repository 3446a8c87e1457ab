'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { Notice } from '@/components/ui/feedback/Notice'
import { lazy } from '@/components/ui/hooks/lazy'
import { LongText } from '@/components/ui/layout/LongText'
import { Row } from '@/components/ui/layout/Row'
import { Overlay } from '@/components/ui/overlay/Overlay'
import type { OrderChange } from '@/lib/contract/orders/order-change'
import type { Role } from '@/lib/contract/people/account'
import type { Workorder, WorkorderDetail } from '@/lib/contract/orders/workorders'
import { reasonInWords } from '@/lib/rules/orders/change-reasons'
import { date } from '@/lib/terms/format'
import { AcceptOrder } from './AcceptOrder'
import type { Answer } from './AnswerDateDialog'

const AnswerDateDialog = lazy(() => import('./AnswerDateDialog'), { ahead: false })

type Props = {
  order: Workorder
  role: Role
  /** The whole order, once it is here. */
  whole?: WorkorderDetail | null
}

/** The supplier accepts the order here; and another due date that a side asks for is answered. */
export function OrderDates({ order, whole, role }: Props) {
  const { change } = order
  return (
    <>
      <AcceptOrder order={order} role={role} />
      {change && <Asked change={change} whole={whole?.changes.find(({ id }) => id === change.id)} role={role} />}
    </>
  )
}

type AskedProps = { change: NonNullable<Workorder['change']>; whole: OrderChange | undefined; role: Role }

/** Another due date that waits for an answer: who asks, why, until when it is answered, and what this reader can do. */
function Asked({ change, whole, role }: AskedProps) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const asker = change.askedRole === role ? 'You ask' : `The ${change.askedRole} asks`
  const day = date(change.dueDate)
  return (
    <>
      <Notice
        tone="decision"
        title={`${asker} for ${day}${whole?.oldDue ? ` instead of ${date(whole.oldDue)}` : ''}`}
        action={
          (whole?.mayWithdraw || whole?.mayAnswer) && (
            <Row wrap gap="small">
              {whole.mayWithdraw && (
                <Button size="small" aria-label={`Withdraw: ${day}`} onClick={() => setAnswer('withdraw')}>
                  Withdraw
                </Button>
              )}
              {whole.mayAnswer && (
                <>
                  <Button size="small" aria-label={`Decline: ${day}`} onClick={() => setAnswer('decline')}>
                    Decline
                  </Button>
                  <Button
                    size="small"
                    variant="contained"
                    aria-label={`Agree: ${day}`}
                    onClick={() => setAnswer('approve')}
                  >
                    Agree
                  </Button>
                </>
              )}
            </Row>
          )
        }
      >
        {whole && <LongText>{reasonInWords(whole)}</LongText>}
        <p>
          {change.askedRole === role ? 'The other side answers' : 'Answer'} by {date(change.answerBy)}.
        </p>
      </Notice>
      <Overlay of={answer} onClose={() => setAnswer(null)}>
        {(overlay, kind) => <AnswerDateDialog answer={kind} change={change} role={role} {...overlay} />}
      </Overlay>
    </>
  )
}
