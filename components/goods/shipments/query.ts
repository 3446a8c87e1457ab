import type { Request } from '@/lib/contract/core/endpoint'
import type { shipments } from '@/lib/contract/goods/shipments'
import type { workorders } from '@/lib/contract/orders/workorders'

type Address = Record<string, string | undefined>
type Query = Request<typeof shipments.list>

const tabs = ['planned', 'moving', 'toReceive', 'toSend', 'leaving', 'received', 'cancelled', 'papers'] as const

/** The shipments of the open tab, the newest first; admins begin with what is on its way, the oldest first. */
const query = (a: Address, first: (typeof tabs)[number], sort: string): Query => {
  const status = tabs.find((tab) => tab === a.tab) ?? first
  return {
    limit: 50,
    counts: 'true',
    status,
    q: a.q,
    sort: ['id', '-id'].find((one) => one === a.sort) ?? (status === first ? sort : '-id'),
    cursor: a.cursor,
  }
}

export const dispatchesQuery = (a: Address) => query(a, 'planned', 'id')
export const hubQuery = (a: Address) => query(a, 'toReceive', 'id')
export const deliveriesQuery = (a: Address) => query(a, 'moving', 'id')

/** The orders with pieces to pack, those that are due first. */
export const toPackQuery = { toPack: 'true', sort: 'dueDate', limit: 100 } as const satisfies Request<
  typeof workorders.list
>

/** The orders with pieces at the hub, those that are due first. */
export const toSendQuery = { toSend: 'true', sort: 'dueDate', limit: 100 } as const satisfies Request<
  typeof workorders.list
>
