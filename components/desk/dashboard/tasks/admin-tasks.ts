import type { AdminDashboard, AdminTasks } from '@/lib/contract/desk/dashboard'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { money } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { queueTasks } from './queue-tasks'
import { actOn, ownedBy, some, taskOf, type Task } from './task'

/** What waits for an admin: orders in trouble, accepted quotations without a work order, then the queues. */
export function adminTasks(data: AdminDashboard, tasks: AdminTasks): Task[] {
  const stuck = data.stuckDeliveries
  const deliveries: Task = {
    key: 'deliveries',
    tone: 'warning',
    title: `See why ${some(stuck, 'delivery', 'deliveries')} failed`,
    facts: [],
    href: '/admin/dashboard?deliveries=stuck',
    action: actOn('See', 'failure')(stuck),
    count: stuck,
  }
  return [
    ...(stuck ? [deliveries] : []),
    ...taskOf(tasks.issues, {
      key: 'issues',
      tone: 'danger',
      one: (name) => `${name} is on hold`,
      many: (n) => `${n} orders are on hold`,
      facts: ['Work resumes once the problem is fixed'],
      href: '/admin/workorders?tab=issues',
      action: actOn('See', 'order on hold', 'orders on hold'),
    }),
    ...taskOf(tasks.late, {
      key: 'late',
      tone: 'danger',
      one: (name) => `${name} is late`,
      many: (n) => `${n} orders are late`,
      href: '/admin/workorders?due=late',
      action: actOn('See', 'late order'),
    }),
    ...taskOf(tasks.notAccepted, {
      key: 'not-accepted',
      tone: 'warning',
      one: (name) => `${name} is not accepted by its supplier`,
      many: (n) => `${n} orders are not accepted by their suppliers`,
      facts: ['Two working days are over'],
      href: '/admin/workorders?tab=all&accepted=late',
      action: actOn('See', 'order'),
    }),
    ...taskOf(tasks.unanswered, {
      key: 'unanswered',
      tone: 'warning',
      one: (name) => `Nobody answers about another due date of ${name}`,
      many: (n) => `Nobody answers about another due date of ${n} orders`,
      facts: ['Two working days are over'],
      href: '/admin/workorders?tab=all&date=late',
      action: actOn('See', 'order'),
    }),
    ...data.quotationsToOrder.map((quotation) => order(quotation, tasks)),
    ...furtherOrders(data, tasks),
    ...queueTasks(data, tasks),
    ...taskOf(tasks.firstArticles, {
      alone: (id) => ({ href: `/admin/workorders?id=${id}`, action: 'Review', id: displayId('workorder', id) }),
      key: 'first-articles',
      tone: 'warning',
      action: actOn('See', 'order'),
      href: '/admin/workorders?tab=all&firstArticle=unanswered',
      one: (name) => `Nobody answers the first article of ${name}`,
      many: (n) => `Nobody answers the first articles of ${n} orders`,
      facts: ['Production waits for it'],
    }),
    ...taskOf(tasks.overdue, {
      key: 'overdue',
      tone: 'warning',
      one: (name) => `The payment of ${name} has been due for over 60 days`,
      many: (n) => `The payments of ${n} orders have been due for over 60 days`,
      href: '/admin/payments?payment=open&age=61%2B',
      action: actOn('See', 'unpaid order'),
    }),
  ]
}

/** So many have a line of their own, those of a request one together. */
const WITH_LINE = 3

/** Accepted quotations beyond those that have a line of their own. */
function furtherOrders({ quotationsToOrder }: AdminDashboard, { toOrder }: AdminTasks): Task[] {
  const further = toOrder.count - quotationsToOrder.length
  if (further <= 0 || quotationsToOrder.length < WITH_LINE) return []
  return [
    {
      key: 'to-order',
      tone: 'success',
      title: `${some(toOrder.count, 'accepted quotation')} wait for a work order`,
      facts: [],
      href: '/admin/quotations?show=unordered',
      action: actOn('See', 'quotation')(toOrder.count),
      count: toOrder.count,
    },
  ]
}

function order(quotation: Quotation, { accepted }: AdminTasks): Task {
  const { id, inquiryId, supplierId, supplierName, customerName, projectName, price, rfqId } = quotation
  const acceptance = accepted.find((one) => one.id === id)
  // One line stands for its request.
  if (rfqId)
    return {
      key: `rfq-${rfqId}`,
      tone: 'success',
      title: 'Create the orders of a request for many parts',
      id: displayId('rfq', rfqId),
      facts: [...(customerName ? [`For ${customerName}`] : []), ...ownedBy(acceptance?.ownerInitials)],
      since: acceptance?.since,
      href: `/admin/quotations/requests/${rfqId}`,
      action: 'Create Orders',
    }
  const supplier = supplierId ? `&supplier=${supplierId}` : ''
  return {
    key: `quotation-${id}`,
    tone: 'success',
    title: `Create the work order for ${projectName}`,
    id: displayId('quotation', id),
    facts: [
      money(price),
      ...[supplierName, customerName && `for ${customerName}`].filter((fact) => typeof fact === 'string'),
      ...ownedBy(acceptance?.ownerInitials),
    ],
    since: acceptance?.since,
    href: `/admin/workorders?inquiry=${inquiryId}${supplier}&new=1`,
    action: 'Create Work Order',
  }
}
