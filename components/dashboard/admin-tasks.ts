import type { AdminDashboard } from '@/lib/contract/dashboard'
import type { Quotation } from '@/lib/contract/quotations'
import { money } from '@/lib/rules/format'
import { displayId } from '@/lib/rules/nouns'
import { some, type Task } from './task'

/** What waits for an admin: orders in trouble, accepted quotations without a work order, then the queues. */
export function adminTasks(data: AdminDashboard): Task[] {
  const { suppliers, machines, processes, customers } = data.pendingApprovals
  const approvals = '/admin/approvals?tab='
  const queues: (Task & { n: number })[] = [
    queue('suppliers', suppliers, `Verify ${some(suppliers, 'supplier')}`, '/admin/approvals'),
    queue('customers', customers, `Verify ${some(customers, 'customer')}`, '/admin/customers?tab=pending'),
    queue('machines', machines, `Approve ${some(machines, 'machine')}`, `${approvals}machines`),
    queue('processes', processes, `Approve ${some(processes, 'process', 'processes')}`, `${approvals}processes`),
    queue('held', data.heldMessages, `Look at ${some(data.heldMessages, 'held text')}`, `${approvals}held`),
  ]
  const issues = data.ordersByStatus.issues ?? 0
  const trouble = queue(
    'issues',
    issues,
    `Settle ${some(issues, 'work order')} with issues`,
    '/admin/workorders?tab=issues',
  )
  const stuck = data.stuckDeliveries
  const deliveries = queue(
    'deliveries',
    stuck,
    `See why ${some(stuck, 'delivery', 'deliveries')} failed`,
    '/admin/dashboard?deliveries=stuck',
  )
  return [
    ...(stuck ? [{ ...deliveries, tone: 'warning' as const, action: 'See why' }] : []),
    ...(issues ? [{ ...trouble, tone: 'danger' as const, action: 'See orders' }] : []),
    ...data.quotationsToOrder.map(order),
    ...queues.filter(({ n }) => n > 0),
  ]
}

const queue = (key: string, n: number, title: string, href: string): Task & { n: number } => ({
  ...{ key, n, title, href },
  tone: 'decision',
  facts: [],
  action: 'Open queue',
})

function order({
  id,
  inquiryId,
  supplierId,
  supplierName,
  customerName,
  projectName,
  price,
  createdAt,
}: Quotation): Task {
  const supplier = supplierId ? `&supplier=${supplierId}` : ''
  return {
    key: `quotation-${id}`,
    tone: 'success',
    title: `Create the work order for ${projectName}`,
    id: displayId('quotation', id),
    facts: [
      money(price),
      ...[supplierName, customerName && `for ${customerName}`].filter((fact) => typeof fact === 'string'),
    ],
    since: createdAt,
    href: `/admin/workorders?inquiry=${inquiryId}${supplier}&new=1`,
    action: 'Create Work Order',
  }
}
