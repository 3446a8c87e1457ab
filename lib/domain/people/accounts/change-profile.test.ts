import { accounts } from '@/lib/contract/people/accounts'
import { conforms } from '@/tests/conform'
import { make, PASSWORD, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { changeProfile } from './change-profile'
import { editSupplier, setSupplierCategory } from './edit-supplier'
import { getSupplier } from './get-supplier'
import { listSuppliers } from './list-accounts'

await ownDatabase()

const profile = (fields: object) => accounts.changeProfile.body.parse(fields)

test('a profile changes field by field; the rest stays, the email until its mailbox confirms', async () => {
  const customer = await make.customer({ phone: '+91 20 1234567' })
  const email = `${unique('moved')}@example.com`
  const changed = await changeProfile(customer, {
    id: customer.id,
    ...profile({ email, contactName: 'Ravi', currentPassword: PASSWORD }),
  })
  conforms(accounts.changeProfile, changed)
  expect(changed).toEqual({
    ...customer,
    pendingEmail: email,
    contactName: 'Ravi',
    member: { ...customer.member, name: 'Ravi' },
  })
})

test('role, verification and password can not be set in a profile', async () => {
  const customer = await make.customer({ verified: false })
  const fields = profile({ role: 'admin', verified: true, password: 'secret1', passwordHash: 'x', id: 1, phone: '' })
  expect(await changeProfile(customer, { ...fields, id: customer.id })).toEqual(customer)
})

test('another’s profile is not found, by an admin neither', async () => {
  const other = await make.customer()
  for (const viewer of [await make.customer(), await make.supplier(), await make.admin()])
    await refused(changeProfile(viewer, { id: other.id, ...profile({ phone: '1' }) }), 'not_found')
})

test('a supplier keeps an address and a GST number', async () => {
  const supplier = await make.supplier({ address: 'MIDC Bhosari, Pune', gstNumber: '27AAPFU0939F1ZV' })
  await refused(changeProfile(supplier, { id: supplier.id, ...profile({ address: '' }) }), 'validation', 'address')
  await refused(
    changeProfile(supplier, { id: supplier.id, ...profile({ gstNumber: null }) }),
    'validation',
    'gstNumber',
  )
  const category = profile({ mainProcessCategory: 'Milling' })
  expect(await changeProfile(supplier, { id: supplier.id, ...category })).toMatchObject({
    mainProcessCategory: 'Milling',
  })
})

test('an email that another account has is a conflict, the own one in other case is none', async () => {
  const [customer, other] = [await make.customer(), await make.supplier()]
  await refused(
    changeProfile(customer, {
      id: customer.id,
      ...profile({ email: other.email.toUpperCase(), currentPassword: PASSWORD }),
    }),
    'conflict',
  )
  const same = profile({ email: customer.email.toUpperCase() })
  expect(await changeProfile(customer, { id: customer.id, ...same })).toEqual(customer)
})

test('an admin edits a supplier and notes what only admins read', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const edit = accounts.editSupplier.body.parse({ companyName: 'Shakti Tools', notes: 'Pays late' })
  const edited = await editSupplier(admin, { id: supplier.id, ...edit })
  conforms(accounts.editSupplier, edited)
  expect(edited).toMatchObject({ companyName: 'Shakti Tools', notes: 'Pays late', email: supplier.email })
  expect(await getSupplier(supplier, { id: supplier.id })).not.toHaveProperty('notes')
  expect(await getSupplier(admin, { id: supplier.id })).toEqual(edited)
  await refused(editSupplier(admin, { id: supplier.id, email: admin.email }), 'conflict')
})

test('an admin sets a supplier’s category; a customer is no supplier', async () => {
  const [admin, supplier, customer] = [await make.admin(), await make.supplier(), await make.customer()]
  const set = await setSupplierCategory(admin, { id: supplier.id, mainProcessCategory: 'Casting' })
  expect(conforms(accounts.setCategory, set)).toMatchObject({ mainProcessCategory: 'Casting' })
  await refused(setSupplierCategory(admin, { id: customer.id, mainProcessCategory: null }), 'not_found')
  await refused(editSupplier(admin, { id: customer.id }), 'not_found')
  await refused(getSupplier(admin, { id: customer.id }), 'not_found')
})

test('a supplier sees itself, another is not found, and customers may not look', async () => {
  const [supplier, other] = [await make.supplier(), await make.supplier()]
  expect(conforms(accounts.supplier, await getSupplier(supplier, { id: supplier.id }))).toMatchObject({
    id: supplier.id,
  })
  await refused(getSupplier(supplier, { id: other.id }), 'not_found')
  await refused(getSupplier(await make.customer(), { id: other.id }), 'forbidden')
})

test('the filter Other finds suppliers whose category is in their own words', async () => {
  const own = await make.supplier({ mainProcessCategory: 'Wire forming' })
  const listed = await make.supplier({ mainProcessCategory: 'Milling' })
  const without = await make.supplier()
  const { items } = await listSuppliers(await make.admin(), { limit: 500, category: 'Other' })
  const found = items.map(({ id }) => id)
  expect([own, listed, without].map(({ id }) => found.includes(id))).toEqual([true, false, false])
})
