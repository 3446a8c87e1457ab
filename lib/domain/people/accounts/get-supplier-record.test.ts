import { accounts } from '@/lib/contract/people/accounts'
import { db } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { getSupplierRecord } from './get-supplier-record'

await ownDatabase()

test('an admin reads what a supplier has and has done, and how many orders were on time', async () => {
  const supplier = await make.supplier({ gstNumber: '27AAPFU0939F1ZV' })
  const process = await make.process(supplier, { approved: true })
  const machine = await make.machine(supplier, { processId: process.id })
  const due = new Date('2026-03-10T00:00:00Z')
  // The last instant of the due day in India, the first of the day after, no due date, and one in work.
  const done = [
    [due, new Date('2026-03-10T18:29:00Z')],
    [due, new Date('2026-03-10T18:30:00Z')],
    [null, new Date('2026-03-10T18:30:00Z')],
  ] as const
  for (const [dueDate, completedDate] of done) {
    const { workorder } = await make.order({ supplier })
    await db().workOrder.update({ where: { id: workorder.id }, data: { status: 'completed', dueDate, completedDate } })
  }
  await make.order({ supplier })
  await make.order()

  const record = await getSupplierRecord(await make.admin(), { id: supplier.id })
  conforms(accounts.record, record)
  expect(record).toMatchObject({
    companyName: supplier.companyName,
    gstNumber: '27AAPFU0939F1ZV',
    verified: true,
    recheck: false,
    machines: [{ id: machine.id, processName: process.name }],
    orders: { active: 1, issues: 0, completed: 3, dated: 2, onTime: 1 },
    machineTotal: 1,
  })
  expect(record.processes.map(({ id }) => id)).toContain(process.id)
  expect(record.processTotal).toBe(record.processes.length)
})

test('a customer, an admin and nobody have no record', async () => {
  const admin = await make.admin()
  for (const id of [(await make.customer()).id, admin.id, 2_000_000_000])
    await refused(getSupplierRecord(admin, { id }), 'not_found')
})
