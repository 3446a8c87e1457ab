import type { CustomerDashboard } from '@/lib/contract/dashboard'
import type { Quotation } from '@/lib/contract/quotations'
import { date, dueIn, money } from '@/lib/rules/format'
import { displayId } from '@/lib/rules/nouns'
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
  const waiting = data.quotationsToReview
  const projects = [...new Set(waiting.map(({ inquiryId }) => inquiryId))]
  const ofProject = (id: number) => waiting.filter(({ inquiryId }) => inquiryId === id)
  return [...(issues ? [trouble] : []), ...projects.map((id) => decide(ofProject(id), now))]
}

/** Of one project: a single quotation to review, or several to compare. */
function decide(quotations: Quotation[], now: number): Task {
  const [oldest] = quotations as [Quotation]
  if (quotations.length === 1) return review(oldest, now)
  const prices = quotations.map(({ price }) => price)
  return {
    key: `inquiry-${oldest.inquiryId}`,
    tone: 'decision',
    title: `Compare ${quotations.length} quotations for ${oldest.projectName}`,
    id: displayId('inquiry', oldest.inquiryId),
    facts: [`${money(Math.min(...prices))} to ${money(Math.max(...prices))}`, ...firstExpiry(quotations, now)],
    since: oldest.createdAt,
    href: `/customer/quotations?compare=${oldest.inquiryId}`,
    action: 'Compare',
  }
}

function firstExpiry(quotations: Quotation[], now: number) {
  const [first] = quotations.flatMap(({ validUntil, expired }) => (validUntil && !expired ? [validUntil] : [])).sort()
  return first ? [`First expires ${dueIn(first, now)}`] : []
}

function review(quotation: Quotation, now: number): Task {
  const { id, projectName, price, validUntil, expired, createdAt } = quotation
  const validity = validUntil && (expired ? `Expired on ${date(validUntil)}` : `Expires ${dueIn(validUntil, now)}`)
  return {
    key: `quotation-${id}`,
    tone: expired ? 'warning' : 'decision',
    title: expired ? `Answer the expired quotation for ${projectName}` : `Review the quotation for ${projectName}`,
    id: displayId('quotation', id),
    facts: [money(price), ...(validity ? [validity] : [])],
    // An expired one shows its own date; a second date beside it would be misread.
    since: expired ? undefined : createdAt,
    href: `/customer/quotations?id=${id}`,
    action: 'Review',
  }
}
