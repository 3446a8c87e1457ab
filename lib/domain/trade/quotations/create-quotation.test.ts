import { quotations } from '@/lib/contract/trade/quotations'
import { changeInquiryStatus } from '@/lib/domain/trade/inquiries/change-inquiry-status'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { db } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { changeQuotationStatus } from './change-quotation-status'
import { createQuotation } from './create-quotation'
import { listQuotations } from './list-quotations'

await ownDatabase()

const form = (fields: object = {}) =>
  quotations.create.body.parse({ price: 45_000, details: 'Ex works, three weeks', ...fields })
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a quotation is pending, holds for 30 days unless told, and carries project and inquiry status', async () => {
  const supplier = await make.supplier()
  const inquiry = await make.inquiry(await make.customer())
  const quotation = await createQuotation(supplier, form({ inquiryId: inquiry.id, price: '45000', supplierId: 1 }))
  conforms(quotations.create, quotation)
  expect(quotation).toMatchObject({
    supplierId: supplier.id,
    price: 45_000,
    status: 'pending',
    projectName: inquiry.projectName,
    inquiryStatus: 'new',
    expired: false,
  })
  expect(quotation.validUntil!.slice(0, 10)).toBe(day(30))
})

test('it may end today, but not before', async () => {
  const supplier = await make.supplier()
  const { id: inquiryId } = await make.inquiry(await make.customer())
  await refused(createQuotation(supplier, form({ inquiryId, validUntil: day(-1) })), 'validation', 'validUntil')
  expect(await createQuotation(supplier, form({ inquiryId, validUntil: day(0) }))).toMatchObject({ expired: false })
})

test('one pending quotation per supplier and inquiry; after a rejection another', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const { id: inquiryId } = await make.inquiry(customer)
  const { id } = await createQuotation(supplier, form({ inquiryId }))
  await refused(createQuotation(supplier, form({ inquiryId })), 'conflict')
  await changeQuotationStatus(customer, { id, status: 'rejected' })
  expect(await createQuotation(supplier, form({ inquiryId }))).toMatchObject({ status: 'pending' })
  expect(await getInquiry(supplier, { id: inquiryId })).not.toMatchObject({ ownQuotationId: id })
})

test('of two quotations of one supplier at once one is kept', async () => {
  const supplier = await make.supplier()
  const { id: inquiryId } = await make.inquiry(await make.customer())
  const acts = [1, 2, 3].map(() => createQuotation(supplier, form({ inquiryId })))
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['conflict', 'conflict'] })
  expect(await db().quotation.count({ where: { inquiryId } })).toBe(1)
})

test('of several suppliers at once each has its quotation, and one took the inquiry up', async () => {
  const customer = await make.customer()
  const { id: inquiryId } = await make.inquiry(customer)
  const suppliers = await Promise.all([1, 2, 3].map(() => make.supplier()))
  expect(await atOnce(suppliers.map((s) => createQuotation(s, form({ inquiryId }))))).toEqual({ done: 3, refused: [] })
  const { history } = await getInquiry(customer, { id: inquiryId })
  expect(history.map((h) => h.to)).toEqual(['new', 'processing'])
})

test('once quoting is closed, who has quoted is told so, and to others the inquiry is not there', async () => {
  const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const { id: inquiryId } = await make.inquiry(customer)
  const { id } = await createQuotation(supplier, form({ inquiryId }))
  await changeInquiryStatus(admin, { id: inquiryId, status: 'quoted' })
  await changeQuotationStatus(admin, { id, status: 'sent' })
  await refused(createQuotation(supplier, form({ inquiryId })), 'conflict')
  await refused(createQuotation(await make.supplier(), form({ inquiryId })), 'not_found')
})

test('an unverified supplier may not quote, and nobody quotes on what is not there or held', async () => {
  const held = await make.inquiry(await make.customer({ verified: false }))
  const open = await make.inquiry(await make.customer())
  const unverified = await make.supplier({ verified: false })
  await refused(createQuotation(unverified, form({ inquiryId: open.id })), 'forbidden')
  for (const inquiryId of [held.id, 2_000_000_000])
    await refused(createQuotation(await make.supplier(), form({ inquiryId })), 'not_found')
})

test('offers have letters in the order of each supplier’s first quotation; suppliers read none', async () => {
  const customer = await make.customer()
  const [first, second] = [await make.supplier(), await make.supplier()]
  const { id: inquiryId } = await make.inquiry(customer)
  const quoted = await createQuotation(first, form({ inquiryId, leadDays: 18 }))
  expect(quoted).toMatchObject({ leadDays: 18 })
  expect(quoted).not.toHaveProperty('offer')
  await createQuotation(second, form({ inquiryId }))
  await changeQuotationStatus(customer, { id: quoted.id, status: 'rejected' })
  await createQuotation(first, form({ inquiryId }))

  const { items } = await listQuotations(customer, { inquiryId, limit: 10 })
  expect(items.map((q) => [q.offer, q.leadDays])).toEqual([
    ['A', null],
    ['B', null],
    ['A', 18],
  ])
})
