import type { CustomerDashboard } from '@/lib/contract/dashboard'
import type { Quotation } from '@/lib/contract/quotations'
import { dueIn, displayId, money } from '@/lib/rules/format'
import { some, type Task } from './task'

/** What waits for a customer: orders in trouble first, then quotations, oldest first. */
export function customerTasks(data: CustomerDashboard, now: number): Task[] {
  const issues = data.ordersByStatus.issues ?? 0
  const trouble: Task = {
    key: 'issues',
    tone: 'danger',
    title: `Look into ${some(issues, 'order')} with issues`,
    facts: ['Production has stopped until it is settled'],
    href: '/customer/orders?tab=issues',
    action: 'See what is wrong',
  }
  return [...(issues ? [trouble] : []), ...data.quotationsToReview.map((quotation) => review(quotation, now))]
}

function review(quotation: Quotation, now: number): Task {
  const { id, projectName, price, validUntil, expired, createdAt } = quotation
  const validity = expired ? 'Expired' : validUntil && `Valid until ${dueIn(validUntil, now)}`
  return {
    key: `quotation-${id}`,
    tone: expired ? 'warning' : 'decision',
    title: `Review the quotation for ${projectName}`,
    id: displayId('quotation', id),
    facts: [money(price), ...(validity ? [validity] : [])],
    since: createdAt,
    href: `/customer/quotations?id=${id}`,
    action: 'Review',
  }
}
