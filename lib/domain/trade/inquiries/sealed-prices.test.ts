import { randomInt } from 'node:crypto'
import { calls } from '@/lib/contract/calls'
import { listAudit } from '@/lib/domain/desk/audit/list-audit'
import { listReaders } from '@/lib/domain/trade/inquiries/list-readers'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { counterQuotation } from '@/lib/domain/trade/quotations/counter-quotation'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { requestNewPrice } from '@/lib/domain/trade/quotations/request-new-price'
import { withdrawQuotation } from '@/lib/domain/trade/quotations/withdraw-quotation'
import { copyInquiry } from '@/lib/domain/trade/repeats/copy-inquiry'
import { listMessages } from '@/lib/domain/files/moderation/list-messages'
import { findEverywhere } from '@/lib/domain/desk/search/find-everywhere'
import { db } from '@/lib/infra/db/db'
import { count } from '@/lib/terms/format'
import type { Viewer } from '@/lib/rules/core/permissions'
import { exportOf } from '@/tests/exports'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { ask } from '@/tests/product/ask'
import { readsOf } from '@/tests/reads'
import { atOnce, refused } from '@/tests/refused'
import { changeInquiryStatus } from './change-inquiry-status'
import { closeInquiry } from './close-inquiry'
import { closeOverdue } from './close-overdue'
import { getInquiry } from './get-inquiry'
import { moveDeadline } from './move-deadline'
import { submitInquiry } from './submit-inquiry'

await ownDatabase()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const pass = (id: number) => db().inquiry.update({ where: { id }, data: { quoteBy: new Date(Date.now() - 1_000) } })

/** An inquiry whose prices are sealed for nine days, with one in that no other test has. */
async function sealed() {
  const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const projectName = unique('Hub')
  const form = { projectName, description: 'Hub, bore 65 H7', quantity: 80, sealed: true, quoteBy: inDays(9) }
  const { id } = await submitInquiry(customer, form)
  const price = 1_000_000 + randomInt(8_000_000)
  const terms = { price, details: `Ex works at ${price}`, validUntil: null }
  const { id: quotation } = await createQuotation(supplier, { inquiryId: id, ...terms })
  return { customer, supplier, admin, id, quotation, projectName, price }
}

/** All that a customer or an admin can ask of it. */
async function allReadBy(viewer: Viewer, { id, projectName }: { id: number; projectName: string }) {
  const answers: unknown[] = [
    await getInquiry(viewer, { id }),
    await listReaders(viewer, { id }),
    await findEverywhere(viewer, { q: projectName }),
    await listNotifications(viewer, { limit: 50 }),
    await exportOf(viewer, 'quotations'),
    await exportOf(viewer, 'inquiries'),
  ]
  for (const { endpoint } of readsOf(viewer.role)) answers.push((await ask(viewer, `GET ${endpoint.path}`)).body)
  if (viewer.role === 'admin') answers.push(await listAudit(viewer, { limit: 50 }))
  const events = await db().event.findMany({ where: { data: { path: ['inquiryId'], equals: id } } })
  return JSON.stringify([answers, events.map(({ data }) => data)])
}
const isHidden = async (viewer: Viewer, one: Awaited<ReturnType<typeof sealed>>) => {
  const read = await allReadBy(viewer, one)
  for (const price of [String(one.price), count(one.price)]) expect(read).not.toContain(price)
  await refused(getQuotation(viewer, { id: one.quotation }), 'not_found')
}

test('with a sealed price in, the deadline moves later only, for the customer and for an admin', async () => {
  const { customer, admin, id } = await sealed()
  for (const viewer of [customer, admin]) {
    await refused(moveDeadline(viewer, { id, quoteBy: inDays(1 / 86_400) }), 'conflict', 'quoteBy')
    await refused(moveDeadline(viewer, { id, quoteBy: inDays(8) }), 'conflict', 'quoteBy')
    await refused(moveDeadline(viewer, { id, quoteBy: null }), 'validation', 'quoteBy')
  }
  const later = inDays(10)
  expect(await moveDeadline(customer, { id, quoteBy: later })).toMatchObject({ quoteBy: later })
  await refused(moveDeadline(customer, { id, quoteBy: inDays(9) }), 'conflict', 'quoteBy')
})

test('before a price is in, and once none is left, the deadline moves both ways', async () => {
  const { customer, supplier, id, quotation } = await sealed()
  await withdrawQuotation(supplier, { id: quotation, reason: 'The spindle is down' })
  const sooner = inDays(2)
  expect(await moveDeadline(customer, { id, quoteBy: sooner })).toMatchObject({ quoteBy: sooner })
})

test('nobody closes quoting early on sealed prices: not the customer, not an admin', async () => {
  const one = await sealed()
  const { customer, admin, id } = one
  const message = expect.stringMatching(
    /^Sealed prices are in: they open on .*Until then the inquiry can only be cancelled\.$/,
  )
  await expect(closeInquiry(customer, { id, as: 'quoted' })).rejects.toMatchObject({ code: 'conflict', message })
  const other = await sealed()
  await expect(changeInquiryStatus(admin, { id: other.id, status: 'quoted' })).rejects.toMatchObject({
    code: 'conflict',
    message,
  })
  for (const viewer of [other.customer, admin]) await isHidden(viewer, other)
})

test.each([
  ['its customer cancels it', ({ customer, id }) => closeInquiry(customer, { id, as: 'cancelled' })],
  ['an admin declines it', ({ admin, id }) => changeInquiryStatus(admin, { id, status: 'rejected' })],
] as [string, (one: Awaited<ReturnType<typeof sealed>>) => Promise<unknown>][])(
  'where %s before the deadline, the prices are never shown',
  async (_, end) => {
    const one = await sealed()
    await end(one)
    await pass(one.id)
    await closeOverdue()
    for (const viewer of [one.customer, one.admin]) await isHidden(viewer, one)
    expect(await getQuotation(one.supplier, { id: one.quotation })).toMatchObject({
      price: one.price,
      status: 'rejected',
    })
  },
)

test('the deadline opens them, and what was seen is not sealed again', async () => {
  const one = await sealed()
  const { customer, admin, id, quotation } = one
  await pass(id)
  await isHidden(customer, one)
  await closeOverdue()
  for (const viewer of [customer, admin])
    expect(await getQuotation(viewer, { id: quotation })).toMatchObject({ price: one.price, sealed: true })
  await refused(moveDeadline(customer, { id, quoteBy: inDays(3) }), 'conflict')
  // Cancelled after that, they stay read.
  await closeInquiry(customer, { id, as: 'cancelled' })
  expect(await getQuotation(customer, { id: quotation })).toMatchObject({ price: one.price })
})

test('prices that were sealed are accepted or not: nobody is asked for less, in figures or in words', async () => {
  const { customer, id, quotation, price } = await sealed()
  await pass(id)
  await closeOverdue()
  await expect(counterQuotation(customer, { id: quotation, price: price - 1 })).rejects.toMatchObject({
    code: 'conflict',
    message: 'The prices were sealed: they can’t be negotiated.',
  })
  await db().quotation.update({ where: { id: quotation }, data: { validUntil: new Date('2026-01-01') } })
  await refused(requestNewPrice(customer, { id: quotation, note: 'At 76,54,320?' }), 'validation', 'note')
  expect(await requestNewPrice(customer, { id: quotation })).toMatchObject({ requoteAt: expect.any(String) })
  const other = await sealed()
  await pass(other.id)
  await closeOverdue()
  expect(await changeQuotationStatus(other.customer, { id: other.quotation, status: 'accepted' })).toMatchObject({
    status: 'accepted',
  })
})

test('a revision and a split leave the seal and the deadline as they are', async () => {
  const one = await sealed()
  const { customer, id } = one
  const { quoteBy } = await getInquiry(customer, { id })
  const smuggled = { material: 'EN24', sealed: false, quoteBy: inDays(1) }
  const { body } = await ask(customer, `PATCH /api/inquiries/${id}`, smuggled)
  expect(body).toMatchObject({ material: 'EN24', sealed: true, quoteBy })
  const share = await copyInquiry(customer, { id, quantity: 30, split: true })
  expect(share).toMatchObject({ sealed: true, quoteBy, quantity: 30 })
  expect(await getInquiry(customer, { id })).toMatchObject({ sealed: true, quoteBy, quantity: 50 })
  await pass(id)
  await refused(copyInquiry(customer, { id, quantity: 5, split: true }), 'conflict')
  await isHidden(customer, one)
})

test('what waits for an admin of a sealed quotation waits until its deadline: it can tell the price', async () => {
  const one = await sealed()
  const other = await make.supplier()
  const files = [{ id: (await make.upload(other, 'inquiry', `Offer ${one.price}.pdf`)).id }]
  const details = `Call 98220 12345 about ${one.price}`
  await createQuotation(other, { inquiryId: one.id, price: one.price, details, validUntil: null, files })
  const held = async () => (await listMessages(one.admin, { limit: 50, q: String(one.price) })).items.length
  expect(await held()).toBe(0)
  await isHidden(one.admin, one)
  await pass(one.id)
  await closeOverdue()
  expect(await held()).toBe(2)
})

test('of a price that comes and an end of quoting at once, none opens it', async () => {
  for (let n = 0; n < 4; n++) {
    const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
    const form = { projectName: unique('Hub'), description: 'Hub, bore 65 H7', quantity: 80 }
    const { id } = await submitInquiry(customer, { ...form, sealed: true, quoteBy: inDays(9) })
    const acts = [make.quotation(supplier, { id }), changeInquiryStatus(admin, { id, status: 'quoted' })]
    expect((await atOnce(n % 2 ? acts : acts.reverse())).done).toBe(1)
  }
})

test('no other call takes a deadline or a seal', () => {
  const taking = calls.flatMap(({ endpoint }) => {
    const shape = (endpoint.body as { shape?: object } | undefined)?.shape ?? {}
    return 'quoteBy' in shape || 'sealed' in shape ? [`${endpoint.method} ${endpoint.path}`] : []
  })
  expect(taking.toSorted()).toEqual([
    'PATCH /api/inquiries/{id}/deadline',
    'PATCH /api/rfqs/{id}',
    'PATCH /api/rfqs/{id}/deadline',
    'POST /api/inquiries',
    'POST /api/rfqs',
  ])
})
