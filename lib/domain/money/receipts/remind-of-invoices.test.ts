import { getAgeing } from '@/lib/domain/money/statements/get-ageing'
import { getReceivables } from '@/lib/domain/money/statements/get-receivables'
import { getInvoice } from '@/lib/domain/money/tax-documents/get-invoice'
import { listInvoices } from '@/lib/domain/money/tax-documents/list-invoices'
import { rejectProblem } from '@/lib/domain/orders/order-problems/end-problem'
import { raiseProblem } from '@/lib/domain/orders/order-problems/raise-problem'
import { db } from '@/lib/infra/db/db'
import { addDays, isoDay } from '@/lib/terms/format'
import { make } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import { ownDatabase } from '@/tests/own-database'
import { documentOf, pay } from '@/tests/receipt-fixtures'
import { sold } from '@/tests/invoice-fixtures'
import { remindOfInvoices } from './remind-of-invoices'

await ownDatabase()

const today = isoDay(Date.now())
const inDays = (days: number) => addDays(today, days)

/** The reminders of a document, and the events that went out about it. */
async function remindersOf(documentId: number) {
  const kept = await db().invoiceReminder.findMany({ where: { documentId }, orderBy: { kind: 'asc' } })
  const told = await db().event.findMany({
    where: { entityType: 'invoice', entityId: documentId, kind: { not: 'invoice.issued' } },
    orderBy: { id: 'asc' },
  })
  return [kept.map(({ kind }) => kind), told.map(({ kind }) => kind)]
}

test.each([
  ['four days before it is due', 4, []],
  ['three days before', 3, ['due-3']],
  ['on the day', 0, []],
  ['the day after', -1, ['overdue-1']],
  ['fifteen days after', -15, ['overdue-15']],
  ['thirty days after', -30, ['overdue-30']],
  ['half a year after', -180, []],
])('an invoice: %s', async (_, days, kinds) => {
  const { id } = await documentOf(await sold(), { issuedOn: inDays(-30), dueOn: inDays(days) })
  await remindOfInvoices()
  const [kept, told] = await remindersOf(id)
  expect(kept).toEqual(kinds)
  expect(told).toHaveLength(kinds.length)
})

test('a reminder goes out once, also when two servers begin at the same time or one starts again', async () => {
  const order = await sold()
  const { id } = await documentOf(order, { dueOn: inDays(-1) })
  await Promise.all([remindOfInvoices(), remindOfInvoices()])
  await remindOfInvoices()
  expect(await remindersOf(id)).toEqual([['overdue-1'], ['invoice.overdue']])
  const bells = await db().notification.findMany({ where: { entityType: 'invoice', entityId: id } })
  const who = bells.map(({ memberId }) => memberId)
  expect(who).toEqual(expect.arrayContaining([order.customer.member.id, order.admin.member.id]))
  expect(who).not.toContain(order.supplier.member.id)
})

test('what is paid is no longer reminded of', async () => {
  const order = await sold()
  const { id } = await documentOf(order, { dueOn: inDays(-1) })
  await pay(order, { paise: 1_18_000_00 })
  await remindOfInvoices()
  expect(await remindersOf(id)).toEqual([[], []])
})

test('admins are reminded of a missing IRN; the customer is not, nor of the money before it', async () => {
  const order = await sold()
  const { id } = await documentOf(order, { issuedOn: inDays(-8), dueOn: inDays(-1), irnDue: true })
  await remindOfInvoices()
  expect(await remindersOf(id)).toEqual([['irn-7'], ['invoice.irnMissing']])
  const bells = await db().notification.findMany({ where: { entityType: 'invoice', entityId: id } })
  expect(bells.map(({ memberId }) => memberId)).not.toContain(order.customer.member.id)
})

test('while a customer’s problem is undecided its invoice is late nowhere, and nobody is reminded', async () => {
  const order = await sold()
  const { customer, admin, workorder } = order
  const { id } = await documentOf(order, { dueOn: inDays(-1) })
  const completed = { status: 'completed' as const, completedDate: new Date() }
  await db().workOrder.update({ where: { id: workorder.id }, data: completed })
  const overdue = async () => ({
    status: (await getInvoice(customer, { id })).status,
    list: (await listInvoices(customer, { limit: 10, status: 'overdue' })).total,
    sum: (await getReceivables(customer, {})).overduePaise,
    ageing: (await getAgeing(admin, { side: 'customers' })).find(({ companyId }) => companyId === customer.id)?.d1,
  })
  const late = { status: 'overdue', list: 1, sum: 1_18_000_00, ageing: 1_18_000_00 }
  expect(await overdue()).toEqual(late)

  const files = [{ id: (await make.upload(customer, 'photo', 'burr.jpg', plainJpeg)).id }]
  const burr = { kind: 'finish', description: 'A burr on the inner edge', wanted: 'credit', files } as const
  const problem = await raiseProblem(customer, { ...burr, id: workorder.id })
  expect(await overdue()).toEqual({ status: 'open', list: 0, sum: 0, ageing: 0 })
  await remindOfInvoices()
  expect(await remindersOf(id)).toEqual([[], []])

  await rejectProblem(admin, { id: problem.id, note: 'The burr is outside of the drawing' })
  expect(await overdue()).toEqual(late)
  await remindOfInvoices()
  expect(await remindersOf(id)).toEqual([['overdue-1'], ['invoice.overdue']])
})
