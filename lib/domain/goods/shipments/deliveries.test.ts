import { shipments } from '@/lib/contract/goods/shipments'
import { problems } from '@/lib/contract/orders/order-problems'
import { workorders } from '@/lib/contract/orders/workorders'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { downloadChallan } from '@/lib/domain/money/challans/download-challan'
import { issueChallan } from '@/lib/domain/money/challans/issue-challan'
import { editTerms } from '@/lib/domain/money/order-terms/edit-terms'
import { getTerms } from '@/lib/domain/money/order-terms/get-terms'
import { previewInvoice } from '@/lib/domain/money/tax-documents/preview-invoice'
import { decideProblem } from '@/lib/domain/orders/order-problems/decide-problem'
import { getProblem } from '@/lib/domain/orders/order-problems/get-problem'
import { raiseProblem } from '@/lib/domain/orders/order-problems/raise-problem'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { addDays, date, isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { conforms } from '@/tests/conform'
import { company, sold } from '@/tests/invoice-fixtures'
import { credit, issue } from '@/tests/issued'
import { make } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused, refusedAs } from '@/tests/refused'
import { changeShipment } from './change-shipment'
import { enterEwayBill } from './enter-eway-bill'
import { correctLine, receiveShipment } from '@/lib/domain/money/payouts/followed-acts'
import { getShipment } from './get-shipment'
import { listShipments } from './list-shipments'
import { moveShipment } from './move-shipment'
import { planShipment } from './plan-shipment'
import { countSilently } from './count-silently'

await ownDatabase()

const today = isoDay(Date.now())
const shown = (id: number) => displayId('workorder', id)
const shipment = (id: number) => displayId('shipment', id)

type Sides = { customer?: Viewer; supplier?: Viewer }
/** An order of so many pieces for ₹99,999 without tax, to a customer in Karnataka, of which the hub has all. */
async function atHub(quantity = 500, sides: Sides = {}, there = quantity) {
  // Small orders need no e-way bill.
  const order = await sold({ price: quantity === 500 ? 99_999 : 4_000, ...sides })
  await db().inquiry.update({ where: { id: order.inquiry.id }, data: { quantity } })
  const { supplier, admin, workOrderId: id } = order
  if (there) {
    const paper = { kind: 'invoice', number: 'MP/118', on: today }
    const lines = [{ workorderId: id, quantity: there }]
    const form = { leg: 'to_hub', lines, packages: 4, carrier: 'Shree Transport', paper, send: true }
    const sent = await planShipment(supplier, shipments.plan.body.parse(form))
    await count(admin, sent.id, [{ received: there }])
  }
  return { ...order, id }
}
const pack = (as: Viewer, lines: [order: number, pieces: number][], more: object = {}) =>
  planShipment(
    as,
    shipments.plan.body.parse({
      leg: 'from_hub',
      lines: lines.map(([workorderId, quantity]) => ({ workorderId, quantity })),
      packages: 2,
      carrier: 'Shree Transport',
      ...more,
    }),
  )
const move = (as: Viewer, id: number, status: string, more: object = {}) =>
  moveShipment(as, { id, ...shipments.move.body.parse({ status, ...more }) })
type Line = { received: number; rejected?: number; description?: string; wanted?: string; files?: { id: number }[] }
async function count(as: Viewer, id: number, counts: Line[], more: object = {}) {
  const { lines } = await getShipment(as, { id })
  const counted = counts.map((line, at) => ({ id: lines[at]!.id, ...line }))
  return receiveShipment(as, { id, ...shipments.receive.body.parse({ deliveredOn: today, lines: counted, ...more }) })
}
const challan = (as: Viewer, id: number, reason = 'other') =>
  issueChallan(as, { id, ...shipments.issueChallan.body.parse({ reason }) })
/** Sends pieces with the invoice of exactly these. */
async function sendInvoiced(admin: Viewer, order: number, pieces: number) {
  const { id } = await pack(admin, [[order, pieces]])
  const invoice = await issue(admin, order, { shipmentId: id })
  await move(admin, id, 'sent')
  return { id, invoice }
}
const photo = async (of: Viewer) => ({ id: (await make.upload(of, 'photo', 'burr.jpg', plainJpeg)).id })
const order = (as: Viewer, id: number) => getWorkorder(as, { id })
const bell = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 50 })).items.map(({ message }) => message)

test('500 pieces go to the customer as 200, 120 and 180, each with its invoice, which add up to the paisa', async () => {
  const { admin, customer, supplier, id } = await atHub()
  const first = await sendInvoiced(admin, id, 200)
  expect(first.invoice).toMatchObject({ taxablePaise: 39_999_60, igstPaise: 7_199_93, roundOffPaise: 47 })
  expect(first.invoice.totalPaise).toBe(47_200_00)
  expect((await bell(customer))[0]).toBe(
    `${shipment(first.id)} with 200 pcs of ${displayId('workorder', id).replace('WO', 'ORD')} is on its way to you`,
  )
  conforms(shipments.get, await getShipment(customer, { id: first.id }))
  for (const side of [customer, admin])
    expect(await order(side, id)).toMatchObject({ dispatchedAt: today, deliveredAt: null })
  expect(await order(supplier, id)).not.toHaveProperty('dispatchedAt')
  await move(customer, first.id, 'delivered')
  conforms(shipments.receive, await count(customer, first.id, [{ received: 200 }]))
  expect((await bell(admin))[0]).toBe(`${shipment(first.id)} with 200 pcs of ${shown(id)} is counted`)
  const second = await sendInvoiced(admin, id, 120)
  expect(second.invoice.totalPaise).toBe(28_320_00)
  await count(customer, second.id, [{ received: 120 }])
  expect(await order(customer, id)).toMatchObject({
    deliveredAt: today,
    delivery: 'part',
    deliverySums: { ordered: 500, sent: 320, delivered: 320, accepted: 320, rejected: 0, open: 180 },
    nextDelivery: { quantity: 180 },
  })
  const third = await sendInvoiced(admin, id, 180)
  expect(third.invoice.totalPaise).toBe(42_480_00)
  const taxable = [first, second, third].reduce((sum, { invoice }) => sum + invoice.taxablePaise, 0)
  expect(taxable).toBe(99_999_00)
  expect(await getTerms(admin, { id })).toMatchObject({ billingClosed: true, invoicedPaise: 99_999_00 })
  expect(await order(customer, id)).toMatchObject({ delivery: 'sent', deliveredAt: null })

  // Twelve of the last part are rejected.
  const why = { rejected: 12, description: 'The bore is 0.3 mm too wide', wanted: 'rework' }
  const last = (line: object) => count(customer, third.id, [{ received: 180, ...why, ...line }])
  await refused(last({ wanted: undefined }), 'validation', 'lines.0.wanted')
  await refused(last({}), 'validation', 'lines.0.files')
  const { lines } = await last({ files: [await photo(customer)] })
  expect(lines).toMatchObject([{ received: 180, accepted: 168, rejected: 12 }])
  expect(await order(customer, id)).toMatchObject({
    delivery: 'part',
    deliverySums: { sent: 500, delivered: 500, accepted: 488, rejected: 12, open: 12 },
    status: 'pending',
  })
  // Its supplier learns of the pieces, and of no shipment that leaves the hub.
  const read = await order(supplier, id)
  expect(read).toMatchObject({ deliverySums: { accepted: 500, rejected: 0, returned: 12, open: 12 }, toPack: 12 })
  const problem = await getProblem(supplier, { id: lines[0]!.problemId! })
  expect(problem).toMatchObject({ quantity: 12, shipmentId: null })
  expect(await getProblem(customer, { id: problem.id })).toMatchObject({ shipmentId: third.id, own: true })
  for (const side of [customer, supplier])
    expect((await order(side, id)).pieceProblems).toMatchObject([{ id: problem.id, quantity: 12 }])
  expect(JSON.stringify([read, problem, await bell(supplier)])).not.toContain(shipment(third.id))
  expect(conforms(workorders.get, await order(admin, id))).toMatchObject({
    deliverySums: { accepted: 488 },
    supplySums: { returned: 12, open: 12 },
  })

  // A rework brings them again.
  await decideProblem(admin, {
    id: problem.id,
    decision: 'rework',
    note: 'The bore is honed to size',
    newDueDate: new Date(Date.now() + 14 * 86_400_000).toISOString() as never,
  })
  expect(await order(customer, id)).toMatchObject({ deliverySums: { open: 12 } })
})

test('credited pieces are open on neither side; those that are accepted as they are count as accepted', async () => {
  const { admin, customer, supplier, id } = await atHub(20)
  const sent = await sendInvoiced(admin, id, 20)
  const { lines } = await count(customer, sent.id, [
    { received: 20, rejected: 5, description: 'Bent in transport', wanted: 'credit', files: [await photo(customer)] },
  ])
  const decided = { id: lines[0]!.problemId!, note: 'They can’t be straightened' }
  await decideProblem(admin, { ...decided, decision: 'credit', creditAmount: 100 })
  expect(await order(customer, id)).toMatchObject({
    delivery: 'received',
    deliverySums: { accepted: 15, rejected: 5, open: 0 },
  })
  expect(await order(supplier, id)).toMatchObject({ deliverySums: { accepted: 20, returned: 5, open: 0 } })
})

test('no more leaves the hub than it accepted, nor than was ordered, of orders of one customer', async () => {
  const mine = await atHub(500, {}, 320)
  const { admin, supplier, customer } = mine
  await refusedAs(pack(admin, [[mine.id, 321]]), 'conflict', `Only 320 of ${shown(mine.id)} are at the hub`)
  const packed = await pack(admin, [[mine.id, 12]])
  await refusedAs(pack(admin, [[mine.id, 309]]), 'conflict', `Only 308 of ${shown(mine.id)} are at the hub`)
  expect(await order(admin, mine.id)).toMatchObject({ toSend: 308 })
  const toSend = async () => (await listWorkorders(admin, workorders.list.query.parse({ toSend: 'true' }))).items
  expect((await toSend()).map((one) => [one.id, one.toSend])).toContainEqual([mine.id, 308])
  await refused(listWorkorders(supplier, workorders.list.query.parse({ toSend: 'true' })), 'validation', 'toSend')
  await move(admin, packed.id, 'cancelled', { reason: 'Wrong boxes' })
  await pack(admin, [[mine.id, 320]])

  // What came without shipments isn't asked for the hub.
  const plain = await atHub(20, { customer }, 0)
  await expect(pack(admin, [[plain.id, 21]])).rejects.toMatchObject({
    issues: [{ path: 'lines.0.quantity', message: 'More than was ordered: 21 of 20' }],
  })
  await pack(admin, [[plain.id, 5]])
  const others = await atHub(20)
  await expect(
    pack(admin, [
      [plain.id, 5],
      [others.id, 5],
    ]),
  ).rejects.toMatchObject({
    issues: [{ path: 'lines.1.workorderId', message: `${shown(others.id)} is of another customer` }],
  })
  for (const side of [supplier, customer]) await refused(pack(side, [[mine.id, 1]]), 'forbidden')
})

test('the last pieces at the hub, twice at once: one shipment', async () => {
  const { admin, id } = await atHub(20)
  expect(await atOnce([pack(admin, [[id, 20]]), pack(admin, [[id, 20]])])).toEqual({
    done: 1,
    refused: [expect.stringMatching(/conflict|validation/)],
  })
})

describe('nothing leaves without a document of ours', () => {
  test('an invoice of these pieces, or a challan', async () => {
    const { admin, id } = await atHub(20)
    const { id: one } = await pack(admin, [[id, 5]])
    await refusedAs(
      move(admin, one, 'sent'),
      'conflict',
      'Goods may leave only with a document: issue the invoice or a challan',
    )
    const invoice = await issue(admin, id, { shipmentId: one })
    expect((await move(admin, one, 'sent')).papers).toMatchObject([
      { kind: 'invoice', number: invoice.number, documentId: invoice.id, workorderId: id },
    ])
    const { id: other } = await pack(admin, [[id, 5]])
    const { papers } = await challan(admin, other)
    expect(papers).toMatchObject([{ kind: 'challan', documentId: null }])
    expect(await move(admin, other, 'sent')).toMatchObject({ status: 'sent' })
  })

  test('one invoice of the whole order travels with the whole order, once; its lots with challans that name it', async () => {
    const { admin, id } = await atHub(20)
    const invoice = await issue(admin, id)
    const { id: lot } = await pack(admin, [[id, 5]])
    await refused(move(admin, lot, 'sent'), 'conflict')
    await challan(admin, lot, 'lot')
    const row = await db().challan.findFirstOrThrow({ where: { shipmentId: lot } })
    expect(row.snapshot).toMatchObject({ lines: [{ invoice: invoice.number, quantityMilli: 5000 }] })
    await move(admin, lot, 'sent')

    const whole = await atHub(20)
    const own = await issue(admin, whole.id)
    const { id: all } = await pack(admin, [[whole.id, 20]])
    expect((await move(admin, all, 'sent')).papers).toMatchObject([{ number: own.number }])
  })

  test('an invoice that waits for its IRN carries nothing', async () => {
    const { admin, id } = await atHub(20)
    await company({ einvoiceFrom: new Date('2026-04-01') })
    const { id: sent } = await pack(admin, [[id, 20]])
    const invoice = await issue(admin, id, { shipmentId: sent })
    await company()
    await refusedAs(move(admin, sent, 'sent'), 'conflict', `${invoice.number} waits for its IRN`)
  })

  test('an invoice over ₹50,000 to another State travels with its e-way bill', async () => {
    const { admin, id } = await atHub()
    const { id: all } = await pack(admin, [[id, 500]], { distanceKm: 840 })
    const invoice = await issue(admin, id, { shipmentId: all })
    expect(invoice.totalPaise).toBe(1_17_999_00)
    const { papers } = await getShipment(admin, { id: all })
    const why = 'over ₹50,000 between States'
    expect(papers).toMatchObject([{ valuePaise: 1_17_999_00, ewayDue: true, ewayWhy: why }])
    await refusedAs(
      move(admin, all, 'sent'),
      'conflict',
      `An e-way bill is needed for ${invoice.number} (${why}): enter its number`,
    )
    const bill = shipments.enterEway.body.parse({ ewbNo: '281004417361', ewbOn: today })
    await enterEwayBill(admin, { id: all, paperId: papers[0]!.id, ...bill })
    expect((await move(admin, all, 'sent')).papers).toMatchObject([{ ewbUntil: addDays(today, 5) }])
  })

  test('an order that stands still or is cancelled does not leave', async () => {
    const { admin, id } = await atHub(20)
    const { id: packed } = await pack(admin, [[id, 20]])
    await challan(admin, packed)
    await db().workOrder.update({ where: { id }, data: { status: 'issues' } })
    await refusedAs(move(admin, packed, 'sent'), 'conflict', `A problem is open on ${shown(id)}`)
  })
})

test('a shipment is invoiced once, keeps its lines then, and is not cancelled before a credit note', async () => {
  const { admin, id } = await atHub(20)
  const { id: packed } = await pack(admin, [[id, 5]])
  const invoice = await issue(admin, id, { shipmentId: packed })
  const again = previewInvoice(admin, { id, kind: 'invoice', shipmentId: packed })
  await refusedAs(again, 'conflict', `${shipment(packed)} is invoiced already: ${invoice.number}`)
  const change = changeShipment(admin, { id: packed, lines: [{ workorderId: id, quantity: 4 }] })
  const words = `${invoice.number} is made from ${shipment(packed)}: credit it first`
  await refusedAs(change, 'conflict', words)
  await refusedAs(move(admin, packed, 'cancelled', { reason: 'Wrong boxes' }), 'conflict', words)
  await credit(admin, invoice)
  await move(admin, packed, 'cancelled', { reason: 'Wrong boxes' })
  await refused(previewInvoice(admin, { id, kind: 'invoice', shipmentId: packed }), 'validation', 'shipmentId')
  // A shipment of another order, and one to the hub.
  const other = await atHub(20)
  const { id: theirs } = await pack(admin, [[other.id, 5]])
  await refused(previewInvoice(admin, { id, kind: 'invoice', shipmentId: theirs }), 'validation', 'shipmentId')
})

test('an invoice after the goods left says so; once they are counted it is for those that were accepted', async () => {
  const { admin, customer, id } = await atHub(20)
  const { id: sent } = await pack(admin, [[id, 10]])
  await challan(admin, sent, 'later')
  await move(admin, sent, 'sent')
  await rows(sql`UPDATE shipments SET sent_on = sent_on - 2 WHERE id = ${sent}`)
  const preview = () => previewInvoice(admin, { id, kind: 'invoice', shipmentId: sent })
  expect((await preview()).warnings).toContain(`s.31(1): the goods left on ${date(addDays(today, -2))}`)
  expect((await preview()).lines).toMatchObject([{ quantityMilli: 10_000 }])
  await count(customer, sent, [{ received: 9 }])
  expect((await preview()).lines).toMatchObject([{ quantityMilli: 9_000 }])
})

describe('challans', () => {
  test('twenty at once are consecutive, one a shipment, and a cancelled one keeps its number', async () => {
    const { admin, id } = await atHub(20)
    const packed = await Promise.all(Array.from({ length: 20 }, () => pack(admin, [[id, 1]])))
    await Promise.all(packed.map((one) => challan(admin, one.id)))
    const found = await db().challan.findMany({
      where: { shipmentId: { in: packed.map((one) => one.id) } },
      orderBy: { seq: 'asc' },
    })
    expect(found.map(({ seq }) => seq - found[0]!.seq)).toEqual([...found.keys()])
    const [{ number, shipmentId }] = found as [(typeof found)[number]]
    expect(number).toMatch(/^JWH\/\d\d-\d\d\/\d{5}$/)
    await refusedAs(challan(admin, shipmentId), 'conflict', `It has challan ${number} already`)
    await move(admin, shipmentId, 'cancelled', { reason: 'Wrong boxes' })
    expect(await db().challan.findUniqueOrThrow({ where: { number } })).toMatchObject({ cancelledAt: expect.any(Date) })
    await expect(db().challan.delete({ where: { number } })).rejects.toThrow('never deleted')
    await expect(db().challan.update({ where: { number }, data: { note: 'x' } })).rejects.toThrow('never changes')
  })

  test('a service’s code is refused, and so is a shipment that has left', async () => {
    const { admin, customer, supplier, id } = await atHub(20)
    await editTerms(admin, { id, hsn: '998898', rateBp: 1800 })
    const { id: packed } = await pack(admin, [[id, 5]])
    await refusedAs(
      challan(admin, packed),
      'conflict',
      `Enter the HSN of the goods of ${shown(id)}: 998898 is a service`,
    )
    await editTerms(admin, { id, hsn: '8708', rateBp: 1800 })
    await challan(admin, packed)
    // Customers find it once it has left, suppliers never.
    const download = (as: Viewer) => downloadChallan(as, { id: packed, copy: 'original' })
    await refused(download(customer), 'not_found')
    await move(admin, packed, 'sent')
    expect((await download(customer)).name).toMatch(/^JWH-\d\d-\d\d-\d{5}\.pdf$/)
    await refused(download(supplier), 'not_found')
    const { id: gone } = await sendInvoiced(admin, id, 5)
    await refused(challan(admin, gone), 'conflict')
  })
})

test('customers find what has left for them and no other leg, vehicle or place; suppliers find none of it', async () => {
  const { admin, customer, supplier, id } = await atHub(20)
  const { id: packed } = await pack(admin, [[id, 5]], {
    vehicle: 'MH 12 AB 1234',
    note: 'Behind the lift',
    distanceKm: 840,
  })
  await refused(getShipment(customer, { id: packed }), 'not_found')
  await challan(admin, packed)
  await move(admin, packed, 'sent')
  const read = await getShipment(customer, { id: packed })
  expect(JSON.stringify(read)).not.toMatch(/MH12AB1234|Behind|\b840\b|supplier|vehicle|distance/)
  const found = await listShipments(customer, { limit: 10 })
  expect(found.items.map((one) => one.id)).toEqual([packed])
  expect((await order(customer, id)).shipments!.map((one) => one.id)).toEqual([packed])
  await refused(getShipment(supplier, { id: packed }), 'not_found')
  expect((await order(supplier, id)).shipments!.map((one) => one.leg)).toEqual(['to_hub'])
  // Its sender records no arrival for it, its receiver doesn't send.
  await refused(move(customer, packed, 'cancelled', { reason: 'Not wanted' }), 'conflict')
  const stranger = await make.customer()
  await refused(getShipment(stranger, { id: packed }), 'not_found')
  await refused(move(stranger, packed, 'delivered'), 'not_found')
})

test('what arrived at a customer and nobody counted within seven days counts as accepted', async () => {
  const { admin, customer, id } = await atHub(20)
  const { id: sent } = await sendInvoiced(admin, id, 20)
  await rows(sql`UPDATE shipments SET sent_on = sent_on - 9 WHERE id = ${sent}`)
  await move(customer, sent, 'delivered', { on: addDays(today, -7) })
  expect(await countSilently()).toBe(0)
  await rows(sql`UPDATE shipments SET delivered_on = delivered_on - 1 WHERE id = ${sent}`)
  await refusedAs(
    count(customer, sent, [{ received: 19 }], { deliveredOn: addDays(today, -8) }),
    'conflict',
    `It counts as accepted since ${date(today)}`,
  )
  expect(await countSilently()).toBe(1)
  expect(await order(customer, id)).toMatchObject({ delivery: 'received', deliverySums: { accepted: 20 } })
  expect((await bell(admin))[0]).toContain('nobody counted it within 7 days')
})

describe('a credit note for what was invoiced and not accepted', () => {
  const preview = (admin: Viewer, id: number, shipmentId: number, more: object = {}) =>
    previewInvoice(admin, { id, kind: 'credit_note', shipmentId, reason: 'Twelve pieces were rejected', ...more })
  const lineOf = async (admin: Viewer, id: number) => (await getShipment(admin, { id })).lines[0]!

  test('twelve of 500 pieces whose problem is a credit: V(500) − V(488), once', async () => {
    const { admin, customer, supplier, id } = await atHub()
    for (const pieces of [200, 120]) await sendInvoiced(admin, id, pieces)
    const { id: sent, invoice } = await sendInvoiced(admin, id, 180)
    const why = { rejected: 12, description: 'The bore is 0.3 mm too wide', wanted: 'credit' }
    const { lines } = await count(customer, sent, [{ received: 180, ...why, files: [await photo(customer)] }])
    const problem = lines[0]!.problemId!
    const nothing = `Nothing of ${shipment(sent)} is left to credit`
    await refusedAs(preview(admin, id, sent), 'conflict', nothing)
    await decideProblem(admin, {
      id: problem,
      decision: 'credit',
      note: 'It is not worth a rework',
      creditAmount: 2_400,
    })
    expect(await lineOf(admin, sent)).toMatchObject({ toCredit: 12 })
    expect(await getProblem(admin, { id: problem })).toMatchObject({ toCredit: 12 })
    expect(await lineOf(customer, sent)).not.toHaveProperty('toCredit')
    for (const side of [customer, supplier])
      expect(await getProblem(side, { id: problem })).not.toHaveProperty('toCredit')

    await refused(preview(admin, id, sent, { lines: [] }), 'validation', 'lines')
    await refused(preview(admin, id, 2_000_000_000), 'validation', 'shipmentId')
    const note = await issue(admin, id, {
      kind: 'credit_note',
      shipmentId: sent,
      reason: 'Twelve pieces were rejected',
    })
    expect(note).toMatchObject({ againstId: invoice.id, taxablePaise: 2_399_98 })
    expect(note.lines).toMatchObject([{ quantityMilli: 12_000 }])
    expect(await lineOf(admin, sent)).toMatchObject({ toCredit: 0 })
    await refusedAs(preview(admin, id, sent), 'conflict', nothing)
  })

  test('what was short of an invoice from before the count; a rework is none, nor is what was rejected before the invoice', async () => {
    const { admin, customer, id } = await atHub(20)
    const first = await sendInvoiced(admin, id, 10)
    await count(customer, first.id, [{ received: 9 }])
    expect(await lineOf(admin, first.id)).toMatchObject({ toCredit: 1 })
    expect((await preview(admin, id, first.id)).lines).toMatchObject([{ quantityMilli: 1_000, taxablePaise: 200_00 }])

    const { id: later } = await pack(admin, [[id, 5]])
    await challan(admin, later, 'later')
    await move(admin, later, 'sent')
    const why = { rejected: 2, description: 'Bent in transport', wanted: 'credit', files: [await photo(customer)] }
    const { lines } = await count(customer, later, [{ received: 5, ...why }])
    await issue(admin, id, { shipmentId: later })
    const decided = { id: lines[0]!.problemId!, note: 'They can’t be straightened' }
    await decideProblem(admin, { ...decided, decision: 'credit', creditAmount: 100 })
    expect(await lineOf(admin, later)).toMatchObject({ toCredit: 0 })
  })

  test('an invoice that is credited in full is no document of the shipment any more', async () => {
    const { admin, id } = await atHub(20)
    const { id: packed } = await pack(admin, [[id, 5]])
    const invoice = await issue(admin, id, { shipmentId: packed })
    expect((await getShipment(admin, { id: packed })).papers).toMatchObject([{ number: invoice.number }])
    await credit(admin, invoice)
    expect((await getShipment(admin, { id: packed })).papers).toEqual([])
    await refusedAs(
      move(admin, packed, 'sent'),
      'conflict',
      'Goods may leave only with a document: issue the invoice or a challan',
    )
    const again = await issue(admin, id, { shipmentId: packed })
    expect((await move(admin, packed, 'sent')).papers).toMatchObject([{ number: again.number }])
  })
})

describe('counted pieces', () => {
  const fault = { kind: 'finish', description: 'The coating comes off at the edges', wanted: 'credit' }
  const report = async (as: Viewer, id: number, line: number, quantity?: number, more: object = {}) => {
    const files = [await photo(as)]
    const form = { ...fault, quantity, files, shipmentLineId: line, ...more }
    return raiseProblem(as, { id, ...problems.raise.body.parse(form) })
  }
  /** A delivery of twenty pieces that its customer counted, or that counts as accepted. */
  async function counted() {
    const delivered = await atHub(20)
    const { id: sent } = await sendInvoiced(delivered.admin, delivered.id, 20)
    const { lines } = await count(delivered.customer, sent, [{ received: 20 }])
    return { ...delivered, sent, line: lines[0]!.id }
  }

  test('give their order a window for problems that begins with the last arrival, where that is after its completion', async () => {
    const { admin, customer, id, sent } = await counted()
    const completed = (days: number) =>
      db().workOrder.update({
        where: { id },
        data: { status: 'completed', completedDate: new Date(`${addDays(today, -days)}T06:00:00Z`) },
      })
    const lastDay = async () => isoDay(Date.parse((await order(customer, id)).problemUntil!))
    await completed(10)
    expect(await lastDay()).toBe(addDays(today, 7))
    expect((await getShipment(admin, { id: sent })).deliveredOn).toBe(today)
    await completed(0)
    await db().shipment.update({
      where: { id: sent },
      data: { sentOn: new Date(addDays(today, -9)), deliveredOn: new Date(addDays(today, -8)) },
    })
    expect(await lastDay()).toBe(addDays(today, 7))
  })

  test('are rejected later, at any status of the order; each problem is decided by itself', async () => {
    const { admin, customer, supplier, id, sent, line } = await counted()
    const first = await report(customer, id, line, 3)
    expect(conforms(problems.raise, first)).toMatchObject({ status: 'open', quantity: 3, shipmentId: sent })
    expect(await order(customer, id)).toMatchObject({
      status: 'pending',
      problemId: null,
      delivery: 'part',
      deliverySums: { accepted: 17, rejected: 3, open: 3 },
    })
    expect(await order(supplier, id)).toMatchObject({ deliverySums: { accepted: 20, returned: 3, open: 3 }, toPack: 3 })
    expect((await bell(supplier))[0]).toContain(`A problem on ${shown(id)}: 3 pcs`)
    expect((await getShipment(customer, { id: sent })).lines).toMatchObject([
      { received: 20, accepted: 17, rejected: 3, problemId: first.id },
    ])
    const second = await report(customer, id, line, 5)
    const decided = { note: 'The coating is done again' }
    await decideProblem(admin, { ...decided, id: first.id, decision: 'credit', creditAmount: 100 })
    expect(await order(customer, id)).toMatchObject({ deliverySums: { accepted: 12, rejected: 8, open: 5 } })
    await refusedAs(
      correctLine(admin, { id: sent, lineId: line, received: 19, note: 'One was in the other box' }),
      'conflict',
      `${displayId('problem', first.id)} is decided already`,
    )
    await decideProblem(admin, { ...decided, id: second.id, decision: 'accept' })
    expect(await order(customer, id)).toMatchObject({ deliverySums: { accepted: 17, rejected: 3, open: 0 } })
    expect(await order(supplier, id)).toMatchObject({ deliverySums: { returned: 3, open: 0 }, toPack: 0 })
  })

  test('no more than were accepted, of a counted line of the own order, until the end of the 7th day', async () => {
    const { admin, customer, supplier, id, sent, line } = await counted()
    await expect(report(customer, id, line, 21)).rejects.toMatchObject({
      issues: [{ path: 'quantity', message: 'At most 20 were accepted' }],
    })
    await refused(report(customer, id, line), 'validation', 'quantity')
    await refused(report(customer, id, line, 2, { wanted: undefined }), 'validation', 'wanted')
    await refused(report(customer, id, line, 2, { files: [] }), 'validation', 'files')
    // A stranger's line, one of another leg and an unknown one: the same words.
    const stranger = await counted()
    const toHub = await db().shipmentLine.findFirstOrThrow({ where: { workOrderId: id, shipment: { leg: 'to_hub' } } })
    for (const other of [stranger.line, toHub.id, 2_000_000_000])
      await expect(report(customer, id, other, 2)).rejects.toMatchObject({
        issues: [{ path: 'shipmentLineId', message: 'Choose a line of a delivery of this order' }],
      })
    for (const side of [supplier, admin]) await refused(report(side, id, line, 2), 'validation', 'shipmentLineId')
    await refused(report(stranger.customer, id, line, 2), 'not_found')
    await rows(sql`UPDATE shipments SET sent_on = sent_on - 7, delivered_on = delivered_on - 7 WHERE id = ${sent}`)
    await report(customer, id, line, 2)
    await rows(sql`UPDATE shipments SET sent_on = sent_on - 1, delivered_on = delivered_on - 1 WHERE id = ${sent}`)
    await expect(report(customer, id, line, 2)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(`You could report problems until ${date(addDays(today, -1))}`),
    })
  })

  test('wait for their count', async () => {
    const { admin, customer, id } = await atHub(20)
    const { id: sent } = await sendInvoiced(admin, id, 20)
    const { lines } = await getShipment(customer, { id: sent })
    await refusedAs(report(customer, id, lines[0]!.id, 2), 'conflict', `${shipment(sent)} is not counted yet`)
  })

  test('the same pieces twice at once: one problem', async () => {
    const { customer, id, line } = await counted()
    expect(await atOnce([report(customer, id, line, 12), report(customer, id, line, 12)])).toEqual({
      done: 1,
      refused: ['validation'],
    })
    expect(await order(customer, id)).toMatchObject({ deliverySums: { accepted: 8, rejected: 12 } })
  })
})

test('orders are listed by their delivery', async () => {
  const { admin, customer, id } = await atHub(20)
  await sendInvoiced(admin, id, 5)
  const by = async (as: Viewer, delivery: string) =>
    (await listWorkorders(as, workorders.list.query.parse({ delivery }))).items.map((one) => one.id)
  expect(await by(customer, 'part')).toEqual([id])
  expect(await by(customer, 'none')).toEqual([])
})
