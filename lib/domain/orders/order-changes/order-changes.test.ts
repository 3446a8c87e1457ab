import { orderChanges } from '@/lib/contract/orders/order-changes'
import { workorders } from '@/lib/contract/orders/workorders'
import { getTasks } from '@/lib/domain/desk/dashboard/get-tasks'
import type { AdminTasks, CustomerTasks, SupplierTasks } from '@/lib/contract/desk/dashboard'
import { punctualityOf } from '@/lib/domain/facts/punctuality'
import { acknowledgeWorkorder } from '@/lib/domain/orders/workorders/acknowledge-workorder'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { setWorkorderMachine } from '@/lib/domain/orders/workorders/set-workorder-machine'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { db, rowsIn, sql, transaction } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { isoDay } from '@/lib/terms/format'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused, refusedAs } from '@/tests/refused'
import { approveChange } from './approve-change'
import { askChange } from './ask-change'
import { declineChange } from './decline-change'
import { listChanges } from './list-changes'
import { remindOfUnacknowledged, remindOfUnanswered } from './remind-of-dates'
import { withdrawChange } from './withdraw-change'

await ownDatabase()

const DAY = 86_400_000
/** The start of the day in India so many days from today. */
const inDays = (days: number) => new Date(`${isoDay(Date.now() + days * DAY)}T00:00:00+05:30`).toISOString()

/** An order between two companies that is due in ten days unless told otherwise; null: it has no day. */
async function ordered(dueInDays: number | null = 10) {
  const { customer, supplier, admin, workorder } = await make.order()
  const dueDate = dueInDays === null ? null : inDays(dueInDays)
  const dates = { dueDate, firstDueDate: dueDate, promisedDate: dueDate }
  await db().workOrder.update({ where: { id: workorder.id }, data: dates })
  return { customer, supplier, admin, id: workorder.id, dueDate }
}
const ask = (as: Viewer, id: number, dueDate: string, more: object = {}) =>
  askChange(as, { id, ...orderChanges.ask.body.parse({ dueDate, reason: 'material', ...more }) })
const datesOf = async (as: Viewer, id: number) => {
  const { dueDate, firstDueDate, promisedDate } = await getWorkorder(as, { id })
  return { dueDate, firstDueDate, promisedDate }
}
const bell = async (viewer: Viewer) =>
  (await listNotifications(viewer, { limit: 50 })).items.map(({ message }) => message)

test('the supplier asks for another day, the customer agrees, and the first promise stays to be read', async () => {
  const { customer, supplier, admin, id, dueDate } = await ordered()
  const later = inDays(15)
  const asked = await ask(supplier, id, later, { note: 'The bar stock comes five days late' })
  expect(conforms(orderChanges.ask, asked)).toMatchObject({
    status: 'waiting',
    own: true,
    mayWithdraw: true,
    inTime: true,
  })
  expect((await bell(customer))[0]).toMatch(
    /^The supplier asks for the due date \d+ \w+ \d{4} instead of \d+ \w+ \d{4} of ORD-\d+ .*\(material\): The bar stock comes five days late$/,
  )
  // An admin reads it in the bell; the mail is for the side that answers.
  expect((await bell(admin))[0]).toMatch(/^The supplier asks for the due date .* of WO-/)
  const mailed = await db().mail.findMany({ where: { event: { kind: 'workorder.dateAsked' } } })
  expect(mailed.map(({ memberId }) => memberId)).toEqual([customer.member.id])
  expect((await getWorkorder(customer, { id })).change).toMatchObject({ id: asked.id, dueDate: later })
  expect(((await getTasks(customer, {})) as CustomerTasks).dates).toMatchObject({ count: 1, first: { id } })
  expect(await datesOf(customer, id)).toEqual({ dueDate, firstDueDate: dueDate, promisedDate: dueDate })

  const agreed = await approveChange(customer, { id: asked.id, answer: 'That is still in time for us' })
  expect(conforms(orderChanges.approve, agreed)).toMatchObject({ status: 'approved', decidedRole: 'customer' })
  for (const reader of [customer, supplier])
    expect(await datesOf(reader, id)).toEqual({ dueDate: later, firstDueDate: dueDate, promisedDate: later })
  expect((await bell(supplier))[0]).toMatch(/ is agreed: That is still in time for us$/)
  expect((await getWorkorder(supplier, { id })).change).toBeNull()
})

test('the customer asks, and the supplier declines with a reason: the day stays', async () => {
  const { customer, supplier, id, dueDate } = await ordered()
  const asked = await ask(customer, id, inDays(5), { reason: 'customer' })
  expect(((await getTasks(supplier, {})) as SupplierTasks).dates).toMatchObject({ count: 1, first: { id } })
  await refusedAs(approveChange(customer, { id: asked.id }), 'forbidden', 'You asked for it: the other side answers')
  const declined = await declineChange(supplier, { id: asked.id, answer: 'The heat treatment takes a week' })
  expect(declined).toMatchObject({ status: 'declined', answer: 'The heat treatment takes a week' })
  expect((await datesOf(customer, id)).dueDate).toBe(dueDate)
  await refusedAs(approveChange(supplier, { id: asked.id }), 'conflict', 'It was answered already')
})

test('the first day that an order gets is its due date, its first one and the promised one', async () => {
  const { customer, supplier, id } = await ordered(null)
  const asked = await ask(supplier, id, inDays(20))
  expect(asked).toMatchObject({ oldDue: null, inTime: true })
  await approveChange(customer, { id: asked.id })
  expect(await datesOf(customer, id)).toEqual({
    dueDate: inDays(20),
    firstDueDate: inDays(20),
    promisedDate: inDays(20),
  })
})

test('a day that is asked for after the due day is agreed, and saves no punctuality', async () => {
  const { customer, supplier, id, dueDate } = await ordered(-1)
  const asked = await ask(supplier, id, inDays(4))
  expect(asked.inTime).toBe(false)
  await approveChange(customer, { id: asked.id })
  expect(await datesOf(customer, id)).toEqual({ dueDate: inDays(4), firstDueDate: dueDate, promisedDate: dueDate })
  await changeWorkorderStatus(supplier, { id, status: 'completed' })
  const ofSupplier = punctualityOf(sql`w.supplier_id = ${supplier.id}`)
  expect(await transaction((tx) => rowsIn(tx)(ofSupplier))).toEqual([{ dated: 1, onTime: 0 }])
})

test('on the due day itself it is still asked in time', async () => {
  const { supplier, id } = await ordered(0)
  expect((await ask(supplier, id, inDays(4))).inTime).toBe(true)
})

test('what an admin sets is in force at once, with a note, and ends what waits', async () => {
  const { customer, supplier, admin, id, dueDate } = await ordered()
  const asked = await ask(supplier, id, inDays(30))
  await refusedAs(ask(admin, id, inDays(12)), 'validation', 'Say why in at least 10 characters')
  const set = await ask(admin, id, inDays(12), { reason: 'customer', note: 'Spoke with Meena on the phone' })
  expect(set).toMatchObject({ status: 'approved', decidedRole: 'admin', askedRole: 'admin' })
  expect(await datesOf(customer, id)).toEqual({ dueDate: inDays(12), firstDueDate: dueDate, promisedDate: inDays(12) })
  const { changes } = await getWorkorder(supplier, { id })
  expect(changes.map(({ id: of, status }) => [of, status])).toEqual([
    [set.id, 'approved'],
    [asked.id, 'void'],
  ])
  for (const side of [customer, supplier]) expect((await bell(side))[0]).toMatch(/Spoke with Meena on the phone$/)
})

test.each([
  ['the same day', 10, {}, 'dueDate', 'That is the date already'],
  ['a day two years and more ahead', 800, {}, 'dueDate', 'At most two years ahead'],
  ['no reason in words', 12, { reason: 'other' }, 'note', 'Say why in at least 10 characters'],
  ['a telephone number', 12, { note: 'Call me on 98220 12345 about it' }, 'note', undefined],
])('refused: %s', async (_, days, more, path, message) => {
  const { supplier, id } = await ordered()
  await expect(ask(supplier, id, inDays(days), more)).rejects.toMatchObject({
    issues: [{ path, ...(message && { message }) }],
  })
})

test('a day before the start is refused, and so is any day of a completed order', async () => {
  const { supplier, id } = await ordered()
  await db().workOrder.update({ where: { id }, data: { startDate: new Date(inDays(6)) } })
  await refusedAs(ask(supplier, id, inDays(5)), 'validation', 'The due date is before the start date')
  await changeWorkorderStatus(supplier, { id, status: 'completed' })
  await refusedAs(ask(supplier, id, inDays(12)), 'conflict', 'This work order is already completed')
})

test('two ask at once: one waits, the other hears it', async () => {
  const { customer, supplier, id } = await ordered()
  expect(await atOnce([ask(supplier, id, inDays(15)), ask(customer, id, inDays(20))])).toEqual({
    done: 1,
    refused: ['conflict'],
  })
  await refusedAs(ask(supplier, id, inDays(16)), 'conflict', 'This is asked for already')
})

test('agreed and withdrawn at once: one of them counts', async () => {
  const { customer, supplier, id } = await ordered()
  const asked = await ask(supplier, id, inDays(15))
  const answer = { id: asked.id }
  expect(await atOnce([approveChange(customer, answer), withdrawChange(supplier, answer)])).toEqual({
    done: 1,
    refused: ['conflict'],
  })
})

test('the order has another day by now: what was asked before can’t be agreed, and makes room for a new request', async () => {
  const { customer, supplier, id } = await ordered()
  const asked = await ask(supplier, id, inDays(15))
  await db().workOrder.update({ where: { id }, data: { dueDate: new Date(inDays(11)) } })
  await expect(approveChange(customer, { id: asked.id })).rejects.toThrow(/^The due date is .* by now: ask again$/)
  expect((await ask(supplier, id, inDays(16))).status).toBe('waiting')
  expect(await db().orderChange.findUniqueOrThrow({ where: { id: asked.id } })).toMatchObject({ status: 'void' })
})

test('completing the order ends what waits', async () => {
  const { supplier, id } = await ordered()
  const asked = await ask(supplier, id, inDays(15))
  await changeWorkorderStatus(supplier, { id, status: 'completed' })
  expect(await db().orderChange.findUniqueOrThrow({ where: { id: asked.id } })).toMatchObject({ status: 'void' })
})

test('each reads the requests of the own orders, and the own company alone reads which person asked', async () => {
  const { customer, supplier, admin, id } = await ordered()
  const { id: changeId } = await ask(supplier, id, inDays(15))
  const read = async (as: Viewer) =>
    (await listChanges(as, orderChanges.list.query.parse({ workorderId: id }))).items[0]
  expect(await read(customer)).toMatchObject({ id: changeId, own: false, mayAnswer: true })
  expect(await read(customer)).not.toHaveProperty('askedPerson')
  for (const reader of [supplier, admin]) expect(await read(reader)).toHaveProperty('askedPerson')
  expect(await read(await make.customer())).toBeUndefined()
  await refused(approveChange(await make.customer(), { id: changeId }), 'not_found')
})

test('the supplier accepts an order once; to begin is to accept', async () => {
  const { customer, supplier, id } = await ordered()
  expect(((await getTasks(supplier, {})) as SupplierTasks).toAccept).toMatchObject({ count: 1, first: { id } })
  const accepted = await acknowledgeWorkorder(supplier, { id })
  expect(conforms(workorders.acknowledge, accepted)).toMatchObject({ acknowledgedAt: expect.any(String) })
  expect(await acknowledgeWorkorder(supplier, { id })).toEqual(accepted)
  expect((await bell(customer)).filter((message) => message.startsWith('The supplier has accepted'))).toHaveLength(1)
  expect(((await getTasks(supplier, {})) as SupplierTasks).toStart).toMatchObject({ count: 1 })

  const other = await ordered()
  await changeWorkorderStatus(other.supplier, { id: other.id, status: 'issues' })
  expect((await getWorkorder(other.customer, { id: other.id })).acknowledgedAt).toBeNull()
  await changeWorkorderStatus(other.supplier, { id: other.id, status: 'started' })
  expect((await getWorkorder(other.customer, { id: other.id })).acknowledgedAt).not.toBeNull()
})

test('an order that is not accepted in time is told to admins once, over two workers; a request for a day stops the clock', async () => {
  const [late, asking] = [await ordered(), await ordered()]
  await ask(asking.supplier, asking.id, inDays(15))
  const past = new Date(Date.now() - DAY)
  await db().workOrder.updateMany({ where: { acknowledgeBy: { not: null } }, data: { acknowledgeBy: past } })
  const told = await Promise.all([remindOfUnacknowledged(), remindOfUnacknowledged()])
  const waiting = await db().workOrder.count({ where: { unacknowledgedTold: true } })
  expect(told.reduce((sum, n) => sum + n)).toBe(waiting)
  expect(await remindOfUnacknowledged()).toBe(0)
  const kind = 'workorder.unacknowledged'
  expect(await db().event.count({ where: { kind, entityId: late.id } })).toBe(1)
  expect(await db().event.count({ where: { kind, entityId: asking.id } })).toBe(0)
  expect(((await getTasks(late.admin, {})) as AdminTasks).notAccepted.count).toBeGreaterThan(0)
})

test('a request that nobody answers in time is told to admins once', async () => {
  const { supplier, admin, id } = await ordered()
  const { id: changeId } = await ask(supplier, id, inDays(15))
  await db().orderChange.updateMany({ where: { id: changeId }, data: { answerBy: new Date(Date.now() - DAY) } })
  expect(await Promise.all([remindOfUnanswered(), remindOfUnanswered()])).toContain(1)
  expect(await remindOfUnanswered()).toBe(0)
  expect((await bell(admin)).some((message) => /has waited two working days for an answer/.test(message))).toBe(true)
  expect(((await getTasks(admin, {})) as AdminTasks).unanswered.count).toBe(1)
})

test('every order can get a machine: an approved one of its supplier, by the supplier or an admin', async () => {
  const { customer, supplier, admin, id } = await ordered()
  const machine = await make.machine(supplier)
  const set = await setWorkorderMachine(supplier, { id, machineId: machine.id })
  expect(conforms(workorders.setMachine, set)).toMatchObject({ machineId: machine.id, machineName: machine.name })
  expect(await getWorkorder(customer, { id })).not.toHaveProperty('machineId')
  const other = await make.machine(supplier)
  await setWorkorderMachine(admin, { id, machineId: other.id })
  expect((await bell(supplier))[0]).toContain(`is to be made on ${other.name}`)
  const strange = await make.machine(await make.supplier())
  await refusedAs(
    setWorkorderMachine(admin, { id, machineId: strange.id }),
    'validation',
    'This machine belongs to another supplier',
  )
  await db().machine.update({ where: { id: machine.id }, data: { approvalStatus: 'pending' } })
  await refusedAs(
    setWorkorderMachine(supplier, { id, machineId: machine.id }),
    'validation',
    'This machine is not approved',
  )
})
