import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { changeInquiryStatus } from '@/lib/domain/trade/inquiries/change-inquiry-status'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import { changeQuotationStatus } from './change-quotation-status'
import { listQuotations } from './list-quotations'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const accept = { status: 'accepted' } as const
const reject = { status: 'rejected' } as const
const page = { limit: 100 }

async function inquiryWithTwoQuotations() {
  const customer = await make.customer()
  const [first, second] = [await make.supplier(), await make.supplier()]
  const inquiry = await make.inquiry(customer)
  const quotations = [await make.quotation(first, inquiry), await make.quotation(second, inquiry)] as const
  return { customer, first, second, inquiry, quotations }
}

test('an accepted quotation settles its inquiry and rejects the others', async () => {
  const { customer, second, inquiry, quotations } = await inquiryWithTwoQuotations()
  const accepted = await changeQuotationStatus(customer, { id: quotations[0].id, ...accept })
  expect(accepted).toMatchObject({ status: 'accepted', inquiryStatus: 'accepted' })
  expect((await listQuotations(second, page)).items).toMatchObject([{ status: 'rejected' }])
  expect((await getInquiry(customer, { id: inquiry.id })).history.map((h) => h.to)).toEqual([
    'new',
    'processing',
    'accepted',
  ])
})

test('of two acceptances at once one wins, the other is a conflict, and one quotation is accepted', async () => {
  const { customer, inquiry, quotations } = await inquiryWithTwoQuotations()
  const answers = await Promise.allSettled(
    quotations.map(({ id }) => changeQuotationStatus(customer, { id, ...accept })),
  )
  expect(answers.map((a) => a.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(answers.find((a) => a.status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
  expect(await db().quotation.count({ where: { inquiryId: inquiry.id, status: 'accepted' } })).toBe(1)
})

test('a customer accepts or rejects what is pending, and nothing else', async () => {
  const { customer, quotations } = await inquiryWithTwoQuotations()
  await changeQuotationStatus(customer, { id: quotations[0].id, ...reject })
  await expect(changeQuotationStatus(customer, { id: quotations[0].id, ...accept })).rejects.toMatchObject({
    code: 'conflict',
  })
  await expect(changeQuotationStatus(customer, { id: quotations[1].id, status: 'sent' })).rejects.toMatchObject({
    code: 'validation',
  })
})

test('another customer finds no such quotation, a supplier may not decide', async () => {
  const { quotations, first } = await inquiryWithTwoQuotations()
  const id = quotations[0].id
  await expect(changeQuotationStatus(await make.customer(), { id, ...accept })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(changeQuotationStatus(first, { id, ...accept })).rejects.toMatchObject({ code: 'forbidden' })
})

test('an expired quotation can be rejected but not accepted', async () => {
  const { customer, quotations } = await inquiryWithTwoQuotations()
  const id = quotations[0].id
  await db().quotation.update({ where: { id }, data: { validUntil: new Date(Date.now() - 86_400_000) } })
  await expect(changeQuotationStatus(customer, { id, ...accept })).rejects.toMatchObject({ code: 'conflict' })
  expect(await changeQuotationStatus(customer, { id, ...reject })).toMatchObject({ status: 'rejected', expired: true })
})

test('an admin marks a quotation as sent and records the answer; the customer then has no say', async () => {
  const { customer, quotations } = await inquiryWithTwoQuotations()
  const admin = await make.admin()
  const id = quotations[0].id
  await expect(changeQuotationStatus(admin, { id, ...accept })).rejects.toMatchObject({ code: 'conflict' })
  await changeQuotationStatus(admin, { id, status: 'sent' })
  await expect(changeQuotationStatus(customer, { id, ...accept })).rejects.toMatchObject({ code: 'conflict' })
  expect(await changeQuotationStatus(admin, { id, ...accept })).toMatchObject({ status: 'accepted' })
})

test('when quoting is closed and the last open quotation is rejected, the inquiry is rejected', async () => {
  const { customer, inquiry, quotations } = await inquiryWithTwoQuotations()
  await changeInquiryStatus(await make.admin(), { id: inquiry.id, status: 'quoted' })
  for (const { id } of quotations) await changeQuotationStatus(customer, { id, ...reject })
  expect(await getInquiry(customer, { id: inquiry.id })).toMatchObject({ status: 'rejected' })
})

test('an accepted quotation is listed as to be ordered until its work order exists', async () => {
  const { customer, supplier, inquiry, quotation } = await make.accepted()
  const toOrder = async () => (await listQuotations(customer, { toOrder: 'true', limit: 10 })).items.map((q) => q.id)
  expect(await toOrder()).toEqual([quotation.id])
  await createWorkorder(await make.admin(), { inquiryId: inquiry.id, supplierId: supplier.id })
  expect(await toOrder()).toEqual([])
})

test('a customer who answers again reads what happened', async () => {
  const { customer, quotations } = await inquiryWithTwoQuotations()
  const [first, second] = quotations
  await changeQuotationStatus(customer, { id: first.id, ...accept })
  const again = (id: number) => changeQuotationStatus(customer, { id, ...reject })
  await expect(again(first.id)).rejects.toMatchObject({
    code: 'conflict',
    message: 'You’ve already accepted this quotation.',
  })
  await expect(again(second.id)).rejects.toMatchObject({
    code: 'conflict',
    message: 'This quotation is already rejected.',
  })
})
