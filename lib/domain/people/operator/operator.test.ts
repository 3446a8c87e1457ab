import { operator } from '@/lib/contract/people/operator'
import { db } from '@/lib/infra/db/db'
import { isoDay } from '@/lib/terms/format'
import { financialYear } from '@/lib/rules/money/series'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { plainJpeg } from '@/tests/named-files/jpeg'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused, refusedAs } from '@/tests/refused'
import { COMPANY as SOLD } from '@/tests/invoice-fixtures'
import { editOperator } from '@/lib/domain/money/payments/edit-operator'
import { getOperator, getOperatorTerms } from './get-operator'
import { findOperator } from './operator'
import { rows } from '@/lib/infra/db/db'

await ownDatabase()

// Series of its own: other tests of this database have issued documents.
const COMPANY = { ...SOLD, seriesPrefix: 'QW' }

beforeEach(async () => {
  await db().operatorProfile.deleteMany()
  await db().numberSeries.deleteMany({ where: { series: { startsWith: 'Q' } } })
})

const year = financialYear(isoDay(Date.now()))
const form = (fields: object) => operator.edit.body.parse({ revision: 0, ...fields })
const issuesOf = (fields: object) => {
  const { error } = operator.edit.body.safeParse({ revision: 0, ...fields })
  return error?.issues.map(({ path, message }) => [path.join('.'), message])
}

const forDocuments = async (upload: Promise<{ id: number }>) => {
  const { id } = await upload
  return db().file.update({ where: { id }, data: { purpose: 'money' } })
}

test('before it is filled in, everything is missing and the usual terms stand', async () => {
  const admin = await make.admin()
  const profile = conforms(operator.get, await getOperator(admin, {})) as Record<string, unknown>
  expect(profile).toMatchObject({
    revision: 0,
    customerDays: 30,
    defaultRateBp: 1800,
    ewayIntraPaise: null,
    nextNumber: null,
    legalName: null,
    seriesBegun: false,
  })
  expect(profile.missing).toEqual([
    'legal name',
    'address',
    'city',
    'PIN',
    'State',
    'GSTIN',
    'PAN',
    'email',
    'phone',
    'signatory',
    'prefix of numbers',
    'bank',
    'bank account',
    'IFSC',
  ])
  expect(await findOperator({ rows })).toBeNull()
})

test('an admin fills it in part by part; what is left out stays, and the log keeps names alone', async () => {
  const admin = await make.admin()
  const { bankAccount, ...rest } = COMPANY
  const first = await editOperator(admin, form(rest))
  expect(first).toMatchObject({ revision: 1, missing: ['bank account'], nextNumber: `QW/${year}/00001`, hub: rest.hub })
  const second = conforms(
    operator.edit,
    await editOperator(admin, form({ revision: 1, bankAccount: ' 1234 5678 901 ' })),
  )
  expect(second).toMatchObject({ ...COMPANY, revision: 2, missing: [], bankAccount })
  const [, changed] = await db().event.findMany({ where: { actorId: admin.id, kind: 'operator.changed' } })
  expect(changed!.data).toEqual({ operatorId: 1, fields: ['bankAccount'], bank: true })
})

test('a GST number brings its State and its PAN', async () => {
  const profile = await editOperator(await make.admin(), form({ gstin: '27aaacj1234a1zb' }))
  expect(profile).toMatchObject({ gstin: '27AAACJ1234A1ZB', stateCode: '27', pan: 'AAACJ1234A' })
})

test('what does not change leaves no trace', async () => {
  const admin = await make.admin()
  await editOperator(admin, form({ city: 'Pune' }))
  expect(await editOperator(admin, form({ revision: 1, city: 'Pune' }))).toMatchObject({ revision: 1 })
  expect(await db().event.count({ where: { actorId: admin.id, kind: 'operator.changed' } })).toBe(1)
})

test('who has not read the latest revision is refused; of two at once one wins', async () => {
  const [one, other] = [await make.admin(), await make.admin()]
  const acts = [one, other].map((admin, n) => editOperator(admin, form({ city: ['Pune', 'Nashik'][n] })))
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['conflict'] })
  await refusedAs(
    editOperator(one, form({ city: 'Nagpur' })),
    'conflict',
    'Someone else has just changed the company profile. Look at it again.',
  )
})

test('a GST number fits the State and the PAN, which are kept as well', async () => {
  const admin = await make.admin()
  const gstin = '27AAACJ1234A1ZB'
  await refusedAs(
    editOperator(admin, form({ gstin, stateCode: '29' })),
    'validation',
    'This GST number is of Maharashtra (27)',
  )
  await refusedAs(
    editOperator(admin, form({ gstin, stateCode: '27', pan: 'AABCK4321C' })),
    'validation',
    'The PAN in this GST number is AAACJ1234A',
  )
  expect(await findOperator({ rows })).toBeNull()
})

test('above 5 crore an HSN needs six digits', async () => {
  const admin = await make.admin()
  const large = { turnover: 'above_5_crore', defaultHsn: '8708' }
  await refusedAs(editOperator(admin, form(large)), 'validation', 'With your turnover an HSN needs 6 digits')
  expect(await editOperator(admin, form({ ...large, defaultHsn: '870899' }))).toMatchObject({ defaultHsn: '870899' })
})

test('the prefix stays once a number of the year is used, of whatever kind', async () => {
  const admin = await make.admin()
  await editOperator(admin, form({ seriesPrefix: 'qw' }))
  await db().numberSeries.create({
    data: { series: 'QWC', year: '20-21', lastNumber: 4, lastIssuedOn: new Date('2020-05-01') },
  })
  expect(await editOperator(admin, form({ revision: 1, seriesPrefix: 'QX' }))).toMatchObject({ seriesBegun: false })
  await db().numberSeries.create({ data: { series: 'QXC', year, lastNumber: 4, lastIssuedOn: new Date() } })
  await refusedAs(
    editOperator(admin, form({ revision: 2, seriesPrefix: 'QY' })),
    'conflict',
    `The series of 20${year} has begun. The prefix can change on 1 April.`,
  )
  expect(await getOperator(admin, {})).toMatchObject({ seriesBegun: true, nextNumber: `QX/${year}/00001` })
})

test('the next number follows the last one', async () => {
  const admin = await make.admin()
  await db().numberSeries.create({ data: { series: 'QW', year, lastNumber: 6, lastIssuedOn: new Date() } })
  expect(await editOperator(admin, form({ seriesPrefix: 'QW' }))).toMatchObject({ nextNumber: `QW/${year}/00007` })
})

test('the logo is an own picture that was uploaded for documents', async () => {
  const admin = await make.admin()
  const logo = await forDocuments(make.upload(admin, 'photo', 'logo.jpg', plainJpeg))
  expect(await editOperator(admin, form({ logoFileId: logo.id }))).toMatchObject({ logoName: 'logo.jpg' })
  const others = await forDocuments(make.upload(await make.admin(), 'photo', 'logo.jpg', plainJpeg))
  const paper = await forDocuments(make.upload(admin, 'inquiry', 'logo.pdf'))
  const drawing = await make.upload(admin, 'inquiry')
  for (const { id } of [others, paper, drawing])
    await refused(editOperator(admin, form({ revision: 1, logoFileId: id })), 'validation')
  expect(await editOperator(admin, form({ revision: 1, logoFileId: null }))).toMatchObject({ logoName: null })
})

test('a supplier reads the terms of payment and nothing else of it; a customer nothing', async () => {
  await editOperator(await make.admin(), form({ ...COMPANY, feeBp: 200, supplierDays: 20 }))
  const [supplier, customer] = [await make.supplier(), await make.customer()]
  expect(conforms(operator.terms, await getOperatorTerms(supplier, {}))).toEqual({
    legalName: COMPANY.legalName,
    feeBp: 200,
    feeRateBp: 1800,
    supplierDays: 20,
  })
  await refused(getOperator(supplier, {}), 'forbidden')
  await refused(getOperator(customer, {}), 'forbidden')
  await refused(getOperatorTerms(customer, {}), 'forbidden')
})

test.each([
  ['gstin', '27AAACJ1234A1ZC', 'This GSTIN doesn’t look right. Please check it.'],
  ['stateCode', '28', 'Code 28 was replaced by 37, Andhra Pradesh'],
  ['stateCode', '41', 'Choose a state'],
  ['pin', '41102', 'A PIN code has 6 digits, such as 411001'],
  ['ifsc', 'SBIN1001234', 'An IFSC is built like SBIN0001234'],
  ['bankAccount', '12345678', 'An account number has 9 to 18 digits'],
  ['defaultHsn', '12345', 'An HSN has 4, 6 or 8 digits'],
  ['defaultRateBp', 4001, 'A rate is at most 40 %'],
  ['defaultSac', '9987', 'Job work has a SAC that begins with 9988, of 4 or 6 digits'],
  ['ewayIntraPaise', 1.5, 'Enter an amount'],
  ['ewayIntraPaise', -1, 'Enter an amount'],
  ['ewayIntraPaise', 2 ** 53, 'That amount is too large'],
  ['customerDays', 181, 'Enter 0 to 180 days'],
  ['supplierDays', 46, 'Enter 1 to 45 days'],
  ['seriesPrefix', 'JWX', 'A prefix is a capital letter, with a letter or digit after it: JW'],
  ['seriesPrefix', '1J', 'A prefix is a capital letter, with a letter or digit after it: JW'],
  ['hub', { line1: 'Plot 12', city: 'Pune', pin: 'abc' }, 'A PIN code has 6 digits, such as 411001', 'hub.pin'],
])('a %s of %j: %s', (field, value, message, path = field) =>
  expect(issuesOf({ [field]: value })).toEqual([[path, message]]),
)

test('an empty hub of a form is none', () =>
  expect(form({ hub: { line1: '', line2: '', city: '', pin: '' } })).toMatchObject({ hub: null }))
