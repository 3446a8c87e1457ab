import { workorders } from '@/lib/contract/orders/workorders'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { findEverywhere } from '@/lib/domain/desk/search/find-everywhere'
import { db } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { createWorkorder } from './create-workorder'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from './list-workorders'
import { setWorkorderReferences } from './set-workorder-references'

await ownDatabase()

/** An order whose PO number came with the acceptance. */
async function orderWith(poNumber: string | undefined) {
  const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const inquiry = await make.inquiry(customer)
  const quotation = await make.quotation(supplier, inquiry)
  const accepted = await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted', poNumber })
  const workorder = await createWorkorder(admin, { inquiryId: inquiry.id, supplierId: supplier.id })
  return { customer, supplier, admin, quotation, accepted, workorder }
}

test('a PO number given with the acceptance waits with the quotation, and the order takes it over', async () => {
  const { customer, admin, accepted, workorder } = await orderWith('PO-4711/26')
  expect(accepted.poNumber).toBe('PO-4711/26')
  expect(workorder.poNumber).toBe('PO-4711/26')
  expect(await getWorkorder(customer, workorder)).toMatchObject({ poNumber: 'PO-4711/26' })
  expect((await listQuotations(admin, { limit: 1 })).items).toMatchObject([{ poNumber: 'PO-4711/26' }])
})

test('a rejection keeps no PO number, and an acceptance needs none', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const { id } = await make.quotation(supplier, await make.inquiry(customer))
  expect(await changeQuotationStatus(customer, { id, status: 'rejected', poNumber: 'PO-1' })).toMatchObject({
    poNumber: null,
  })
  expect((await orderWith(undefined)).workorder.poNumber).toBeNull()
})

test('an admin who records the customer’s answer records the PO number with it', async () => {
  const [customer, admin] = [await make.customer(), await make.admin()]
  const { id } = await make.quotation(await make.supplier(), await make.inquiry(customer))
  await changeQuotationStatus(admin, { id, status: 'sent' })
  await changeQuotationStatus(admin, { id, status: 'accepted', poNumber: 'PO-9' })
  expect(await getQuotation(customer, { id })).toMatchObject({ status: 'accepted', poNumber: 'PO-9' })
})

test('the customer changes and removes it later; order and quotation say the same', async () => {
  const { customer, quotation, workorder } = await orderWith('PO-1')
  const { id } = workorder
  const changed = await setWorkorderReferences(customer, { id, poNumber: 'PO-2' })
  expect(conforms(workorders.setReferences, changed)).toMatchObject({ id, poNumber: 'PO-2' })
  expect(await getQuotation(customer, quotation)).toMatchObject({ poNumber: 'PO-2' })
  expect(await setWorkorderReferences(customer, { id, poNumber: null })).toMatchObject({ poNumber: null })
  expect(await getWorkorder(customer, { id })).toMatchObject({ poNumber: null })
})

test('the audit log says that it changed, the order’s history does not, and the same again leaves nothing', async () => {
  const { customer, supplier, workorder } = await orderWith(undefined)
  const { id } = workorder
  for (let n = 0; n < 2; n++) await setWorkorderReferences(customer, { id, poNumber: 'PO-77-secret' })
  const left = await db().event.findMany({ where: { kind: 'workorder.referencesChanged', entityId: id } })
  expect(left).toHaveLength(1)
  expect(JSON.stringify(left)).not.toContain('PO-77')
  for (const viewer of [customer, supplier])
    expect((await getWorkorder(viewer, { id })).history.map(({ kind }) => kind)).toEqual(['workorder.created'])
  expect(await db().notification.count({ where: { eventId: left[0]!.id } })).toBe(0)
})

test('it is the customer’s alone to set', async () => {
  const { supplier, admin, workorder } = await orderWith('PO-1')
  const asked = { id: workorder.id, poNumber: 'PO-2' }
  for (const viewer of [supplier, admin]) await refused(setWorkorderReferences(viewer, asked), 'forbidden')
  await refused(setWorkorderReferences(await make.customer(), asked), 'not_found')
})

test.each([
  [{}, 'Enter your PO number'],
  [{ poNumber: 7 }, 'expected string'],
  [{ poNumber: 'x'.repeat(41) }, 'At most 40 characters'],
])('%j is refused: %s', (body, message) => {
  const { success, error } = workorders.setReferences.body.safeParse(body)
  expect([success, error?.issues.map(({ path }) => path)]).toEqual([false, [['poNumber']]])
  expect(error!.issues[0]!.message).toContain(message)
})

test('an empty PO number is none', () =>
  expect(workorders.setReferences.body.parse({ poNumber: ' ' })).toEqual({ poNumber: null }))

test('customer and admin find by the PO number, in lists and everywhere; the supplier and strangers do not', async () => {
  const poNumber = unique('PO')
  const { customer, supplier, admin, quotation, workorder } = await orderWith(poNumber)
  for (const q of [poNumber, poNumber.toUpperCase(), poNumber.slice(4)]) {
    const asked = { limit: 10, q }
    for (const viewer of [customer, admin]) {
      expect((await listWorkorders(viewer, asked)).items.map(({ id }) => id)).toEqual([workorder.id])
      expect((await listQuotations(viewer, asked)).items.map(({ id }) => id)).toEqual([quotation.id])
      const { hits } = await findEverywhere(viewer, { q })
      expect(hits.map(({ kind, id }) => [kind, id])).toEqual([
        ['workorder', workorder.id],
        ['quotation', quotation.id],
      ])
    }
    for (const viewer of [supplier, await make.supplier(), await make.customer()]) {
      for (const list of [listWorkorders, listQuotations]) expect((await list(viewer, asked)).items).toEqual([])
      expect((await findEverywhere(viewer, { q })).hits).toEqual([])
    }
  }
})
