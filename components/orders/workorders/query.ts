import { dayIn } from '@/components/ui/filters/search-params'
import type { Request } from '@/lib/contract/core/endpoint'
import type { Role } from '@/lib/contract/people/account'
import type { payments } from '@/lib/contract/money/payments'
import type { workorderRequests } from '@/lib/contract/trade/workorder-requests'
import type { workorders } from '@/lib/contract/orders/workorders'
import { askedIn } from '@/lib/terms/filters/filter'
import { historyFilters, paymentFilters, workorderFilters } from '@/lib/terms/filters/workorders'

type Address = Record<string, string | undefined>
type Query = Request<typeof workorders.list>

const PAGE = 50
const common = { limit: PAGE, counts: 'true' } as const
const oneOf = <const T extends string>(value: string | undefined, ...allowed: T[]) => allowed.find((v) => v === value)

const statuses = [
  'active',
  'late',
  'week',
  'mine',
  'pending',
  'started',
  'in_progress',
  'quality_check',
  'completed',
  'issues',
  'cancelled',
] as const
/** The open tab, or another status. */
const tabOf = ({ tab }: Address) => oneOf(tab, ...statuses)
const sortOf = ({ sort }: Address, otherwise: string) =>
  oneOf(sort?.replace(/^-/, ''), 'id', 'dueDate', 'completedDate', 'amount') ? sort : otherwise

/** Late orders come the latest first, unless the address sorts them. */
const usualSort = (a: Address, otherwise: string) => (a.due === 'late' || a.tab === 'late' ? 'dueDate' : otherwise)

/** All that a role sees and its address narrows, the newest first. */
const newestFirst = (a: Address, role: Role): Query => ({
  ...common,
  ...askedIn(workorderFilters, a, role),
  status: tabOf(a),
  q: a.q,
  sort: sortOf(a, usualSort(a, '-id')),
  cursor: a.cursor,
})

/** The customer's completed orders, the last completed first. */
export const historyQuery = (a: Address): Query => ({
  ...common,
  status: 'completed',
  q: a.q,
  completedWithin: oneOf(a.within, '30', '90', '180', '365'),
  ...askedIn(historyFilters, a),
  sort: '-completedDate',
  cursor: a.cursor,
})

/** The customer's orders: the tabs All, Active, Completed, Issues. */
export const ordersQuery = (a: Address) => newestFirst(a, 'customer')

/** Filters that reach beyond orders in progress: they look into all orders unless a tab is open. */
const BEYOND = ['due', 'dueFrom', 'dueTo', 'unpaid', 'age', 'changedFrom', 'messages']

/** What is shown reaches beyond the tab that stands for nothing else. */
export const reachesBeyond = (a: Address) => !tabOf(a) && BEYOND.some((param) => a[param])

/** The supplier's work: Active unless another tab is open, the oldest first; completed work by its days. */
export const shopQuery = (a: Address): Query => ({
  ...common,
  ...askedIn(workorderFilters, a, 'supplier'),
  status: tabOf(a) ?? (reachesBeyond(a) ? undefined : 'active'),
  q: a.q,
  completedFrom: dayIn(a.from),
  completedTo: dayIn(a.to),
  sort: sortOf(a, usualSort(a, 'id')),
  cursor: a.cursor,
})

/** Every work order there is, for admins: the newest first. */
export const allWorkordersQuery = (a: Address) => newestFirst(a, 'admin')

const idOf = (text: string | undefined) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? text : undefined)

/** What the ledger is narrowed by: its figures, its rows and its export alike. */
export const paymentsQuery = (a: Address): Request<typeof payments.get> => ({
  q: a.q,
  ...askedIn(paymentFilters, a),
  company: idOf(a.company),
  completedFrom: dayIn(a.from),
  completedTo: dayIn(a.to),
})

/** The ledger's rows: completed work first, the last completed on top. */
export const ledgerQuery = (a: Address): Query => ({
  ...paymentsQuery(a),
  limit: PAGE,
  priced: 'true',
  sort: sortOf(a, '-completedDate'),
  cursor: a.cursor,
})

/** Finds the request that a work order is created from. */
export const requestByIdQuery = (id: string): Request<typeof workorderRequests.list> => ({ q: `REQ-${id}`, limit: 20 })
