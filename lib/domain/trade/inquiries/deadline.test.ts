import { inquiries } from '@/lib/contract/trade/inquiries'
import { verifyAccount } from '@/lib/domain/people/accounts/verify-account'
import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { listReaders } from '@/lib/domain/trade/inquiries/list-readers'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { reviseQuotation } from '@/lib/domain/trade/quotations/revise-quotation'
import { findEverywhere } from '@/lib/domain/desk/search/find-everywhere'
import { listAudit } from '@/lib/domain/desk/audit/list-audit'
import { openInquiry } from '@/lib/domain/trade/repeats/open-to-all'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { inviteSuppliers } from '../invitations/invite-suppliers'
import { closeInquiry } from './close-inquiry'
import { closeOverdue } from './close-overdue'
import { getInquiry } from './get-inquiry'
import { moveDeadline } from './move-deadline'
import { remindOfDeadline } from './remind-of-deadline'
import { setInquiryProcess } from './set-inquiry-process'
import { submitInquiry } from './submit-inquiry'

await ownDatabase()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const hub = { description: 'Hub, bore 65 H7, keyway as drawn', quantity: 80 }

async function asked(more: { sealed?: boolean } = {}) {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const projectName = unique('Hub')
  const { id } = await submitInquiry(customer, { ...hub, projectName, quoteBy: inDays(7), ...more })
  return { customer, supplier, id, projectName }
}
const pass = (id: number) => db().inquiry.update({ where: { id }, data: { quoteBy: new Date(Date.now() - 1_000) } })
const bells = async (viewer: Viewer) => (await listNotifications(viewer, { limit: 50 })).items.map((n) => n.message)

test('after the deadline nobody quotes, though the job hasn’t run', async () => {
  const { supplier, id } = await asked()
  await pass(id)
  await expect(make.quotation(supplier, { id })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^Quoting closed on \d+ \w{3} \d{4}, \d\d:\d\d\.$/),
  })
  await refused(getInquiry(supplier, { id }), 'not_found')
})

test('what a supplier is told after the deadline doesn’t depend on what others did, and names no inquiry that it couldn’t see', async () => {
  const [quoted, unquoted, alone, held] = [await asked(), await asked(), await asked(), await asked()]
  await make.quotation(await make.supplier(), quoted)
  await db().inquiry.update({ where: { id: alone.id }, data: { invitedOnly: true, openFrom: new Date(inDays(1)) } })
  await db().user.update({ where: { id: held.customer.id }, data: { verified: false } })
  for (const { id } of [quoted, unquoted, alone, held]) await pass(id)
  await closeOverdue()
  const answerTo = async ({ supplier, id }: Awaited<ReturnType<typeof asked>>) =>
    make.quotation(supplier, { id }).catch((refusal: Error) => refusal.message.replace(/ on .*/, ''))
  expect(await Promise.all([quoted, unquoted, alone, held].map(answerTo))).toEqual([
    'Quoting closed',
    'Quoting closed',
    'Inquiry not found',
    'Inquiry not found',
  ])
})

test('of an inquiry whose deadline is over no supplier is notified: not by a release, a process or an opening', async () => {
  const [supplier, admin] = [await make.supplier(), await make.admin()]
  const { id: processId } = await make.process(supplier)
  const customer = await make.customer({ verified: false })
  const late = async (fields: object) => {
    const { id } = await submitInquiry(customer, { ...hub, projectName: unique('Hub'), quoteBy: inDays(7), ...fields })
    await pass(id)
    return id
  }
  await late({ processId })
  const unsorted = await late({})
  const repeated = await late({ processId })
  await db().inquiry.update({ where: { id: repeated }, data: { invitedOnly: true, openFrom: new Date(inDays(1)) } })
  await verifyAccount(admin, { id: customer.id })
  await setInquiryProcess(admin, { id: unsorted, processId })
  await openInquiry(customer, { id: repeated })
  expect(await bells(supplier)).toEqual([expect.stringMatching(/ is approved$/)])
})

test('the deadline closes quoting where a quotation is open: once, though several run it', async () => {
  const { customer, supplier, id } = await asked()
  const { id: quotation } = await make.quotation(supplier, { id })
  await pass(id)
  await refused(reviseQuotation(supplier, { id: quotation, revision: 1, price: 40_000 }), 'conflict')
  await Promise.all([closeOverdue(), closeOverdue(), closeOverdue()])
  const { status, history } = await getInquiry(customer, { id })
  expect(status).toBe('quoted')
  expect(history.filter(({ to }) => to === 'quoted')).toMatchObject([{ actorRole: null, from: 'processing' }])
})

test('without a quotation the inquiry stays, its customer reads so once, and a later deadline opens it again', async () => {
  const { customer, supplier, id } = await asked()
  await pass(id)
  await closeOverdue()
  await closeOverdue()
  const told = (await bells(customer)).filter((message) => message.startsWith('No quotation for'))
  expect(told).toHaveLength(1)
  expect(await getInquiry(customer, { id })).toMatchObject({ status: 'new' })
  const moved = await moveDeadline(customer, { id, quoteBy: inDays(3) })
  conforms(inquiries.moveDeadline, moved)
  expect(await make.quotation(supplier, { id })).toMatchObject({ status: 'pending' })
})

test('a supplier that was invited and is silent reads once that quoting closes tomorrow', async () => {
  const { supplier, id } = await asked()
  await db().inquiry.update({ where: { id }, data: { quoteBy: new Date(inDays(0.9)) } })
  const other = await make.supplier()
  await inviteSuppliers(await make.admin(), { id, supplierIds: [supplier.id, other.id] })
  await make.quotation(other, { id })
  await Promise.all([remindOfDeadline(), remindOfDeadline()])
  const near = async (viewer: Viewer) => (await bells(viewer)).filter((message) => message.startsWith('Quoting on'))
  expect(await near(supplier)).toEqual([expect.stringMatching(/ closes on \d+ \w{3} \d{4}, \d\d:\d\d$/)])
  expect(await near(other)).toEqual([])
  expect((await getInquiry(other, { id })).history.map(({ kind }) => kind)).not.toContain('inquiry.deadlineNear')
})

test('a later deadline opens a closed inquiry again; a moved one is told to those that quoted', async () => {
  const { customer, supplier, id } = await asked()
  await make.quotation(supplier, { id })
  await pass(id)
  await closeOverdue()
  await moveDeadline(await make.admin(), { id, quoteBy: '2027-03-01T12:30:00.000Z' })
  expect(await getInquiry(customer, { id })).toMatchObject({ status: 'processing' })
  expect((await bells(supplier))[0]).toMatch(/is open until 1 Mar 2027, 18:00$/)
  await refused(moveDeadline(await make.customer(), { id, quoteBy: null }), 'not_found')
})

test('of an extension and the closing at once, none leaves an inquiry closed with a deadline that is still to come', async () => {
  for (let n = 0; n < 8; n++) {
    const { customer, supplier, id } = await asked()
    await make.quotation(supplier, { id })
    await pass(id)
    const later = inDays(3)
    await Promise.all([closeOverdue(), moveDeadline(customer, { id, quoteBy: later }), closeOverdue()])
    expect(await getInquiry(customer, { id })).toMatchObject({ status: 'processing', quoteBy: later })
  }
})

test.each([
  ['past', inDays(-1), 'Choose a time that is still to come'],
  ['far', inDays(400), 'At most a year ahead'],
])('a deadline that is %s is refused', (_, quoteBy, message) => {
  const { error } = inquiries.moveDeadline.body.safeParse({ quoteBy })
  expect(error!.issues).toMatchObject([{ path: ['quoteBy'], message }])
})

test('a customer stops quoting once it has a quotation, and decides', async () => {
  const { customer, supplier, id } = await asked()
  await refused(closeInquiry(customer, { id, as: 'quoted' }), 'conflict')
  const { id: quotation } = await make.quotation(supplier, { id })
  expect(conforms(inquiries.close, await closeInquiry(customer, { id, as: 'quoted' }))).toMatchObject({
    status: 'quoted',
  })
  await refused(closeInquiry(customer, { id, as: 'quoted' }), 'conflict')
  expect(await changeQuotationStatus(customer, { id: quotation, status: 'accepted' })).toMatchObject({
    status: 'accepted',
  })
})

test('a customer cancels its inquiry: open quotations are rejected; an order ends that', async () => {
  const { customer, supplier, id } = await asked()
  const { id: quotation } = await make.quotation(supplier, { id })
  await refused(closeInquiry(customer, { id, as: 'cancelled', note: 'Call 98220 12345' }), 'validation', 'note')
  await closeInquiry(customer, { id, as: 'cancelled', note: 'The pump was dropped' })
  expect(await getInquiry(supplier, { id })).toMatchObject({ status: 'rejected' })
  expect(await getInquiry(customer, { id })).toMatchObject({ status: 'rejected', cancelled: true })
  expect(await getQuotation(supplier, { id: quotation })).toMatchObject({ status: 'rejected', outcome: 'declined' })
  await refused(closeInquiry(customer, { id, as: 'cancelled' }), 'conflict')
  const other = await asked()
  await createWorkorder(await make.admin(), { inquiryId: other.id, supplierId: other.supplier.id })
  await refused(closeInquiry(other.customer, { id: other.id, as: 'cancelled' }), 'conflict')
})

test('sealed prices are with their supplier alone until the deadline, wherever one looks', async () => {
  const { customer, supplier, id, projectName } = await asked({ sealed: true })
  const admin = await make.admin()
  const drawing = await make.upload(customer, 'inquiry')
  await db().file.update({ where: { id: drawing.id }, data: { inquiryId: id } })
  await db().fileDownload.create({ data: { fileId: drawing.id, userId: supplier.id } })
  const form = { inquiryId: id, price: 7_654_321, details: 'Ex works', validUntil: null }
  const { id: quotation } = await createQuotation(supplier, form)
  await reviseQuotation(supplier, { id: quotation, revision: 1, price: 7_654_322 })
  const seenBy = async (viewer: Viewer) => ({
    listed: (await listQuotations(viewer, { limit: 50, inquiryId: id })).items,
    dashboard: await getDashboard(viewer, {}),
    found: (await findEverywhere(viewer, { q: projectName })).hits,
    readers: await listReaders(viewer, { id }),
    bells: await bells(viewer),
    audit: viewer.role === 'admin' ? (await listAudit(viewer, { limit: 50 })).items : [],
  })
  for (const viewer of [customer, admin]) {
    const seen = await seenBy(viewer)
    expect(JSON.stringify(seen)).not.toMatch(/76,543|\b76543/)
    expect(seen.listed).toEqual([])
    expect(seen.found.map(({ kind }) => kind)).toEqual(['inquiry'])
    expect(seen.readers).toMatchObject([{ quotationId: null }])
    await refused(getQuotation(viewer, { id: quotation }), 'not_found')
    expect(await getInquiry(viewer, { id })).toMatchObject({ quotationCount: 1 })
  }
  expect(
    JSON.stringify(await db().event.findMany({ where: { entityType: 'quotation', entityId: quotation } })),
  ).not.toMatch(/\b76543/)
  expect(await getQuotation(supplier, { id: quotation })).toMatchObject({ price: 7_654_322 })

  await pass(id)
  await closeOverdue()
  expect((await seenBy(customer)).listed).toMatchObject([{ price: 7_654_322 }])
  await refused(moveDeadline(customer, { id, quoteBy: inDays(3) }), 'conflict')
})

test('sealed quotations need a deadline', async () => {
  const customer = await make.customer()
  const form = { ...hub, projectName: 'Hub' }
  await refused(submitInquiry(customer, { ...form, sealed: true }), 'validation', 'quoteBy')
  const { id } = await submitInquiry(customer, { ...form, sealed: true, quoteBy: inDays(3) })
  await refused(moveDeadline(customer, { id, quoteBy: null }), 'validation', 'quoteBy')
})
