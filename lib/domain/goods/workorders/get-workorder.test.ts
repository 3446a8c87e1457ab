import { make } from '@/tests/make'
import { getWorkorder } from './get-workorder'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

test("an admin gets the supplier's phone with the order, nobody else", async () => {
  const people = { supplier: await make.supplier({ phone: '+91 20 5550 1234' }) }
  const { admin, customer, supplier, workorder } = await make.order(people)
  const { id } = workorder
  expect(await getWorkorder(admin, { id })).toHaveProperty('supplierPhone', '+91 20 5550 1234')
  expect(await getWorkorder(supplier, { id })).not.toHaveProperty('supplierPhone')
  expect(JSON.stringify(await getWorkorder(customer, { id }))).not.toContain('5550 1234')
})
