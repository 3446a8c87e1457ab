'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { Row } from '@/components/ui/layout/Row'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { isOver } from '@/lib/rules/orders/closure'
import { AskedEnding } from './AskedEnding'

const AskEndDialog = lazy(() => import('./AskEndDialog'), { ahead: false })
const CancelDialog = lazy(() => import('./CancelDialog'), { ahead: false })
const CloseShortDialog = lazy(() => import('./CloseShortDialog'), { ahead: false })

type Props = { order: WorkorderDetail; role: Role }

/**
 * The end of an order before it is made as ordered. A side decides whether to ask for it; an admin, whether the order is
 * cancelled, or goes on with the pieces that are made.
 */
export function OrderEnding({ order, role }: Props) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (isOver(order)) return null
  const asked = order.changes.filter(({ kind, status }) => kind !== 'due' && status === 'waiting')
  const hasBegun = order.begunDate !== null
  const isAdmins = role === 'admin'
  const mayOpen = isAdmins ? may('workorder.cancel') : may('orderchange.ask') && asked.length === 0
  const Dialog = isAdmins ? (hasBegun ? CloseShortDialog : CancelDialog) : AskEndDialog
  const button = (
    <Button
      size={asked.length ? 'small' : undefined}
      variant={asked.length ? 'contained' : undefined}
      onClick={() => setOpen(true)}
    >
      {wordsOf(isAdmins, hasBegun)}
    </Button>
  )
  return (
    <>
      {asked.map((change) => (
        <AskedEnding key={change.id} change={change} role={role} end={mayOpen && change === asked[0] && button} />
      ))}
      {mayOpen && asked.length === 0 && <Row wrap>{button}</Row>}
      <Overlay of={open} onClose={() => setOpen(false)}>
        {(overlay) => <Dialog order={order} role={role} {...overlay} />}
      </Overlay>
    </>
  )
}

const wordsOf = (isAdmins: boolean, hasBegun: boolean) => {
  if (isAdmins) return hasBegun ? 'Close short' : 'Cancel the order'
  return hasBegun ? 'Ask to close short' : 'Ask to cancel'
}
