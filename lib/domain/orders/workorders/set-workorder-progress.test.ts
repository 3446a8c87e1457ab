import { workorders } from '@/lib/contract/orders/workorders'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { listMessages } from '@/lib/domain/files/moderation/list-messages'
import { db } from '@/lib/infra/db/db'
import { dayOfMonth, isoDay } from '@/lib/terms/format'
import { conforms } from '@/tests/conform'
import { whileHeld } from '@/tests/lock-race'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { createWorkorder } from './create-workorder'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { setWorkorderProgress } from './set-workorder-progress'

await ownDatabase()

const form = (fields: object) => workorders.setProgress.body.parse(fields)
const inDays = (days: number) => isoDay(Date.now() + days * 86_400_000)
const lock = 'SELECT id FROM work_orders WHERE id = $1 FOR UPDATE'

/** An order of 50 pieces, due in ten days. */
async function underWay() {
  const { customer, supplier, inquiry, admin } = { ...(await make.accepted()), admin: await make.admin() }
  const { id } = await createWorkorder(admin, {
    inquiryId: inquiry.id,
    supplierId: supplier.id,
    dueDate: new Date(inDays(10)).toISOString(),
  })
  const report = (fields: object, viewer = supplier) => setWorkorderProgress(viewer, { id, ...form(fields) })
  return { id, customer, supplier, admin, report }
}

test('the supplier says how far it is; the due date stays, and what is left out stays', async () => {
  const { id, customer, report } = await underWay()
  const order = await report({ doneQuantity: '30', expectedDate: inDays(12) })
  expect(conforms(workorders.setProgress, order)).toMatchObject({
    doneQuantity: 30,
    expectedDate: `${inDays(12)}T00:00:00.000Z`,
    dueDate: `${inDays(10)}T00:00:00.000Z`,
  })
  await report({ doneQuantity: 40 })
  await report({ expectedDate: inDays(11) })
  expect(await getWorkorder(customer, { id })).toMatchObject({
    doneQuantity: 40,
    expectedDate: `${inDays(11)}T00:00:00.000Z`,
  })
})

test('the customer reads it in the bell and by mail; supplier and admins in the history', async () => {
  const { id, customer, supplier, admin, report } = await underWay()
  await report({ doneQuantity: 30, expectedDate: inDays(12), note: 'Second setup runs' })
  const [entry] = (await listNotifications(customer, { limit: 1 })).items
  const order = await getWorkorder(customer, { id })
  const says = `30 of 50 pieces done; expected ${dayOfMonth(inDays(12))}, 2 days after the due date: Second setup runs`
  expect(entry).toMatchObject({ entityType: 'workorder', entityId: id, title: 'Progress of an order' })
  expect(entry!.message).toBe(`ORD-${String(id).padStart(4, '0')} (${order.projectName}): ${says}`)
  const event = await db().event.findFirstOrThrow({ where: { kind: 'workorder.progressed', entityId: id } })
  const owed = await db().mail.findMany({ where: { eventId: event.id } })
  expect(owed.map(({ memberId, topic }) => [memberId, topic])).toEqual([[customer.member.id, 'workorders']])
  for (const viewer of [customer, supplier, admin])
    expect((await getWorkorder(viewer, { id })).history.at(-1)).toMatchObject({
      kind: 'workorder.progressed',
      note: 'Second setup runs',
      actorRole: 'supplier',
      progress: { doneQuantity: 30, expectedDate: `${inDays(12)}T00:00:00.000Z` },
    })
  for (const viewer of [supplier, admin])
    expect(await db().notification.count({ where: { eventId: event.id, memberId: viewer.member.id } })).toBe(0)
})

test('an admin reports it too; the same again tells nobody', async () => {
  const { id, admin, report } = await underWay()
  for (let n = 0; n < 2; n++) expect(await report({ doneQuantity: 5 }, admin)).toMatchObject({ doneQuantity: 5 })
  expect(await db().event.count({ where: { kind: 'workorder.progressed', entityId: id } })).toBe(1)
})

test('fewer pieces than before need a note', async () => {
  const { report } = await underWay()
  await report({ doneQuantity: 30 })
  await refused(report({ doneQuantity: 29 }), 'validation', 'note')
  await refused(report({ doneQuantity: 29, note: ' ' }), 'validation', 'note')
  expect(await report({ doneQuantity: 29, note: 'One scrapped' })).toMatchObject({ doneQuantity: 29 })
})

test('no more than the order’s pieces, and none without a quantity', async () => {
  const { admin, report, supplier } = await underWay()
  await refused(report({ doneQuantity: 51 }), 'validation', 'doneQuantity')
  expect(await report({ doneQuantity: 50 })).toMatchObject({ doneQuantity: 50 })
  const { id } = await createWorkorder(admin, { supplierId: supplier.id })
  await refused(setWorkorderProgress(supplier, { id, doneQuantity: 0 }), 'validation', 'doneQuantity')
  const expectedDate = new Date(inDays(3)).toISOString()
  expect(await setWorkorderProgress(supplier, { id, expectedDate })).toMatchObject({ expectedDate })
})

test.each([
  [{}, 'doneQuantity'],
  [{ doneQuantity: null, expectedDate: '', note: ' ' }, 'doneQuantity'],
  [{ doneQuantity: -1 }, 'doneQuantity'],
  [{ doneQuantity: 1.5 }, 'doneQuantity'],
  [{ doneQuantity: 'many' }, 'doneQuantity'],
  [{ expectedDate: inDays(-1) }, 'expectedDate'],
  [{ note: 'x'.repeat(5001) }, 'note'],
])('%j is an issue of %s', (body, path) => {
  const { error } = workorders.setProgress.body.safeParse(body)
  expect(error?.issues.map((issue) => issue.path.join())).toEqual([path])
})

test('it may be expected today', () => expect(form({ expectedDate: inDays(0) })).toHaveProperty('expectedDate'))

test('a completed order has nothing to report, until it is taken up again', async () => {
  const { id, supplier, report } = await underWay()
  await changeWorkorderStatus(supplier, { id, status: 'completed' })
  await refused(report({ doneQuantity: 50 }), 'conflict')
  await changeWorkorderStatus(supplier, { id, status: 'quality_check' })
  expect(await report({ doneQuantity: 49 })).toMatchObject({ doneQuantity: 49 })
})

test('it is for its supplier and admins', async () => {
  const { customer, report } = await underWay()
  await refused(report({ doneQuantity: 1 }, customer), 'forbidden')
  await refused(report({ doneQuantity: 1 }, await make.supplier()), 'not_found')
})

test('of two reports at once one counts: the later one can not lower it unseen', async () => {
  const { id, customer, report } = await underWay()
  const acts = await whileHeld(lock, [id], () => [report({ doneQuantity: 40 }), report({ doneQuantity: 10 })])
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['conflict'] })
  expect([10, 40]).toContain((await getWorkorder(customer, { id })).doneQuantity)
  expect(await db().event.count({ where: { kind: 'workorder.progressed', entityId: id } })).toBe(1)
})

test('a phone number in the note does not reach the customer, and waits for an admin', async () => {
  const { id, customer, supplier, admin, report } = await underWay()
  await report({ doneQuantity: 3, note: 'Call 98220 12345' })
  const [entry] = (await listNotifications(customer, { limit: 1 })).items
  expect(entry!.message).toMatch(/3 of 50 pieces done: Call •••$/)
  const noteOf = async (viewer: typeof customer) => (await getWorkorder(viewer, { id })).history.at(-1)!.note
  expect(await noteOf(customer)).toBe('Call •••')
  for (const viewer of [supplier, admin]) expect(await noteOf(viewer)).toBe('Call 98220 12345')
  expect((await listMessages(admin, { limit: 1 })).items).toMatchObject([{ entityId: id, field: 'note' }])
  expect(await getWorkorder(supplier, { id })).toMatchObject({ notes: null, othersRead: null })
})
