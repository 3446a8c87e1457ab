import { workorders } from '@/lib/contract/orders/workorders'
import { db } from '@/lib/infra/db/db'
import { isoDay } from '@/lib/terms/format'
import { make } from '@/tests/make'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { listWorkorders } from './list-workorders'
import { setWorkorderPayment } from '../../money/payments/set-workorder-payment'
import { setWorkorderProgress } from './set-workorder-progress'
import { setWorkorderReferences } from './set-workorder-references'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

test('an order is changed by its status, payment and progress, on the day of the change; an older one takes nothing back', async () => {
  const { admin, customer, supplier, workorder } = await make.order()
  const { id } = workorder
  const today = isoDay(Date.now())
  const isChanged = async () =>
    (await listWorkorders(supplier, workorders.list.query.parse({ changedFrom: today }))).items.length > 0
  /** As if everything until now had happened last month. */
  const age = () => {
    const lastMonth = new Date(Date.now() - 30 * 86_400_000)
    return db().workOrder.update({ where: { id }, data: { changedAt: lastMonth, supplierChangedAt: lastMonth } })
  }
  expect(await isChanged()).toBe(true)
  const acts = [
    () => changeWorkorderStatus(supplier, { id, status: 'started', notes: '' }),
    () => setWorkorderPayment(admin, { id, status: 'partial' }),
    () => setWorkorderProgress(supplier, { id, ...workorders.setProgress.body.parse({ doneQuantity: 1 }) }),
  ]
  for (const act of acts) {
    await age()
    expect(await isChanged()).toBe(false)
    await act()
    expect(await isChanged()).toBe(true)
  }
  const event = { kind: 'workorder.statusChanged', entityType: 'workorder', entityId: id, data: {} }
  await db().event.create({ data: { ...event, createdAt: new Date('2020-01-01') } })
  expect(await isChanged()).toBe(true)
  await age()
  await setWorkorderReferences(customer, { id, poNumber: 'PO-7' })
  expect(await isChanged()).toBe(false)
})
