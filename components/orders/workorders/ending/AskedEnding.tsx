'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { Notice } from '@/components/ui/feedback/Notice'
import { lazy } from '@/components/ui/hooks/lazy'
import { LongText } from '@/components/ui/layout/LongText'
import { Row } from '@/components/ui/layout/Row'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useMay } from '@/lib/client/viewer'
import type { OrderChange } from '@/lib/contract/orders/order-change'
import type { Role } from '@/lib/contract/people/account'
import { reasonInWords } from '@/lib/rules/orders/change-reasons'
import { endingOf } from './ending-words'

const AnswerEndDialog = lazy(() => import('./AnswerEndDialog'), { ahead: false })

type Props = {
  change: OrderChange
  role: Role
  /** The button that ends the order, for admins. */
  end: ReactNode
}

/** A request to end the order that waits: who asks and why. Its side takes it back; admins decline it, or end the order. */
export function AskedEnding({ change, role, end }: Props) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const { askedRole, mayWithdraw } = change
  const mayDecline = role === 'admin' && may('orderchange.decline')
  return (
    <>
      <Notice
        tone="decision"
        title={`${askedRole === role ? 'You ask' : `The ${askedRole} asks`} to ${endingOf(change)}`}
        action={
          (mayDecline || mayWithdraw || end) && (
            <Row wrap gap="small">
              {(mayDecline || mayWithdraw) && (
                <Button size="small" onClick={() => setOpen(true)}>
                  {mayDecline ? 'Reject' : 'Withdraw'}
                </Button>
              )}
              {end}
            </Row>
          )
        }
      >
        <LongText>{reasonInWords(change)}</LongText>
        {role !== 'admin' && <p>Jobwork decides and tells you. The other side doesn’t read it.</p>}
      </Notice>
      <Overlay of={open} onClose={() => setOpen(false)}>
        {(overlay) => <AnswerEndDialog change={change} declines={mayDecline} {...overlay} />}
      </Overlay>
    </>
  )
}
