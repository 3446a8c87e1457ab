import type { Request } from '@/lib/contract/core/endpoint'
import type { bills } from '@/lib/contract/money/bills'

type Address = Record<string, string | undefined>
type Query = Request<typeof bills.list>

const payables = ['open', 'check', 'due', 'paid', 'withdrawn'] as const
const own = ['check', 'due', 'paid', 'withdrawn'] as const

/** The bills of the open choice. Those with a day by law come first, then those that are due next; old ones begin with the newest. */
export const payablesQuery = (a: Address): Query => {
  const status = payables.find((one) => one === a.show) ?? 'open'
  const isOver = status === 'paid' || status === 'withdrawn'
  return { limit: 50, counts: 'true', status, q: a.q, sort: isOver ? '-id' : 'danger', cursor: a.cursor }
}

/** The own bills of a supplier: what it is paid next comes first. */
export const ownBillsQuery = (a: Address): Query => {
  const status = own.find((one) => one === a.tab) ?? 'check'
  return { limit: 50, counts: 'true', status, q: a.q, sort: status === 'due' ? 'danger' : '-id', cursor: a.cursor }
}
