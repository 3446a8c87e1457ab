import { processes } from '@/lib/contract/trade/processes'
import { db } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { whileHeld } from '@/tests/lock-race'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { addProcess } from './add-process'
import { approveProcess, rejectProcess } from './decide-process'
import { editProcess } from './edit-process'
import { listProcesses } from './list-processes'

await ownDatabase()

const form = { name: ' Wire EDM ', description: 'Up to 400 mm, Ra 0.8' }

test('a new process waits for approval', async () => {
  const supplier = await make.supplier()
  const process = await addProcess(supplier, processes.add.body.parse({ ...form, supplierId: 1, status: 'approved' }))
  expect(conforms(processes.add, process)).toMatchObject({
    name: 'Wire EDM',
    status: 'pending',
    supplierId: supplier.id,
  })
})

test('a rejected process tells why; an edit submits it again; an approved one stays as it is', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const { id } = await make.process(supplier, { approved: false })
  const rejected = await rejectProcess(admin, { id, reason: 'Which machine?' })
  expect(conforms(processes.reject, rejected)).toMatchObject({ status: 'rejected', rejectionReason: 'Which machine?' })
  const edited = await editProcess(supplier, { id, ...processes.edit.body.parse({ name: 'Wire EDM' }) })
  expect(conforms(processes.edit, edited)).toMatchObject({ name: 'Wire EDM', status: 'pending', rejectionReason: null })
  expect(conforms(processes.approve, await approveProcess(admin, { id }))).toMatchObject({ status: 'approved' })
  await refused(editProcess(supplier, { id, name: 'Die sinking' }), 'conflict')
  await refused(rejectProcess(admin, { id }), 'conflict')
  await refused(approveProcess(admin, { id }), 'conflict')
})

test('a rejection needs no reason', async () => {
  const { id } = await make.process(await make.supplier(), { approved: false })
  const input = processes.reject.body.parse(undefined)
  expect(await rejectProcess(await make.admin(), { id, ...input })).toMatchObject({ rejectionReason: null })
})

test('of an approval and a rejection at once one wins', async () => {
  const { id } = await make.process(await make.supplier(), { approved: false })
  const [one, other] = [await make.admin(), await make.admin()]
  const lock = 'SELECT id FROM processes WHERE id = $1 FOR UPDATE'
  const acts = await whileHeld(lock, [id], () => [approveProcess(one, { id }), rejectProcess(other, { id })])
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['conflict'] })
  const decided = { entityId: id, kind: { in: ['process.approved', 'process.rejected'] } }
  expect(await db().event.count({ where: decided })).toBe(1)
})

test('customers choose from the approved ones, one entry a name, whoever offers it and however it is written', async () => {
  const [one, other] = [await make.supplier(), await make.supplier()]
  const name = unique('Gear Hobbing')
  const first = await make.process(one, { name })
  await make.process(other, { name: name.toUpperCase() })
  await make.process(other, { name: `${name} fine`, approved: false })
  const { items } = await listProcesses(await make.customer(), { limit: 10, q: name })
  expect(items.map((p) => p.id)).toEqual([first.id])
  const sent = JSON.parse(JSON.stringify(items[0]))
  expect(sent).not.toHaveProperty('supplierId')
  expect(sent).not.toHaveProperty('supplierName')
})

test('a supplier sees and edits its own alone, an admin sees whose it is', async () => {
  const [supplier, stranger, admin] = [await make.supplier(), await make.supplier(), await make.admin()]
  const process = await make.process(supplier, { approved: false })
  await refused(editProcess(stranger, { id: process.id, name: 'Mine' }), 'not_found')
  expect((await listProcesses(stranger, { limit: 10 })).items).toEqual([])
  const { items } = await listProcesses(admin, { limit: 10, q: process.name })
  expect(items).toMatchObject([{ id: process.id, supplierName: supplier.companyName }])
})
