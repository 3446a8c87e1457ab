import { companyDocuments } from '@/lib/contract/trade/company-documents'
import { db } from '@/lib/infra/db/db'
import { addDays, isoDay } from '@/lib/terms/format'
import { conforms } from '@/tests/conform'
import { whileHeld } from '@/tests/lock-race'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { addCompanyDocument } from './add-company-document'
import { checkCompanyDocument, rejectCompanyDocument } from './decide-company-document'
import { downloadCompanyDocument } from './download-company-document'
import { listCompanyDocuments } from './list-company-documents'
import { remindOfEnds } from './remind-of-ends'

await ownDatabase()

const LOCK = 'SELECT id FROM company_documents WHERE id = $1 FOR UPDATE'
const inDays = (days: number) => addDays(isoDay(Date.now()), days)
const formOf = (fields: object) =>
  companyDocuments.add.body.safeParse({ kind: 'iso_9001', number: 'Q1', validTo: '2027-01-31', fileId: 1, ...fields })
const faultsOf = (fields: object) => formOf(fields).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a certificate of a management system says until when it is valid, others may', () => {
  expect(faultsOf({ validTo: '' })).toEqual([['validTo', 'Enter until when it is valid']])
  expect(faultsOf({ kind: 'as_9100', validTo: null })).toEqual([['validTo', 'Enter until when it is valid']])
  expect(formOf({ kind: 'udyam', validTo: '' }).data).toMatchObject({ kind: 'udyam', validTo: null })
  expect(faultsOf({ validFrom: '2027-02-01' })).toEqual([['validTo', 'The last day can’t be before the first']])
  expect(faultsOf({ validTo: '0000-01-01' })).toEqual([['validTo', 'Enter a day']])
  expect(faultsOf({ number: 'x'.repeat(61) })).toEqual([['number', 'At most 60 characters']])
})

test('an admin checks a document, or rejects it with a reason; a decided one stays', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const added = await make.companyDocument(supplier)
  expect(conforms(companyDocuments.add, added)).toMatchObject({
    state: 'submitted',
    label: 'ISO 9001',
    fileName: 'certificate.pdf',
    expired: false,
  })
  const checked = conforms(companyDocuments.check, await checkCompanyDocument(admin, { id: added.id }))
  expect(checked).toMatchObject({ state: 'checked', supplierName: supplier.companyName })
  await refused(rejectCompanyDocument(admin, { id: added.id, reason: 'Not readable' }), 'conflict')

  const other = await make.companyDocument(supplier)
  const rejected = await rejectCompanyDocument(admin, { id: other.id, reason: 'Not readable' })
  expect(conforms(companyDocuments.reject, rejected)).toMatchObject({
    state: 'rejected',
    rejectionReason: 'Not readable',
  })
  await refused(checkCompanyDocument(admin, { id: other.id }), 'conflict')
})

test('a reason holds no contact details', async () => {
  const { id } = await make.companyDocument(await make.supplier())
  const reason = 'Call me at 98220 12345 about it'
  await refused(rejectCompanyDocument(await make.admin(), { id, reason }), 'validation', 'reason')
})

test('of a check and a rejection at once one wins', async () => {
  const { id } = await make.companyDocument(await make.supplier())
  const [one, other] = [await make.admin(), await make.admin()]
  const acts = await whileHeld(LOCK, [id], () => [
    checkCompanyDocument(one, { id }),
    rejectCompanyDocument(other, { id, reason: 'Not readable' }),
  ])
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['conflict'] })
  const kinds = ['companydocument.checked', 'companydocument.rejected']
  expect(await db().event.count({ where: { entityId: id, kind: { in: kinds } } })).toBe(1)
})

test('a file belongs to one document, and is the supplier’s own upload for it', async () => {
  const supplier = await make.supplier()
  const { id: fileId } = await make.upload(supplier, 'company', 'certificate.pdf')
  await make.companyDocument(supplier, { fileId })
  await refused(make.companyDocument(supplier, { fileId }), 'validation', 'fileId')
  const stranger = await make.upload(await make.supplier(), 'company', 'certificate.pdf')
  await refused(make.companyDocument(supplier, { fileId: stranger.id }), 'validation', 'fileId')
  const drawing = await make.upload(supplier, 'inquiry', 'drawing.pdf')
  await refused(make.companyDocument(supplier, { fileId: drawing.id }), 'validation', 'fileId')
})

test('its supplier and admins load the file; customers and other suppliers don’t', async () => {
  const supplier = await make.supplier()
  const { id } = await make.companyDocument(supplier)
  for (const reader of [supplier, await make.admin()]) {
    const file = await downloadCompanyDocument(reader, { id })
    expect(file.name).toBe('certificate.pdf')
    expect(await file.open()).not.toBeNull()
  }
  await refused(downloadCompanyDocument(await make.supplier(), { id }), 'not_found')
  await refused(downloadCompanyDocument(await make.customer(), { id }), 'forbidden')
  await refused(listCompanyDocuments(await make.customer(), { limit: 10 }), 'forbidden')
  expect((await listCompanyDocuments(await make.supplier(), { limit: 10 })).items).toEqual([])
})

test('a company has at most 50 documents, also when two are added at once', async () => {
  const supplier = await make.supplier()
  const rows = Array.from({ length: 49 }, (_, i) => ({
    supplierId: supplier.id,
    kind: 'other' as const,
    number: `${i}`,
  }))
  await db().companyDocument.createMany({ data: rows })
  const uploads = [await make.upload(supplier, 'company'), await make.upload(supplier, 'company')]
  const form = { kind: 'other', number: 'last' } as const
  const lock = 'SELECT id FROM users WHERE id = $1 FOR UPDATE'
  const acts = await whileHeld(lock, [supplier.id], () =>
    uploads.map(({ id }) => addCompanyDocument(supplier, { ...form, fileId: id })),
  )
  expect(await atOnce(acts)).toEqual({ done: 1, refused: ['conflict'] })
})

test('a document is expired from the day after its last one, by India’s calendar', async () => {
  const supplier = await make.supplier()
  const today = await make.companyDocument(supplier, { validTo: inDays(0) })
  const yesterday = await make.companyDocument(supplier, { validTo: inDays(-1) })
  expect([today.expired, yesterday.expired]).toEqual([false, true])
})

test('the supplier and admins are told 60 and 30 days before the last day and on it, once each over two workers', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const checked = async (validTo: string, kind: 'iso_9001' | 'as_9100' | 'udyam' = 'iso_9001') => {
    const { id } = await make.companyDocument(supplier, { validTo, kind })
    await checkCompanyDocument(admin, { id })
    return id
  }
  const id = await checked(inDays(61))
  const told = () =>
    db().event.findMany({ where: { kind: 'companydocument.ending', entityId: id }, orderBy: { id: 'asc' } })
  const runTwice = async (daysLeft: number) => {
    const validTo = new Date(inDays(daysLeft))
    await db().companyDocument.update({ where: { id }, data: { validTo } })
    await Promise.all([remindOfEnds(), remindOfEnds()])
    await remindOfEnds()
  }
  await runTwice(61)
  expect(await told()).toHaveLength(0)
  await runTwice(60)
  expect(await told()).toHaveLength(1)
  await runTwice(31)
  expect(await told()).toHaveLength(1)
  await runTwice(30)
  expect(await told()).toHaveLength(2)
  await runTwice(0)
  expect((await told()).map(({ data }) => (data as { days: number }).days)).toEqual([60, 30, 0])
  const bells = await db().notification.findMany({ where: { event: { kind: 'companydocument.ending', entityId: id } } })
  const heard = new Set(bells.map(({ memberId }) => memberId))
  expect([heard.has(supplier.member.id), heard.has(admin.member.id)]).toEqual([true, true])
})

test('nobody is told of a document that is renewed, unchecked or over', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier()]
  const old = await make.companyDocument(supplier, { validTo: inDays(20) })
  const renewed = await make.companyDocument(supplier, { validTo: inDays(400) })
  const over = await make.companyDocument(supplier, { validTo: inDays(-1), kind: 'as_9100' })
  for (const { id } of [old, renewed, over]) await checkCompanyDocument(admin, { id })
  const unchecked = await make.companyDocument(supplier, { validTo: inDays(20), kind: 'iso_14001' })
  await remindOfEnds()
  const ids = [old, renewed, over, unchecked].map(({ id }) => id)
  expect(await db().event.count({ where: { kind: 'companydocument.ending', entityId: { in: ids } } })).toBe(0)
})
