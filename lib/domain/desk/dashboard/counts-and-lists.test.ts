import { adminTasks } from '@/components/desk/dashboard/tasks/admin-tasks'
import { customerTasks } from '@/components/desk/dashboard/tasks/customer-tasks'
import { restToQuote } from '@/components/desk/dashboard/tasks/supplier-tasks'
import type * as D from '@/lib/contract/desk/dashboard'
import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import { db } from '@/lib/infra/db/db'
import { isoDay } from '@/lib/terms/format'
import { countsAgree, totalAt } from '@/tests/counted'
import { addRfq } from '@/lib/domain/trade/rfqs/add-rfq'
import { awardRfq } from '@/lib/domain/trade/rfqs/award-rfq'
import { displayId } from '@/lib/terms/nouns'
import { submitRfq } from '@/lib/domain/trade/rfqs/submit-rfq'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { askForApproval } from '../../trade/approval-requests/ask-for-approval'
import { askChange } from '../../orders/order-changes/ask-change'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { createWorkorder } from '../../orders/workorders/create-workorder'
import { getDashboard } from './get-dashboard'
import { getTasks } from './get-tasks'

await ownDatabase()

const DAY = 86_400_000
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY)

/** Open orders by due day, two of the late ones on hold; completed long ago; inquiries and quotations that nobody answers. */
async function busyTrade() {
  const [admin, customer, supplier] = [await make.admin(), await make.customer(), await make.supplier()]
  const order = async (data: object, status?: 'issues' | 'completed') => {
    const { workorder } = await make.order({ customer, supplier })
    if (status) await changeWorkorderStatus(supplier, { id: workorder.id, status })
    await db().workOrder.update({ where: { id: workorder.id }, data })
    return workorder.id
  }
  for (const days of [-3, -1, 0, 1, 4, 6, 30]) await order({ dueDate: daysFromNow(days), status: 'in_progress' })
  // One waits to be accepted for too long, two are accepted, and on one the supplier has asked for another day long ago.
  const asked = await order({ dueDate: null, acknowledgeBy: daysFromNow(-1) })
  for (let n = 0; n < 2; n++) await order({ dueDate: daysFromNow(20), acknowledgedAt: daysFromNow(0) })
  await askChange(supplier, { id: asked, kind: 'due', dueDate: daysFromNow(25).toISOString(), reason: 'material' })
  await db().orderChange.updateMany({ data: { answerBy: daysFromNow(-1) } })
  await db().workOrder.update({ where: { id: asked }, data: { acknowledgeBy: daysFromNow(-1) } })
  await order({ dueDate: null, status: 'started' })
  // Two lack a document before they can be complete, and one that is made yet.
  for (const status of ['quality_check', 'quality_check', 'in_progress'])
    await setDocuments(admin, { id: await order({ dueDate: daysFromNow(40), status }), kinds: ['packing_photo'] })
  for (let n = 0; n < 2; n++) await order({ dueDate: daysFromNow(-9) }, 'issues')
  for (const days of [-10, -60, -61, -62, -90]) await order({ completedDate: daysFromNow(days) }, 'completed')
  await createWorkorder(admin, { supplierId: supplier.id })
  for (const [days, processId] of [
    [3, null],
    [3, (await make.process(supplier)).id],
    [1, null],
  ] as const) {
    const { id } = await make.inquiry(customer, processId ? { processId } : {})
    await db().inquiry.update({ where: { id }, data: { createdAt: daysFromNow(-days) } })
  }
  for (const days of [-1, 0, 2, 3, 40]) {
    const { id } = await make.quotation(supplier, await make.inquiry(customer))
    const validUntil = new Date(`${isoDay(Date.now() + days * DAY)}T00:00:00Z`)
    await db().quotation.update({ where: { id }, data: { validUntil } })
  }
  for (let n = 0; n < 5; n++) await make.accepted({ customer, supplier })
  // A buyer asks three times for approval; the approver may decide two of them, the owner all.
  const buyer = await make.colleague(customer, 'buyer', { approvalLimit: 0 })
  const approver = await make.colleague(customer, 'approver', { approvalLimit: 1_000 })
  for (const price of [999, 1_000, 1_001]) {
    const { id: quotationId } = await make.quotation(supplier, await make.inquiry(customer), { price })
    await askForApproval(buyer, { act: 'quotation.accept', input: { quotationId, poNumber: null }, note: null })
  }
  await make.machine(supplier)
  await make.machine(supplier, { approved: false })
  await make.machine(supplier, { approved: false })
  await make.process(supplier, { approved: false })
  await make.supplier({ verified: false })
  await make.customer({ verified: false })
  await make.review(customer)
  return { admin, customer, supplier, buyer, approver }
}

test('the menu counts all requests for work that wait, not those alone that the dashboard shows', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const pending = async () => ((await getDashboard(admin, {})) as D.AdminDashboard).pendingRequests
  const before = await pending()
  for (let n = 0; n < 5; n++) await make.request(supplier)
  expect(await pending()).toBe(before + 5)
  await countsAgree(admin)
})

test('each card, each task and each day of the week leads to exactly what it counts, for every role', async () => {
  const { admin, customer, supplier, buyer, approver } = await busyTrade()
  expect(await countsAgree(customer)).toMatchObject({
    issues: 2,
    approvals: 3,
    Late: 4,
    Today: 1,
    Tomorrow: 1,
    Later: 2,
  })
  expect(await countsAgree(approver)).toMatchObject({ approvals: 2 })
  expect(await countsAgree(buyer)).not.toHaveProperty('approvals')
  expect(await countsAgree(supplier)).toMatchObject({
    issues: 2,
    late: 4,
    'to-accept': 2,
    'to-start': 2,
    undated: 3,
    undocumented: 2,
    Late: 4,
    Today: 1,
    Tomorrow: 1,
    Later: 2,
  })
  const all = await countsAgree(admin)
  const kinds = ['issues', 'late', 'suppliers', 'customers', 'machines', 'processes', 'held', 'to-order']
  for (const kind of [...kinds, 'unsorted', 'unquoted', 'expiring', 'overdue'])
    expect([kind, all[kind]! > 0]).toEqual([kind, true])
})

test('a supplier reads all that it can quote on, first what fits its approved processes, and counts what its list shows', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const fits = await make.process(supplier)
  const same = await make.process(await make.supplier(), { name: ` ${fits.name.toUpperCase()} ` })
  const { name } = await make.process(supplier, { approved: false })
  const others = [await make.process(await make.supplier(), { name }), await make.process(await make.supplier())]
  const inquiryFor = (processId?: number) => make.inquiry(customer, { processId })
  for (const { id } of others) await inquiryFor(id)
  await inquiryFor()
  await make.quotation(supplier, await inquiryFor(fits.id))
  const open = []
  for (const { id } of [fits, same, fits, same]) open.push((await inquiryFor(id)).id)

  const data = (await getDashboard(supplier, {})) as D.SupplierDashboard
  const all = await totalAt(await make.supplier(), restToQuote(data)!.href)
  // Its own is quoted.
  expect(data.inquiriesOpen).toBe(all - 1)
  expect(data.inquiriesFitting).toBe(open.length)
  expect(data.inquiriesToQuote!.map(({ id }) => id)).toEqual(open.reverse().slice(0, 3))
  expect(await totalAt(supplier, restToQuote(data)!.href)).toBe(data.inquiriesOpen)
  expect(await getDashboard(await make.supplier(), {})).toMatchObject({
    inquiriesOpen: all,
    inquiriesFitting: 0,
  })
})

test('the lines of a request are one thing to quote on', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const process = await make.process(supplier)
  const before = (await getDashboard(supplier, {})) as D.SupplierDashboard
  const lines = ['FL-100', 'BS-200', 'SH-300'].map((partNumber, at) => ({
    key: `k${at}`,
    partNumber,
    quantity: 10,
    description: 'As drawn, deburred',
    ...(at && { process: process.name }),
  }))
  const { id } = await addRfq(customer, { lines })
  await submitRfq(customer, { id, version: 1 })
  const data = (await getDashboard(supplier, {})) as D.SupplierDashboard
  expect([data.inquiriesOpen! - before.inquiriesOpen!, data.inquiriesFitting]).toEqual([1, 1])
  expect(data.inquiriesToQuote!.map(({ rfqId, lineNo }) => [rfqId, lineNo])[0]).toEqual([id, 2])
  expect(data.inquiriesToQuote!.filter(({ rfqId }) => rfqId === id)).toHaveLength(1)
})

test('the lines of a request are one thing to decide for its customer, and one to order for admins', async () => {
  const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const lines = ['FL-100', 'BS-200', 'SH-300'].map((partNumber, at) => ({
    key: `k${at}`,
    partNumber,
    quantity: 10,
    description: 'As drawn, deburred',
  }))
  const draft = await addRfq(customer, { lines })
  const { id, lines: inquiries } = await submitRfq(customer, { id: draft.id, version: 1 })
  const offers = []
  for (const one of inquiries) offers.push(await make.quotation(supplier, one))
  await make.quotation(supplier, await make.inquiry(customer))
  const read = (await getDashboard(customer, {})) as D.CustomerDashboard
  expect(read.quotationsToReview.map(({ rfqId }) => rfqId)).toEqual([id, null])
  expect(customerTasks(read, (await getTasks(customer, {})) as D.CustomerTasks, Date.now())).toMatchObject([
    { id: displayId('rfq', id), href: `/customer/rfqs/${id}` },
    { action: 'Review' },
  ])

  await db().quotation.updateMany({ where: { status: 'accepted' }, data: { ordered: true } })
  const awards = offers.map((one) => ({ quotationId: one.id, version: 1 }))
  await awardRfq(customer, { id, awards })
  const data = (await getDashboard(admin, {})) as D.AdminDashboard
  expect(data.quotationsToOrder).toMatchObject([{ rfqId: id }])
  const tasks = adminTasks(data, (await getTasks(admin, {})) as D.AdminTasks)
  expect(tasks.filter(({ key }) => key === `rfq-${id}`)).toMatchObject([
    { href: `/admin/quotations/requests/${id}`, action: 'Create Orders' },
  ])
})

test('each task shows since when it waits, not the age of what caused it', async () => {
  const { supplier, workorder } = await make.order()
  await db().workOrder.update({ where: { id: workorder.id }, data: { createdAt: daysFromNow(-40) } })
  const of = async () => (await getTasks(supplier, {})) as D.SupplierTasks
  const dueDate = daysFromNow(-2)
  await db().workOrder.update({ where: { id: workorder.id }, data: { dueDate } })
  expect((await of()).late.first).toMatchObject({ id: workorder.id, since: dueDate.toISOString() })
  await changeWorkorderStatus(supplier, { id: workorder.id, status: 'issues' })
  expect(Date.now() - Date.parse((await of()).issues.first!.since)).toBeLessThan(60_000)
})

test('a supplier reads the masked name of a project, also where it waits', async () => {
  const { supplier, inquiry } = await make.order()
  const masked = { supplier: { projectName: 'Bracket •••' } }
  await db().inquiry.update({ where: { id: inquiry.id }, data: { masked } })
  const { toAccept } = (await getTasks(supplier, {})) as D.SupplierTasks
  expect(toAccept!.first!.name).toBe('Bracket •••')
})
