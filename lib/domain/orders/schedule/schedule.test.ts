import { schedules } from '@/lib/contract/orders/schedule'
import { orderChanges } from '@/lib/contract/orders/order-changes'
import { shipments } from '@/lib/contract/goods/shipments'
import { workorders } from '@/lib/contract/orders/workorders'
import { orderTerms } from '@/lib/contract/money/terms'
import { planShipment } from '@/lib/domain/goods/shipments/plan-shipment'
import { receiveShipment } from '@/lib/domain/money/payouts/followed-acts'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { closeShort } from '@/lib/domain/money/order-endings/close-short'
import { editTerms } from '@/lib/domain/money/order-terms/edit-terms'
import { approveChange } from '@/lib/domain/orders/order-changes/approve-change'
import { askChange } from '@/lib/domain/orders/order-changes/ask-change'
import { decideProblem } from '@/lib/domain/orders/order-problems/decide-problem'
import { raiseProblem } from '@/lib/domain/orders/order-problems/raise-problem'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { addDays, date, isoDay, startOfDay } from '@/lib/terms/format'
import { orderId } from '@/lib/terms/nouns'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused, refusedAs } from '@/tests/refused'
import { setSchedule } from './set-schedule'

await ownDatabase()

const today = isoDay(Date.now())
const inDays = (days: number) => addDays(today, days)
const [first, third, fifth, eighth, fifteenth] = [1, 3, 5, 8, 15].map(inDays) as [
  string,
  string,
  string,
  string,
  string,
]
const note = 'As agreed on the phone'
type Planned = [quantity: number, day: string][]
const inFour: Planned = [
  [200, first],
  [120, third],
  [100, fifth],
  [80, eighth],
]

/** An order of 500 pieces that is due on the 8th day from now. */
async function ordered(quantity = 500, dueDay: string | null = eighth) {
  const { inquiry, workorder, ...people } = await make.order()
  await db().inquiry.update({ where: { id: inquiry.id }, data: { quantity } })
  const dueDate = dueDay && startOfDay(dueDay)
  const dates = { dueDate, firstDueDate: dueDate, promisedDate: dueDate }
  await db().workOrder.update({ where: { id: workorder.id }, data: dates })
  return { ...people, id: workorder.id }
}
const set = (as: Viewer, id: number, lines: Planned, more: object = {}) =>
  setSchedule(as, {
    id,
    ...schedules.set.body.parse({ lines: lines.map(([quantity, day]) => ({ quantity, day })), ...more }),
  })
const order = (as: Viewer, id: number) => getWorkorder(as, { id })
const linesOf = async (as: Viewer, id: number) =>
  (await order(as, id)).schedule.map(({ quantity, day }) => [quantity, day])
const openOf = async (as: Viewer, id: number) => (await order(as, id)).schedule.map(({ open }) => open)
const dueDayOf = async (as: Viewer, id: number) => isoDay(Date.parse((await order(as, id)).dueDate!))

type Sides = { supplier: Viewer; admin: Viewer; id: number }
/** Packs so many pieces, and the hub counts them. Answers the problem of those that it rejects. */
async function deliver({ supplier, admin, id }: Sides, pieces: number, rejected = 0, scheduleId?: number) {
  const paper = { kind: 'invoice', number: 'MP/118', on: today }
  const lines = [{ workorderId: id, quantity: pieces, scheduleId }]
  const form = { leg: 'to_hub', lines, packages: 4, vehicle: 'MH 12 AB 1234', paper, send: true }
  const sent = await planShipment(supplier, shipments.plan.body.parse(form))
  const why = rejected ? { rejected, kind: 'dimension', description: 'The bore is 0.3 mm too wide' } : {}
  const count = { deliveredOn: today, lines: [{ id: sent.lines[0]!.id, received: pieces, ...why }] }
  const counted = await receiveShipment(admin, { id: sent.id, ...shipments.receive.body.parse(count) })
  return counted.lines[0]!.problemId!
}

test('500 pieces on four days: both sides read them, and what comes next follows what was delivered', async () => {
  const sides = await ordered()
  const { admin, supplier, customer, id } = sides
  expect(await linesOf(supplier, id)).toEqual([[500, eighth]])
  conforms(schedules.set, await set(admin, id, inFour))
  expect(await linesOf(customer, id)).toEqual(inFour)
  conforms(workorders.get, await order(customer, id))
  expect((await order(customer, id)).schedule[0]).toMatchObject({ delivered: 0, open: 200 })
  const words = `200 pcs on ${date(first)}, 120 pcs on ${date(third)}, 100 pcs on ${date(fifth)}, 80 pcs on ${date(eighth)}`
  for (const [viewer, role] of [
    [customer, 'customer'],
    [supplier, 'supplier'],
  ] as const) {
    const [bell] = (await listNotifications(viewer, { limit: 1 })).items
    expect(bell!.message).toContain(orderId(role, id))
    expect(bell!.message).toContain(words)
  }
  const mailed = await db().mail.findMany({ where: { event: { kind: 'workorder.scheduleChanged' } } })
  expect(mailed.map(({ memberId }) => memberId).toSorted()).toEqual([customer.member.id, supplier.member.id].toSorted())
  expect((await order(supplier, id)).nextDelivery).toEqual({ quantity: 200, day: first })

  await deliver(sides, 200)
  await deliver(sides, 120)
  expect(conforms(workorders.get, await order(supplier, id))).toMatchObject({
    deliverySums: { ordered: 500, delivered: 320, open: 180 },
    nextDelivery: { quantity: 100, day: fifth },
  })
  expect((await order(admin, id)).schedule.map(({ delivered, open }) => [delivered, open])).toEqual([
    [200, 0],
    [120, 0],
    [0, 100],
    [0, 80],
  ])
  const [listed] = (await listWorkorders(supplier, { limit: 1 })).items
  expect(listed).toMatchObject({ nextDelivery: { quantity: 100, day: fifth } })
  // A change of a day keeps the line, and with it what shipments name.
  const before = (await order(admin, id)).schedule[3]!.id
  await set(admin, id, [
    [200, first],
    [120, third],
    [90, fifth],
    [90, eighth],
  ])
  expect((await order(admin, id)).schedule[3]!.id).toBe(before)
})

test('a shipment fills the line that it names; a line of another order is refused', async () => {
  const sides = await ordered()
  await set(sides.admin, sides.id, inFour)
  const { schedule } = await order(sides.admin, sides.id)
  await deliver(sides, 130, 0, schedule[2]!.id!)
  expect(await openOf(sides.supplier, sides.id)).toEqual([170, 120, 0, 80])
  const other = await ordered()
  await refused(deliver(other, 10, 0, schedule[0]!.id!), 'validation', 'lines.0.scheduleId')
})

test('a schedule is of all pieces, each day once, and leaves what was delivered on its days', async () => {
  const sides = await ordered()
  const { admin, supplier, id } = sides
  await expect(set(admin, id, [[480, eighth]])).rejects.toMatchObject({
    issues: [{ path: 'lines', message: 'These are 480 of 500 pieces' }],
  })
  const twice = schedules.set.body.safeParse({
    lines: [
      { quantity: 250, day: first },
      { quantity: 250, day: first },
    ],
  })
  expect(twice.error?.issues[0]?.message).toBe('Choose each day once')
  expect(schedules.set.body.safeParse({ lines: [] }).error?.issues[0]?.message).toBe('Enter at least one delivery')
  await refused(set(supplier, id, inFour), 'forbidden')
  await set(admin, id, inFour)
  await deliver(sides, 200)
  await deliver(sides, 120)
  for (const lines of [
    [
      [100, first],
      [400, eighth],
    ],
    [[500, eighth]],
  ] as Planned[])
    await refusedAs(set(admin, id, lines), 'conflict', '320 are delivered already')
  await set(admin, id, [
    [320, third],
    [180, eighth],
  ])
  expect(await openOf(admin, id)).toEqual([0, 180])
  await db().workOrder.update({ where: { id }, data: { status: 'completed', completedDate: new Date() } })
  await refused(set(admin, id, inFour), 'conflict')
  const none = await ordered()
  await db().workOrder.update({ where: { id: none.id }, data: { inquiryId: null, quotationId: null } })
  await refused(set(none.admin, none.id, inFour), 'validation', 'lines')
})

test('the last day is the due date: either changes the other, with the reason', async () => {
  const { admin, supplier, customer, id } = await ordered()
  await set(admin, id, inFour)
  expect((await order(customer, id)).changes).toEqual([])
  const later: Planned = [...inFour.slice(0, 3), [80, fifteenth]]
  await refused(set(admin, id, later), 'validation', 'note')
  await refused(set(admin, id, [[500, inDays(800)]], { note }), 'validation', 'lines')
  await refused(set(admin, id, later, { note: 'Call me on 98220 12345' }), 'validation', 'note')
  await set(admin, id, later, { note })
  expect(await dueDayOf(customer, id)).toBe(fifteenth)
  expect((await order(customer, id)).changes).toMatchObject([
    { kind: 'due', status: 'approved', askedRole: 'admin', note, dueDate: startOfDay(fifteenth).toISOString() },
  ])

  const ask = (as: Viewer, day: string) =>
    askChange(as, { id, ...orderChanges.ask.body.parse({ dueDate: day, reason: 'material', note }) })
  for (const day of [fifth, first])
    await expect(ask(supplier, day)).rejects.toMatchObject({
      issues: [{ path: 'dueDate', message: `Pieces are due on ${date(fifth)}: change the schedule` }],
    })
  const asked = await ask(supplier, inDays(20))
  await approveChange(customer, { id: asked.id })
  expect(await linesOf(supplier, id)).toEqual([...inFour.slice(0, 3), [80, inDays(20)]])
  await ask(admin, inDays(6))
  expect(await linesOf(supplier, id)).toEqual([...inFour.slice(0, 3), [80, inDays(6)]])
  expect(await dueDayOf(supplier, id)).toBe(inDays(6))

  // The rework of the whole order moves it as well.
  const problem = await raiseProblem(supplier, { id, kind: 'machine', description: 'The spindle stands still' })
  const rework = (day: string) =>
    decideProblem(admin, { id: problem.id, decision: 'rework', note, newDueDate: startOfDay(day).toISOString() })
  await refused(rework(third), 'validation', 'newDueDate')
  await rework(fifteenth)
  expect(await linesOf(admin, id)).toEqual([...inFour.slice(0, 3), [80, fifteenth]])
})

describe('rejected pieces that are reworked', () => {
  const rework = (admin: Viewer, id: number, day: string) =>
    decideProblem(admin, { id, decision: 'rework', note, newDueDate: startOfDay(day).toISOString() })

  test('are a line of the schedule on their new day, cut from the line that they were for', async () => {
    const sides = await ordered()
    const { admin, supplier, customer, id } = sides
    await set(admin, id, inFour)
    await deliver(sides, 200)
    await deliver(sides, 120)
    const problemId = await deliver(sides, 180, 12)
    expect((await order(supplier, id)).nextDelivery).toEqual({ quantity: 12, day: eighth })
    await rework(admin, problemId, fifteenth)
    expect(await linesOf(customer, id)).toEqual([
      [200, first],
      [120, third],
      [100, fifth],
      [68, eighth],
      [12, fifteenth],
    ])
    expect(await order(supplier, id)).toMatchObject({
      nextDelivery: { quantity: 12, day: fifteenth },
      deliverySums: { open: 12 },
    })
    expect(await dueDayOf(customer, id)).toBe(fifteenth)
    await deliver(sides, 12)
    expect(await order(supplier, id)).toMatchObject({ delivery: 'received', nextDelivery: null })
  })

  test('give an order whose pieces are due together a second day', async () => {
    const sides = await ordered(180)
    await rework(sides.admin, await deliver(sides, 180, 12), fifteenth)
    expect(await linesOf(sides.supplier, sides.id)).toEqual([
      [168, eighth],
      [12, fifteenth],
    ])
    const dayless = await ordered(20, null)
    await rework(dayless.admin, await deliver(dayless, 20, 2), fifteenth)
    expect(await order(dayless.supplier, dayless.id)).toMatchObject({ nextDelivery: { quantity: 2, day: fifteenth } })
  })
})

test('an order that is closed short waits for fewer pieces', async () => {
  const sides = await ordered()
  const { admin, supplier, id } = sides
  await set(admin, id, inFour)
  await deliver(sides, 200)
  await db().workOrder.update({ where: { id }, data: { status: 'started', startDate: new Date(), amount: 50_000 } })
  await closeShort(admin, { id, made: 320, reason: 'material', note: 'The bar stock has ended at the mill' })
  expect(await openOf(admin, id)).toEqual([0, 120, 0, 0])
  expect(await order(supplier, id)).toMatchObject({
    nextDelivery: { quantity: 120, day: third },
    deliverySums: { open: 120 },
  })
  // Nothing of it went on to the customer.
  expect(await order(admin, id)).toMatchObject({ nextDelivery: { quantity: 200, day: first } })
})

describe('a tolerance of 2 %', () => {
  const of = async () => {
    const sides = await ordered()
    const terms = orderTerms.edit.body.parse({ overBp: 200, underBp: 200 })
    expect(await editTerms(sides.admin, { id: sides.id, ...terms })).toMatchObject({ overBp: 200, underBp: 200 })
    return sides
  }

  test('lets 510 of 500 pieces pass and 511 not, two at once neither', async () => {
    const sides = await of()
    expect(await order(sides.customer, sides.id)).toMatchObject({ tolerance: { over: 10, under: 10 } })
    await expect(deliver(sides, 511)).rejects.toMatchObject({
      issues: [{ message: 'More than was ordered: 511 of 500, at most 510' }],
    })
    await deliver(sides, 500)
    expect(await atOnce([deliver(sides, 10), deliver(sides, 10)])).toEqual({ done: 1, refused: ['validation'] })
    expect(await order(sides.supplier, sides.id)).toMatchObject({
      delivery: 'received',
      deliverySums: { ordered: 500, accepted: 510, open: 0 },
      toPack: 0,
    })
  })

  test('makes an order received with 490 pieces, and 489 are not enough', async () => {
    const sides = await of()
    await deliver(sides, 489)
    expect(await order(sides.supplier, sides.id)).toMatchObject({ delivery: 'part', nextDelivery: { quantity: 11 } })
    await deliver(sides, 1)
    expect(await order(sides.supplier, sides.id)).toMatchObject({
      delivery: 'received',
      deliverySums: { open: 10 },
      nextDelivery: null,
    })
  })

  test('is at most 20 %', () => {
    expect(orderTerms.edit.body.safeParse({ overBp: 2001 }).error?.issues[0]).toMatchObject({ path: ['overBp'] })
  })
})
