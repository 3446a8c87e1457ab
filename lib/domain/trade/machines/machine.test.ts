import { machines } from '@/lib/contract/trade/machines'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { db } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { whileHeld } from '@/tests/lock-race'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { addMachine } from './add-machine'
import { changeMachineStatus } from './change-machine-status'
import { approveMachine, rejectMachine } from './decide-machine'
import { editMachine } from './edit-machine'
import { listMachines } from './list-machines'

await ownDatabase()

const form = (fields: object = {}) =>
  machines.add.body.parse({ name: 'VMC 2', model: 'VF-2', type: 'VMC', serialNumber: '', ...fields })
const status = (fields: object) => machines.changeStatus.body.parse(fields)
const lock = 'SELECT id FROM machines WHERE id = $1 FOR UPDATE'

test('a new machine is idle, not approved, and says what it can do', async () => {
  const supplier = await make.supplier()
  const process = await make.process(supplier)
  const input = form({ processId: process.id, supplierId: 1, specifications: { travel: '800 mm', availableHours: 5 } })
  const machine = await addMachine(supplier, input)
  conforms(machines.add, machine)
  expect(machine).toMatchObject({
    supplierId: supplier.id,
    processName: process.name,
    status: 'idle',
    approved: false,
    approvalStatus: 'pending',
    serialNumber: null,
    specifications: { travel: '800 mm', capacity: null, availableHours: null },
    currentWorkOrderId: null,
  })
})

test('its process is one of the supplier’s own approved ones', async () => {
  const [supplier, other] = [await make.supplier(), await make.supplier()]
  const wrong = [await make.process(other), await make.process(supplier, { approved: false }), { id: 2_000_000_000 }]
  for (const { id: processId } of wrong)
    await refused(addMachine(supplier, form({ processId })), 'validation', 'processId')
})

test('available hours stand while the machine runs, and go with any other status', async () => {
  const supplier = await make.supplier()
  const { id } = await make.machine(supplier)
  const set = async (fields: object) => (await changeMachineStatus(supplier, { id, ...status(fields) })).specifications
  expect(await set({ status: 'running', availableHours: '120' })).toMatchObject({ availableHours: 120 })
  expect(await set({ status: 'running' })).toMatchObject({ availableHours: 120 })
  expect(await set({ status: 'maintenance' })).toMatchObject({ availableHours: null })
  expect(await set({ status: 'idle', availableHours: 5 })).toMatchObject({ availableHours: null })
})

test('of two status changes at once the history tells each from where it was', async () => {
  const supplier = await make.supplier()
  const { id } = await make.machine(supplier)
  const set = (to: 'running' | 'maintenance') => changeMachineStatus(supplier, { id, ...status({ status: to }) })
  const acts = await whileHeld(lock, [id], () => [set('running'), set('maintenance')])
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['conflict'] })
  const changes = { kind: 'machine.statusChanged', entityId: id }
  expect(await db().event.findMany({ where: changes })).toMatchObject([{ fromStatus: 'idle' }])
})

test('an approved machine is approved and stays as it is; a rejected one tells why, and is submitted again by an edit', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const { id } = await addMachine(supplier, form({ specifications: { travel: '800 mm', capacity: '500 kg' } }))
  const rejected = await rejectMachine(admin, { id, reason: 'Model is missing' })
  expect(conforms(machines.reject, rejected)).toMatchObject({
    approved: false,
    approvalStatus: 'rejected',
    rejectionReason: 'Model is missing',
    supplierName: supplier.companyName,
  })
  const edit = machines.edit.body.parse({ model: 'VF-2SS', specifications: { travel: '760 mm' } })
  const edited = await editMachine(supplier, { id, ...edit })
  expect(conforms(machines.edit, edited)).toMatchObject({
    name: 'VMC 2',
    model: 'VF-2SS',
    approvalStatus: 'pending',
    rejectionReason: null,
    specifications: { travel: '760 mm', capacity: '500 kg' },
  })
  expect(conforms(machines.approve, await approveMachine(admin, { id }))).toMatchObject({ approved: true })
  await refused(editMachine(supplier, { id, ...edit }), 'conflict')
  await refused(approveMachine(admin, { id }), 'conflict')
  await refused(rejectMachine(admin, { id }), 'conflict')
})

test('of two admins who approve one machine at once one does it', async () => {
  const { id } = await make.machine(await make.supplier(), { approved: false })
  const [one, other] = [await make.admin(), await make.admin()]
  const acts = await whileHeld(lock, [id], () => [approveMachine(one, { id }), approveMachine(other, { id })])
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['conflict'] })
  expect(await db().event.count({ where: { kind: 'machine.approved', entityId: id } })).toBe(1)
})

test('a machine shows the order that it works on', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const { id: machineId } = await make.machine(supplier)
  const order = await createWorkorder(admin, { supplierId: supplier.id, machineId })
  const current = async () => (await listMachines(supplier, { limit: 1 })).items[0]!.currentWorkOrderId
  expect(await current()).toBeNull()
  await changeWorkorderStatus(supplier, { id: order.id, status: 'in_progress' })
  expect(await current()).toBe(order.id)
  await changeWorkorderStatus(supplier, { id: order.id, status: 'completed' })
  expect(await current()).toBeNull()
})

test('the board has running machines first, then idle ones, page after page', async () => {
  const supplier = await make.supplier()
  const ids: Record<string, number> = {}
  for (const to of ['maintenance', 'idle', 'running'] as const) {
    ids[to] = (await make.machine(supplier)).id
    await changeMachineStatus(supplier, { id: ids[to], ...status({ status: to }) })
  }
  const first = await listMachines(supplier, { limit: 2, sort: 'status' })
  expect(first.items.map(({ id }) => id)).toEqual([ids.running, ids.idle])
  const next = await listMachines(supplier, { limit: 2, sort: 'status', cursor: first.next! })
  expect(next.items.map(({ id }) => id)).toEqual([ids.maintenance])
})

test('another supplier’s machine is not found', async () => {
  const { id } = await make.machine(await make.supplier(), { approved: false })
  const stranger = await make.supplier()
  await refused(editMachine(stranger, { id, name: 'Mine' }), 'not_found')
  await refused(changeMachineStatus(stranger, { id, ...status({ status: 'idle' }) }), 'not_found')
  expect((await listMachines(stranger, { limit: 10 })).items).toEqual([])
})
