import { rfqs } from '@/lib/contract'
import type { Input } from '@/lib/contract/core/endpoint'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { withdrawQuotation } from '@/lib/domain/trade/quotations/withdraw-quotation'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { reviseInquiry } from '@/lib/domain/trade/revisions/revise-inquiry'
import { db, rows, sql } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { addRfq } from './add-rfq'
import { getRfq } from './get-rfq'
import { listRfqs } from './list-rfqs'
import { quoteLines } from './quote-lines'
import { submitRfq } from './submit-rfq'

await ownDatabase()

async function open(form: Input<typeof rfqs.add> = {}) {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const lines = [500, 1_000, 80, 40].map((quantity, at) => ({
    key: `k${at}`,
    partNumber: `P-${at}`,
    quantity,
    description: 'As drawn, deburred',
  }))
  const { id } = await addRfq(customer, { lines, ...form })
  const rfq = await submitRfq(customer, { id, version: 1 })
  return { customer, supplier, id, ids: rfq.lines.map((line) => line.id) as [number, number, number, number] }
}
type Line = Input<typeof rfqs.quote>['lines'][number]
const at = (inquiryId: number, unitPaise: number, more: Partial<Line> = {}): Line => ({
  inquiryId,
  revision: 1,
  unitPaise,
  ...more,
})
const news = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 20 })).items.map(({ message }) => message)
const called = (id: number) => `RFQ-${String(id).padStart(4, '0')}`
const issuesOf = (act: Promise<unknown>) =>
  act.then(
    () => [],
    (problem: { issues: { path: string; message: string }[] }) => problem.issues,
  )

test('each price makes a quotation, a reason declines, and customer and admins hear of it once', async () => {
  const { customer, supplier, id, ids } = await open()
  const admin = await make.admin()
  const answer = await quoteLines(supplier, {
    id,
    lines: [
      at(ids[0], 20_500),
      at(ids[2], 148_000, { tooling: 12_000, freight: 2_400 }),
      { inquiryId: ids[3], noQuote: 'capability' },
    ],
    gstPercent: 18,
    leadDays: 21,
    validUntil: '2031-01-15T00:00:00.000Z',
  })
  conforms(rfqs.quote, answer)
  expect(answer).toEqual({ priced: [ids[0], ids[2]], revised: [], same: [], declined: [ids[3]], unanswered: 1 })
  const { items } = await listQuotations(customer, { limit: 10, rfqId: id, sort: 'id' })
  expect(items).toMatchObject([
    { price: 102_500, breaks: [{ minQuantity: 500, unitPaise: 20_500 }], gstPercent: 18, leadDays: 21, offer: 'A' },
    { price: 132_800, tooling: 12_000, freight: 2_400, validUntil: '2031-01-15T00:00:00.000Z' },
  ])
  for (const viewer of [customer, admin])
    expect(await news(viewer)).toEqual([`Offer A priced 2 of 4 lines of ${called(id)}, no quote for 1`])
  expect((await getRfq(supplier, { id })).counts).toEqual({
    lines: 4,
    fits: 0,
    priced: 2,
    declined: 1,
    unanswered: 1,
  })
})

test('a supplier reads its answer on each line: what it offers at which revision, or its reason', async () => {
  const { customer, supplier, id, ids } = await open()
  const lines = [
    at(ids[0], 20_500, { leadDays: 14, details: 'Ex works' }),
    at(ids[2], 148_000, { tooling: 12_000, freight: 2_400 }),
    { inquiryId: ids[3], noQuote: 'capability' as const, note: 'Too wide' },
  ]
  await quoteLines(supplier, { id, lines })
  await createQuotation(supplier, { inquiryId: ids[1], price: 48_500, details: 'Ex works' })
  await reviseInquiry(customer, { id: ids[2], material: 'EN24' })
  const read = await getRfq(supplier, { id })
  conforms(rfqs.get, read)
  const offer = {
    version: 1,
    status: 'pending',
    needsConfirmation: false,
    expired: false,
    tooling: null,
    freight: null,
  }
  expect(read.lines.map(({ own, noQuote }) => [own, noQuote])).toEqual([
    [expect.objectContaining({ ...offer, price: 102_500, unitPaise: 20_500, leadDays: 14, details: 'Ex works' }), null],
    // One price for all pieces: what a piece comes to.
    [expect.objectContaining({ ...offer, price: 48_500, unitPaise: 4_850, leadDays: null }), null],
    [expect.objectContaining({ ...offer, unitPaise: 148_000, tooling: 12_000, freight: 2_400, needsConfirmation: true }), null],
    [null, { reason: 'capability', note: 'Too wide' }],
  ]) // oxfmt-ignore
  await withdrawQuotation(supplier, { id: read.lines[0]!.own!.quotationId, reason: 'No capacity' })
  expect((await getRfq(supplier, { id })).lines[0]).toMatchObject({ own: null, noQuote: null })
})

test('a line of a request is no single inquiry, and it is found by its name', async () => {
  const { supplier, ids } = await open()
  const singles = await listInquiries(supplier, { limit: 100, open: 'true', single: 'true' })
  expect(singles.items.map((one) => one.id)).not.toContain(ids[0])
  const named = await listInquiries(supplier, { limit: 100, open: 'true', q: 'P-0' })
  expect(named.items.map((one) => one.id)).toContain(ids[0])
})

test('a request says how many of its lines fit the supplier', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const process = await make.process(supplier)
  const lines = ['FL-100', 'BS-200', 'SH-300'].map((partNumber, n) => ({
    key: `k${n}`,
    partNumber,
    quantity: 10,
    description: 'As drawn, deburred',
    ...(n < 2 && { process: process.name }),
  }))
  const { id } = await addRfq(customer, { lines })
  await submitRfq(customer, { id, version: 1 })
  expect((await getRfq(supplier, { id })).lines.map(({ fits }) => fits)).toEqual([true, true, false])
  expect((await listRfqs(supplier, { limit: 1, state: 'open' })).items[0]).toMatchObject({
    counts: { lines: 3, fits: 2 },
  })
})

test('the same again changes nothing and tells nobody; another price is the next version', async () => {
  const { customer, supplier, id, ids } = await open()
  const form = {
    id,
    lines: [at(ids[0], 20_500), { inquiryId: ids[3], noQuote: 'date' as const }],
    validUntil: '2031-01-15T00:00:00.000Z',
    details: 'Ex works',
  }
  await quoteLines(supplier, form)
  const told = (await news(customer)).length
  expect(await quoteLines(supplier, form)).toMatchObject({ priced: [], revised: [], same: [ids[0], ids[3]] })
  expect((await news(customer)).length).toBe(told)
  const next = await quoteLines(supplier, { id, lines: [at(ids[0], 20_000), at(ids[3], 215_000)] })
  expect(next).toMatchObject({ revised: [ids[0]], priced: [ids[3]], same: [] })
  expect(await db().quotation.findFirst({ where: { inquiryId: ids[0] } })).toMatchObject({
    version: 2,
    price: 100_000,
    details: 'Ex works',
  })
  const gone = await quoteLines(supplier, { id, lines: [{ inquiryId: ids[0], noQuote: 'capacity' }] })
  expect(gone).toMatchObject({ declined: [ids[0]], unanswered: 2 })
  expect(await db().quotation.findFirst({ where: { inquiryId: ids[0] } })).toMatchObject({ outcome: 'withdrawn' })
})

test('all or none: each line that stands in the way is named', async () => {
  const { customer, supplier, id, ids } = await open()
  const rival = await make.supplier()
  await reviseInquiry(customer, { id: ids[1], quantity: 900 })
  const quotation = await make.quotation(rival, { id: ids[2] })
  await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  await quoteLines(supplier, { id, lines: [at(ids[0], 20_500)] })
  expect(
    await issuesOf(quoteLines(supplier, { id, lines: [at(ids[0], 19_000), at(ids[1], 4_850), at(ids[2], 100)] })),
  ).toEqual([{ path: 'lines.2.inquiryId', message: `Choose a line of ${called(id)}` }])
  expect(await issuesOf(quoteLines(supplier, { id, lines: [at(ids[0], 19_000), at(ids[1], 4_850)] }))).toEqual([
    { path: 'lines.1', message: 'Line 2: The inquiry is at revision B now. Look at what changed first.' },
  ])
  expect(await db().quotation.findFirst({ where: { inquiryId: ids[0], supplierId: supplier.id } })).toMatchObject({
    version: 1,
  })
})

test('a cell that says nothing, or two things, is named', async () => {
  const { supplier, id, ids } = await open()
  const elsewhere = (await open()).ids[0]
  const lines = [
    { inquiryId: ids[0], revision: 1 },
    { inquiryId: ids[1], revision: 1, unitPaise: 100, noQuote: 'price' as const },
    { inquiryId: ids[2], unitPaise: 100 },
    at(ids[3], 100),
    at(ids[3], 100),
    at(elsewhere, 100),
  ]
  expect(await issuesOf(quoteLines(supplier, { id, lines }))).toEqual([
    { path: 'lines.0.unitPaise', message: 'Enter a price' },
    { path: 'lines.1.noQuote', message: 'A price or a reason, not both' },
    { path: 'lines.2.revision', message: 'Say for which revision it is' },
    { path: 'lines.4.inquiryId', message: 'Line 4 appears here twice' },
    { path: 'lines.5.inquiryId', message: `Choose a line of ${called(id)}` },
  ])
  const large = quoteLines(supplier, { id, lines: [at(ids[1], 2_147_483_647)] })
  expect(await issuesOf(large)).toEqual([
    { path: 'lines.0.unitPaise', message: 'Line 2: This price is too large or too small' },
  ])
  const named = [{ inquiryId: ids[0], noQuote: 'other' as const, note: 'Call 98220 12345' }]
  expect((await issuesOf(quoteLines(supplier, { id, lines: named })))[0]!.path).toBe('lines.0.note')
})

test('after the deadline every supplier reads when quoting closed; a draft and another’s lines are found by nobody', async () => {
  const { supplier, id, ids } = await open({ quoteBy: new Date(Date.now() + 86_400_000).toISOString() })
  await rows(sql`UPDATE rfqs SET quote_by = now() - interval '1 second' WHERE id = ${id}`)
  await rows(sql`UPDATE inquiries SET quote_by = now() - interval '1 second' WHERE rfq_id = ${id}`)
  const late = quoteLines(supplier, { id, lines: [at(ids[0], 100)] })
  await expect(late).rejects.toThrow(/^Quoting closed on /)
  const draft = await addRfq(await make.customer(), {})
  await refused(quoteLines(supplier, { id: draft.id, lines: [at(ids[0], 100)] }), 'not_found')
})

test('while prices are sealed nobody is told how many lines have one', async () => {
  const { customer, supplier, id, ids } = await open({
    sealed: true,
    quoteBy: new Date(Date.now() + 86_400_000).toISOString(),
  })
  await quoteLines(supplier, { id, lines: [at(ids[0], 20_500)] })
  expect(await news(customer)).toEqual([`A supplier answered ${called(id)}`])
  const kept = await db().event.findMany({ where: { actorId: supplier.id } })
  expect(JSON.stringify(kept.map(({ data }) => data))).not.toMatch(/\b(102500|20500)\b/)
})

test('two suppliers at once: each has its letter, the same on each line', async () => {
  const { supplier, id, ids } = await open()
  const other = await make.supplier()
  await Promise.all([supplier, other].map((one) => quoteLines(one, { id, lines: ids.map((line) => at(line, 1_000)) })))
  const letters = await rows<{ letters: number }>(sql`
    SELECT count(DISTINCT b.label)::int AS letters FROM bidders b WHERE b.inquiry_id = ANY (${ids}::int[]) GROUP BY b.supplier_id`)
  expect(letters).toEqual([{ letters: 1 }, { letters: 1 }])
})

test('2,000 prices in 24 hours are the most', async () => {
  const { supplier, id, ids } = await open()
  await quoteLines(supplier, { id, lines: [at(ids[0], 1_000)] })
  await rows(sql`INSERT INTO quotations (inquiry_id, supplier_id, price, details, written_at, status)
    SELECT ${ids[0]}, ${supplier.id}, 1, 'x', now(), 'rejected' FROM generate_series(1, 1999)`)
  env().RATE_LIMIT = 'on'
  try {
    await refused(quoteLines(supplier, { id, lines: [at(ids[1], 1_000)] }), 'rate_limited')
  } finally {
    env().RATE_LIMIT = 'off'
  }
})
