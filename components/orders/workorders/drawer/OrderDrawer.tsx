'use client'

import type { ReactNode } from 'react'
import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import { useRecord } from '@/components/ui/record/useRecord'
import type { KeyValue } from '@/components/ui/record/KeyValues'
import { ShareButton } from '@/components/ui/record/ShareButton'
import type { Role } from '@/lib/contract/people/account'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { orderId } from '@/lib/terms/nouns'
import { OrderChip, ProblemChip } from '../columns/chips'
import { OrderDetail } from './OrderDetail'
import { titleOf } from '../labels'
import { useUnsentMoves, withMoves } from '../unsent-moves'

type Props = {
  role: Role
  /** What the list knows already: shown until the whole order is here. */
  rows: readonly Workorder[]
  foot?: (order: Workorder) => ReactNode
  parties?: (order: Workorder) => readonly KeyValue[]
  payment?: (order: Workorder) => ReactNode
  payable?: (order: Workorder) => ReactNode
  money?: (order: Workorder) => ReactNode
  received?: (order: Workorder) => ReactNode
  team?: (order: Workorder) => ReactNode
}

/** The order that the address names with `?id=`, over its list. */
export function OrderDrawer({ role, rows, foot, parties, payment, payable, money, received, team }: Props) {
  const record = useRecord('id', 'GET /api/workorders/{id}', { rows })
  const moves = useUnsentMoves()
  const whole = record.whole ? withMoves(record.whole, moves) : null
  const idOf = (id: number) => orderId(role, id)
  const named = (order: Workorder) => `${idOf(order.id)} ${titleOf(order)}`
  return (
    <RecordDrawer
      wide
      record={{ ...record, value: whole ?? record.value }}
      kind={role === 'customer' ? 'Order Details' : 'Work Order Details'}
      noun="order"
      idOf={idOf}
      tab={named}
      title={titleOf}
      untitled="Order"
      sheet={({ id }) => `${role === 'customer' ? 'Order' : 'Work order'} ${idOf(id)}`}
      status={(order) => (
        <>
          <OrderChip order={order} />
          <ProblemChip order={order} />
        </>
      )}
      tools={(order) => <ShareButton title={named(order)} path={`/workorders/${order.id}`} />}
      foot={foot}
    >
      {(order) => (
        <OrderDetail
          order={order}
          whole={whole}
          history={whole?.history}
          drawings={whole?.drawings}
          role={role}
          parties={parties?.(order)}
          payment={payment?.(order)}
          payable={payable?.(order)}
          money={money?.(order)}
          received={received?.(order)}
          team={team?.(order)}
        />
      )}
    </RecordDrawer>
  )
}
