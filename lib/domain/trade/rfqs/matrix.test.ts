import { rfqs } from '@/lib/contract'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { withdrawQuotation } from '@/lib/domain/trade/quotations/withdraw-quotation'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { closeOverdue } from '../inquiries/close-overdue'
import { declineToQuote } from '../inquiries/decline-to-quote'
import { addRfq } from './add-rfq'
import { getMatrix } from './get-matrix'
import { submitRfq } from './submit-rfq'

await ownDatabase()

const parts = [
  ['FL-100', 500],
  ['BS-200', 1_000],
  ['SH-300', 80],
  ['PL-400', 40],
  ['BR-500', 20],
] as const
/** The prices of three suppliers on five lines; null: it will not quote. */
const prices = [
  [105_000, 48_500, 132_800, null, 18_000],
  [102_500, 52_000, 137_200, 86_000, 18_800],
  [111_000, 47_250, null, 89_600, 17_500],
]

async function pump(form: { sealed?: boolean; quoteBy?: string } = {}) {
  const customer = await make.customer()
  const lines = parts.map(([partNumber, quantity], at) => ({
    key: `k${at}`,
    partNumber,
    quantity,
    description: 'As drawn, deburred',
  }))
  const { id } = await addRfq(customer, { lines, ...form })
  const rfq = await submitRfq(customer, { id, version: 1 })
  const suppliers = [await make.supplier(), await make.supplier(), await make.supplier()]
  for (const [at, supplier] of suppliers.entries())
    for (const [no, price] of prices[at]!.entries()) {
      const inquiryId = rfq.lines[no]!.id
      if (price === null) await declineToQuote(supplier, { id: inquiryId, reason: 'capability' })
      else
        await createQuotation(supplier, {
          inquiryId,
          price,
          details: 'Ex works',
          validUntil: null,
          gstPercent: 18,
          leadDays: 21,
        })
    }
  return { customer, suppliers, id, lines: rfq.lines }
}

test('a buyer reads the cheapest mix of three suppliers, and what one alone would cost', async () => {
  const { customer, suppliers, id, lines } = await pump()
  const matrix = await getMatrix(customer, { id, extra: 3 })
  conforms(rfqs.matrix, matrix)
  expect(matrix.suppliers).toEqual([
    { letter: 'A', priced: 4, declined: 1, unanswered: 0, price: 304_300, gst: 54_774, gstMissing: 0, total: 359_074 },
    { letter: 'B', priced: 5, declined: 0, unanswered: 0, price: 396_500, gst: 71_370, gstMissing: 0, total: 467_870 },
    { letter: 'C', priced: 4, declined: 1, unanswered: 0, price: 265_350, gst: 47_763, gstMissing: 0, total: 313_113 },
  ])
  expect(matrix.cheapest).toMatchObject({ letters: ['A', 'B', 'C'], price: 386_050, gst: 69_489, total: 455_539 })
  expect(matrix.fewest).toMatchObject({ letters: ['B'], price: 396_500, total: 467_870, extra: 3, exact: true })
  expect((await getMatrix(customer, { id, extra: 2 })).fewest).toMatchObject({ letters: ['A', 'B'], price: 387_800 })
  expect(matrix.lines[0]).toMatchObject({
    inquiryId: lines[0]!.id,
    lineNo: 1,
    offers: [
      { letter: 'A', price: 105_000, landedPaise: 21_000, gst: 18_900, state: 'open', cheapest: false },
      { letter: 'B', cheapest: true },
      { letter: 'C', landedPaise: 22_200 },
    ],
  })
  expect(matrix.lines[2]!.declined).toEqual([{ letter: 'C', reason: 'capability' }])
  const admins = await getMatrix(await make.admin(), { id, extra: 3 })
  expect(admins.suppliers.map(({ supplierId }) => supplierId)).toEqual(suppliers.map((one) => one.id))
  expect(admins.suppliers.map(({ supplierName }) => supplierName)).toEqual(suppliers.map((one) => one.companyName))
  for (const secret of suppliers.flatMap((one) => [`"supplierId"`, `"supplierName"`, one.companyName, one.email]))
    expect(JSON.stringify(matrix)).not.toContain(secret)
  await refused(getMatrix(await make.customer(), { id, extra: 3 }), 'not_found')
  await refused(getMatrix(suppliers[0]!, { id, extra: 3 }), 'forbidden')
})

test('what can’t be accepted is shown with its state, and is in no choice', async () => {
  const { customer, suppliers, id, lines } = await pump()
  const [a, b] = suppliers as [Viewer, Viewer]
  const ofA = await db().quotation.findMany({ where: { supplierId: a.id }, orderBy: { id: 'asc' } })
  await db().quotation.update({
    where: { id: ofA[0]!.id },
    data: { validUntil: new Date(Date.now() - 3 * 86_400_000) },
  })
  await db().quotation.update({ where: { id: ofA[1]!.id }, data: { status: 'sent' } })
  await withdrawQuotation(a, { id: ofA[2]!.id, reason: 'The machine is down' })
  await db().inquiry.update({ where: { id: lines[4]!.id }, data: { revision: 2 } })
  await make.suspended(b)
  const matrix = await getMatrix(customer, { id, extra: 100 })
  expect(matrix.lines.map(({ offers }) => offers.map(({ letter, state }) => `${letter} ${state}`))).toEqual([
    ['A expired', 'B unavailable', 'C open'],
    ['A sent', 'B unavailable', 'C open'],
    ['B unavailable'],
    ['B unavailable', 'C open'],
    ['A unconfirmed', 'B unavailable', 'C unconfirmed'],
  ])
  expect(matrix.cheapest).toMatchObject({ letters: ['C'], price: 111_000 + 47_250 + 89_600 })
  expect(matrix.cheapest.uncovered).toEqual([lines[2]!.id, lines[4]!.id])
})

test('sealed prices: letters and counts before the deadline, all prices after it', async () => {
  const { customer, id } = await pump({ sealed: true, quoteBy: new Date(Date.now() + 86_400_000).toISOString() })
  const before = await getMatrix(customer, { id, extra: 5 })
  conforms(rfqs.matrix, before)
  expect(before.suppliers[1]).toEqual({
    letter: 'B',
    priced: 5,
    declined: 0,
    unanswered: 0,
    price: null,
    gst: null,
    gstMissing: null,
    total: null,
  })
  expect(before.lines.flatMap(({ offers }) => offers)).toEqual([])
  expect(before.cheapest).toMatchObject({ price: 0, picks: [] })
  for (const price of prices.flat()) if (price) expect(JSON.stringify(before)).not.toMatch(new RegExp(`\\b${price}\\b`))
  await rows(sql`UPDATE inquiries SET quote_by = now() - interval '1 second' WHERE rfq_id = ${id}`)
  await closeOverdue()
  expect((await getMatrix(customer, { id, extra: 5 })).cheapest.price).toBe(386_050)
})

test('a draft has no line in it', async () => {
  const customer = await make.customer()
  const { id } = await addRfq(customer, {})
  const matrix = await getMatrix(customer, { id, extra: 5 })
  conforms(rfqs.matrix, matrix)
  expect(matrix).toMatchObject({
    lines: [],
    suppliers: [],
    cheapest: { picks: [], price: 0 },
    fewest: { picks: [], exact: true },
  })
})
