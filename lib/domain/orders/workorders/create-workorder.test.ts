import { workorders } from '@/lib/contract/orders/workorders'
import { listRequests } from '@/lib/domain/trade/workorder-requests/list-requests'
import { db } from '@/lib/infra/db/db'
import { displayId } from '@/lib/terms/nouns'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { createWorkorder } from './create-workorder'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'

await ownDatabase()

const form = (fields: object) => workorders.create.body.parse(fields)

test('an order for an inquiry carries the accepted quotation and its price, where the supplier is the same', async () => {
  const { admin, customer, supplier, inquiry, quotation, workorder } = await make.order({ price: 96_000 })
  conforms(workorders.create, workorder)
  expect(workorder).toMatchObject({
    quotationId: quotation.id,
    amount: 96_000,
    projectName: inquiry.projectName,
    quantity: 50,
    supplierName: supplier.companyName,
    customerName: customer.companyName,
    adminId: admin.id,
    status: 'pending',
    paymentStatus: 'pending',
    startDate: null,
    completedDate: null,
  })
  const another = await createWorkorder(admin, form({ inquiryId: inquiry.id, supplierId: (await make.supplier()).id }))
  expect(another).toMatchObject({ inquiryId: inquiry.id, quotationId: null, amount: null })
})

test('of ten orders at once for one quotation one is created, the others are told that there is one', async () => {
  const { supplier, inquiry, quotation } = await make.accepted()
  const admin = await make.admin()
  const act = form({ inquiryId: inquiry.id, supplierId: supplier.id })
  const outcome = await atOnce(Array.from({ length: 10 }, () => createWorkorder(admin, act)))
  expect(outcome).toEqual({ done: 1, refused: Array(9).fill('conflict') })
  expect(await db().workOrder.count({ where: { supplierId: supplier.id } })).toBe(1)
  await expect(createWorkorder(admin, act)).rejects.toThrow(
    `${displayId('quotation', quotation.id)} already has a work order`,
  )
  // Further work of the same supplier is an order of its own.
  expect(await createWorkorder(admin, form({ supplierId: supplier.id }))).toMatchObject({ quotationId: null })
})

test('the database takes no second order for a quotation, from whoever it comes', async () => {
  const { quotation, supplier } = await make.order()
  const second = db().workOrder.create({ data: { quotationId: quotation.id, supplierId: supplier.id } })
  await expect(second).rejects.toMatchObject({ code: 'P2002' })
})

test('an order of nothing but a supplier is possible; empty fields of the form are null', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const fields = {
    supplierId: String(supplier.id),
    inquiryId: '',
    startDate: null,
    dueDate: '2031-05-01',
    notes: '',
    files: null,
  }
  const order = await createWorkorder(admin, form(fields))
  expect(order).toMatchObject({ inquiryId: null, projectName: null, dueDate: '2031-05-01T00:00:00.000Z', notes: null })
  expect((await getWorkorder(supplier, { id: order.id })).history).toMatchObject([
    { kind: 'workorder.created', from: null, to: 'pending', actorRole: 'admin' },
  ])
})

test('with a request its machine is taken over, and the request is assigned to the order', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const request = await make.request(supplier)
  const order = await createWorkorder(admin, form({ supplierId: supplier.id, requestId: request.id }))
  expect(order).toMatchObject({ machineId: request.machineId, machineName: request.machineName })
  const { items } = await listRequests(supplier, { limit: 10 })
  expect(items).toMatchObject([{ id: request.id, status: 'assigned', workOrderId: order.id }])
  const assigned = {
    kind: 'workorderrequest.assigned',
    entityId: request.id,
    fromStatus: 'pending',
    toStatus: 'assigned',
  }
  expect(await db().event.count({ where: assigned })).toBe(1)
  await refused(createWorkorder(admin, form({ supplierId: supplier.id, requestId: request.id })), 'conflict')
})

test('of two orders for one request at once one is created', async () => {
  const [admin, another, supplier] = [await make.admin(), await make.admin(), await make.supplier()]
  const request = await make.request(supplier)
  const act = form({ supplierId: supplier.id, requestId: request.id })
  const outcome = await atOnce([createWorkorder(admin, act), createWorkorder(another, act)])
  expect(outcome).toEqual({ done: 1, refused: ['conflict'] })
  expect(await db().workOrder.count({ where: { supplierId: supplier.id } })).toBe(1)
})

test('references that do not hold are issues of their fields, and nothing is kept', async () => {
  const [admin, supplier, other] = [await make.admin(), await make.supplier(), await make.supplier()]
  const request = await make.request(other)
  const machine = await make.machine(other)
  const unverified = await make.supplier({ verified: false })
  const none = 2_000_000_000
  const wrong: [object, string][] = [
    [{ supplierId: none }, 'supplierId'],
    [{ supplierId: unverified.id }, 'supplierId'],
    [{ supplierId: (await make.customer()).id }, 'supplierId'],
    [{ supplierId: supplier.id, requestId: request.id }, 'supplierId'],
    [{ supplierId: supplier.id, requestId: none }, 'requestId'],
    [{ supplierId: supplier.id, inquiryId: none }, 'inquiryId'],
    [{ supplierId: supplier.id, machineId: machine.id }, 'machineId'],
    [{ supplierId: supplier.id, files: [{ id: none }] }, 'files'],
    [{ supplierId: supplier.id, startDate: '2031-05-02', dueDate: '2031-05-01' }, 'dueDate'],
  ]
  for (const [fields, path] of wrong) await refused(createWorkorder(admin, form(fields)), 'validation', path)
  expect(await db().workOrder.count({ where: { supplierId: supplier.id } })).toBe(0)
  expect(await db().workOrderRequest.findUnique({ where: { id: request.id } })).toMatchObject({ status: 'pending' })
})

test('a machine that is not approved gets no order, by itself or by an older request', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const { id: machineId } = await make.machine(supplier, { approved: false })
  await refused(createWorkorder(admin, form({ supplierId: supplier.id, machineId })), 'validation', 'machineId')
  const request = await make.request(supplier)
  await db().machine.update({ where: { id: request.machineId }, data: { approvalStatus: 'rejected' } })
  const assign = createWorkorder(admin, form({ supplierId: supplier.id, requestId: request.id }))
  await refused(assign, 'validation', 'requestId')
  expect(await db().workOrderRequest.findUnique({ where: { id: request.id } })).toMatchObject({ status: 'pending' })
  expect(await db().workOrder.count({ where: { supplierId: supplier.id } })).toBe(0)
})

test('an admin’s uploads and mere metadata become the order’s files, spreadsheets too', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const upload = await make.upload(admin, 'workorder', 'plan.pdf')
  const sheet = { name: 'plan.xlsx', size: 15 * 1024 * 1024, type: 'application/vnd.ms-excel', lastModified: 0 }
  const order = await createWorkorder(admin, form({ supplierId: supplier.id, files: [{ id: upload.id }, sheet] }))
  expect(order.files.map((f) => f.name)).toEqual(['plan.pdf', 'plan.xlsx'])
  const tooBig = { ...sheet, size: 15 * 1024 * 1024 + 1 }
  await expect(createWorkorder(admin, form({ supplierId: supplier.id, files: [tooBig] }))).rejects.toMatchObject({
    message: 'File "plan.xlsx" exceeds the 15MB limit',
  })
})
