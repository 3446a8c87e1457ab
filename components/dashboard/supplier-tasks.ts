import type { SupplierDashboard } from '@/lib/contract/dashboard'
import type { Inquiry } from '@/lib/contract/inquiries'
import type { Workorder } from '@/lib/contract/workorders'
import { count, date, daysUntil, dueIn } from '@/lib/rules/format'
import { displayId } from '@/lib/rules/nouns'
import { some, type Task } from './task'

/** What waits for a supplier: late and stopped work, work that has not begun, then what there is to quote on. */
export function supplierTasks(data: SupplierDashboard, now: number): Task[] {
  const issues = data.ordersByStatus.issues ?? 0
  const stopped: Task = {
    key: 'issues',
    tone: 'danger',
    title:
      issues === 1
        ? 'Resolve the issue that stops a work order'
        : `Resolve the issues of ${some(issues, 'work order')}`,
    facts: ['The customer sees that it has stopped'],
    href: '/supplier/workorders?tab=issues',
    action: 'See orders',
  }
  const isLate = ({ dueDate }: Workorder) => dueDate !== null && daysUntil(dueDate, now) < 0
  const late = data.currentWorkOrders.filter(isLate)
  const unbegun = data.currentWorkOrders.filter((order) => order.status === 'pending' && !isLate(order))
  return [
    ...(issues ? [stopped] : []),
    ...late.map((order) => move(order, now, 'danger', 'Update the late work order')),
    ...unbegun.map((order) => move(order, now, 'info', 'Start the work order')),
    ...data.inquiriesToQuote.map(quote),
  ]
}

function move(order: Workorder, now: number, tone: Task['tone'], verb: string): Task {
  const { id, projectName, machineName, dueDate, createdAt } = order
  return {
    key: `workorder-${id}`,
    tone,
    title: projectName ? `${verb} for ${projectName}` : verb,
    id: displayId('workorder', id),
    facts: [
      ...(dueDate ? [tone === 'danger' ? dueIn(dueDate, now) : `Due ${dueIn(dueDate, now)}`] : []),
      ...(machineName ? [machineName] : []),
    ],
    since: createdAt,
    href: `/supplier/workorders?update=${id}`,
    action: 'Update Status',
  }
}

function quote(inquiry: Inquiry): Task {
  const { id, projectName, processName, quantity, targetDate, createdAt } = inquiry
  return {
    key: `inquiry-${id}`,
    tone: 'decision',
    title: `Quote on ${projectName}`,
    id: displayId('inquiry', id),
    facts: [
      `${count(quantity)} pcs`,
      ...(processName ? [processName] : []),
      ...(targetDate ? [`Wanted by ${date(targetDate)}`] : []),
    ],
    since: createdAt,
    href: `/supplier/quotations?inquiry=${id}&quote=1`,
    action: 'Create Quotation',
  }
}
