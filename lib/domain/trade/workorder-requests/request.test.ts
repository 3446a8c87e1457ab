import { workorderRequests } from '@/lib/contract/trade/workorder-requests'
import { rejectMachine } from '@/lib/domain/trade/machines/decide-machine'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { conforms } from '@/tests/conform'
import { whileHeld } from '@/tests/lock-race'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { createRequest } from './create-request'
import { listRequests } from './list-requests'
import { rejectRequest } from './reject-request'

await ownDatabase()

test('a request names machine and process, and waits for an admin', async () => {
  const supplier = await make.supplier()
  const [machine, process] = [await make.machine(supplier), await make.process(supplier, { approved: false })]
  const form = { machineId: String(machine.id), processId: process.id, notes: ' Free from Monday ', supplierId: 1 }
  const request = await createRequest(supplier, workorderRequests.create.body.parse(form))
  expect(conforms(workorderRequests.create, request)).toMatchObject({
    supplierId: supplier.id,
    machineName: machine.name,
    processName: process.name,
    notes: 'Free from Monday',
    status: 'pending',
    workOrderId: null,
  })
  const listed = await listRequests(await make.admin(), { limit: 1, q: `REQ-${request.id}` })
  expect(listed.items).toEqual([{ ...request, supplierName: supplier.companyName }])
})

test('another’s machine or process is an issue of its field', async () => {
  const [supplier, other] = [await make.supplier(), await make.supplier()]
  const own = { machineId: (await make.machine(supplier)).id, processId: (await make.process(supplier)).id }
  const foreign = { machineId: (await make.machine(other)).id, processId: (await make.process(other)).id }
  await refused(createRequest(supplier, { ...own, machineId: foreign.machineId }), 'validation', 'machineId')
  await refused(createRequest(supplier, { ...own, processId: foreign.processId }), 'validation', 'processId')
})

test('a machine that is not approved asks for no work, and its supplier reads why', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const { id: processId } = await make.process(supplier)
  const { id: machineId } = await make.machine(supplier, { approved: false })
  const ask = () => createRequest(supplier, { machineId, processId, notes: null })
  await refused(ask(), 'forbidden')
  await expect(ask()).rejects.toThrow('This machine is waiting for approval. You can request work once it is approved.')
  await rejectMachine(admin, { id: machineId })
  await refused(ask(), 'forbidden')
  await expect(ask()).rejects.toThrow('This machine was rejected. Correct it and submit it again to request work.')
  expect((await listRequests(supplier, { limit: 10 })).items).toEqual([])
})

test('a supplier that is not verified may not ask for work', async () => {
  const supplier = await make.supplier({ verified: false })
  await refused(createRequest(supplier, { machineId: 1, processId: 1 }), 'forbidden')
})

test('an admin rejects a request once, with a reason', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const { id } = await make.request(supplier)
  const rejected = await rejectRequest(admin, { id, reason: 'No capacity needed' })
  expect(conforms(workorderRequests.reject, rejected)).toMatchObject({
    status: 'rejected',
    rejectionReason: 'No capacity needed',
  })
  await refused(rejectRequest(admin, { id }), 'conflict')
  await refused(createWorkorder(admin, { supplierId: supplier.id, requestId: id }), 'conflict')
  await refused(rejectRequest(admin, { id: 2_000_000_000 }), 'not_found')
})

test('of two rejections and an assignment at once one wins', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const { id } = await make.request(supplier)
  const lock = 'SELECT id FROM work_order_requests WHERE id = $1 FOR UPDATE'
  const acts = await whileHeld(lock, [id], () => [
    rejectRequest(admin, { id }),
    createWorkorder(admin, { supplierId: supplier.id, requestId: id }),
    rejectRequest(admin, { id }),
  ])
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['conflict', 'conflict'] })
})

test('a supplier sees its own requests alone', async () => {
  await make.request(await make.supplier())
  expect((await listRequests(await make.supplier(), { limit: 10 })).items).toEqual([])
})
