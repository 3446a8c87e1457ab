import { accounts } from '@/lib/contract/people/accounts'
import { db } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { getCustomerRecord } from './get-customer-record'

await ownDatabase()

test('an admin reads what a customer has ordered, how many orders were on time, and its last inquiry', async () => {
  const customer = await make.customer()
  const due = new Date('2026-03-10T00:00:00Z')
  // By the end of the due day in India, and after it.
  for (const completedDate of [new Date('2026-03-10T18:29:00Z'), new Date('2026-03-10T18:30:00Z')]) {
    const { workorder } = await make.order({ customer })
    await db().workOrder.update({
      where: { id: workorder.id },
      data: { status: 'completed', dueDate: due, completedDate },
    })
  }
  await make.order({ customer })
  await make.order()
  const last = await db().inquiry.findFirstOrThrow({ where: { customerId: customer.id }, orderBy: { id: 'desc' } })

  const record = await getCustomerRecord(await make.admin(), { id: customer.id })
  conforms(accounts.customerRecord, record)
  expect(record).toEqual({
    inquiries: 3,
    orders: { active: 1, issues: 0, completed: 2, dated: 2, onTime: 1 },
    lastActiveAt: last.createdAt.toISOString(),
  })
})

test('a customer that never was here has nothing', async () => {
  const { id } = await make.customer()
  expect(await getCustomerRecord(await make.admin(), { id })).toEqual({
    inquiries: 0,
    orders: { active: 0, issues: 0, completed: 0, dated: 0, onTime: 0 },
    lastActiveAt: null,
  })
})

test('a supplier, an admin and nobody have no record', async () => {
  const admin = await make.admin()
  for (const id of [(await make.supplier()).id, admin.id, 2_000_000_000])
    await refused(getCustomerRecord(admin, { id }), 'not_found')
})
