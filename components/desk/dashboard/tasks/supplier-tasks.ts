import type { SupplierDashboard, SupplierTasks } from '@/lib/contract/desk/dashboard'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { count, date, figure } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { actOn, taskOf, type Task } from './task'

const orders = '/supplier/workorders'
const update = (id: number) => ({
  href: `${orders}?update=${id}`,
  action: 'Update Status',
  id: displayId('workorder', id),
})
const see = (action: string) => (id: number) => ({
  href: `${orders}?id=${id}`,
  action,
  id: displayId('workorder', id),
})
const start = (id: number) => ({ ...update(id), action: 'Start production', starts: id })

/** What waits for a supplier: work on hold, late or not begun, then what there is to quote on. */
export const supplierTasks = (data: SupplierDashboard, tasks: SupplierTasks): Task[] => [
  ...taskOf(tasks.issues, {
    alone: update,
    key: 'issues',
    tone: 'danger',
    action: actOn('See', 'order on hold', 'orders on hold'),
    href: `${orders}?tab=issues`,
    one: (name) => `${name} is on hold`,
    many: (n) => `${n} orders are on hold`,
    facts: ['The customer sees the problem'],
  }),
  ...taskOf(tasks.problems, {
    alone: (id) => ({ href: `${orders}?id=${id}`, action: 'See the problem', id: displayId('workorder', id) }),
    key: 'problems',
    tone: 'danger',
    action: actOn('See', 'problem'),
    href: `${orders}?tab=completed&problem=undecided`,
    one: (name) => `A problem with ${name} was reported`,
    many: (n) => `Problems with ${n} completed orders were reported`,
    facts: ['Jobwork decides what is done'],
  }),
  ...taskOf(tasks.late, {
    alone: update,
    key: 'late',
    tone: 'danger',
    action: actOn('See', 'late order'),
    href: `${orders}?due=late`,
    one: (name) => `${name} is late`,
    many: (n) => `${n} orders are late`,
  }),
  ...(tasks.dates
    ? taskOf(tasks.dates, {
        alone: see('Answer'),
        key: 'dates',
        tone: 'decision',
        action: actOn('Answer', 'request'),
        href: `${orders}?tab=all&date=answer`,
        one: (name) => `The customer asks for another due date of ${name}`,
        many: (n) => `Customers ask for another due date of ${n} orders`,
      })
    : []),
  ...(tasks.toAccept
    ? taskOf(tasks.toAccept, {
        alone: see('Accept order'),
        key: 'to-accept',
        tone: 'decision',
        action: actOn('See', 'new order'),
        href: `${orders}?tab=pending&accepted=waiting`,
        one: (name) => `Accept the order of ${name}`,
        many: (n) => `Accept ${n} new orders`,
      })
    : []),
  ...taskOf(tasks.toStart, {
    alone: start,
    key: 'to-start',
    tone: 'info',
    action: actOn('See', 'order to start', 'orders to start'),
    href: `${orders}?tab=pending${tasks.toAccept ? '&accepted=done' : ''}`,
    one: (name) => `Start ${name}`,
    many: (n) => `Start ${n} orders`,
  }),
  ...taskOf(tasks.undocumented, {
    alone: (id) => ({ href: `${orders}?id=${id}`, action: 'Add documents', id: displayId('workorder', id) }),
    key: 'undocumented',
    tone: 'warning',
    action: actOn('See', 'order'),
    href: `${orders}?tab=quality_check&documents=missing`,
    one: (name) => `${name} lacks documents`,
    many: (n) => `${n} orders lack documents`,
    facts: ['Required before the order can be completed'],
  }),
  ...taskOf(tasks.undated, {
    ...(tasks.toAccept && { alone: see('Propose a date') }),
    key: 'undated',
    tone: 'warning',
    action: actOn('See', 'order'),
    href: `${orders}?due=none`,
    one: (name) => `${name} has no due date`,
    many: (n) => `${n} orders have no due date`,
  }),
  ...(tasks.toAnswer
    ? taskOf(tasks.toAnswer, {
        alone: (id) => ({
          href: `/supplier/quotations?id=${id}`,
          action: 'Answer',
          id: displayId('quotation', id),
        }),
        key: 'to-answer',
        tone: 'decision',
        action: actOn('See', 'quotation'),
        href: '/supplier/quotations?tab=pending',
        one: (name) => `Counter offer on ${name}`,
        many: (n) => `Counter offers on ${n} quotations`,
      })
    : []),
  ...(tasks.toConfirm
    ? taskOf(tasks.toConfirm, {
        alone: (id) => ({
          href: `/supplier/quotations?id=${id}`,
          action: 'See what changed',
          id: displayId('quotation', id),
        }),
        key: 'to-confirm',
        tone: 'warning',
        action: actOn('See', 'quotation to confirm', 'quotations to confirm'),
        href: '/supplier/quotations?unconfirmed=true',
        one: (name) => `${name} was revised: check your quotation`,
        many: (n) => `${n} inquiries were revised: check your quotations`,
      })
    : []),
  ...(tasks.messages
    ? taskOf(tasks.messages, {
        alone: (id) => ({ href: `${orders}?id=${id}`, action: 'Read and answer', id: displayId('workorder', id) }),
        key: 'messages',
        tone: 'info',
        action: actOn('See', 'order'),
        href: `${orders}?messages=new`,
        one: (name) => `New message about ${name}`,
        many: (n) => `New messages about ${n} orders`,
      })
    : []),
  ...(tasks.unread
    ? taskOf(tasks.unread, {
        alone: (id) => ({
          href: `/supplier/quotations?inquiry=${id}`,
          action: 'Open',
          id: displayId('inquiry', id),
        }),
        key: 'unread',
        tone: 'info',
        action: actOn('See', 'inquiry', 'inquiries'),
        href: '/supplier/quotations?messages=new',
        one: (name) => `New reply on ${name}`,
        many: (n) => `New reply on ${n} inquiries`,
      })
    : []),
  ...(data.inquiriesToQuote ?? []).map(quote),
]

/** The list of what there is to quote on, where the tasks show only the newest. */
export const restToQuote = ({ inquiriesOpen = 0, inquiriesToQuote = [] }: SupplierDashboard) =>
  inquiriesOpen > inquiriesToQuote.length
    ? {
        href: '/supplier/quotations?inquiries=no-quotation',
        label: `All ${figure(inquiriesOpen)} inquiries to quote on`,
      }
    : undefined

function quote(inquiry: Inquiry): Task {
  const { id, projectName, processName, quantity, targetDate, createdAt, rfqId, quoteBy } = inquiry
  // One line stands for its request.
  if (rfqId)
    return {
      key: `rfq-${rfqId}`,
      tone: 'decision',
      title: 'Price a request for many parts',
      id: displayId('rfq', rfqId),
      facts: quoteBy ? [`Quotes until ${date(quoteBy)}`] : [],
      since: createdAt,
      href: `/supplier/quotations?rfq=${rfqId}`,
      action: 'Open',
    }
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
