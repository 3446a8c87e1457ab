'use client'

import type { ReactNode } from 'react'
import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import type { KeyValue } from '@/components/ui/record/KeyValues'
import { EntityId } from '@/components/ui/data/EntityId'
import { ShareButton } from '@/components/ui/record/ShareButton'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { orderId } from '@/lib/terms/nouns'
import { OrderChip } from '../columns/chips'
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
  money?: (order: Workorder) => ReactNode
  received?: (order: Workorder) => ReactNode
  team?: (order: Workorder) => ReactNode
}

/** The order that the address names with `?id=`, over its list. */
export function OrderDrawer({ role, rows, foot, parties, payment, money, received, team }: Props) {
  const address = useUrlState()
  const asked = address.get('id')
  const id = Number(asked)
  const { data, error, mutate } = useApi('GET /api/workorders/{id}', asked ? { id: asked } : null)
  const moves = useUnsentMoves()
  const whole = data?.id === id ? withMoves(data, moves) : null
  const order = whole ?? rows.find((row) => row.id === id)
  useTabTitle(asked && order ? `${orderId(role, order.id)} ${titleOf(order)}` : null)

  return (
    <DetailDrawer
      wide
      open={asked !== null}
      onClose={() => address.set({ id: null })}
      kind={role === 'customer' ? 'Order Details' : 'Work Order Details'}
      sheet={order && `${role === 'customer' ? 'Order' : 'Work order'} ${orderId(role, order.id)}`}
      label={Number.isInteger(id) && id > 0 && <EntityId>{orderId(role, id)}</EntityId>}
      title={order ? titleOf(order) : 'Order'}
      status={order && <OrderChip status={order.status} />}
      tools={
        order && <ShareButton title={`${orderId(role, order.id)} ${titleOf(order)}`} path={`/workorders/${order.id}`} />
      }
      foot={order && foot?.(order)}
    >
      {order ? (
        <OrderDetail
          order={order}
          whole={whole}
          history={whole?.history}
          drawings={whole?.drawings}
          role={role}
          parties={parties?.(order)}
          payment={payment?.(order)}
          money={money?.(order)}
          received={received?.(order)}
          team={team?.(order)}
        />
      ) : error ? (
        <ErrorState title="Couldn’t load this order" problem={error} onRetry={() => void mutate()} />
      ) : (
        <div role="status" aria-label="Loading">
          <Bone height={56} />
        </div>
      )}
    </DetailDrawer>
  )
}
