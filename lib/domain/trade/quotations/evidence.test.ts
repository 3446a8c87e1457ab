import { checkCompanyDocument, rejectCompanyDocument } from '../company-documents/decide-company-document'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { getQuotation } from './get-quotation'
import { listQuotations } from './list-quotations'

await ownDatabase()

const checked = async (...args: Parameters<typeof make.companyDocument>) => {
  const { id } = await make.companyDocument(...args)
  await checkCompanyDocument(await make.admin(), { id })
}

async function quoted(targetDate: string | null) {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const inquiry = await make.inquiry(customer, targetDate ? { targetDate } : {})
  return { customer, supplier, quotation: await make.quotation(supplier, inquiry) }
}

test('a customer reads kind and validity of checked ISO certificates, and nothing else of a document', async () => {
  const { customer, supplier, quotation } = await quoted(null)
  await checked(supplier, { kind: 'iso_9001', number: 'SECRET-1', body: 'SECRET-2', validTo: '2099-11-23' })
  await checked(supplier, { kind: 'udyam', number: 'SECRET-3' })
  await make.companyDocument(supplier, { kind: 'as_9100' })
  const rejected = await make.companyDocument(supplier, { kind: 'iso_14001' })
  await rejectCompanyDocument(await make.admin(), { id: rejected.id, reason: 'Not readable' })

  const read = await getQuotation(customer, { id: quotation.id })
  expect(read.evidence).toEqual([{ kind: 'iso_9001', label: 'ISO 9001', valid: true }])
  const [listed] = (await listQuotations(customer, { limit: 10 })).items
  expect(listed!.evidence).toEqual(read.evidence)
  expect(JSON.stringify([read, listed])).not.toMatch(/SECRET|\b2099\b|certificate\.pdf/)
  expect(await getQuotation(supplier, { id: quotation.id })).not.toHaveProperty('evidence')
})

test.each([
  ['2027-06-30T00:00:00.000Z', true],
  ['2027-07-01T00:00:00.000Z', false],
  ['2026-12-31T00:00:00.000Z', false],
])('valid on the wanted day %s: %s', async (targetDate, valid) => {
  const { customer, supplier, quotation } = await quoted(targetDate)
  await checked(supplier, { validFrom: '2027-01-01', validTo: '2027-06-30' })
  const { evidence } = await getQuotation(customer, { id: quotation.id })
  expect(evidence).toEqual([{ kind: 'iso_9001', label: 'ISO 9001', valid }])
})

test('without a wanted day it is today, and one valid certificate of a kind is enough', async () => {
  const { customer, supplier, quotation } = await quoted(null)
  await checked(supplier, { validTo: '2020-01-01' })
  expect((await getQuotation(customer, { id: quotation.id })).evidence).toMatchObject([{ valid: false }])
  await checked(supplier, { validTo: '2099-01-01' })
  expect((await getQuotation(customer, { id: quotation.id })).evidence).toMatchObject([{ valid: true }])
})
