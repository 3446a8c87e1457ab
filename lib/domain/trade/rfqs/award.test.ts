import { rfqs } from '@/lib/contract'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { reviseQuotation } from '@/lib/domain/trade/quotations/revise-quotation'
import { withdrawQuotation } from '@/lib/domain/trade/quotations/withdraw-quotation'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { addRfq } from './add-rfq'
import { awardRfq } from './award-rfq'
import { getRfq } from './get-rfq'
import { submitRfq } from './submit-rfq'

await ownDatabase()

/** Three lines with two offers each: of A at 10,000, 20,000 and 30,000, of B 1,000 more. */
async function offered() {
  const [customer, a, b] = [await make.customer(), await make.supplier(), await make.supplier()]
  const lines = ['FL-100', 'BS-200', 'SH-300'].map((partNumber, at) => ({
    key: `k${at}`,
    partNumber,
    quantity: 100,
    description: 'As drawn, deburred',
  }))
  const { id } = await addRfq(customer, { lines })
  const rfq = await submitRfq(customer, { id, version: 1 })
  const quote = async (supplier: Viewer, more: number) => {
    const made = []
    for (const [at, { id: inquiryId }] of rfq.lines.entries()) {
      const form = { inquiryId, price: (at + 1) * 10_000 + more, details: 'Ex works', validUntil: null }
      made.push((await createQuotation(supplier, form)).id)
    }
    return made as [number, number, number]
  }
  return { customer, a, b, id, ofA: await quote(a, 0), ofB: await quote(b, 1_000) }
}
const first = (...ids: number[]) => ids.map((quotationId) => ({ quotationId, version: 1 }))
const news = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 20 })).items.map(({ message }) => message)
const statuses = async (ids: number[]) =>
  (await db().quotation.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })).map(({ status }) => status)
const called = (id: number) => `RFQ-${String(id).padStart(4, '0')}`

test('an award accepts each line with one PO number, and everybody hears of it once', async () => {
  const { customer, a, b, id, ofA, ofB } = await offered()
  const admin = await make.admin()
  const before = [(await news(a)).length, (await news(b)).length]
  const awarded = await awardRfq(customer, { id, awards: first(ofA[0], ofA[1], ofB[2]), poNumber: 'PO-4410' })
  conforms(rfqs.award, awarded)
  expect(awarded).toMatchObject({
    price: 61_000,
    accepted: [{ quotationId: ofA[0] }, { quotationId: ofA[1] }, { quotationId: ofB[2] }],
  })
  expect(await statuses([...ofA, ...ofB])).toEqual([
    'accepted',
    'accepted',
    'rejected',
    'rejected',
    'rejected',
    'accepted',
  ])
  for (const quotation of [ofA[0], ofA[1], ofB[2]])
    expect((await getQuotation(customer, { id: quotation })).poNumber).toBe('PO-4410')
  expect((await getRfq(customer, { id })).state).toBe('decided')
  const told = async (viewer: Viewer, had: number) => {
    const now = await news(viewer)
    return now.slice(0, now.length - had)
  }
  expect(await told(a, before[0]!)).toEqual([`${called(id)}: 2 of your quotations were accepted, 1 was not`])
  expect(await told(b, before[1]!)).toEqual([`${called(id)}: 1 of your quotations was accepted, 2 were not`])
  expect(await news(admin)).toEqual([`Quotations on 3 lines of ${called(id)} were accepted at ₹61,000`])
})

test('or none: every line that stands in the way is named', async () => {
  const { customer, a, id, ofA } = await offered()
  await reviseQuotation(a, { id: ofA[0], revision: 1, price: 9_000 })
  await withdrawQuotation(a, { id: ofA[2], reason: 'The machine is down' })
  const issues = await awardRfq(customer, { id, awards: first(...ofA) }).then(
    () => [],
    (problem: { issues: { path: string; message: string }[] }) => problem.issues,
  )
  expect(issues).toEqual([
    { path: 'awards.0', message: 'Line 1: This quotation has just become v2. Look at it before you accept.' },
    { path: 'awards.2', message: 'Line 3: This quotation is already rejected.' },
  ])
  expect(await statuses(ofA)).toEqual(['pending', 'pending', 'rejected'])
})

test('a quotation of another request, two on a line and another’s request are refused', async () => {
  const { customer, a, id, ofA, ofB } = await offered()
  const single = await make.quotation(a, await make.inquiry(customer))
  await refused(awardRfq(customer, { id, awards: first(ofA[0], single.id) }), 'validation', 'awards.1.quotationId')
  await refused(awardRfq(customer, { id, awards: first(ofA[0], ofB[0]) }), 'validation', 'awards.1.quotationId')
  await refused(awardRfq(await make.customer(), { id, awards: first(ofA[0]) }), 'not_found')
  expect(rfqs.award.body.safeParse({ awards: [] }).error!.issues[0]!.message).toBe('Choose at least one line')
})

test('the limit of a person counts the lines together, with those that it accepted singly before', async () => {
  const { customer, id, ofA } = await offered()
  const buyer = await make.colleague(customer, 'buyer', { approvalLimit: 40_000 })
  await refused(awardRfq(buyer, { id, awards: first(...ofA) }), 'approval_needed')
  await changeQuotationStatus(buyer, { id: ofA[1], status: 'accepted' })
  await refused(awardRfq(buyer, { id, awards: first(ofA[2]) }), 'approval_needed')
  expect(await awardRfq(buyer, { id, awards: first(ofA[0]) })).toMatchObject({ price: 10_000 })
  expect(await awardRfq(customer, { id, awards: first(ofA[2]) })).toMatchObject({ price: 30_000 })
})

test('of two awards at once one wins, and each line is accepted once', async () => {
  const { customer, id, ofA, ofB } = await offered()
  const both = await Promise.allSettled([
    awardRfq(customer, { id, awards: first(ofA[0], ofA[1]) }),
    awardRfq(customer, { id, awards: first(ofB[1], ofB[2]) }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const accepted = (await statuses([...ofA, ...ofB])).filter((status) => status === 'accepted')
  expect(accepted).toHaveLength(2)
})
