import type { AdminDashboard, CustomerDashboard, SupplierDashboard } from '@/lib/contract/desk/dashboard'
import { figure, monthLong } from '@/lib/terms/format'
import { approvalsWaiting } from '@/lib/rules/desk/waiting-of'
import type { Tone } from '@/lib/terms/tone'
import { some } from './tasks/task'

/** One figure of a dashboard; its link leads to exactly what it counts. */
export type Card = { label: string; value: number; hint: string; href: string; tone?: Tone; change?: string }

/** '+3 since October'; nothing when it stayed or isn't known. */
const changed = <Name extends string>(
  changes: ({ since: string } & { [N in Name]?: number }) | undefined,
  of: Name,
) => {
  const by = changes?.[of]
  return by ? `${by > 0 ? '+' : '−'}${figure(Math.abs(by))} since ${monthLong(changes!.since)}` : undefined
}

/** A customer's figures. */
export const customerCards = (data: CustomerDashboard): Card[] => [
  {
    label: 'Active Orders',
    value: data.activeOrders,
    hint: data.activeOrders ? `${figure(data.inProgress)} in progress` : 'No active orders',
    href: '/customer/orders?tab=active',
    change: changed(data.changes, 'activeOrders'),
  },
  {
    label: 'Pending Quotations',
    value: data.pendingQuotations,
    hint: 'Awaiting your review',
    tone: data.pendingQuotations ? 'decision' : undefined,
    href: '/customer/quotations?tab=pending',
    change: changed(data.changes, 'pendingQuotations'),
  },
  {
    label: 'Completed Projects',
    value: data.completedProjects,
    hint: 'Since joining',
    href: '/customer/history',
    change: changed(data.changes, 'completedProjects'),
  },
]

/** A figure that a shop floor doesn't have. */
const only = (value: number | undefined, card: (value: number) => Card) => (value === undefined ? [] : [card(value)])

/** A supplier's figures. */
export const supplierCards = (data: SupplierDashboard): Card[] => [
  {
    label: 'Active Work Orders',
    value: data.activeWorkOrders,
    hint: `${figure(data.inProduction)} in production`,
    href: '/supplier/workorders',
    change: changed(data.changes, 'activeWorkOrders'),
  },
  ...only(data.pendingQuotations, (value) => ({
    label: 'Pending Quotations',
    value,
    hint: 'Awaiting the customer',
    href: '/supplier/quotations?tab=pending',
    change: changed(data.changes, 'pendingQuotations'),
  })),
  {
    label: 'Idle Machines',
    value: data.idleMachines,
    hint: `Out of ${figure(data.machines)}`,
    tone: data.idleMachines ? 'success' : undefined,
    href: '/supplier/machines?tab=idle',
    change: changed(data.changes, 'idleMachines'),
  },
  ...only(data.pendingPayments, (value) => ({
    label: 'Pending Payments',
    value,
    hint: 'Completed, not fully paid',
    tone: value ? 'warning' : undefined,
    href: '/supplier/workorders?tab=completed&payment=open',
    change: changed(data.changes, 'pendingPayments'),
  })),
]

/** An admin's figures. */
export function adminCards(data: AdminDashboard): Card[] {
  const { suppliers, machines, processes, documents, customers } = data.pendingApprovals
  const approvals = approvalsWaiting(data)
  return [
    {
      label: 'Pending Approvals',
      value: approvals,
      hint: [
        some(suppliers, 'supplier'),
        some(machines, 'machine'),
        some(processes, 'process', 'processes'),
        some(documents, 'document'),
        some(customers, 'customer'),
        `${figure(data.heldMessages)} held`,
      ].join(', '),
      tone: approvals ? 'decision' : undefined,
      href: '/admin/approvals',
    },
    {
      label: 'Active Work Orders',
      value: data.activeWorkOrders,
      hint: `${figure(data.inProduction)} in production, ${figure(data.qualityCheck)} in quality check`,
      href: '/admin/workorders?tab=active',
      change: changed(data.changes, 'activeWorkOrders'),
    },
    {
      label: 'New Inquiries',
      value: data.newInquiries,
      hint: 'Waiting for review',
      href: '/admin/quotations?inquiries=new',
      change: changed(data.changes, 'newInquiries'),
    },
    {
      label: 'Available Capacity',
      value: data.availableCapacity,
      hint: 'Idle, approved machines',
      href: '/admin/dashboard?capacity=1',
      change: changed(data.changes, 'availableCapacity'),
    },
  ]
}
