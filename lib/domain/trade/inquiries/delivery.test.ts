import { inquiries } from '@/lib/contract/trade/inquiries'
import { editAddress } from '@/lib/domain/people/addresses/edit-address'
import { removeAddress } from '@/lib/domain/people/addresses/remove-address'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { getInquiry } from './get-inquiry'
import { submitInquiry } from './submit-inquiry'

await ownDatabase()

const form = (addressId: unknown) =>
  inquiries.submit.body.parse({ projectName: 'Flange', description: 'Turned flange', quantity: 4, addressId })

test('customer and admin read where it goes, the supplier the state alone: on the inquiry and on its order', async () => {
  const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const address = await make.address(customer)
  const inquiry = await submitInquiry(customer, form(address.id))
  const { isDefault: _, createdAt: __, ...copy } = address
  expect(conforms(inquiries.submit, inquiry)).toMatchObject({
    addressId: address.id,
    deliveryAddress: copy,
    deliveryState: 'Maharashtra',
  })
  const quotation = await make.quotation(supplier, inquiry)
  await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  const order = await createWorkorder(admin, { inquiryId: inquiry.id, supplierId: supplier.id })
  for (const viewer of [customer, admin]) {
    expect(await getInquiry(viewer, inquiry)).toMatchObject({ addressId: address.id, deliveryAddress: copy })
    expect(await getWorkorder(viewer, order)).toMatchObject({ deliveryAddress: copy, deliveryState: 'Maharashtra' })
  }
  for (const read of [await getInquiry(supplier, inquiry), await getWorkorder(supplier, order)]) {
    expect(read).toMatchObject({ deliveryState: 'Maharashtra' })
    expect(Object.keys(read).filter((key) => /address/i.test(key))).toEqual([])
    expect(JSON.stringify(read)).not.toContain('Bhosari')
  }
})

test('an inquiry keeps its copy when the address is edited, and when it is removed', async () => {
  const customer = await make.customer()
  const address = await make.address(customer, { line1: 'Plot 7' })
  const inquiry = await submitInquiry(customer, form(address.id))
  await editAddress(customer, { id: address.id, line1: 'Plot 8', stateCode: '24' })
  await removeAddress(customer, { id: address.id })
  expect(await getInquiry(customer, inquiry)).toMatchObject({
    addressId: address.id,
    deliveryAddress: { line1: 'Plot 7' },
    deliveryState: 'Maharashtra',
  })
})

test('an inquiry needs no address, and takes only an own one', async () => {
  const customer = await make.customer()
  const bare = { addressId: null, deliveryAddress: null, deliveryState: null }
  for (const nothing of [undefined, null, '']) expect(await submitInquiry(customer, form(nothing))).toMatchObject(bare)
  const { id } = await make.address(await make.customer())
  for (const addressId of [id, 2_000_000_000])
    await refused(submitInquiry(customer, form(addressId)), 'validation', 'addressId')
})
