import { shipments } from '@/lib/contract/goods/shipments'
import { workorders } from '@/lib/contract/orders/workorders'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { issueChallan } from '@/lib/domain/money/challans/issue-challan'
import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import { getProblem } from '@/lib/domain/orders/order-problems/get-problem'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { addDays, isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { conforms } from '@/tests/conform'
import { BUYERS, company, sold, taxProfile } from '@/tests/invoice-fixtures'
import { issue } from '@/tests/issued'
import { make } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import { ownDatabase } from '@/tests/own-database'
import { refused, refusedAs } from '@/tests/refused'
import { changeShipment } from './change-shipment'
import { receiveShipment } from '@/lib/domain/money/payouts/followed-acts'
import { enterEwayBill } from './enter-eway-bill'
import { getShipment } from './get-shipment'
import { listShipments } from './list-shipments'
import { moveShipment } from './move-shipment'
import { planShipment } from './plan-shipment'
import { countSilently } from './count-silently'

await ownDatabase()

const today = isoDay(Date.now())
const shown = (id: number) => displayId('workorder', id)
const NO_EWAY_BILL = 'An e-way bill would name both sides: send it via the hub'
const NOT_READY = 'Jobwork’s papers are not ready yet'
const states = {
  karnataka: { ...BUYERS.karnataka, legalName: 'Peenya Turned Parts', addressLine1: '7 Tumakuru Road' },
  maharashtra: { ...BUYERS.maharashtra, legalName: 'Indrayani Precision Works', addressLine1: 'W-203, MIDC Bhosari' },
}
type State = keyof typeof states
type Sides = { customer?: Viewer; supplier?: Viewer }

/** An order of so many pieces (INR, without GST), whose shop and customer are in these States. */
async function ordered(price = 4_000, quantity = 20, from: State = 'karnataka', to: State = from, sides: Sides = {}) {
  const order = await sold({ price, to, ...sides })
  await db().inquiry.update({ where: { id: order.inquiry.id }, data: { quantity } })
  await taxProfile(order.supplier, states[from])
  return { ...order, id: order.workOrderId }
}
const plan = (as: Viewer, lines: [order: number, pieces: number][], more: object = {}) =>
  planShipment(
    as,
    shipments.plan.body.parse({
      leg: 'to_site',
      confirmSite: true,
      lines: lines.map(([workorderId, quantity]) => ({ workorderId, quantity })),
      packages: 2,
      carrier: 'Shree Transport',
      vehicle: 'KA 01 AB 1234',
      ...more,
    }),
  )
const move = (as: Viewer, id: number, status: string, more: object = {}) =>
  moveShipment(as, { id, ...shipments.move.body.parse({ status, ...more }) })
async function count(as: Viewer, id: number, line: object) {
  const { lines } = await getShipment(as, { id })
  const counted = { deliveredOn: today, receivedBy: 'Meena', lines: [{ id: lines[0]!.id, ...line }] }
  return receiveShipment(as, { id, ...shipments.receive.body.parse(counted) })
}
const order = (as: Viewer, id: number) => getWorkorder(as, { id })
const bell = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 50 })).items.map(({ message }) => message)
const photo = async (of: Viewer) => ({ id: (await make.upload(of, 'photo', 'burr.jpg', plainJpeg)).id })

/** Pieces that the shop has handed over with our invoice. */
async function handedOver({ admin, supplier, id }: { admin: Viewer; supplier: Viewer; id: number }, pieces = 20) {
  const planned = await plan(admin, [[id, pieces]])
  await issue(admin, id, { shipmentId: planned.id })
  return move(supplier, planned.id, 'sent')
}

describe('an admin plans what a driver brings from the shop to the customer', () => {
  test('once it is confirmed that the driver sees both gates', async () => {
    const { admin, supplier, customer, id } = await ordered()
    const unconfirmed = { confirmSite: undefined }
    await expect(plan(admin, [[id, 5]], unconfirmed)).rejects.toMatchObject({
      issues: [{ path: 'confirmSite', message: 'Confirm it: the driver sees both gates' }],
    })
    for (const side of [supplier, customer]) await refused(plan(side, [[id, 5]]), 'forbidden')
    const planned = await plan(admin, [[id, 5]], { plannedOn: addDays(today, 1) })
    expect(conforms(shipments.plan, planned)).toMatchObject({
      pickupCode: expect.stringMatching(/^\d{6}$/),
      toState: 'Karnataka',
    })
    expect((await bell(supplier))[0]).toContain('A driver comes for')
    await refused(getShipment(customer, { id: planned.id }), 'not_found')
    const listed = (await listShipments(admin, shipments.list.query.parse({ status: 'toSend' }))).items
    expect(listed.map((one) => one.id)).toContain(planned.id)
  })

  test.each([
    [42_373, 'karnataka', 'karnataka', true],
    [42_374, 'karnataka', 'karnataka', false],
    [84_746, 'maharashtra', 'maharashtra', true],
    [84_747, 'maharashtra', 'maharashtra', false],
    [42_373, 'maharashtra', 'karnataka', true],
    [42_374, 'maharashtra', 'karnataka', false],
  ] as const)('₹%s from %s to %s: %s', async (price, from, to, passes) => {
    const { admin, id } = await ordered(price, 500, from, to)
    if (passes) await plan(admin, [[id, 500]])
    else {
      await refusedAs(plan(admin, [[id, 500]]), 'conflict', NO_EWAY_BILL)
      // What counts is the share of these pieces.
      const { id: part } = await plan(admin, [[id, 499]])
      const all = [{ workorderId: id, quantity: 500 }]
      await refusedAs(changeShipment(admin, { id: part, lines: all }), 'conflict', NO_EWAY_BILL)
    }
  })

  test('not where nobody knows whether an e-way bill is due', async () => {
    const { admin, supplier, id } = await ordered()
    await db().taxProfile.delete({ where: { accountId: supplier.id } })
    const words = 'The registered address of the supplier isn’t known: send it via the hub'
    await refusedAs(plan(admin, [[id, 5]]), 'conflict', words)
  })

  test('of one supplier, one customer and one gate, and of no more pieces than either side has left', async () => {
    const mine = await ordered()
    const { admin, supplier, customer } = mine
    const refusedLine = (other: { id: number }, message: string) =>
      expect(
        plan(admin, [
          [mine.id, 5],
          [other.id, 5],
        ]),
      ).rejects.toMatchObject({ issues: [{ path: 'lines.1.workorderId', message }] })
    const theirs = await ordered(4_000, 20, 'karnataka', 'karnataka', { customer })
    await refusedLine(theirs, `${shown(theirs.id)} is of another supplier`)
    const others = await ordered(4_000, 20, 'karnataka', 'karnataka', { supplier })
    await refusedLine(others, `${shown(others.id)} is of another customer`)
    const elsewhere = await ordered(4_000, 20, 'karnataka', 'karnataka', { customer, supplier })
    const delivery = { line1: '9 Hosur Road', city: 'Bengaluru', pin: '560068', stateCode: '29' }
    await db().inquiry.update({ where: { id: elsewhere.inquiry.id }, data: { delivery } })
    await refusedLine(elsewhere, `${shown(elsewhere.id)} goes to another address`)

    // Five went to the customer without a shipment to the hub.
    const fromHub = { leg: 'from_hub', lines: [{ workorderId: mine.id, quantity: 5 }] }
    await planShipment(admin, shipments.plan.body.parse(fromHub))
    await expect(plan(admin, [[mine.id, 16]])).rejects.toMatchObject({
      issues: [{ path: 'lines.0.quantity', message: 'More than was ordered: 21 of 20' }],
    })
    await plan(admin, [[mine.id, 15]])
    expect(await order(supplier, mine.id)).toMatchObject({ toPack: 5 })
  })
})

describe('the shop hands it over', () => {
  test('with our invoice, of which it learns nothing', async () => {
    const { admin, supplier, customer, id } = await ordered()
    const { id: planned, pickupCode } = await plan(admin, [[id, 20]], { docketNo: 'DC-448120', note: 'Nandi, gate 3' })
    await refusedAs(move(supplier, planned, 'sent'), 'conflict', NOT_READY)
    await refusedAs(move(admin, planned, 'sent'), 'conflict', 'Goods may leave only with a document: issue the invoice')
    const challan = issueChallan(admin, { id: planned, ...shipments.issueChallan.body.parse({ reason: 'other' }) })
    await refusedAs(challan, 'conflict', `${displayId('shipment', planned)} travels with our invoice`)
    await company({ einvoiceFrom: new Date('2026-04-01') })
    const invoice = await issue(admin, id, { shipmentId: planned })
    await company()
    await refusedAs(move(supplier, planned, 'sent'), 'conflict', NOT_READY)
    await refusedAs(move(admin, planned, 'sent'), 'conflict', `${invoice.number} waits for its IRN`)
    const registered = { irn: 'a'.repeat(64), ackNo: '112010036563310', ackOn: new Date(), signedQr: 'x.y.z' }
    await db().taxDocument.update({ where: { id: invoice.id }, data: registered })
    const sent = conforms(shipments.move, await move(supplier, planned, 'sent'))
    expect(sent).toMatchObject({ status: 'sent', papers: [], pickupCode, vehicle: 'KA01AB1234', toState: 'Karnataka' })
    for (const key of ['docketNo', 'docketOn', 'note', 'receivedBy', 'distanceKm', 'transporterId', 'customerId'])
      expect(sent).not.toHaveProperty(key)
    expect(JSON.stringify([sent, await order(supplier, id)])).not.toMatch(/Nandi|Peenya, |DC-448120|JW\//)
    const floor = await make.colleague(supplier, 'floor')
    expect(await getShipment(floor, { id: planned })).toEqual(await getShipment(supplier, { id: planned }))
    const ours = await getShipment(admin, { id: planned })
    expect(ours.papers).toMatchObject([{ number: invoice.number, ewayDue: false }])
    expect((await bell(customer))[0]).toContain('is on its way to you')
    expect((await bell(admin))[0]).toContain('is on its way to the customer')

    const read = conforms(shipments.get, await getShipment(customer, { id: planned }))
    expect(read).toMatchObject({ carrier: 'Shree Transport', papers: [{ number: invoice.number }] })
    for (const key of ['docketNo', 'vehicle', 'pickupCode', 'toState', 'note', 'plannedOn'])
      expect(read).not.toHaveProperty(key)
    const { dispatchFrom, deliverTo } = await db().shipment.findUniqueOrThrow({ where: { id: planned } })
    expect([dispatchFrom, deliverTo]).toMatchObject([{ line1: '7 Tumakuru Road' }, { line1: '3rd Phase, Peenya' }])
    // Its supplier counts nothing.
    await refused(count(supplier, planned, { received: 20 }), 'conflict')
    const counted = await count(customer, planned, { received: 20 })
    expect(counted).toMatchObject({ status: 'received', receivedBy: 'Meena' })
    expect(await getShipment(supplier, { id: planned })).not.toHaveProperty('receivedBy')
  })

  test('with packages and weight that it enters, and nothing else', async () => {
    const { admin, supplier, id } = await ordered()
    const { id: planned } = await plan(admin, [[id, 5]])
    expect(await changeShipment(supplier, { id: planned, packages: 3, weightGrams: 900 })).toMatchObject({
      packages: 3,
      weightGrams: 900,
    })
    const words = 'Jobwork plans this: you can change packages and weight'
    for (const [path, value] of Object.entries({
      vehicle: 'KA01AB9999',
      note: 'Behind the lift',
      lines: [{ workorderId: id, quantity: 4 }],
      paper: null,
    }))
      await expect(changeShipment(supplier, { id: planned, [path]: value })).rejects.toMatchObject({
        issues: [{ path, message: words }],
      })
    const reason = 'The driver did not come'
    await refusedAs(move(supplier, planned, 'cancelled', { reason }), 'conflict', 'Jobwork planned it, and cancels it')
    await refusedAs(
      enterEwayBill(supplier, { id: planned, paperId: 1, ewbNo: '281004417361', ewbOn: today }),
      'conflict',
      NO_EWAY_BILL,
    )
    await move(admin, planned, 'cancelled', { reason })
    expect((await bell(supplier))[0]).toContain('Nobody comes for')
    expect(await getShipment(supplier, { id: planned })).not.toHaveProperty('cancelReason')
    expect(await order(supplier, id)).toMatchObject({ toPack: 20 })
  })

  test('with the photos that the order requires, for each shipment', async () => {
    const { admin, supplier, id } = await ordered()
    await setDocuments(admin, { id, kinds: ['packing_photo'] })
    for (const pieces of [5, 6]) {
      const { id: planned } = await plan(admin, [[id, pieces]])
      await issue(admin, id, { shipmentId: planned })
      const missing = { workorderId: id, document: 'packing_photo' }
      expect((await getShipment(supplier, { id: planned })).missingPhotos).toEqual([missing])
      await refusedAs(
        move(supplier, planned, 'sent'),
        'conflict',
        `Before dispatch: packing photo of ${shown(id)} is missing`,
      )
      const taken = { ...(await photo(supplier)), document: 'packing_photo' as const, shipmentId: planned }
      await attachWorkorderFiles(supplier, { id, files: [taken] })
      expect(await move(supplier, planned, 'sent')).toMatchObject({ status: 'sent', missingPhotos: [] })
    }
  })

  test('not once our invoice of it needs an e-way bill', async () => {
    const { admin, supplier, id } = await ordered(42_373, 500)
    const { id: planned } = await plan(admin, [[id, 500]])
    const freight = { of: 'extra' as const, description: 'Freight', hsn: '996511', rateBp: 1800, taxablePaise: 5_00 }
    await issue(admin, id, { shipmentId: planned, lines: [freight] })
    for (const sender of [admin, supplier]) await refusedAs(move(sender, planned, 'sent'), 'conflict', NO_EWAY_BILL)
  })
})

test('one movement counts on both sides, and a rejection is subtracted once', async () => {
  const direct = await ordered()
  const { admin, supplier, customer, id } = direct
  const { id: sent } = await handedOver(direct, 12)
  for (const side of [supplier, customer])
    expect(await order(side, id)).toMatchObject({
      delivery: 'part',
      deliverySums: { sent: 12, delivered: 0, open: 20 },
    })
  // None of the rest is at the hub, which nobody asks for it.
  expect(await order(admin, id)).toMatchObject({ toSend: 0, toPack: 8 })
  const toSend = (await listWorkorders(admin, workorders.list.query.parse({ toSend: 'true' }))).items
  expect(toSend.map((one) => one.id)).not.toContain(id)
  const why = { rejected: 2, description: 'The bore is 0.3 mm too wide', wanted: 'rework' }
  const { lines } = await count(customer, sent, { received: 12, ...why, files: [await photo(customer)] })
  const sums = { sent: 12, delivered: 12, accepted: 10, rejected: 2, open: 10 }
  expect(await order(customer, id)).toMatchObject({ deliverySums: sums })
  expect(await order(supplier, id)).toMatchObject({ deliverySums: { ...sums, returned: 0 }, toPack: 10 })
  expect(await order(admin, id)).toMatchObject({ deliverySums: sums, supplySums: { ...sums, returned: 0 } })
  expect((await bell(supplier)).some((message) => message.includes('2 pcs rejected'))).toBe(true)
  // Its shop reads the problem with the shipment that it knows.
  const problem = await getProblem(supplier, { id: lines[0]!.problemId! })
  expect(problem).toMatchObject({ quantity: 2, shipmentId: sent })
  // The same pieces go again, and eight others; the hub sends none on.
  await handedOver(direct, 10)
  await refused(plan(admin, [[id, 1]]), 'validation', 'lines.0.quantity')
})

test('what arrived at the customer and nobody counted within seven days counts as accepted, for both sides', async () => {
  const direct = await ordered()
  const { id: sent } = await handedOver(direct)
  await rows(sql`UPDATE shipments SET sent_on = sent_on - 9 WHERE id = ${sent}`)
  await move(direct.customer, sent, 'delivered', { on: addDays(today, -7) })
  expect(await countSilently()).toBe(0)
  await rows(sql`UPDATE shipments SET delivered_on = delivered_on - 1 WHERE id = ${sent}`)
  expect(await countSilently()).toBe(1)
  for (const side of [direct.customer, direct.supplier])
    expect(await order(side, direct.id)).toMatchObject({ delivery: 'received', deliverySums: { accepted: 20 } })
  expect((await bell(direct.supplier))[0]).toContain('nobody counted it within 7 days')
})
