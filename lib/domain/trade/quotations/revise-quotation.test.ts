import { quotations } from '@/lib/contract/trade/quotations'
import { changeInquiryStatus } from '@/lib/domain/trade/inquiries/change-inquiry-status'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { changeQuotationStatus } from './change-quotation-status'
import { createQuotation } from './create-quotation'
import { getQuotation } from './get-quotation'
import { listQuotations } from './list-quotations'
import { reviseQuotation } from './revise-quotation'

await ownDatabase()

/** An inquiry with one quotation on it. */
async function quoted() {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const inquiry = await make.inquiry(customer)
  const form = { inquiryId: inquiry.id, price: 45_000, details: 'Ex works, three weeks', leadDays: 21 }
  const { id } = await createQuotation(supplier, form)
  return { customer, supplier, inquiry, id }
}

test('a revised quotation is its next version; the earlier one stays readable for both sides', async () => {
  const { customer, supplier, id } = await quoted()
  const revised = await reviseQuotation(supplier, { id, revision: 1, price: 42_000, leadDays: 18 })
  expect(conforms(quotations.revise, revised)).toMatchObject({ version: 2, price: 42_000, leadDays: 18 })
  for (const viewer of [customer, supplier, await make.admin()])
    expect(conforms(quotations.get, await getQuotation(viewer, { id }))).toMatchObject({
      price: 42_000,
      details: 'Ex works, three weeks',
      version: 2,
      versions: [{ number: 1, price: 45_000, leadDays: 21, details: 'Ex works, three weeks', revision: 1 }],
      history: [{ kind: 'quotation.created' }, { kind: 'quotation.revised' }],
    })
  const [news] = (await listNotifications(customer, { limit: 1 })).items
  expect(news!.message).toContain('is now v2: ₹45,000 → ₹42,000, 21 → 18 days')
})

test('an earlier version names nobody to the other side', async () => {
  const { customer, supplier, id } = await quoted()
  await reviseQuotation(supplier, { id, revision: 1, details: `From ${supplier.companyName}` })
  await reviseQuotation(supplier, { id, revision: 1, details: 'Ex works' })
  const read = async (viewer: Viewer) => (await getQuotation(viewer, { id })).versions[1]!.details
  expect([await read(customer), await read(supplier)]).toEqual(['From •••', `From ${supplier.companyName}`])
})

test('of an acceptance and a revision at once the customer never accepts terms that it has not read', async () => {
  for (let n = 0; n < 4; n++) {
    const { customer, supplier, id } = await quoted()
    const acts = [
      changeQuotationStatus(customer, { id, status: 'accepted', version: 1 }),
      reviseQuotation(supplier, { id, revision: 1, price: 60_000 }),
    ]
    expect(await atOnce(n % 2 ? acts : acts.reverse())).toEqual({ done: 1, refused: ['conflict'] })
  }
})

test('after quoting closed a quotation stands, unless it has expired', async () => {
  const { supplier, inquiry, id } = await quoted()
  await changeInquiryStatus(await make.admin(), { id: inquiry.id, status: 'quoted' })
  await refused(reviseQuotation(supplier, { id, revision: 1, price: 40_000 }), 'conflict')
  await db().quotation.update({ where: { id }, data: { validUntil: new Date('2026-01-01') } })
  await refused(reviseQuotation(supplier, { id, revision: 1, price: 40_000 }), 'validation', 'validUntil')
  const validUntil = '2199-01-01T00:00:00.000Z'
  expect(await reviseQuotation(supplier, { id, revision: 1, validUntil })).toMatchObject({ expired: false, version: 2 })
})

test('what is decided is not revised, nor what stays the same, nor another’s', async () => {
  const { customer, supplier, id } = await quoted()
  await refused(reviseQuotation(supplier, { id, revision: 1, price: 45_000, leadDays: 21 }), 'validation')
  await refused(reviseQuotation(await make.supplier(), { id, revision: 1, price: 1 }), 'not_found')
  await changeQuotationStatus(customer, { id, status: 'rejected' })
  await refused(reviseQuotation(supplier, { id, revision: 1, price: 40_000 }), 'conflict')
})

test('a supplier finds its quotations that wait to be confirmed', async () => {
  const { supplier, inquiry, id } = await quoted()
  const unconfirmed = async () =>
    (await listQuotations(supplier, { limit: 50, unconfirmed: 'true' })).items.map((one) => one.id)
  expect(await unconfirmed()).toEqual([])
  await db().inquiry.update({ where: { id: inquiry.id }, data: { revision: 2 } })
  expect(await unconfirmed()).toEqual([id])
})
