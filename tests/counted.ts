// What screens count, beside the lists that the counts lead to.
import { customersQuery } from '@/components/people/accounts/query'
import { queueIn, queueNames, queues } from '@/components/trade/approvals/query'
import { adminTasks } from '@/components/desk/dashboard/tasks/admin-tasks'
import { adminCards, customerCards, supplierCards, type Card } from '@/components/desk/dashboard/figures'
import { customerTasks } from '@/components/desk/dashboard/tasks/customer-tasks'
import { dueDays } from '@/components/desk/dashboard/tasks/due-days'
import { supplierTasks } from '@/components/desk/dashboard/tasks/supplier-tasks'
import type { Task } from '@/components/desk/dashboard/tasks/task'
import { claimsQuery } from '@/components/money/payments/receipts/query'
import { toInvoiceQuery } from '@/components/money/to-invoice/query'
import { problemsQuery } from '@/components/orders/order-problems/query'
import { approvalRequestsQuery } from '@/components/trade/approval-requests/query'
import { openInquiries, ownInquiries } from '@/components/trade/inquiries/query'
import { pendingRequestsQuery } from '@/components/trade/workorder-requests/query'
import { machinesQuery } from '@/components/trade/machines/query'
import { quotationsQuery } from '@/components/trade/quotations/query'
import {
  allWorkordersQuery,
  historyQuery,
  ledgerQuery,
  ordersQuery,
  shopQuery,
} from '@/components/orders/workorders/query'
import type * as D from '@/lib/contract/desk/dashboard'
import type { CustomerToInvoice } from '@/lib/contract/money/invoices'
import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { getReceivables } from '@/lib/domain/money/statements/get-receivables'
import { getTasks } from '@/lib/domain/desk/dashboard/get-tasks'
import { getRfq } from '@/lib/domain/trade/rfqs/get-rfq'
import { listRfqs } from '@/lib/domain/trade/rfqs/list-rfqs'
import type { Viewer } from '@/lib/rules/core/permissions'
import { waitingOf } from '@/lib/rules/desk/waiting-of'
import { ask } from '@/tests/product/ask'

type Address = Record<string, string | undefined>
const idle = { status: 'idle', approvalStatus: 'approved' }
const approvals = {
  suppliers: 'suppliers',
  machines: 'machines',
  processes: 'processes',
  documents: 'company-documents',
  customers: 'customers',
  held: 'messages',
}

/** The call by which the screen at an address reads its list. */
const listAt = ({ role }: Viewer, path: string, a: Address): [call: string, query: object] => {
  const lists: Record<string, () => [string, object]> = {
    '/customer/orders': () => ['workorders', ordersQuery(a)],
    '/customer/history': () => ['workorders', historyQuery(a)],
    '/customer/my-inquiries': () => ['inquiries', ownInquiries(a)],
    '/customer/quotations': () => ['quotations', quotationsQuery(a)],
    '/customer/approvals': () => ['approval-requests', approvalRequestsQuery(a)],
    '/supplier/workorders': () => ['workorders', shopQuery(a)],
    '/supplier/quotations': () =>
      a.inquiries || a.messages ? ['inquiries', openInquiries(a, role)] : ['quotations', quotationsQuery(a)],
    '/supplier/machines': () => ['machines', machinesQuery(a)],
    '/admin/workorders': () => ['workorders', allWorkordersQuery(a)],
    '/admin/quotations': () =>
      a.inquiries ? ['inquiries', openInquiries(a, role)] : ['quotations', quotationsQuery(a)],
    '/admin/payments': () => ['workorders', ledgerQuery(a)],
    '/admin/customers': () => ['customers', customersQuery(a)],
    '/admin/approvals': () => [approvals[queueIn(a.tab)], queues[queueIn(a.tab)]],
    '/admin/problems': () => ['problems', problemsQuery(a)],
    '/admin/dashboard': () => ['machines', idle],
  }
  return lists[path]!()
}

const lengthOf = async (viewer: Viewer, call: string, query: object) => {
  const set = Object.entries(query).filter(([, value]) => value !== undefined)
  const { headers } = await ask(viewer, `GET /api/${call}?${new URLSearchParams(Object.fromEntries(set))}`)
  return Number(headers.get('x-total-count'))
}

/** How many rows the screen at an address lists; Approvals without a tab: all of its queues. */
export async function totalAt(viewer: Viewer, href: string): Promise<number> {
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  if (href === '/admin/approvals') {
    const queue = queueNames.map((name) => lengthOf(viewer, approvals[name], queues[name]))
    return (await Promise.all(queue)).reduce((sum, length) => sum + length, 0)
  }
  return lengthOf(viewer, ...listAt(viewer, pathname, Object.fromEntries(searchParams)))
}

/** How many open requests have a line that fits the supplier and that it has not answered. */
async function requestsToPrice(supplier: Viewer): Promise<number> {
  const { items } = await listRfqs(supplier, { state: 'open', limit: 100 })
  const all = await Promise.all(items.map(({ id }) => getRfq(supplier, { id })))
  return all.filter(({ lines }) => lines.some(({ fits, own, noQuote }) => fits && !own && !noQuote)).length
}

/** The lists behind the badges of the menu and of tabs, and what each says. */
async function badges(viewer: Viewer, data: D.Dashboard): Promise<[of: string, count: number, listed: number][]> {
  const menu = waitingOf(data)
  const lists: Record<string, () => Promise<number>> = {
    '/customer/quotations': () => totalAt(viewer, '/customer/quotations?tab=pending'),
    '/customer/my-inquiries': () => totalAt(viewer, '/customer/my-inquiries?messages=new'),
    '/customer/approvals': () => totalAt(viewer, '/customer/approvals?decider=me'),
    '/supplier/quotations': async () =>
      (await totalAt(viewer, '/supplier/quotations?inquiries=no-quotation&fits=true')) +
      (await requestsToPrice(viewer)),
    '/admin/approvals': () => totalAt(viewer, '/admin/approvals'),
    '/admin/workorders': () => lengthOf(viewer, 'workorderrequests', pendingRequestsQuery),
    '/admin/problems': () => lengthOf(viewer, 'problems', problemsQuery({})),
  }
  const found: [string, number, number][] = []
  for (const [href, count] of Object.entries(menu)) found.push([`menu ${href}`, count, await lists[href]!()])
  if (viewer.role === 'admin') {
    const { claims, toInvoice } = await getReceivables(viewer, {})
    const { body } = await ask(viewer, `GET /api/invoices/to-issue?limit=${toInvoiceQuery({}).limit}`)
    const listed = (body as unknown as CustomerToInvoice[]).reduce((sum, { rowCount }) => sum + rowCount, 0)
    found.push(['tab To invoice', toInvoice!, listed])
    found.push(['tab Claims', claims, await lengthOf(viewer, 'receipts', claimsQuery({}))])
  }
  return found
}

/** Tasks whose link is no list: jobs that failed. */
const marked = ['deliveries']

/** Every card, badge, task and day of the week of a role: what it counts is what its list has. */
export async function countsAgree(viewer: Viewer): Promise<Record<string, number>> {
  const [data, tasks] = [await getDashboard(viewer, {}), await getTasks(viewer, {})]
  const now = Date.now()
  let cards: Card[]
  let waiting: Task[]
  if (data.role === 'admin') {
    cards = adminCards(data)
    waiting = adminTasks(data, tasks as D.AdminTasks)
  } else if (data.role === 'supplier') {
    cards = supplierCards(data)
    waiting = supplierTasks(data, tasks as D.SupplierTasks)
  } else {
    cards = customerCards(data)
    waiting = customerTasks(data, tasks as D.CustomerTasks, now)
  }
  const list = { customer: '/customer/orders', supplier: '/supplier/workorders', admin: '/admin/workorders' }[data.role]
  const counts = [
    ...cards.map(({ label, value, href }) => ({ of: label, count: value, href })),
    ...waiting.flatMap(({ key, count, href }) =>
      count === undefined || marked.includes(key) ? [] : [{ of: key, count, href }],
    ),
    ...dueDays(tasks.due, list).map(({ label, count, href }) => ({ of: label, count, href })),
  ]
  const lists = []
  for (const one of counts) lists.push({ ...one, count: await totalAt(viewer, one.href) })
  expect(counts).toEqual(lists)
  for (const [of, count, listed] of await badges(viewer, data)) expect([of, count]).toEqual([of, listed])
  return Object.fromEntries(counts.map(({ of, count }) => [of, count]))
}
