import { addresses, ADDRESSES_MAX } from '@/lib/contract/people/addresses'
import { db } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { whileHeld } from '@/tests/lock-race'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { addAddress } from './add-address'
import { editAddress } from './edit-address'
import { listAddresses } from './list-addresses'
import { removeAddress } from './remove-address'

await ownDatabase()

const form = (fields: object = {}) =>
  addresses.add.body.parse({
    label: 'Works',
    line1: 'Plot 7, MIDC Bhosari',
    city: 'Pune',
    pin: ' 411 026 ',
    stateCode: '27',
    ...fields,
  })
const lockOf = 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE'

test('the first address is the default, a second one only when it says so', async () => {
  const customer = await make.customer()
  const first = await addAddress(customer, form())
  expect(conforms(addresses.add, first)).toMatchObject({ pin: '411026', line2: null, gstin: null, isDefault: true })
  expect(await addAddress(customer, form({ label: 'Stores' }))).toMatchObject({ isDefault: false })
  await addAddress(customer, form({ label: 'Office', isDefault: true }))
  const list = conforms(addresses.list, await listAddresses(customer, {})) as { label: string; isDefault: boolean }[]
  expect(list.map(({ label, isDefault }) => [label, isDefault])).toEqual([
    ['Office', true],
    ['Stores', false],
    ['Works', false],
  ])
})

test('an edit keeps what it leaves out; as the new default it takes the place of the old one', async () => {
  const customer = await make.customer()
  const [first, second] = [await make.address(customer), await make.address(customer)]
  const edited = await editAddress(customer, { id: second.id, city: 'Nashik', isDefault: true })
  expect(conforms(addresses.edit, edited)).toEqual(
    JSON.parse(JSON.stringify({ ...second, city: 'Nashik', isDefault: true })),
  )
  expect(await listAddresses(customer, {})).toMatchObject([{ id: second.id }, { id: first.id, isDefault: false }])
})

test('a removed address is gone from the list; without the default there is none', async () => {
  const customer = await make.customer()
  const [first, second] = [await make.address(customer), await make.address(customer)]
  await removeAddress(customer, { id: first.id })
  expect(await listAddresses(customer, {})).toMatchObject([{ id: second.id, isDefault: false }])
  await refused(removeAddress(customer, { id: first.id }), 'not_found')
})

test('nobody but its customer reads, edits or removes it', async () => {
  const { id } = await make.address(await make.customer())
  const stranger = await make.customer()
  expect(await listAddresses(stranger, {})).toEqual([])
  await refused(editAddress(stranger, { id, city: 'Pune' }), 'not_found')
  await refused(removeAddress(stranger, { id }), 'not_found')
  for (const viewer of [await make.supplier(), await make.admin()])
    await refused(listAddresses(viewer, {}), 'forbidden')
})

test.each([
  ['pin', '41102'],
  ['pin', '041102'],
  ['pin', 411026],
  ['stateCode', '98'],
  ['stateCode', 'MH'],
  ['label', 'x'.repeat(61)],
  ['city', 'x'.repeat(101)],
  ['gstin', 'x'.repeat(41)],
  ['isDefault', 'yes'],
])('a %s of %j is an issue of its field', (field, value) => {
  const { error } = addresses.add.body.safeParse({ ...form(), [field]: value })
  expect(error?.issues.map(({ path }) => path.join())).toEqual([field])
})

test('a customer has twenty addresses at the most, also when two are added at once', async () => {
  const customer = await make.customer()
  for (let n = 1; n < ADDRESSES_MAX; n++) await make.address(customer)
  const acts = await whileHeld(lockOf, [customer.id], () => [make.address(customer), make.address(customer)])
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['conflict'] })
  expect(await listAddresses(customer, {})).toHaveLength(ADDRESSES_MAX)
})

test('of two new defaults at once one is left', async () => {
  const customer = await make.customer()
  const ids = [(await make.address(customer)).id, (await make.address(customer)).id]
  const acts = await whileHeld(lockOf, [customer.id], () =>
    ids.map((id) => editAddress(customer, { id, isDefault: true })),
  )
  expect(await atOnce(acts)).toEqual({ done: 2, refused: [] })
  expect(await db().address.count({ where: { customerId: customer.id, isDefault: true } })).toBe(1)
})

test('the audit log names the act and never the address', async () => {
  const customer = await make.customer()
  const { id } = await make.address(customer, { line1: 'Plot 99 secret' })
  await editAddress(customer, { id, line1: 'Plot 98 secret' })
  await removeAddress(customer, { id })
  const left = await db().event.findMany({ where: { actorId: customer.id }, orderBy: { id: 'asc' } })
  expect(left.map(({ kind, data }) => [kind, (data as { change: string }).change])).toEqual([
    ['account.addressChanged', 'added'],
    ['account.addressChanged', 'changed'],
    ['account.addressChanged', 'removed'],
  ])
  expect(JSON.stringify(left)).not.toContain('secret')
})
