import { shipments } from '@/lib/contract/goods/shipments'
import { workorders } from '@/lib/contract/orders/workorders'
import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import { waiveDocument } from '@/lib/domain/orders/documents/waive-document'
import { decideProblem } from '@/lib/domain/orders/order-problems/decide-problem'
import { rejectProblem } from '@/lib/domain/orders/order-problems/end-problem'
import { getProblem } from '@/lib/domain/orders/order-problems/get-problem'
import { listProblems } from '@/lib/domain/orders/order-problems/list-problems'
import { raiseProblem } from '@/lib/domain/orders/order-problems/raise-problem'
import { solveProblem } from '@/lib/domain/orders/order-problems/solve-problem'
import { changeWorkorderStatus, correctLine, receiveShipment } from '@/lib/domain/money/payouts/followed-acts'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { addDays, date, isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused, refusedAs } from '@/tests/refused'
import { changeShipment } from './change-shipment'
import { getShipment } from './get-shipment'
import { listShipments } from './list-shipments'
import { moveShipment } from './move-shipment'
import { planShipment } from './plan-shipment'
import { countSilently } from './count-silently'

await ownDatabase()

const today = isoDay(Date.now())
const paper = { kind: 'invoice', number: 'MP/118', on: today }
const shown = (id: number) => displayId('workorder', id)

/** An order of so many pieces. */
async function ordered(quantity = 500, sides: { customer?: Viewer; supplier?: Viewer } = {}) {
  const { inquiry, workorder, ...people } = await make.order(sides)
  await db().inquiry.update({ where: { id: inquiry.id }, data: { quantity } })
  return { ...people, id: workorder.id }
}
const pack = (as: Viewer, lines: [order: number, pieces: number][], more: object = {}) =>
  planShipment(
    as,
    shipments.plan.body.parse({
      leg: 'to_hub',
      lines: lines.map(([workorderId, quantity]) => ({ workorderId, quantity })),
      ...more,
    }),
  )
const leaving = { packages: 4, vehicle: 'MH 12 AB 1234', paper, send: true }
const send = (as: Viewer, lines: [number, number][], more: object = {}) => pack(as, lines, { ...leaving, ...more })
const move = (as: Viewer, id: number, status: string, more: object = {}) =>
  moveShipment(as, { id, ...shipments.move.body.parse({ status, ...more }) })
type Line = { received: number; rejected?: number; kind?: string; description?: string }
/** Counts the lines of a shipment in their order. */
async function receive(as: Viewer, id: number, counts: Line[], more: object = {}) {
  const { lines } = await getShipment(as, { id })
  const counted = counts.map((count, at) => ({ id: lines[at]!.id, ...count }))
  return receiveShipment(as, { id, ...shipments.receive.body.parse({ deliveredOn: today, lines: counted, ...more }) })
}
const order = (as: Viewer, id: number) => getWorkorder(as, { id })
const bell = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 50 })).items.map(({ message }) => message)

test('500 pieces go to the hub in three parts: sums and state are right after each, for the shop and for admins', async () => {
  const { admin, supplier, customer, id } = await ordered()
  expect(await order(supplier, id)).toMatchObject({ delivery: 'none', deliverySums: { ordered: 500, open: 500 } })
  const first = await send(supplier, [[id, 200]])
  expect(conforms(shipments.plan, first)).toMatchObject({
    status: 'sent',
    sentOn: today,
    lines: [{ quantity: 200, received: null }],
  })
  expect((await bell(admin))[0]).toBe(
    `${displayId('shipment', first.id)} with 200 pcs of ${shown(id)} is on its way to the hub`,
  )
  expect(await order(supplier, id)).toMatchObject({ delivery: 'part', deliverySums: { sent: 200, delivered: 0 } })
  await move(admin, first.id, 'delivered')
  expect(await order(supplier, id)).toMatchObject({ deliverySums: { delivered: 200, accepted: 0 } })
  conforms(shipments.receive, await receive(admin, first.id, [{ received: 200 }]))
  expect((await bell(supplier))[0]).toBe(`${displayId('shipment', first.id)} with 200 pcs of ${shown(id)} is counted`)
  expect(await order(supplier, id)).toMatchObject({
    delivery: 'part',
    deliverySums: { ordered: 500, sent: 200, delivered: 200, accepted: 200, rejected: 0, open: 300 },
    nextDelivery: { quantity: 300 },
  })
  const second = await send(supplier, [[id, 120]])
  await receive(admin, second.id, [{ received: 120 }])
  const last = await send(supplier, [[id, 180]])
  expect(await order(supplier, id)).toMatchObject({ delivery: 'sent' })
  await receive(admin, last.id, [{ received: 180 }])
  const sums = { ordered: 500, sent: 500, delivered: 500, accepted: 500, rejected: 0, open: 0 }
  expect(await order(supplier, id)).toMatchObject({ delivery: 'received', deliverySums: sums, nextDelivery: null })
  expect(conforms(workorders.get, await order(admin, id))).toMatchObject({ supply: 'received', supplySums: sums })
  expect((await order(admin, id)).shipments).toHaveLength(3)
  // The customer learns of none of it.
  const read = await order(customer, id)
  expect(read).toMatchObject({
    pieceProblems: [],
    delivery: 'none',
    deliverySums: { sent: 0, delivered: 0, open: 500 },
    shipments: [],
  })
  expect(JSON.stringify(read)).not.toMatch(/supply|toPack|SHP-/)
})

test('two orders in one shipment are counted apart', async () => {
  const one = await ordered(200)
  const other = await ordered(40, { supplier: one.supplier })
  const { id } = await send(one.supplier, [
    [one.id, 200],
    [other.id, 40],
  ])
  await receive(one.admin, id, [{ received: 200 }, { received: 38 }])
  expect(await order(one.supplier, one.id)).toMatchObject({ delivery: 'received' })
  expect(await order(one.supplier, other.id)).toMatchObject({
    delivery: 'part',
    deliverySums: { sent: 40, delivered: 38, open: 2 },
  })
  expect((await bell(one.supplier))[0]).toMatch(/with 240 pcs of 2 orders is counted: 2 pcs short$/)
})

describe('rejected pieces', () => {
  const why = { rejected: 12, kind: 'dimension', description: 'The bore is 0.3 mm too wide' }
  async function rejected(more: { status?: 'completed' } = {}) {
    const sides = await ordered(180)
    const { id } = await send(sides.supplier, [[sides.id, 180]])
    if (more.status)
      await db().workOrder.update({ where: { id: sides.id }, data: { status: 'completed', completedDate: new Date() } })
    const { lines } = await receive(sides.admin, id, [{ received: 180, ...why }])
    return { ...sides, shipmentId: id, problemId: lines[0]!.problemId! }
  }

  test('become a problem of that many; the order and its other pieces go on', async () => {
    const { admin, supplier, customer, id, shipmentId, problemId } = await rejected()
    expect(await getProblem(supplier, { id: problemId })).toMatchObject({
      quantity: 12,
      kind: 'dimension',
      status: 'open',
      raisedRole: 'admin',
      shipmentId,
    })
    expect(await order(supplier, id)).toMatchObject({
      status: 'pending',
      problemId: null,
      delivery: 'part',
      deliverySums: { accepted: 168, rejected: 12, open: 12 },
    })
    expect((await bell(supplier)).join()).toContain(`A problem on ${shown(id)}: 12 pcs, dimension`)
    // A second rejection, and a problem of the order itself, stand beside it.
    const again = await send(supplier, [[id, 12]])
    await receive(admin, again.id, [{ received: 12, ...why, rejected: 2 }])
    await raiseProblem(supplier, { id, kind: 'machine', description: 'The spindle stands still' })
    expect((await listProblems(admin, { limit: 50, workorderId: id })).items).toHaveLength(3)
    // The customer reads the problem of the order, and none of the hub’s.
    const read = (await listProblems(customer, { limit: 50, workorderId: id })).items
    expect(read.map(({ kind }) => kind)).toEqual(['machine'])
    await refused(getProblem(customer, { id: problemId }), 'not_found')
    expect((await bell(customer)).join()).not.toContain('dimension')
  })

  test('that are credited are not open any more; taken as they are, or no problem at all, they count as accepted', async () => {
    const credited = await rejected()
    await db().workOrder.update({ where: { id: credited.id }, data: { amount: 50_000 } })
    const credit = { decision: 'credit' as const, note: 'They stay with us as scrap', creditAmount: 900 }
    await decideProblem(credited.admin, { id: credited.problemId, ...credit })
    expect(await order(credited.supplier, credited.id)).toMatchObject({
      delivery: 'received',
      deliverySums: { accepted: 168, rejected: 12, open: 0 },
    })
    const accept = { decision: 'accept' as const, note: 'The customer takes them like this' }
    const taken = await rejected()
    await decideProblem(taken.admin, { id: taken.problemId, ...accept })
    const none = await rejected()
    await rejectProblem(none.admin, { id: none.problemId, note: 'Measured again: they are good' })
    for (const { supplier, id } of [taken, none])
      expect(await order(supplier, id)).toMatchObject({
        delivery: 'received',
        deliverySums: { accepted: 180, open: 0 },
      })
  })

  const rework = { decision: 'rework' as const, note: 'Ream them again, please', newDueDate: addDays(today, 9) }
  test('are reworked while the order goes on as it is, and solved at any status', async () => {
    const { admin, supplier, id, problemId } = await rejected()
    await changeWorkorderStatus(supplier, { id, status: 'started' })
    await decideProblem(admin, { id: problemId, ...rework })
    expect(await order(supplier, id)).toMatchObject({ status: 'started', deliverySums: { open: 12 } })
    const solution = { rootCause: 'The reamer was worn', correctiveAction: 'Reamers change every 200 pieces' }
    expect(await solveProblem(supplier, { id: problemId, ...solution })).toMatchObject({ status: 'solved' })
    const { id: back } = await send(supplier, [[id, 12]])
    await receive(admin, back, [{ received: 12 }])
    expect(await order(supplier, id)).toMatchObject({
      delivery: 'received',
      deliverySums: { accepted: 180, rejected: 12 },
    })
  })

  test('of the largest order are sent again: its sums stop at the largest number', async () => {
    const { admin, supplier, id } = await ordered(2_000_000_000)
    const first = await send(supplier, [[id, 2_000_000_000]])
    await receive(admin, first.id, [{ received: 2_000_000_000, ...why, rejected: 2_000_000_000 }])
    await send(supplier, [[id, 2_000_000_000]])
    expect(await order(supplier, id)).toMatchObject({ deliverySums: { sent: 2_147_483_647, open: 2_000_000_000 } })
  })

  test('of a completed order send it back: a rework to production', async () => {
    const { admin, supplier, id, problemId } = await rejected({ status: 'completed' })
    expect(await order(supplier, id)).toMatchObject({ status: 'completed' })
    await decideProblem(admin, { id: problemId, ...rework })
    expect(await order(supplier, id)).toMatchObject({ status: 'in_progress' })
  })

  test('are counted in full: each refusal says what is missing', async () => {
    const { supplier, admin, id: orderId } = await ordered(20)
    const { id, lines } = await send(supplier, [[orderId, 20]])
    const issueOf = (line: object) =>
      shipments.receive.body.safeParse({ deliveredOn: today, lines: [{ id: lines[0]!.id, ...line }] }).error?.issues[0]
    expect(issueOf({ received: 20, rejected: 2, description: 'short' })).toMatchObject({
      path: ['lines', 0, 'description'],
      message: 'Say why in at least 10 characters',
    })
    expect(issueOf({})).toMatchObject({ message: 'Enter how many pieces came' })
    await refused(receive(admin, id, [{ received: 21 }]), 'validation', 'lines.0.received')
    const tooMany = { received: 20, rejected: 21, description: 'The bore is too large' }
    await expect(receive(admin, id, [tooMany])).rejects.toMatchObject({
      issues: [{ path: 'lines.0.rejected', message: 'At most 20 were received' }],
    })
    await refused(receive(admin, id, [], { lines: [{ id: 2_147_483_647, received: 1 }] }), 'validation', 'lines.0.id')
  })
})

test('more than was ordered is packed by nobody, two at once neither; a cancelled shipment frees its pieces', async () => {
  const { supplier, admin, id } = await ordered(20)
  await refused(pack(supplier, [[id, 21]]), 'validation', 'lines.0.quantity')
  const planned = await pack(supplier, [[id, 15]])
  await expect(pack(supplier, [[id, 6]])).rejects.toMatchObject({
    issues: [{ message: 'More than was ordered: 21 of 20' }],
  })
  await move(supplier, planned.id, 'cancelled', { reason: 'Packed into larger boxes' })
  expect(await getShipment(admin, { id: planned.id })).toMatchObject({
    status: 'cancelled',
    cancelReason: 'Packed into larger boxes',
  })
  expect(await atOnce([pack(supplier, [[id, 20]]), pack(supplier, [[id, 20]])])).toEqual({
    done: 1,
    refused: ['validation'],
  })
})

test('goods leave with a document, packages, a carrier or a vehicle, and the photos that are required', async () => {
  const { supplier, admin, id: orderId } = await ordered(20)
  await setDocuments(admin, { id: orderId, kinds: ['dispatch_photo', 'packing_photo'] })
  const { id, missingPhotos } = await pack(supplier, [[orderId, 20]])
  expect(missingPhotos!.map(({ document }) => document).toSorted()).toEqual(['dispatch_photo', 'packing_photo'])
  await refusedAs(
    move(supplier, id, 'sent'),
    'conflict',
    'Goods may leave only with a document: enter your invoice, bill of supply or challan',
  )
  const change = (form: object) => changeShipment(supplier, { id, ...shipments.change.body.parse(form) })
  await change({ paper: { ...paper, kind: 'challan' } })
  await refused(move(supplier, id, 'sent'), 'validation', 'packages')
  await change({ packages: 2 })
  await refused(move(supplier, id, 'sent'), 'validation', 'vehicle')
  await change({ carrier: 'Shree Transport' })
  await waiveDocument(admin, { id: orderId, kind: 'dispatch_photo', reason: 'The same parts as last week' })
  await refusedAs(
    move(supplier, id, 'sent'),
    'conflict',
    `Before dispatch: packing photo of ${shown(orderId)} is missing`,
  )
  await move(supplier, id, 'cancelled', { reason: 'Packed anew, with its photo' })

  const photo = await make.upload(supplier, 'photo', 'boxes.jpg', plainJpeg)
  const photos = [{ id: photo.id, workorderId: orderId, document: 'packing_photo' }]
  const sent = await send(supplier, [[orderId, 20]], { photos })
  expect(sent).toMatchObject({ status: 'sent', files: [{ document: 'packing_photo' }], missingPhotos: [] })
  await refused(move(supplier, sent.id, 'cancelled', { reason: 'Too late for that' }), 'conflict')
  await refused(changeShipment(supplier, { id: sent.id, lines: [{ workorderId: orderId, quantity: 1 }] }), 'conflict')
  expect(await changeShipment(supplier, { id: sent.id, docketNo: 'LR 77' })).toMatchObject({ docketNo: 'LR 77' })
})

test('an order that its own problem has stopped keeps its pieces in the shop', async () => {
  const { supplier, id } = await ordered(20)
  await raiseProblem(supplier, { id, kind: 'machine', description: 'The spindle stands still' })
  await refusedAs(send(supplier, [[id, 20]]), 'conflict', `A problem is open on ${shown(id)}`)
  expect((await pack(supplier, [[id, 20]])).status).toBe('planned')
})

test('what is to be packed are pieces in no shipment yet, of orders in production', async () => {
  const { supplier, admin, customer, id } = await ordered(20)
  const toPack = async (as: Viewer) =>
    (await listWorkorders(as, workorders.list.query.parse({ toPack: 'true' }))).items.map((one) => [one.id, one.toPack])
  expect(await toPack(supplier)).toEqual([])
  await changeWorkorderStatus(supplier, { id, status: 'started' })
  expect(await toPack(supplier)).toEqual([[id, 20]])
  const { id: first } = await pack(supplier, [[id, 15]])
  expect(await toPack(supplier)).toEqual([[id, 5]])
  await pack(supplier, [[id, 5]])
  expect(await toPack(supplier)).toEqual([])
  await move(admin, first, 'cancelled', { reason: 'The boxes were too small' })
  expect(await toPack(supplier)).toEqual([[id, 15]])
  await refused(toPack(customer), 'validation', 'toPack')
})

test('only its own orders, and those of one supplier; strangers find nothing', async () => {
  const [mine, others] = [await ordered(20), await ordered(20)]
  const { supplier, admin, customer } = mine
  for (const id of [others.id, 2_147_483_647])
    await expect(pack(supplier, [[id, 5]])).rejects.toMatchObject({
      issues: [{ path: 'lines.0.workorderId', message: 'Choose one of your orders' }],
    })
  await expect(
    pack(admin, [
      [mine.id, 5],
      [others.id, 5],
    ]),
  ).rejects.toMatchObject({ issues: [{ message: `${shown(others.id)} is of another supplier` }] })
  const { id } = await pack(admin, [[mine.id, 5]])
  expect((await listShipments(supplier, { limit: 10 })).items.map((one) => one.id)).toEqual([id])
  expect((await listShipments(supplier, { limit: 10, q: shown(mine.id) })).items).toHaveLength(1)
  await refused(getShipment(others.supplier, { id }), 'not_found')
  await refused(move(others.supplier, id, 'sent'), 'not_found')
  await refused(getShipment(customer, { id }), 'not_found')
})

test('two counts of a shipment at once: one of them', async () => {
  const { supplier, admin, id: orderId } = await ordered(20)
  const { id } = await send(supplier, [[orderId, 20]])
  await refused(
    receive(admin, id, [{ received: 20 }], { deliveredOn: addDays(today, -1) }),
    'validation',
    'deliveredOn',
  )
  const counts = await atOnce([receive(admin, id, [{ received: 20 }]), receive(admin, id, [{ received: 20 }])])
  expect(counts).toEqual({ done: 1, refused: ['conflict'] })
  await refusedAs(
    receive(admin, id, [{ received: 20 }]),
    'conflict',
    `${displayId('shipment', id)} is received already`,
  )
})

test('an admin corrects a count until its problem is decided', async () => {
  const { supplier, admin, id: orderId } = await ordered(20)
  const { id } = await send(supplier, [[orderId, 20]])
  const { lines } = await receive(admin, id, [{ received: 18, rejected: 2, description: 'Two of them are bent' }])
  const correct = (received: number) =>
    correctLine(admin, { id, lineId: lines[0]!.id, received, note: 'Two were below the paper' })
  await refused(correct(1), 'validation', 'received')
  await refused(correct(23), 'validation', 'received')
  expect((await correct(20)).lines).toMatchObject([{ received: 20, accepted: 18, rejected: 2 }])
  expect((await bell(supplier))[0]).toContain('20 instead of 18 pcs')
  await decideProblem(admin, { id: lines[0]!.problemId!, decision: 'accept', note: 'They were straightened here' })
  await refused(correct(19), 'conflict')
})

test('what arrived and nobody counted within seven days counts as accepted, once', async () => {
  const { supplier, admin, id: orderId } = await ordered(20)
  const sentOn = addDays(today, -9)
  const { id } = await send(supplier, [[orderId, 20]])
  await db().shipment.update({ where: { id }, data: { sentOn: new Date(sentOn) } })
  await move(admin, id, 'delivered', { on: addDays(today, -7) })
  expect((await getShipment(supplier, { id })).countBy).toBe(today)
  expect(await countSilently()).toBe(0)
  await rows(sql`UPDATE shipments SET delivered_on = delivered_on - 1 WHERE id = ${id}`)
  await refusedAs(
    receive(admin, id, [{ received: 19 }], { deliveredOn: addDays(today, -8) }),
    'conflict',
    `It counts as accepted since ${date(today)}`,
  )
  const ran = await Promise.all([countSilently(), countSilently()])
  expect(ran.toSorted()).toEqual([0, 1])
  expect(await getShipment(supplier, { id })).toMatchObject({ status: 'received', silent: true })
  expect(await order(supplier, orderId)).toMatchObject({ delivery: 'received', deliverySums: { accepted: 20 } })
  expect((await bell(supplier)).filter((message) => message.includes('within 7 days'))).toHaveLength(1)
})
