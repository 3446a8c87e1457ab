import { type Floor, floor, FloorOrder } from '@/lib/contract/orders/floor'
import { planShipment } from '@/lib/domain/goods/shipments/plan-shipment'
import { setDocuments } from '@/lib/domain/orders/documents/set-documents'
import { waiveDocument } from '@/lib/domain/orders/documents/waive-document'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { createReport } from '@/lib/domain/orders/reports/create-report'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import { db } from '@/lib/infra/db/db'
import { displayId } from '@/lib/terms/nouns'
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

test('a card knows what is to be packed, what comes next, and which photos each shipment needs', async () => {
  const { admin, supplier, workorder } = await make.order()
  const { id } = workorder
  await setDocuments(admin, { id, kinds: ['packing_photo', 'dispatch_photo', 'inspection_report'] })
  await waiveDocument(admin, { id, kind: 'dispatch_photo', reason: 'Its boxes are sealed here' })
  const floorPerson = await make.colleague(supplier, 'floor')
  const before = await getFloorOrder(floorPerson, { id })
  conforms(floor.order, before)
  const all = before.toPack
  expect(before).toMatchObject({ nextDelivery: { quantity: all }, shipmentPhotos: ['packing_photo'] })
  await planShipment(floorPerson, { leg: 'to_hub', lines: [{ workorderId: id, quantity: 3 }] })
  expect((await getFloorOrder(floorPerson, { id })).toPack).toBe(all - 3)
})

test('a card knows the report that is being measured, and the drawings of the revision that holds', async () => {
  const { supplier, workorder, inquiry, customer } = await make.order()
  const { id } = workorder
  expect((await getFloorOrder(supplier, { id })).report).toBeNull()
  const report = await createReport(supplier, { id, kind: 'inspection', lotSize: 4 })
  await createReport(supplier, { id, kind: 'first_article', lotSize: 4 })
  const ready = { cleanState: 'ready', cleanKey: unique('copy'), cleanSha256: 'c'.repeat(64) } as const
  const file = {
    ownerId: customer.id,
    purpose: 'inquiry' as const,
    size: 10,
    type: 'application/pdf',
    inquiryId: inquiry.id,
  }
  await db().file.createMany({
    data: [
      { ...file, name: 'Acme bracket.pdf', storageKey: 'a', ...ready, cleanSize: 7 },
      { ...file, name: 'old.pdf', storageKey: 'b', place: 1, untilRevision: 1 },
      { ...file, name: 'secret.dwg', storageKey: 'c', place: 2 },
      { ...file, name: 'named only.pdf', place: 3 },
    ],
  })
  for (const viewer of [supplier, await make.colleague(supplier, 'floor')]) {
    const seen = await getFloorOrder(viewer, { id })
    conforms(floor.order, seen)
    expect(seen.report).toBe(report.id)
    expect(seen.drawings).toEqual([
      { id: expect.any(Number), name: `${displayId('inquiry', inquiry.id)}-1.pdf`, size: 7 },
    ])
  }
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
    expect(text).not.toMatch(/amount|price|payment|quotation|customer|partial|\b987654\b/i)
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
