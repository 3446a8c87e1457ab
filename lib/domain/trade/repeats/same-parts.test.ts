import { inquiries } from '@/lib/contract/trade/inquiries'
import { workorders } from '@/lib/contract/orders/workorders'
import { downloadInquiryFile } from '@/lib/domain/trade/inquiries/download-inquiry-file'
import { tidyFiles } from '@/lib/domain/files/files/tidy-files'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { suspendAccount } from '@/lib/domain/people/accounts/suspend-account'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { copyInquiry } from './copy-inquiry'
import { declineToQuote } from '../inquiries/decline-to-quote'
import { getInquiry } from '../inquiries/get-inquiry'
import { listInquiries } from '../inquiries/list-inquiries'
import { openInquiry, openRepeats } from './open-to-all'
import { reorder } from '../../orders/workorders/reorder'
import { reviseInquiry } from '../revisions/revise-inquiry'
import { submitInquiry } from '../inquiries/submit-inquiry'

await ownDatabase()

const hub = { projectName: 'Coupling hub', description: 'Hub, bore 65 H7, keyway as drawn', quantity: 80 }

async function withFiles() {
  const customer = await make.customer()
  const [first, second] = [
    await make.upload(customer, 'inquiry', 'a.pdf'),
    await make.upload(customer, 'inquiry', 'b.pdf'),
  ]
  const { id } = await submitInquiry(customer, { ...hub, files: [{ id: first.id }, { id: second.id }] })
  return { customer, id }
}

test('a copy has the current files, and their bytes stay as long as one of both needs them', async () => {
  const { customer, id } = await withFiles()
  await reviseInquiry(customer, { id, files: { remove: ['a.pdf'] } })
  const copy = await copyInquiry(customer, { id, quantity: 20 })
  conforms(inquiries.copy, copy)
  expect(copy).toMatchObject({ quantity: 20, projectName: 'Coupling hub', revision: 1, status: 'new' })
  expect(copy.files).toMatchObject([{ name: 'b.pdf', sinceRevision: 1 }])
  await db().file.deleteMany({ where: { inquiryId: id } })
  await tidyFiles()
  const load = (viewer: Viewer, fileName: string) => downloadInquiryFile(viewer, { id: copy.id, fileName })
  expect((await load(customer, 'b.pdf')).size).toBeGreaterThan(0)
  const supplier = await make.supplier()
  expect((await load(supplier, `INQ-${String(copy.id).padStart(4, '0')}-1.pdf`)).size).toBeGreaterThan(0)
  await refused(copyInquiry(await make.customer(), { id }), 'not_found')
})

test('a split makes two inquiries, each for its own quantity; those that quoted read so', async () => {
  const { customer, id } = await withFiles()
  const supplier = await make.supplier()
  await make.quotation(supplier, { id })
  await refused(copyInquiry(customer, { id, split: true, quantity: 80 }), 'validation', 'quantity')
  await refused(copyInquiry(customer, { id, split: true }), 'validation', 'quantity')
  const share = await copyInquiry(customer, { id, split: true, quantity: 30 })
  expect(share).toMatchObject({ quantity: 30 })
  expect(await getInquiry(supplier, { id })).toMatchObject({ quantity: 50, revision: 2 })
  const [news] = (await listNotifications(supplier, { limit: 1 })).items
  expect(news!.message).toContain('revision B: quantity 80 → 50')
})

/** A completed order of a part with a drawing. */
async function made() {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const { workorder, inquiry } = await make.order({ customer, supplier })
  const drawing = await make.upload(customer, 'inquiry')
  await db().file.update({ where: { id: drawing.id }, data: { inquiryId: inquiry.id } })
  await db().workOrder.update({ where: { id: workorder.id }, data: { status: 'completed', completedDate: new Date() } })
  return { customer, supplier, orderId: workorder.id }
}
const sees = async (viewer: Viewer, id: number) =>
  (await listInquiries(viewer, { limit: 100, open: 'true' })).items.some((one) => one.id === id)

test('for three days the supplier of the order sees the repeat alone, then all do', async () => {
  const { customer, supplier, orderId } = await made()
  const other = await make.supplier()
  const repeat = await reorder(customer, { id: orderId, quantity: 40, note: 'Same packing' })
  conforms(workorders.reorder, repeat)
  const { id } = repeat
  expect(repeat).toMatchObject({ quantity: 40, repeatOf: orderId, invitedOnly: true, files: [{}] })
  expect((await listNotifications(supplier, { limit: 1 })).items[0]!.message).toMatch(/A customer reorders WO-/)
  expect([await sees(supplier, id), await sees(other, id)]).toEqual([true, false])
  await refused(getInquiry(other, { id }), 'not_found')
  await refused(make.quotation(other, { id }), 'not_found')
  const fileName = `INQ-${String(id).padStart(4, '0')}-1.pdf`
  await refused(downloadInquiryFile(other, { id, fileName }), 'not_found')
  expect((await downloadInquiryFile(supplier, { id, fileName })).size).toBeGreaterThan(0)

  await openRepeats()
  expect(await sees(other, id)).toBe(false)
  await db().inquiry.update({ where: { id }, data: { openFrom: new Date(Date.now() - 1_000) } })
  await openRepeats()
  expect(await sees(other, id)).toBe(true)
  // Whose order it was stays between the customer, admins and that supplier.
  expect(await getInquiry(other, { id })).toMatchObject({ repeatOf: null })
  expect(await getInquiry(supplier, { id })).toMatchObject({ repeatOf: orderId })
})

test('a repeat opens at once when its supplier will not quote, when the customer says so, or when the supplier is suspended', async () => {
  const first = await made()
  const other = await make.supplier()
  const { id } = await reorder(first.customer, { id: first.orderId, quantity: 40 })
  await declineToQuote(first.supplier, { id, reason: 'capacity' })
  expect(await sees(other, id)).toBe(true)
  const second = await reorder(first.customer, { id: first.orderId, quantity: 20 })
  conforms(inquiries.open, await openInquiry(first.customer, { id: second.id }))
  expect(await sees(other, second.id)).toBe(true)
  await suspendAccount(await make.admin(), { id: first.supplier.id, reason: 'Two complaints in a week' })
  const third = await reorder(first.customer, { id: first.orderId, quantity: 10 })
  expect(third).toMatchObject({ invitedOnly: false })
})

test('only a completed order of one’s own can be ordered again', async () => {
  const { customer, orderId } = await made()
  await refused(reorder(await make.customer(), { id: orderId, quantity: 1 }), 'not_found')
  await refused(reorder(customer, { id: orderId, quantity: 1, note: 'Call 98220 12345' }), 'validation', 'note')
  await db().inquiry.updateMany({
    where: { customerId: customer.id },
    data: { specialRequirements: 'x'.repeat(4_999) },
  })
  await refused(reorder(customer, { id: orderId, quantity: 1, note: 'Same packing' }), 'validation', 'note')
  await db().workOrder.update({ where: { id: orderId }, data: { status: 'started', completedDate: null } })
  await refused(reorder(customer, { id: orderId, quantity: 1 }), 'conflict')
})
