'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { isOver } from '@/lib/rules/orders/closure'

const AskEndDialog = lazy(() => import('./AskEndDialog'), { ahead: false })
const CancelDialog = lazy(() => import('./CancelDialog'), { ahead: false })
const CloseShortDialog = lazy(() => import('./CloseShortDialog'), { ahead: false })

type Props = {
  order: WorkorderDetail
  role: Role
  /** A side asks for it: it is the answer. */
  asked?: boolean
}

/** The button that ends an order before it is made as ordered: a side asks for it, an admin cancels it or closes it short. */
export function EndOrder({ order, role, asked }: Props) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const hasBegun = order.begunDate !== null
  const isAdmins = role === 'admin'
  if (isOver(order) || !may(isAdmins ? 'workorder.cancel' : 'orderchange.ask')) return null
  const Dialog = isAdmins ? (hasBegun ? CloseShortDialog : CancelDialog) : AskEndDialog
  return (
    <>
      <Button size="small" variant={asked ? 'contained' : undefined} onClick={() => setOpen(true)}>
        {wordsOf(isAdmins, hasBegun)}
      </Button>
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
