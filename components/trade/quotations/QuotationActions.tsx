'use client'

import { useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Text } from '@/components/ui/layout/Text'
import { useAboveLimit, useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { displayId } from '@/lib/terms/nouns'
import { quotationFlow } from '@/lib/rules/trade/flows/quotation-flow'
import { isOpen } from './offers'
import { decisionLabel, type Decision } from './decisions'
import css from './quotations.module.css'

const DecisionDialog = lazy(() => import('./DecisionDialog'))
const AskDialog = lazy(() => import('../approval-requests/AskDialog'))
const Approval = lazy(() => import('../approval-requests/Approval'))

type Props = {
  quotation: Quotation
  role: Role
  onDone?: () => void
  /** One of several on the screen: its buttons say whose they are. */
  named?: boolean
  /** Stands here when there is nothing to decide. */
  otherwise?: ReactNode
}

/** In this order: destructive ones first, the main one last. */
const order: Decision[] = ['sent', 'rejected', 'accepted']

/** The decisions that this role has on a quotation, each asked once more before it is sent. */
export function QuotationActions({ quotation, role, onDone, named, otherwise }: Props) {
  const [asked, setAsked] = useState<Decision | null>(null)
  const [asking, setAsking] = useState(false)
  const may = useMay()
  const possible = order.filter(
    (to) => quotationFlow.moves(quotation.status, role).includes(to) && may('quotation.changeStatus'),
  )
  const moves = isOpen(quotation) ? possible : possible.filter((to) => to !== 'accepted')
  const above = useAboveLimit()(quotation.price)
  const reason = useId()
  const isAbove = (to: Decision) => to === 'accepted' && above !== null
  const approval = quotation.status === 'pending' ? (quotation.approval ?? null) : null
  const name = displayId('quotation', quotation.id)

  return (
    <>
      {moves.some(isAbove) && !approval && (
        <Text id={reason} size="small" tone="secondary" className={css.limit}>
          {above}
        </Text>
      )}
      {approval && <Approval approval={approval} name={named ? name : undefined} price={quotation.price} />}
      {moves
        .filter((to) => !(approval && to === 'accepted'))
        .map((to) =>
          isAbove(to) ? (
            <Button
              key={to}
              variant="contained"
              aria-label={named ? `Ask for approval of ${name}` : undefined}
              aria-describedby={reason}
              onClick={() => setAsking(true)}
            >
              Ask for approval
            </Button>
          ) : (
            <Button
              key={to}
              variant={to === 'accepted' ? 'contained' : 'outlined'}
              color={to === 'rejected' ? 'error' : 'primary'}
              aria-label={named ? `${decisionLabel(to, role)} ${name}` : undefined}
              onClick={() => setAsked(to)}
            >
              {decisionLabel(to, role)}
            </Button>
          ),
        )}
      {(!moves.length || !isOpen(quotation)) && otherwise}
      <Overlay of={asking || null} onClose={() => setAsking(false)}>
        {(overlay) => <AskDialog quotation={quotation} {...overlay} />}
      </Overlay>
      <Overlay of={asked} onClose={() => setAsked(null)}>
        {(overlay, decision) => (
          <DecisionDialog decision={decision} quotation={quotation} role={role} onDone={onDone} {...overlay} />
        )}
      </Overlay>
    </>
  )
}
