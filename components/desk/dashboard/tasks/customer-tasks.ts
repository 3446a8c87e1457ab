import type { CustomerDashboard, CustomerTasks } from '@/lib/contract/desk/dashboard'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { date, dueIn, money } from '@/lib/terms/format'
import { displayId, orderId } from '@/lib/terms/nouns'
import { actOn, taskOf, type Task } from './task'

/** What waits for a customer: orders on hold first, then quotations, oldest first. */
export function customerTasks(data: CustomerDashboard, tasks: CustomerTasks, now: number): Task[] {
  const waiting = data.quotationsToReview
  const projects = [...new Set(waiting.map(({ inquiryId }) => inquiryId))]
  const ofProject = (id: number) => waiting.filter(({ inquiryId }) => inquiryId === id)
  return [
    ...taskOf(tasks.issues, {
      key: 'issues',
      tone: 'danger',
      one: () => '1 order is on hold',
      many: (n) => `${n} orders are on hold`,
      facts: ['Work resumes once the problem is fixed'],
      href: '/customer/orders?tab=issues',
      action: (n) => (n === 1 ? 'See the problem' : `See ${n} problems`),
    }),
    ...taskOf(tasks.dates, {
      alone: (id) => ({ href: `/customer/orders?id=${id}`, action: 'Answer', id: orderId('customer', id) }),
      key: 'dates',
      tone: 'decision',
      action: actOn('Answer', 'request'),
      href: '/customer/orders?tab=all&date=answer',
      one: (name) => `The supplier asks for another due date of ${name}`,
      many: (n) => `Suppliers ask for another due date of ${n} orders`,
    }),
    ...taskOf(tasks.approvals, {
      key: 'approvals',
      tone: 'decision',
      action: actOn('Review', 'request'),
      href: '/customer/approvals?decider=me',
      one: (name) => `Approve the price for ${name}`,
      many: (n) => `${n} prices wait for your approval`,
    }),
    ...taskOf(tasks.firstArticles, {
      alone: (id) => ({ href: `/customer/orders?id=${id}`, action: 'Review', id: orderId('customer', id) }),
      key: 'first-articles',
      tone: 'decision',
      action: actOn('See', 'order'),
      href: '/customer/orders?tab=all&firstArticle=asked',
      one: (name) => `Accept the first article of ${name}`,
      many: (n) => `First articles of ${n} orders wait for you`,
      facts: ['Production waits for it'],
    }),
    ...taskOf(tasks.unread, {
      alone: (id) => ({
        href: `/customer/my-inquiries?id=${id}`,
        action: 'Read and answer',
        id: displayId('inquiry', id),
      }),
      key: 'unread',
      tone: 'decision',
      action: actOn('See', 'inquiry', 'inquiries'),
      href: '/customer/my-inquiries?messages=new',
      one: (name) => `Suppliers ask about ${name}`,
      many: (n) => `Suppliers ask about ${n} inquiries`,
    }),
    ...taskOf(tasks.messages, {
      alone: (id) => ({ href: `/customer/orders?id=${id}`, action: 'Read', id: orderId('customer', id) }),
      key: 'messages',
      tone: 'info',
      action: actOn('See', 'order'),
      href: '/customer/orders?tab=all&messages=new',
      one: (name) => `New message about ${name}`,
      many: (n) => `New messages about ${n} orders`,
    }),
    ...projects.map((id) => decide(ofProject(id), now)),
  ]
}

/** Of one project: a single quotation to review, or several to compare. */
function decide(quotations: Quotation[], now: number): Task {
  const [oldest] = quotations as [Quotation]
  // One line stands for its request.
  if (oldest.rfqId)
    return {
      key: `rfq-${oldest.rfqId}`,
      tone: 'decision',
      title: 'Choose offers on a request for many parts',
      id: displayId('rfq', oldest.rfqId),
      facts: firstExpiry(quotations, now),
      since: oldest.createdAt,
      href: `/customer/rfqs/${oldest.rfqId}`,
      action: 'Choose offers',
    }
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
    action: `Compare ${quotations.length} quotations`,
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
