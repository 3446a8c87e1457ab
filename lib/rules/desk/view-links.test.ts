import { auditQuery } from '@/components/desk/audit/query'
import { customersQuery, suppliersQuery } from '@/components/people/accounts/query'
import { openInquiries as inquiriesOf } from '@/components/trade/inquiries/query'
import { machinesQuery } from '@/components/trade/machines/query'
import { processesQuery } from '@/components/trade/processes/query'
import { quotationsQuery } from '@/components/trade/quotations/query'
import { allWorkordersQuery, ledgerQuery, ordersQuery, shopQuery } from '@/components/orders/workorders/query'
import type { ListName } from '@/lib/contract/desk/lists'
import { queryOf } from '../core/view-query'
import { addressOfQuery, viewHref } from './view-links'

const openInquiries: Screen = (address) => inquiriesOf(address, 'admin')
const requests: Screen = (address) => inquiriesOf(address, 'supplier')
type Screen = (address: Record<string, string | undefined>) => object

// From an address to what its list is asked, and back to an address that asks the same.
test.each<[ListName, Screen, Record<string, string>]>([
  ['workorders', allWorkordersQuery, { tab: 'issues', payment: 'open', q: 'Hub', sort: '-amount' }],
  ['workorders', allWorkordersQuery, { tab: 'quality_check', due: 'late' }],
  ['workorders', ordersQuery, { tab: 'completed' }],
  ['workorders', shopQuery, { tab: 'completed', from: '2026-04-01', to: '2026-04-30', payment: 'pending' }],
  ['inquiries', openInquiries, { inquiries: 'new', find: 'Hub', order: '-quantity' }],
  ['inquiries', openInquiries, { inquiries: 'no-quotation' }],
  ['inquiries', openInquiries, { inquiries: 'no-process', inquiriesOf: '7', inquiryOwner: 'me' }],
  ['inquiries', requests, { fits: 'true', process: 'Milling' }],
  ['inquiries', requests, { inquiries: 'no-quotation', order: '-quantity' }],
  ['inquiries', requests, {}],
  ['quotations', quotationsQuery, { tab: 'pending', q: 'Hub', sort: 'price' }],
  ['quotations', quotationsQuery, { expiring: '3d', customerId: '7', priceFrom: '100' }],
  ['quotations', quotationsQuery, { show: 'unordered' }],
  ['customers', customersQuery, { tab: 'pending', q: 'Nava' }],
  ['suppliers', suppliersQuery, { tab: 'verified', category: 'Milling', since: '2026-04-01', process: 'Milling' }],
  ['machines', machinesQuery, { tab: 'idle', process: 'Milling', approval: 'approved' }],
  ['processes', processesQuery, { tab: 'rejected' }],
  ['payments', ledgerQuery, { payment: 'open', company: '7', from: '2026-04-01', sort: 'amount' }],
  ['audit', auditQuery, { by: 'everyone', kind: 'machines', thing: 'machine-7', from: '2026-04-01' }],
  ['audit', auditQuery, { actor: '7' }],
  ['audit', auditQuery, {}],
])('a view of %s opens with its filters: %#', (list, screen, address) => {
  const asked = queryOf(screen(address))
  expect(queryOf(screen(addressOfQuery(list, asked)))).toEqual(asked)
})

test('a view opens on the screen of its reader', () => {
  const view = { id: 7, list: 'workorders' as const, query: { status: 'issues', paymentStatus: 'open' } }
  expect(viewHref(view, 'admin')).toBe('/admin/workorders?tab=issues&payment=open&view=7')
  expect(viewHref(view, 'customer')).toBe('/customer/orders?tab=issues&payment=open&view=7')
  expect(viewHref({ ...view, list: 'payments' }, 'customer')).toBeNull()
})
