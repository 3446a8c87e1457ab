import { type Floor, floor, FloorOrder } from '@/lib/contract/orders/floor'
import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import { changeWorkorderStatus } from '@/lib/domain/orders/workorders/change-workorder-status'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import { db } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { getFloor } from './get-floor'
import { getFloorOrder } from './get-floor-order'

await ownDatabase()

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000)

test('a supplier’s active orders, the first due first, with what each still lacks', async () => {
  const { admin, supplier, workorder } = await make.order()
  const second = (await make.order({ supplier })).workorder
  const done = (await make.order({ supplier })).workorder
  await db().workOrder.update({ where: { id: workorder.id }, data: { dueDate: dayFromNow(9) } })
  await db().workOrder.update({ where: { id: second.id }, data: { dueDate: dayFromNow(-1) } })
  await db().workOrder.update({ where: { id: done.id }, data: { status: 'completed', completedDate: new Date() } })
  await setDocuments(admin, { id: second.id, kinds: ['packing_photo', 'inspection_report'] })
  const seen = await getFloor(supplier, {})
  conforms(floor.get, seen)
  expect(seen.orders.map(({ id }) => id)).toEqual([second.id, workorder.id])
  expect(seen).toMatchObject({
    total: 2,
    orders: [{ missing: ['inspection_report', 'packing_photo'] }, { missing: [] }],
  })
})

test('it says since when an order has its status', async () => {
  const { supplier, workorder } = await make.order()
  const { id } = workorder
  await changeWorkorderStatus(supplier, { id, status: 'started' })
  const { createdAt } = await db().event.findFirstOrThrow({ where: { entityId: id, toStatus: 'started' } })
  await changeWorkorderStatus(supplier, { id, status: 'started', notes: 'Still turning' })
  expect(conforms(floor.order, await getFloorOrder(supplier, { id }))).toMatchObject({ since: createdAt.toISOString() })
})

test('neither a price, a payment nor the customer is on the floor, whoever of the supplier looks', async () => {
  const customer = await make.customer({ companyName: unique('Secret customer'), contactName: unique('Secret person') })
  const { admin, supplier, workorder } = await make.order({ customer })
  const { id } = workorder
  await db().workOrder.update({ where: { id }, data: { amount: 987_654 } })
  await setWorkorderPayment(admin, { id, status: 'partial' })
  for (const viewer of [supplier, await make.colleague(supplier, 'floor')]) {
    const answers = [await getFloor(viewer, {}), await getFloorOrder(viewer, { id })]
    const text = JSON.stringify(answers)
    expect(text).not.toMatch(/amount|price|payment|quotation|customer|partial|987654/i)
    for (const secret of [customer.companyName, customer.contactName, customer.email])
      expect(text).not.toContain(secret)
    expect(Object.keys((answers[0] as Floor).orders[0]!).sort()).toEqual(Object.keys(FloorOrder.shape).sort())
  }
})

test('an order of another supplier is not there', async () => {
  const { workorder } = await make.order()
  const other = await make.supplier()
  expect(await getFloor(other, {})).toMatchObject({ total: 0, orders: [] })
  await refused(getFloorOrder(other, { id: workorder.id }), 'not_found')
})
