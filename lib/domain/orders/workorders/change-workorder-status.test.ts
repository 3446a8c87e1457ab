import { WorkorderStatus, workorders } from '@/lib/contract/orders/workorders'
import { db } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { whileHeld } from '@/tests/lock-race'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { attachWorkorderFiles } from './attach-workorder-files'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { setWorkorderPayment } from '../../money/payments/set-workorder-payment'

await ownDatabase()

const form = (fields: object) => workorders.changeStatus.body.parse(fields)
const lock = 'SELECT id FROM work_orders WHERE id = $1 FOR UPDATE'

test('work begins and ends: start and completion are set, and cleared when work resumes', async () => {
  const { supplier, workorder } = await make.order()
  const move = (status: string) => changeWorkorderStatus(supplier, { id: workorder.id, ...form({ status }) })
  const started = await move('started')
  expect(conforms(workorders.changeStatus, started)).toMatchObject({ status: 'started', completedDate: null })
  expect(Date.parse(started.startDate!)).toBeGreaterThan(Date.now() - 20_000)
  const completed = await move('completed')
  expect(completed.startDate).toBe(started.startDate)
  expect(Date.parse(completed.completedDate!)).toBeGreaterThanOrEqual(Date.parse(started.startDate!))
  expect(await move('completed')).toMatchObject({ completedDate: completed.completedDate })
  expect(await move('quality_check')).toMatchObject({ startDate: started.startDate, completedDate: null })
})

test('issues and waiting are no beginning of work', async () => {
  const { supplier, workorder } = await make.order()
  for (const status of ['issues', 'pending'])
    expect(await changeWorkorderStatus(supplier, { id: workorder.id, ...form({ status }) })).toMatchObject({
      startDate: null,
    })
})

test('a planned start is no start: that is the day of the first move into production', async () => {
  const planned = '2026-12-24T00:00:00.000Z'
  const { supplier, workorder } = await make.order({ startDate: planned })
  const { id } = workorder
  expect(workorder).toMatchObject({ startDate: planned, begunDate: null })
  const day = new Date().toISOString().slice(0, 10)
  const starts: (string | null | undefined)[] = []
  for (const status of ['issues', 'in_progress', 'pending', 'quality_check']) {
    const { startDate, begunDate } = await changeWorkorderStatus(supplier, { id, ...form({ status }) })
    expect([startDate, begunDate?.slice(0, 10)]).toEqual([planned, status === 'issues' ? undefined : day])
    starts.push(begunDate)
  }
  const [, first, ...later] = starts
  expect([...later, (await getWorkorder(supplier, { id })).begunDate]).toEqual([first, first, first])
})

test('who moved it, from where to where, and why, is kept; the note stays until another comes', async () => {
  const { admin, supplier, customer, workorder } = await make.order()
  const { id } = workorder
  await changeWorkorderStatus(supplier, { id, ...form({ status: 'in_progress', notes: 'First batch on the VMC' }) })
  const after = await changeWorkorderStatus(admin, { id, ...form({ status: 'issues', notes: '' }) })
  expect(after.notes).toBe('First batch on the VMC')
  const detail = await getWorkorder(customer, { id })
  expect(detail.history.map((h) => [h.from, h.to, h.note, h.actorRole])).toEqual([
    [null, 'pending', null, 'admin'],
    ['pending', 'in_progress', 'First batch on the VMC', 'supplier'],
    ['in_progress', 'issues', null, 'admin'],
  ])
})

test('supplier and admin may set any of the six, from any', async () => {
  const { admin, supplier, workorder } = await make.order()
  for (const status of [...WorkorderStatus.options, ...WorkorderStatus.options].reverse())
    for (const viewer of [supplier, admin])
      expect(await changeWorkorderStatus(viewer, { id: workorder.id, ...form({ status }) })).toMatchObject({ status })
})

test('of two moves from one status at once one wins, and one is in the history', async () => {
  const { admin, supplier, workorder } = await make.order()
  const { id } = workorder
  const acts = await whileHeld(lock, [id], () => [
    changeWorkorderStatus(supplier, { id, ...form({ status: 'started' }) }),
    changeWorkorderStatus(admin, { id, ...form({ status: 'issues' }) }),
  ])
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['conflict'] })
  expect((await getWorkorder(admin, { id })).history).toHaveLength(2)
})

test('another supplier finds no such order, a customer may not move it', async () => {
  const { customer, workorder } = await make.order()
  const act = { id: workorder.id, ...form({ status: 'started' }) }
  await refused(changeWorkorderStatus(await make.supplier(), act), 'not_found')
  await refused(changeWorkorderStatus(customer, act), 'forbidden')
  await refused(getWorkorder(await make.customer(), { id: workorder.id }), 'not_found')
})

test('an admin records any payment; of two at once one wins', async () => {
  const { admin, workorder } = await make.order()
  const { id } = workorder
  for (const status of ['complete', 'partial', 'pending'] as const)
    expect(conforms(workorders.setPayment, await setWorkorderPayment(admin, { id, status }))).toMatchObject({
      paymentStatus: status,
      status: 'pending',
    })
  const pay = () => setWorkorderPayment(admin, { id, status: 'complete' })
  expect(await atOnce(await whileHeld(lock, [id], () => [pay(), pay()]))).toEqual({ done: 1, refused: ['conflict'] })
})

test('supplier and admin attach documents; the same name gets a number, at once too', async () => {
  const { admin, supplier, workorder } = await make.order()
  const { id } = workorder
  const first = await make.upload(supplier, 'workorder', 'report.pdf')
  const answer = await attachWorkorderFiles(supplier, { id, files: [{ id: first.id }] })
  expect(conforms(workorders.attachFiles, answer)).toMatchObject({ files: [{ id: first.id, name: 'report.pdf' }] })
  const [second, third] = [
    await make.upload(supplier, 'workorder', 'report.pdf'),
    await make.upload(admin, 'workorder', 'report.pdf'),
  ]
  const acts = await whileHeld(lock, [id], () => [
    attachWorkorderFiles(supplier, { id, files: [{ id: second.id }] }),
    attachWorkorderFiles(admin, { id, files: [{ id: third.id }] }),
  ])
  expect(await atOnce(acts)).toEqual({ done: 2, refused: [] })
  const names = (await db().file.findMany({ where: { workOrderId: id } })).map((f) => f.name)
  expect(names.sort()).toEqual(['report (2).pdf', 'report (3).pdf', 'report.pdf'])
})

test('documents stand in the order in which they were chosen, not in that of their uploads', async () => {
  const { supplier, workorder } = await make.order()
  const [first, second] = [await make.upload(supplier, 'workorder'), await make.upload(supplier, 'workorder')]
  const chosen = { id: workorder.id, files: [{ id: second.id }, { id: first.id }] }
  expect((await attachWorkorderFiles(supplier, chosen)).files.map(({ id }) => id)).toEqual([second.id, first.id])
})

test('another’s upload can not be attached, and strangers find no order to attach to', async () => {
  const { admin, supplier, workorder } = await make.order()
  const { id } = await make.upload(admin, 'workorder')
  await refused(attachWorkorderFiles(supplier, { id: workorder.id, files: [{ id }] }), 'validation', 'files')
  await refused(attachWorkorderFiles(await make.supplier(), { id: workorder.id, files: [{ id }] }), 'not_found')
})
