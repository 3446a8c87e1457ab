import { orderTerms, TermsForm } from '@/lib/contract/money/terms'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { credit, issue } from '@/tests/issued'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { BUYERS, company, complete, sold, taxProfile } from '@/tests/invoice-fixtures'
import { listCustomersToInvoice } from '../tax-documents/list-customers-to-invoice'
import { editTerms } from './edit-terms'
import { getTerms } from './get-terms'

await ownDatabase()

let admin: Viewer
beforeAll(async () => void (admin = await make.admin()))
beforeEach(() => company())

const edit = (id: number, form: object) => editTerms(admin, { id, ...TermsForm.parse(form) })

test('until they are changed they follow from the order, the company and the customer, and a look keeps nothing', async () => {
  const { workOrderId } = await sold({ price: 12_347 })
  const terms = conforms(orderTerms.get, await getTerms(admin, { id: workOrderId }))
  expect(terms).toMatchObject({
    supply: 'goods',
    materialOf: 'supplier',
    hsn: '8708',
    uqc: 'NOS',
    quantityMilli: 50_000,
    rateBp: 1800,
    taxablePaise: 12_347_00,
    placeOfSupply: '29',
    shipTo: 'hub',
    customerDays: 30,
    feeBp: 0,
    overBp: 0,
    underBp: 0,
    locked: false,
    deliverTo: { city: 'Bengaluru' },
    invoicedPaise: 0,
    totals: { igstPaise: 2_222_46, totalPaise: 14_569_00 },
  })
  expect(await db().orderTerms.count({ where: { workOrderId } })).toBe(0)
  await edit(workOrderId, { customerDays: 45 })
  await company({ customerDays: 10 })
  expect(await getTerms(admin, { id: workOrderId })).toMatchObject({ customerDays: 45 })
})

test('terms that were kept before their customer had a tax profile take its State, unless another place was chosen', async () => {
  await company()
  const [follows, chosen] = [await make.order({ price: 1_00_000 }), await make.order({ price: 1_00_000 })]
  expect(await edit(follows.workorder.id, { customerDays: 45 })).toMatchObject({ placeOfSupply: null, deliverTo: null })
  await edit(chosen.workorder.id, { placeOfSupply: '33', posReason: 'Fetched at Hosur' })
  await taxProfile(follows.customer, BUYERS.maharashtra)
  await taxProfile(chosen.customer, BUYERS.maharashtra)
  expect(await getTerms(admin, { id: follows.workorder.id })).toMatchObject({
    placeOfSupply: '27',
    deliverTo: { city: 'Pune', stateCode: '27' },
    customerDays: 45,
    totals: { cgstPaise: 9_000_00, igstPaise: 0 },
  })
  expect(await getTerms(admin, { id: chosen.workorder.id })).toMatchObject({ placeOfSupply: '33', deliverTo: null })
  await complete(follows.workorder.id)
  expect((await listCustomersToInvoice(admin, { limit: 50 })).items.flatMap(({ rows }) => rows)).toEqual([
    expect.objectContaining({ workorderId: follows.workorder.id, missing: null, totalPaise: 1_18_000_00 }),
  ])
  await issue(admin, follows.workorder.id)
  expect(await getTerms(admin, { id: follows.workorder.id })).toMatchObject({ placeOfSupply: '27', locked: true })
})

test('the place of supply of goods is where they are delivered, of job work where the customer is registered', async () => {
  const { workOrderId } = await sold()
  const to = { line1: 'Plot 7', line2: null, city: 'Pune', pin: '411026', stateCode: '27' }
  expect(await edit(workOrderId, { deliverTo: to })).toMatchObject({ placeOfSupply: '27', totals: { igstPaise: 0 } })
  expect(await edit(workOrderId, { supply: 'jobwork' })).toMatchObject({
    placeOfSupply: '29',
    materialOf: 'customer',
    hsn: '998898',
    rateBp: 1800,
  })
  expect(await edit(workOrderId, { materialOf: 'supplier' })).toMatchObject({ supply: 'goods', placeOfSupply: '27' })
})

test('another place needs a reason, and stays', async () => {
  const { workOrderId } = await sold()
  await expect(edit(workOrderId, { placeOfSupply: '27' })).rejects.toMatchObject({
    issues: [{ path: 'posReason', message: 'Say why the place of supply differs' }],
  })
  await edit(workOrderId, { placeOfSupply: '27', posReason: 'Fetched at our gate' })
  expect(await edit(workOrderId, { customerDays: 20 })).toMatchObject({
    placeOfSupply: '27',
    posReason: 'Fetched at our gate',
  })
  expect(await edit(workOrderId, { placeOfSupply: '29' })).toMatchObject({ placeOfSupply: '29', posReason: null })
})

test('a changed HSN takes its rate unless one is given; a rate that is not listed is told', async () => {
  const { workOrderId } = await sold()
  await db().rate.create({ data: { kind: 'gst', code: '7318', rateBp: 500, from: new Date('2020-01-01') } })
  expect(await edit(workOrderId, { hsn: '731815' })).toMatchObject({ rateBp: 500, warnings: [] })
  expect(await edit(workOrderId, { rateBp: 1250 })).toMatchObject({
    rateBp: 1250,
    warnings: ['No such rate is listed: 12.5 %'],
  })
  expect(await edit(workOrderId, { hsn: '8487', rateBp: 1800 })).toMatchObject({ hsn: '8487', rateBp: 1800 })
})

test('a delivery address whose PIN code is of another State is warned of', async () => {
  const { workOrderId } = await sold()
  const to = { line1: 'Plot 7', line2: null, city: 'Pune', pin: '560001', stateCode: '27' }
  expect(await edit(workOrderId, { deliverTo: to })).toMatchObject({
    warnings: ['Delivery address: PIN code 560001 is of Karnataka, not of Maharashtra'],
  })
  expect(await edit(workOrderId, { deliverTo: { ...to, pin: '411026' } })).toMatchObject({ warnings: [] })
})

test('a place of supply that does not exist any more is refused with what became of it', () => {
  const of = (placeOfSupply: string) => TermsForm.safeParse({ placeOfSupply }).error?.issues[0]?.message
  expect(of('25')).toBe('Code 25 was merged into 26, Dadra and Nagar Haveli and Daman and Diu')
  expect(of('28')).toBe('Code 28 was replaced by 37, Andhra Pradesh')
  expect(of('99')).toBe('Code 99 is of no State')
  for (const code of ['00', '39', '96']) expect(of(code)).toBe('Choose a state')
  for (const code of ['26', '37', '97']) expect(of(code)).toBeUndefined()
})

test('what does not fit is refused', async () => {
  const { workOrderId } = await sold()
  for (const [form, path] of [
    [{ hsn: '12345' }, 'hsn'],
    [{ rateBp: 4001 }, 'rateBp'],
    [{ taxablePaise: 1.5 }, 'taxablePaise'],
    [{ uqc: 'XXX' }, 'uqc'],
    [{ customerDays: 181 }, 'customerDays'],
  ] as const)
    expect(TermsForm.safeParse(form).error?.issues[0]?.path).toEqual([path])
  await refused(edit(workOrderId, { supply: 'goods', materialOf: 'customer' }), 'validation', 'materialOf')
  await refused(edit(workOrderId, { shipTo: 'site' }), 'validation', 'confirmSite')
  expect(await edit(workOrderId, { shipTo: 'site', confirmSite: true })).toMatchObject({ shipTo: 'site' })
  await company({ turnover: 'above_5_crore' })
  await expect(edit(workOrderId, { hsn: '8708', description: 'Hub' })).resolves.toMatchObject({ description: 'Hub' })
  await refused(edit(workOrderId, { hsn: '8487' }), 'validation', 'hsn')
})

test('tax fields are locked while an invoice stands; a credit note frees them', async () => {
  const { workOrderId } = await sold()
  const invoice = await issue(admin, workOrderId)
  await expect(edit(workOrderId, { hsn: '8487' })).rejects.toThrow(
    'An invoice uses these terms. Issue a credit note first.',
  )
  expect(await edit(workOrderId, { hsn: '8708', customerDays: 60, billingClosed: true })).toMatchObject({
    customerDays: 60,
    billingClosed: true,
    locked: true,
    invoicedPaise: 1_00_000_00,
  })
  await credit(admin, invoice)
  expect(await edit(workOrderId, { hsn: '8487' })).toMatchObject({ hsn: '8487', locked: false })
})

test('a change is in the audit log by its fields; no change is not, and neither side reads of it', async () => {
  const { workOrderId, customer, supplier } = await sold()
  const events = () => db().event.findMany({ where: { kind: 'workorder.termsChanged', entityId: workOrderId } })
  const { customerDays } = await getTerms(admin, { id: workOrderId })
  await edit(workOrderId, { customerDays })
  expect(await events()).toEqual([])
  await edit(workOrderId, { customerDays: 15, description: 'Hub' })
  expect((await events()).map(({ data }) => (data as { fields: string[] }).fields.sort())).toEqual([
    ['customerDays', 'description'],
  ])
  for (const viewer of [customer, supplier]) await refused(getTerms(viewer, { id: workOrderId }), 'forbidden')
})
