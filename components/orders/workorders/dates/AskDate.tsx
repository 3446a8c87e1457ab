'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { Workorder, WorkorderDetail } from '@/lib/contract/orders/workorders'
import { isOver } from '@/lib/rules/orders/closure'
import css from '../drawer/OrderSummary.module.css'
import { askWords } from './ask-words'

const AskDateDialog = lazy(() => import('./AskDateDialog'), { ahead: false })

type Props = {
  order: Workorder
  role: Role
  /** The whole order, once it is here. */
  whole?: WorkorderDetail | null
}

/** The button below the due date, as a further description of it: a side asks for another one, an admin sets it. */
export function AskDate({ order, whole, role }: Props) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const { change, dueDate } = order
  const waiting = whole?.changes.find(({ id }) => id === change?.id)
  // Nobody can agree any more to a day that was asked for instead of another one than the order has now.
  const isStale = waiting !== undefined && waiting.oldDue !== dueDate
  const hasRoom = !change || isStale || role === 'admin'
  if (isOver(order) || !may('orderchange.ask') || !hasRoom) return null
  return (
    <dd className={css.ask}>
      <Button size="small" variant="text" onClick={() => setOpen(true)}>
        {askWords(role, dueDate)}
      </Button>
      <Overlay of={open} onClose={() => setOpen(false)}>
        {(overlay) => <AskDateDialog order={order} role={role} {...overlay} />}
      </Overlay>
    </dd>
  )
}
