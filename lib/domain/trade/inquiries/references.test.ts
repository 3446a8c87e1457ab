import { inquiries } from '@/lib/contract/trade/inquiries'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { listMessages } from '@/lib/domain/files/moderation/list-messages'
import { findEverywhere } from '@/lib/domain/desk/search/find-everywhere'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { make, unique } from '@/tests/make'
import { getInquiry } from './get-inquiry'
import { listInquiries } from './list-inquiries'
import { submitInquiry } from './submit-inquiry'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const form = (references: object) =>
  inquiries.submit.body.parse({ projectName: 'Flange', description: 'Turned flange', quantity: 4, ...references })

/** An inquiry with these references, its quotation and its order. */
async function storyOf(references: object) {
  const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const inquiry = await submitInquiry(customer, form(references))
  const quotation = await make.quotation(supplier, inquiry)
  await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  const workorder = await createWorkorder(admin, { inquiryId: inquiry.id, supplierId: supplier.id })
  return { customer, supplier, admin, inquiry, quotation, workorder }
}

test('part number and drawing revision are read by both sides and admins, on inquiry, quotation and order', async () => {
  const references = { partNumber: 'FL-2201', drawingRevision: 'C' }
  const { customer, supplier, admin, inquiry, quotation, workorder } = await storyOf(references)
  for (const viewer of [customer, supplier, admin]) {
    expect(await getInquiry(viewer, inquiry)).toMatchObject(references)
    expect(await getQuotation(viewer, quotation)).toMatchObject(references)
    expect(await getWorkorder(viewer, workorder)).toMatchObject(references)
  }
})

test.each([
  ['partNumber', 61],
  ['drawingRevision', 21],
])('%s of %d characters is refused', (field, length) =>
  expect(() => form({ [field]: 'x'.repeat(length) })).toThrow(field),
)

test('a phone number in a part number does not reach the supplier, on any of the three', async () => {
  const partNumber = 'Call 98220 12345'
  const { customer, supplier, admin, inquiry, quotation, workorder } = await storyOf({ partNumber })
  for (const [viewer, reads] of [
    [customer, partNumber],
    [supplier, 'Call •••'],
    [admin, partNumber],
  ] as const) {
    expect(await getInquiry(viewer, inquiry)).toMatchObject({ partNumber: reads })
    expect(await getQuotation(viewer, quotation)).toMatchObject({ partNumber: reads })
    expect(await getWorkorder(viewer, workorder)).toMatchObject({ partNumber: reads })
  }
  const held = await listMessages(admin, { limit: 1 })
  expect(held.items).toMatchObject([{ entityId: inquiry.id, field: 'partNumber', text: partNumber }])
  const asked = { limit: 10, q: '98220 12345' }
  for (const list of [listInquiries, listQuotations, listWorkorders])
    expect((await list(supplier, asked)).items).toEqual([])
  expect((await findEverywhere(supplier, { q: '98220 12345' })).hits).toEqual([])
})

test('all who see it find it by the part number, in lists and everywhere, and a stranger does not', async () => {
  const partNumber = unique('FL')
  const { customer, supplier, admin, inquiry, quotation, workorder } = await storyOf({ partNumber })
  const q = partNumber.slice(1).toUpperCase()
  const asked = { limit: 10, q }
  for (const viewer of [customer, supplier, admin]) {
    expect((await listInquiries(viewer, asked)).items.map(({ id }) => id)).toEqual([inquiry.id])
    expect((await listQuotations(viewer, asked)).items.map(({ id }) => id)).toEqual([quotation.id])
    expect((await listWorkorders(viewer, asked)).items.map(({ id }) => id)).toEqual([workorder.id])
    const { hits } = await findEverywhere(viewer, { q })
    expect(hits.map(({ kind }) => kind)).toEqual(['workorder', 'quotation', 'inquiry'])
  }
  for (const stranger of [await make.customer(), await make.supplier()])
    expect((await findEverywhere(stranger, { q })).hits).toEqual([])
})

test('a supplier finds an open inquiry by its part number', async () => {
  const partNumber = unique('FL')
  const { id } = await submitInquiry(await make.customer(), form({ partNumber }))
  const { items } = await listInquiries(await make.supplier(), { limit: 10, q: partNumber })
  expect(items.map((inquiry) => inquiry.id)).toEqual([id])
})
