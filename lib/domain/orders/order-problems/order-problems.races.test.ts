import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import { ownDatabase } from '@/tests/own-database'
import { atOnce } from '@/tests/refused'
import { decideProblem } from './decide-problem'
import { withdrawProblem } from './end-problem'
import { getProblem } from './get-problem'
import { raiseProblem } from './raise-problem'
import { sendBackProblem } from './solve-problem'
import { closeSilent, remindOfOpen } from './watch-problems'

await ownDatabase()

const what = { kind: 'finish', description: 'A burr on the inner edge', wanted: 'rework' } as const
const note = 'Twelve of them still have it'
const DAY = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)

async function completed() {
  const { customer, supplier, admin, workorder } = await make.order()
  const { id } = workorder
  await db().workOrder.update({ where: { id }, data: { status: 'completed', completedDate: new Date() } })
  const raise = async () =>
    raiseProblem(customer, {
      ...what,
      id,
      files: [{ id: (await make.upload(customer, 'photo', 'a.jpg', plainJpeg)).id }],
    })
  return { customer, supplier, admin, id, raise }
}
/** A problem that the supplier solved so many days ago. */
async function solved(days: number) {
  const sides = await completed()
  const { id } = await sides.raise()
  await decideProblem(sides.admin, { id, decision: 'accept', note })
  await db().orderProblem.update({ where: { id }, data: { solvedAt: daysAgo(days) } })
  return { ...sides, id, orderId: sides.id }
}
const titles = async (viewer: Viewer, title: string) =>
  (await listNotifications(viewer, { limit: 50 })).items.filter((one) => one.title === title).length

test('an order has one problem, however many raise one at once', async () => {
  const { admin, id, raise } = await completed()
  const byAdmin = () => raiseProblem(admin, { ...what, id })
  expect(await atOnce([raise(), raise(), byAdmin(), byAdmin()])).toEqual({
    done: 1,
    refused: ['conflict', 'conflict', 'conflict'],
  })
  expect(await db().orderProblem.count({ where: { workOrderId: id } })).toBe(1)
})

test('a stop by hand and a problem at once make one problem', async () => {
  const { supplier, admin, id } = await completed()
  await atOnce([changeWorkorderStatus(supplier, { id, status: 'issues' }), raiseProblem(admin, { ...what, id })])
  expect(await db().orderProblem.count({ where: { workOrderId: id } })).toBe(1)
  expect(await getWorkorder(admin, { id })).toMatchObject({ status: 'issues' })
})

test('a decision and a withdrawal at once: one of them, and the order fits it', async () => {
  const { customer, admin, id, raise } = await completed()
  const problem = await raise()
  const decision = { id: problem.id, decision: 'rework', note, newDueDate: '2031-12-15T00:00:00.000Z' } as const
  expect(await atOnce([decideProblem(admin, decision), withdrawProblem(customer, { id: problem.id })])).toMatchObject({
    done: 1,
    refused: ['conflict'],
  })
  const { status } = await getProblem(admin, { id: problem.id })
  expect((await getWorkorder(admin, { id })).status).toBe(status === 'decided' ? 'in_progress' : 'completed')
})

test('a problem raised while the payment is set: both hold', async () => {
  const { admin, id, raise } = await completed()
  await Promise.all([raise(), setWorkorderPayment(admin, { id, status: 'complete' })])
  expect(await getWorkorder(admin, { id })).toMatchObject({ status: 'completed', paymentStatus: 'complete' })
})

test('silence closes a solved problem after seven days, once, though several servers do it', async () => {
  const [early, late] = [await solved(6.9), await solved(7.1)]
  await Promise.all([closeSilent(), closeSilent(), closeSilent()])
  expect((await getProblem(early.admin, { id: early.id })).status).toBe('solved')
  expect((await getProblem(late.admin, { id: late.id })).status).toBe('closed')
  for (const viewer of [late.customer, late.supplier]) expect(await titles(viewer, 'Problem closed')).toBe(1)
})

test('silence and a customer that sends back at once: one of them', async () => {
  const { customer, admin, id } = await solved(7.1)
  const [back] = await Promise.allSettled([sendBackProblem(customer, { id, note }), closeSilent()])
  expect((await getProblem(admin, { id })).status).toBe(back.status === 'fulfilled' ? 'decided' : 'closed')
})

test('supplier and admins are reminded once of a problem that is open for a day', async () => {
  const { supplier, customer, admin, raise } = await completed()
  const { id } = await raise()
  await remindOfOpen()
  expect(await titles(supplier, 'Problem open for a day')).toBe(0)
  await db().orderProblem.update({ where: { id }, data: { createdAt: daysAgo(1.1) } })
  await Promise.all([remindOfOpen(), remindOfOpen()])
  await remindOfOpen()
  for (const viewer of [supplier, admin]) expect(await titles(viewer, 'Problem open for a day')).toBe(1)
  expect(await titles(customer, 'Problem open for a day')).toBe(0)
})
