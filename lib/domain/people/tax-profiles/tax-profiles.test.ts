import { taxProfiles } from '@/lib/contract/people/tax-profiles'
import { db, rows } from '@/lib/infra/db/db'
import { financialYear } from '@/lib/rules/money/series'
import { isoDay } from '@/lib/terms/format'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused, refusedAs } from '@/tests/refused'
import { BUYERS } from '@/tests/invoice-fixtures'
import { editOwnTaxProfile, editTaxProfile } from './edit-tax-profile'
import { getOwnTaxProfile, getTaxProfile } from './get-tax-profile'
import { findTaxProfile } from './tax-profile'

await ownDatabase()

const form = (fields: object) => taxProfiles.editOwn.body.parse(fields)
const bank = { bankName: 'HDFC Bank', bankAccount: '50100012346789', ifsc: 'HDFC0000123' }
const firm = {
  legalName: 'Indapur Precision',
  addressLine1: 'Gat 410, Bhosari',
  city: 'Pune',
  pin: '411026',
  stateCode: '27',
  scheme: 'regular',
  gstin: '27AAPFU0939F1ZV',
}
const bellsOf = (viewer: Viewer) =>
  db().notification.findMany({
    where: { memberId: viewer.member.id, title: 'Tax profile changed' },
    orderBy: { id: 'asc' },
  })

test('it begins with what the account has, and is kept once it is saved', async () => {
  const customer = await make.customer({ companyName: 'Kaveri Pumps', gstNumber: ' 27aapfu0939f1zv ' })
  await make.address(customer)
  const proposed = conforms(taxProfiles.own, await getOwnTaxProfile(customer, {}))
  expect(proposed).toMatchObject({
    accountId: customer.id,
    saved: false,
    legalName: 'Kaveri Pumps',
    scheme: 'regular',
    missing: [],
    addressLine1: 'Plot 7, MIDC Bhosari',
    city: 'Pune',
    pin: '411026',
    stateCode: '27',
    gstin: '27AAPFU0939F1ZV',
    pan: 'AAPFU0939F',
  })
  expect(await findTaxProfile({ rows }, customer.id)).toBeNull()
  const saved = conforms(
    taxProfiles.editOwn,
    await editOwnTaxProfile(customer, form({ legalName: 'Kaveri Pumps Ltd' })),
  )
  expect(saved).toEqual({ ...(proposed as object), saved: true, legalName: 'Kaveri Pumps Ltd' })
  expect(await findTaxProfile({ rows }, customer.id)).toMatchObject({ legalName: 'Kaveri Pumps Ltd', pin: '411026' })
})

test('a number of the account that is not valid is not proposed, and stays in the account', async () => {
  const supplier = await make.supplier({ gstNumber: '27AAPFU0939F1ZX' })
  expect(await getOwnTaxProfile(supplier, {})).toMatchObject({ gstin: null, scheme: null, stateCode: null })
  expect(await db().user.findUnique({ where: { id: supplier.id } })).toMatchObject({ gstNumber: '27AAPFU0939F1ZX' })
})

test('a first profile is whole, or says what is missing', async () => {
  const customer = await make.customer()
  const refusal = editOwnTaxProfile(customer, form({ city: 'Pune' }))
  await refusedAs(refusal, 'validation', 'Enter the address')
  await expect(refusal).rejects.toMatchObject({
    issues: ['addressLine1', 'pin', 'stateCode', 'scheme'].map((path) => ({ path })),
  })
})

test('a GST number fits State and PAN, and who is not registered has none', async () => {
  const customer = await make.customer()
  const asked = { ...BUYERS.maharashtra }
  const save = (fields: object) => editOwnTaxProfile(customer, form({ ...asked, ...fields }))
  await refusedAs(save({ stateCode: '29' }), 'validation', 'This GST number is of Maharashtra (27)')
  await refusedAs(save({ pan: 'AABCN5678B' }), 'validation', 'The PAN in this GST number is AABCK4321C')
  await refused(save({ scheme: 'unregistered' }), 'validation')
  await refused(save({ gstin: null }), 'validation')
  expect(await save({ pan: null })).toMatchObject({ pan: 'AABCK4321C' })
  expect(await save({ scheme: 'unregistered', gstin: null })).toMatchObject({ gstin: null, missing: [] })
})

test('a supplier says how it bills and is paid; of a customer that is ignored', async () => {
  const [supplier, customer] = [await make.supplier(), await make.customer()]
  const more = { ...bank, udyam: 'udyam-mh-26-0001234', msmeClass: 'small', agreedDays: '45', billPrefix: 'mp' }
  const saved = await editOwnTaxProfile(supplier, form({ ...firm, ...more }))
  expect(conforms(taxProfiles.editOwn, saved)).toMatchObject({
    ...bank,
    udyam: 'UDYAM-MH-26-0001234',
    msmeClass: 'small',
    agreedDays: 45,
    billPrefix: 'MP',
    missing: [],
    ownEinvoice: false,
  })
  const bought = await editOwnTaxProfile(customer, form({ ...BUYERS.maharashtra, ...more }))
  expect(Object.keys(bought)).not.toEqual(expect.arrayContaining(['bankAccount']))
  expect(await db().taxProfile.findUnique({ where: { accountId: customer.id } })).toMatchObject({ bankAccount: null })
})

test('class and activity belong to a financial year and stay until another year has one', async () => {
  const supplier = await make.supplier()
  const year = financialYear(isoDay(Date.now()))
  await editOwnTaxProfile(supplier, form({ ...firm, year: '24-25', msmeClass: 'micro' }))
  expect(conforms(taxProfiles.own, await getOwnTaxProfile(supplier, {}))).toMatchObject({
    msmeClass: 'micro',
    activity: 'manufacturing',
    classes: [{ year: '24-25', msmeClass: 'micro', activity: 'manufacturing' }],
  })
  const saved = await editOwnTaxProfile(supplier, form({ msmeClass: 'small', activity: 'trading' }))
  expect(saved).toMatchObject({
    msmeClass: 'small',
    activity: 'trading',
    classes: [{ year, msmeClass: 'small', activity: 'trading' }, { year: '24-25' }],
  })
  await editTaxProfile(await make.admin(), { id: supplier.id, year: '24-25', activity: 'services' })
  expect(await getOwnTaxProfile(supplier, {})).toMatchObject({
    msmeClass: 'small',
    classes: [{ year }, { year: '24-25', msmeClass: 'micro', activity: 'services' }],
  })
  await refusedAs(editOwnTaxProfile(supplier, form({ year: '98-99' })), 'validation', 'Choose a year up to this one')
  const left = await db().event.findMany({ where: { entityId: supplier.id, kind: 'account.taxProfileChanged' } })
  expect(left.map(({ data }) => (data as { fields: string[] }).fields).slice(1)).toEqual([
    ['msmeClass', 'activity'],
    ['activity'],
  ])
})

test('a bank account is whole for owners and finance of the company, masked for all others', async () => {
  const supplier = await make.supplier()
  await editOwnTaxProfile(supplier, form({ ...firm, ...bank }))
  const read = async (viewer: Viewer) => (await getOwnTaxProfile(viewer, {})).bankAccount
  expect(await read(supplier)).toBe(bank.bankAccount)
  expect(await read(await make.colleague(supplier, 'finance'))).toBe(bank.bankAccount)
  expect(await read(await make.colleague(supplier, 'quoter'))).toBe('••••6789')
  const admin = await make.admin()
  expect(await getTaxProfile(admin, { id: supplier.id })).toMatchObject({ bankAccount: '••••6789' })
  expect(await editTaxProfile(admin, { id: supplier.id, city: 'Nashik' })).toMatchObject({ bankAccount: '••••6789' })
  expect(await read(supplier)).toBe(bank.bankAccount)
})

test('nobody reads or changes that of another company; an admin has none', async () => {
  const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  for (const viewer of [customer, supplier]) {
    await refused(getTaxProfile(viewer, { id: viewer.id }), 'forbidden')
    await refused(editTaxProfile(viewer, { id: viewer.id, city: 'Pune' }), 'forbidden')
  }
  await refused(getOwnTaxProfile(admin, {}), 'forbidden')
  for (const id of [admin.id, 2_000_000_000]) await refused(getTaxProfile(admin, { id }), 'not_found')
  await refused(editOwnTaxProfile(await make.colleague(customer, 'buyer'), form(firm)), 'forbidden')
  await refused(getOwnTaxProfile(await make.colleague(supplier, 'floor'), {}), 'forbidden')
})

test('of a changed profile of a verified company, its people and the admins are notified', async () => {
  const [supplier, admin] = [await make.supplier(), await make.admin()]
  const colleague = await make.colleague(supplier)
  await editOwnTaxProfile(supplier, form(firm))
  expect(await bellsOf(colleague)).toEqual([])
  await editOwnTaxProfile(supplier, form({ city: 'Nashik' }))
  await editTaxProfile(admin, { id: supplier.id, ...form(bank) })
  expect(await bellsOf(colleague)).toMatchObject([
    { message: 'Somebody of your company changed city in your tax profile. Tell us if this is wrong' },
    {
      message: 'An admin changed bank, account number and IFSC in your tax profile. Tell us if this is wrong',
    },
  ])
  expect(await bellsOf(admin)).toMatchObject([{ message: `${supplier.companyName}: city changed in its tax profile` }])
})

test('before a company is verified only a changed bank account is news', async () => {
  const supplier = await make.supplier({ verified: false })
  const admin = await make.admin()
  await editOwnTaxProfile(supplier, form(firm))
  await editOwnTaxProfile(supplier, form({ city: 'Nashik' }))
  expect(await bellsOf(admin)).toEqual([])
  await editOwnTaxProfile(supplier, form(bank))
  expect(await bellsOf(admin)).toHaveLength(1)
})

test('the log names fields and never what stands in them; what does not change leaves nothing', async () => {
  const supplier = await make.supplier()
  await editOwnTaxProfile(supplier, form({ ...firm, ...bank }))
  await editOwnTaxProfile(supplier, form({ ...firm, ...bank }))
  const left = await db().event.findMany({ where: { actorId: supplier.id, kind: 'account.taxProfileChanged' } })
  expect(left).toHaveLength(1)
  expect(JSON.stringify(left)).not.toMatch(/50100012346789|HDFC0|AAPFU0939F|Bhosari/)
})

test.each([
  ['gstin', '27AAPFU0939F1ZX', 'This GSTIN doesn’t look right. Please check it.'],
  ['udyam', 'MH-26-0001234', 'A Udyam number is built like UDYAM-MH-26-0001234'],
  ['bankAccount', '••••6789', 'An account number has 9 to 18 digits'],
  ['agreedDays', 181, 'Enter 1 to 180 days'],
  ['billPrefix', 'ABCDE', 'A prefix has 1 to 4 letters or digits: MP'],
  ['legalName', 'AB', 'Enter the legal name, 3 to 100 letters'],
  ['scheme', 'sez', 'Choose how you are registered'],
  ['year', '2026', 'A financial year is written 26-27'],
  ['year', '26-28', 'A financial year is written 26-27'],
  ['activity', 'mining', 'Choose an activity'],
])('a %s of %j: %s', (field, value, message) => {
  const { error } = taxProfiles.editOwn.body.safeParse({ [field]: value })
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([[field, message]])
})
