import { inquiries } from '@/lib/contract/trade/inquiries'
import { quotations } from '@/lib/contract/trade/quotations'
import { changeInquiryStatus } from '@/lib/domain/trade/inquiries/change-inquiry-status'
import { declineToQuote } from '@/lib/domain/trade/inquiries/decline-to-quote'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listBidders } from '@/lib/domain/trade/inquiries/list-bidders'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { askQuestion } from '@/lib/domain/trade/questions/ask-question'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { changeQuotationStatus } from './change-quotation-status'
import { counterQuotation, declineCounter } from './counter-quotation'
import { getQuotation } from './get-quotation'
import { requestNewPrice } from './request-new-price'
import { reviseQuotation } from './revise-quotation'
import { withdrawQuotation } from './withdraw-quotation'

await ownDatabase()

async function quoted() {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const inquiry = await make.inquiry(customer)
  const { id } = await make.quotation(supplier, inquiry)
  return { customer, supplier, inquiry, id }
}
const latest = async (viewer: Viewer) => (await listNotifications(viewer, { limit: 1 })).items[0]!.message

test('a customer asks for less, the supplier declines, and the quotation stands', async () => {
  const { customer, supplier, id } = await quoted()
  const asked = await counterQuotation(customer, { id, price: 40_000, note: 'For a yearly contract' })
  expect(conforms(quotations.counter, asked)).toMatchObject({ counter: { price: 40_000 }, counters: 1, price: 45_000 })
  expect(await latest(supplier)).toContain('The customer offers ₹40,000 for QUOT-')
  const declined = await declineCounter(supplier, { id })
  expect(conforms(quotations.declineCounter, declined)).toMatchObject({ counter: null, price: 45_000, version: 1 })
  expect(await latest(customer)).toContain('was not accepted. It stands at ₹45,000')
  await refused(declineCounter(supplier, { id }), 'conflict')
})

test('a revision answers what was asked', async () => {
  const { customer, supplier, inquiry, id } = await quoted()
  await counterQuotation(customer, { id, price: 40_000 })
  await changeInquiryStatus(await make.admin(), { id: inquiry.id, status: 'quoted' })
  // Quoting is closed, and yet the supplier is asked.
  const agreed = await reviseQuotation(supplier, { id, revision: 1, price: 40_000 })
  expect(agreed).toMatchObject({ counter: null, counters: 1, version: 2 })
})

test('a customer asks three times at most, one after the other, for less, and names nobody', async () => {
  const { customer, supplier, id } = await quoted()
  await refused(counterQuotation(customer, { id, price: 45_000 }), 'validation', 'price')
  await refused(counterQuotation(customer, { id, price: 40_000, note: 'Call 98220 12345' }), 'validation', 'note')
  for (const price of [40_000, 41_000, 42_000]) {
    await counterQuotation(customer, { id, price })
    await refused(counterQuotation(customer, { id, price }), 'conflict')
    await declineCounter(supplier, { id })
  }
  await expect(counterQuotation(customer, { id, price: 43_000 })).rejects.toMatchObject({
    message: 'You have asked three times. Accept, reject, or wait for a new version.',
  })
})

test('what can’t be accepted is not bargained over', async () => {
  const { customer, inquiry, id } = await quoted()
  await db().inquiry.update({ where: { id: inquiry.id }, data: { revision: 2 } })
  await refused(counterQuotation(customer, { id, price: 40_000 }), 'conflict')
  await db().quotation.update({ where: { id }, data: { revision: 2, validUntil: new Date('2026-01-01') } })
  await refused(counterQuotation(customer, { id, price: 40_000 }), 'conflict')
})

test('an acceptance ends what was asked on the others', async () => {
  const { customer, inquiry, id } = await quoted()
  const other = await make.quotation(await make.supplier(), inquiry)
  await counterQuotation(customer, { id, price: 40_000 })
  await changeQuotationStatus(customer, { id: other.id, status: 'accepted' })
  expect(await getQuotation(customer, { id })).toMatchObject({
    counter: null,
    status: 'rejected',
    outcome: 'following',
  })
})

test('an expired quotation is not the end: the customer asks for a new price, the supplier gives it', async () => {
  const { customer, supplier, inquiry, id } = await quoted()
  await refused(requestNewPrice(customer, { id }), 'conflict')
  await changeInquiryStatus(await make.admin(), { id: inquiry.id, status: 'quoted' })
  await db().quotation.update({ where: { id }, data: { validUntil: new Date('2026-01-01') } })
  const asked = await requestNewPrice(customer, { id })
  expect(conforms(quotations.requote, asked)).toMatchObject({ requoteAt: expect.any(String) })
  expect(await latest(supplier)).toContain('asks for a new price')
  await refused(requestNewPrice(customer, { id }), 'conflict')
  const validUntil = '2199-01-01T00:00:00.000Z'
  expect(await reviseQuotation(supplier, { id, revision: 1, validUntil })).toMatchObject({
    requoteAt: null,
    expired: false,
  })
})

test('a supplier withdraws its quotation: the inquiry stays as it is, and it may quote again', async () => {
  const { customer, supplier, inquiry, id } = await quoted()
  const drawing = await make.upload(customer, 'inquiry')
  await db().file.update({ where: { id: drawing.id }, data: { inquiryId: inquiry.id } })
  await refused(withdrawQuotation(supplier, { id, reason: `Ask ${customer.companyName}` }), 'validation', 'reason')
  const gone = await withdrawQuotation(supplier, { id, reason: 'The spindle is down' })
  expect(conforms(quotations.withdraw, gone)).toMatchObject({
    status: 'rejected',
    outcome: 'withdrawn',
    outcomeReason: 'The spindle is down',
  })
  expect(await latest(customer)).toMatch(/was withdrawn: The spindle is down$/)
  expect(await getInquiry(supplier, { id: inquiry.id })).toMatchObject({ status: 'new', drawingsClosed: false })
  await refused(withdrawQuotation(supplier, { id, reason: 'Again' }), 'conflict')
  expect(await make.quotation(supplier, inquiry)).toMatchObject({ status: 'pending' })
})

test('withdrawing the only quotation after quoting closed leaves the inquiry quoted', async () => {
  const { supplier, customer, inquiry, id } = await quoted()
  await changeInquiryStatus(await make.admin(), { id: inquiry.id, status: 'quoted' })
  await withdrawQuotation(supplier, { id, reason: 'The spindle is down' })
  expect(await getInquiry(customer, { id: inquiry.id })).toMatchObject({ status: 'quoted' })
})

test('of a withdrawal and an acceptance at once exactly one wins', async () => {
  for (let n = 0; n < 4; n++) {
    const { customer, supplier, id } = await quoted()
    const acts = [
      withdrawQuotation(supplier, { id, reason: 'The spindle is down' }),
      changeQuotationStatus(customer, { id, status: 'accepted' }),
    ]
    expect(await atOnce(n % 2 ? acts : acts.reverse())).toEqual({ done: 1, refused: ['conflict'] })
  }
})

test('a supplier says that it will not quote; a question takes that back', async () => {
  const customer = await make.customer()
  const [supplier, asker] = [await make.supplier({ gstNumber: '27AAAAA0000A1Z5' }), await make.supplier()]
  const { id } = await make.inquiry(customer)
  await askQuestion(asker, { id, text: 'Which fit has the keyway?' })
  const declined = await declineToQuote(supplier, { id, reason: 'capacity', note: 'Full until March' })
  expect(conforms(inquiries.decline, declined)).toMatchObject({ declinedAt: expect.any(String) })
  expect(await latest(customer)).toMatch(/^A supplier will not quote on INQ-.*: no capacity$/)
  const bidders = conforms(inquiries.bidders, await listBidders(customer, { id }))
  expect(bidders).toEqual([
    { letter: 'A', asked: true, quoted: false, declineReason: null, declineNote: null },
    {
      letter: 'B',
      asked: false,
      quoted: false,
      declineReason: 'capacity',
      declineNote: 'Full until March',
    },
  ])
  expect((await listBidders(await make.admin(), { id }))[1]).toMatchObject({
    supplierName: supplier.companyName,
    state: 'Maharashtra',
  })
  expect((await getInquiry(asker, { id })).history.map(({ kind }) => kind)).toEqual(['inquiry.submitted'])
  await askQuestion(supplier, { id, text: 'Would April do?' })
  expect(await getInquiry(supplier, { id })).toMatchObject({ declinedAt: null })
  const { id: quotationId } = await make.quotation(supplier, { id })
  await refused(declineToQuote(supplier, { id, reason: 'date' }), 'conflict')
  await withdrawQuotation(supplier, { id: quotationId, reason: 'The spindle is down' })
  await declineToQuote(supplier, { id, reason: 'date' })
})
