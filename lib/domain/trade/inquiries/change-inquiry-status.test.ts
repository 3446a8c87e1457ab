import { inquiries, type InquiryStatus } from '@/lib/contract/trade/inquiries'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { db } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { changeInquiryStatus } from './change-inquiry-status'
import { getInquiry } from './get-inquiry'

await ownDatabase()

const historyOf = async (viewer: Parameters<typeof getInquiry>[0], id: number) =>
  (await getInquiry(viewer, { id })).history.map((h) => [h.from, h.to, h.note])

test('an admin takes an inquiry up and closes quoting, and each step is kept with its note', async () => {
  const [admin, customer] = [await make.admin(), await make.customer()]
  const { id } = await make.inquiry(customer)
  const taken = await changeInquiryStatus(admin, { id, status: 'processing', note: 'Asked two suppliers' })
  expect(conforms(inquiries.changeStatus, taken)).toMatchObject({
    status: 'processing',
    customerName: customer.companyName,
  })
  await changeInquiryStatus(admin, { id, status: 'quoted' })
  expect(await historyOf(customer, id)).toEqual([
    [null, 'new', null],
    ['new', 'processing', 'Asked two suppliers'],
    ['processing', 'quoted', null],
  ])
})

test('the first quotation takes an inquiry up, the second changes nothing', async () => {
  const customer = await make.customer()
  const inquiry = await make.inquiry(customer)
  await make.quotation(await make.supplier(), inquiry)
  await make.quotation(await make.supplier(), inquiry)
  expect(await historyOf(customer, inquiry.id)).toEqual([
    [null, 'new', null],
    ['new', 'processing', null],
  ])
})

test('declining rejects the quotations that are open, whether pending or sent', async () => {
  const [admin, customer] = [await make.admin(), await make.customer()]
  const inquiry = await make.inquiry(customer)
  const pending = await make.quotation(await make.supplier(), inquiry)
  const sent = await make.quotation(await make.supplier(), inquiry)
  await changeQuotationStatus(admin, { id: sent.id, status: 'sent' })
  expect(await changeInquiryStatus(admin, { id: inquiry.id, status: 'rejected' })).toMatchObject({ status: 'rejected' })
  const statuses = await db().quotation.findMany({ where: { inquiryId: inquiry.id }, select: { status: true } })
  expect(statuses).toEqual([{ status: 'rejected' }, { status: 'rejected' }])
  const told = await db().event.findMany({
    where: { kind: 'quotation.rejected', entityId: { in: [pending.id, sent.id] } },
  })
  expect(told.map((e) => [e.fromStatus, (e.data as { following: boolean }).following])).toEqual([
    ['pending', true],
    ['sent', true],
  ])
})

test('an accepted inquiry stays accepted, a rejected one rejected', async () => {
  const { admin, inquiry } = await make.order()
  for (const status of ['processing', 'quoted', 'rejected'] as const)
    await refused(changeInquiryStatus(admin, { id: inquiry.id, status }), 'conflict')
  const other = await make.inquiry(await make.customer())
  await changeInquiryStatus(admin, { id: other.id, status: 'rejected' })
  await refused(changeInquiryStatus(admin, { id: other.id, status: 'processing' }), 'conflict')
})

test('a status that an admin never sets is a bad request, not a conflict', () => {
  for (const status of ['accepted', 'new', 'done'] satisfies (InquiryStatus | 'done')[])
    expect(inquiries.changeStatus.body.safeParse({ status }).success).toBe(false)
})

test('of two admins who close quoting at once one does it', async () => {
  const { id } = await make.inquiry(await make.customer())
  const [one, other] = [await make.admin(), await make.admin()]
  const outcome = await atOnce([
    changeInquiryStatus(one, { id, status: 'quoted' }),
    changeInquiryStatus(other, { id, status: 'quoted' }),
  ])
  expect(outcome).toEqual({ done: 1, refused: ['conflict'] })
})

test('while quoting is open, the last rejection leaves the inquiry as it is', async () => {
  const customer = await make.customer()
  const inquiry = await make.inquiry(customer)
  const { id } = await make.quotation(await make.supplier(), inquiry)
  await changeQuotationStatus(customer, { id, status: 'rejected' })
  expect(await getInquiry(customer, { id: inquiry.id })).toMatchObject({ status: 'processing' })
})

test('an inquiry that is not there is not found', async () =>
  refused(changeInquiryStatus(await make.admin(), { id: 2_000_000_000, status: 'quoted' }), 'not_found'))
