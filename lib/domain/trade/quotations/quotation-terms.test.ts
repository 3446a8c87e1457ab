import { quotations } from '@/lib/contract/trade/quotations'
import { downloadQuotationFile } from '@/lib/domain/trade/quotations/download-quotation-file'
import { reviseInquiry } from '@/lib/domain/trade/revisions/revise-inquiry'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { listMessages } from '@/lib/domain/files/moderation/list-messages'
import { releaseMessage } from '@/lib/domain/trade/questions/decide-held-text'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { createQuotation } from './create-quotation'
import { getQuotation } from './get-quotation'
import { reconfirmQuotation } from './reconfirm-quotation'
import { reviseQuotation } from './revise-quotation'

await ownDatabase()

const hubs = { projectName: 'Coupling hub', description: 'Hub, bore 65 H7, keyway as drawn', quantity: 80 }
const breaks = [
  { minQuantity: 1, unitPaise: 148_000 },
  { minQuantity: 100, unitPaise: 139_000 },
]
const terms = {
  price: 132_800,
  details: 'Ex works',
  breaks,
  tooling: 12_000,
  freight: 2_400,
  leadDays: 21,
  gstPercent: 18,
  hsn: '848360',
  paymentTerms: '30 days',
  exclusions: 'Material test at 50 %',
}

async function asked() {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const inquiry = await submitInquiry(customer, hubs)
  return { customer, supplier, id: inquiry.id, form: { inquiryId: inquiry.id, ...terms } }
}

test('a quotation says what its price holds; the plan is for its supplier and admins', async () => {
  const { customer, supplier, form } = await asked()
  const machine = await make.machine(supplier)
  const quoted = await createQuotation(supplier, { ...form, machineId: machine.id, hours: 64.5 })
  expect(conforms(quotations.create, quoted)).toMatchObject({ ...terms, machineId: machine.id, hours: 64.5 })
  expect(await getQuotation(await make.admin(), { id: quoted.id })).toMatchObject({
    machineId: machine.id,
    hours: 64.5,
  })
  const read = await getQuotation(customer, { id: quoted.id })
  conforms(quotations.get, read)
  expect(read).toMatchObject(terms)
  expect(Object.keys(read)).not.toEqual(expect.arrayContaining(['machineId']))
  await reviseQuotation(supplier, { id: quoted.id, revision: 1, leadDays: 20 })
  const [version] = (await getQuotation(customer, { id: quoted.id })).versions
  expect(version).toMatchObject({ number: 1, breaks, leadDays: 21, tooling: 12_000 })
  expect(Object.keys(version!)).not.toEqual(expect.arrayContaining(['machineId']))
})

test('the price is what its lines come to', async () => {
  const { supplier, form } = await asked()
  const quote = (more: object) => createQuotation(supplier, { ...form, ...more })
  await expect(quote({ price: 130_000 })).rejects.toMatchObject({
    message: 'The price should be ₹1,32,800: 80 × ₹1,480, tooling ₹12,000, freight ₹2,400',
    issues: [{ path: 'price' }],
  })
  await expect(quote({ breaks: [{ minQuantity: 100, unitPaise: 139_000 }] })).rejects.toMatchObject({
    issues: [{ path: 'breaks', message: 'Give a price for 80 pieces or fewer' }],
  })
  await expect(quote({ breaks: null, price: 14_000 })).rejects.toMatchObject({
    issues: [{ path: 'price', message: 'Tooling and freight come to more than the price' }],
  })
})

test.each([
  ['breaks', { minQuantity: 1 }],
  ['breaks', [...breaks].reverse()],
  ['breaks', Array.from({ length: 11 }, (_, i) => ({ minQuantity: i + 1, unitPaise: 100 }))],
  ['breaks', [{ minQuantity: 1, unitPaise: 0 }]],
  ['hsn', '84836'],
  ['gstPercent', 18.5],
  ['gstPercent', 41],
  ['hours', 0.2],
  ['tooling', -1],
])('a form with %s %j is refused', (field, value) => {
  const parsed = quotations.create.body.safeParse({ inquiryId: 1, ...terms, [field]: value })
  expect(parsed.success).toBe(false)
  expect(parsed.error!.issues[0]!.path[0]).toBe(field)
})

test('terms name nobody, and the machine is one’s own', async () => {
  const { supplier, form } = await asked()
  const quote = (more: object) => createQuotation(supplier, { ...form, ...more })
  await refused(quote({ paymentTerms: 'Half on order, call 98220 12345' }), 'validation', 'paymentTerms')
  await refused(quote({ exclusions: `Not of ${supplier.companyName}` }), 'validation', 'exclusions')
  await refused(quote({ machineId: (await make.machine(await make.supplier())).id }), 'validation', 'machineId')
})

test('prices by quantity give the price of a revised quantity', async () => {
  const { customer, supplier, id, form } = await asked()
  const quoted = await createQuotation(supplier, form)
  await reviseInquiry(customer, { id, quantity: 100 })
  expect(await reconfirmQuotation(supplier, { id: quoted.id, revision: 2 })).toMatchObject({
    price: 153_400,
    version: 2,
    revision: 2,
    freight: 2_400,
  })
  expect((await getQuotation(customer, { id: quoted.id })).versions).toMatchObject([{ price: 132_800, revision: 1 }])
})

test('below the first line a revised quantity has no price: the quotation is revised', async () => {
  const { customer, supplier, id, form } = await asked()
  const from50 = [{ minQuantity: 50, unitPaise: 148_000 }]
  const quoted = await createQuotation(supplier, { ...form, breaks: from50 })
  await reviseInquiry(customer, { id, quantity: 40 })
  await refused(reconfirmQuotation(supplier, { id: quoted.id, revision: 2 }), 'conflict')
})

test('a price that no quotation can hold is not confirmed', async () => {
  const { customer, supplier, id, form } = await asked()
  const quoted = await createQuotation(supplier, form)
  await reviseInquiry(customer, { id, quantity: 2_000_000_000 })
  await refused(reconfirmQuotation(supplier, { id: quoted.id, revision: 2 }), 'conflict')
})

test('an attachment is the customer’s once an admin has released it', async () => {
  const { customer, supplier, form } = await asked()
  const admin = await make.admin()
  const upload = await make.upload(supplier, 'inquiry', 'Nava letterhead.pdf')
  const { id } = await createQuotation(supplier, { ...form, files: [{ id: upload.id }] })
  const name = `QUOT-${String(id).padStart(4, '0')}-1.pdf`
  const load = () => downloadQuotationFile(customer, { id, fileName: name })
  expect((await getQuotation(customer, { id })).files).toMatchObject([{ name, held: true }])
  await refused(load(), 'conflict')
  const { items } = await listMessages(admin, { limit: 50, state: 'held' })
  const held = items.find((one) => one.entityType === 'quotation' && one.entityId === id)
  await releaseMessage(admin, { id: held!.id })
  expect((await load()).name).toBe(name)

  const next = await make.upload(supplier, 'inquiry', 'Nava letterhead.pdf')
  const files = { add: [{ id: next.id }], remove: ['Nava letterhead.pdf'] }
  await reviseQuotation(supplier, { id, revision: 1, files })
  expect((await getQuotation(supplier, { id })).files).toMatchObject([
    { name: 'Nava letterhead (v1).pdf', sinceRevision: 1, untilRevision: 1 },
    { name: 'Nava letterhead.pdf', sinceRevision: 2, untilRevision: null, held: true },
  ])
})
