import { PROCESS_CATEGORIES } from '@/lib/terms/process-categories'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import { listCategories } from './list-categories'
import { listSuppliers } from './list-accounts'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

test('the filter of suppliers offers the categories that a supplier has, in the order of the list, own words as Other', async () => {
  const admin = await make.admin()
  await db().user.updateMany({ data: { mainProcessCategory: null } })
  expect(await listCategories(admin, {})).toEqual([])

  for (const mainProcessCategory of ['Wire drawing', 'Milling', 'CNC Turning', 'Milling', 'Skiving'])
    await make.supplier({ mainProcessCategory })
  expect(await listCategories(admin, {})).toEqual(['CNC Turning', 'Milling', 'Other'])

  await db().user.updateMany({ data: { mainProcessCategory: PROCESS_CATEGORIES[19] } })
  expect(await listCategories(admin, {})).toEqual(['Painting'])
})

test('a customer’s category is none of the filter', async () => {
  await db().user.updateMany({ data: { mainProcessCategory: null } })
  const [admin, customer] = [await make.admin(), await make.customer()]
  await db().user.update({ where: { id: customer.id }, data: { mainProcessCategory: 'Boring' } })
  expect(await listCategories(admin, {})).toEqual([])
})

test('each category that the filter offers has suppliers', async () => {
  await db().user.updateMany({ data: { mainProcessCategory: null } })
  const admin = await make.admin()
  for (const mainProcessCategory of ['Forging', 'Wire drawing']) await make.supplier({ mainProcessCategory })
  for (const category of await listCategories(admin, {})) {
    const { items } = await listSuppliers(admin, { category, limit: 10 })
    expect(items).toHaveLength(1)
  }
})

test('suppliers and customers are refused', async () => {
  for (const viewer of [await make.supplier(), await make.customer()])
    await expect(listCategories(viewer, {})).rejects.toMatchObject({ code: 'forbidden' })
})
