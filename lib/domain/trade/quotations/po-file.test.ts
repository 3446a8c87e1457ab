import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { changeQuotationStatus } from './change-quotation-status'
import { getQuotation } from './get-quotation'

await ownDatabase()

async function offered() {
  const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const quotation = await make.quotation(supplier, await make.inquiry(customer))
  return { customer, supplier, admin, id: quotation.id }
}

test('a customer accepts with its purchase order; admins read it, its supplier learns of none', async () => {
  const { customer, supplier, admin, id } = await offered()
  const { id: poFileId } = await make.upload(customer, 'money')
  await changeQuotationStatus(customer, { id, status: 'accepted', poNumber: 'PO-7', poFileId })
  for (const reader of [customer, admin])
    expect((await getQuotation(reader, { id })).poFile).toMatchObject({ name: 'drawing.pdf' })
  const read = await getQuotation(supplier, { id })
  expect([read.poFile, read.files, read.attachments]).toEqual([undefined, [], 0])
})

test('the file needs a number, and is an own upload of its customer; what is refused accepts nothing', async () => {
  const { customer, admin, id } = await offered()
  const { id: poFileId } = await make.upload(customer, 'money')
  const accept = (viewer: typeof customer, input: object) =>
    changeQuotationStatus(viewer, { id, status: 'accepted', ...input })
  await refused(accept(customer, { poFileId }), 'validation', 'poNumber')
  const foreign = (await make.upload(await make.customer(), 'money')).id
  await refused(accept(customer, { poNumber: 'PO-7', poFileId: foreign }), 'validation', 'poFileId')
  const drawing = (await make.upload(customer, 'inquiry')).id
  await refused(accept(customer, { poNumber: 'PO-7', poFileId: drawing }), 'validation', 'poFileId')
  await changeQuotationStatus(admin, { id, status: 'sent' })
  const own = (await make.upload(admin, 'money')).id
  await refused(accept(admin, { poNumber: 'PO-7', poFileId: own }), 'validation', 'poFileId')
  expect((await getQuotation(admin, { id })).status).toBe('sent')
})
