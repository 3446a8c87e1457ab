import { accounts } from '@/lib/contract/people/accounts'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { db, rows } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { whileHeld } from '@/tests/lock-race'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { findPerson, toMe } from '../members/person'
import { changeProfile } from './change-profile'
import { editSupplier } from './edit-supplier'
import { listSuppliers } from './list-accounts'
import { verifyAccount, verifySupplier } from './verify-account'

await ownDatabase()

const rename = (viewer: Viewer, fields: object = { companyName: 'Another Name' }) =>
  changeProfile(viewer, { id: viewer.id, ...accounts.changeProfile.body.parse(fields) })
const again = async ({ member }: Viewer) => toMe(await findPerson(rows, member.id))
const renamed = async (viewer: Viewer) => (await rename(viewer), again(viewer))
const seenBy = async (supplier: Viewer, projectName: string) =>
  (await listInquiries(supplier, { limit: 10, q: projectName })).total
const events = (kind: string, entityId: number) => db().event.findMany({ where: { kind, entityId } })

test.each([
  ['company name', { companyName: 'Nava Tools' }],
  ['GST number', { gstNumber: '27AAPFU0939F1ZV' }],
])(
  'a verified company with a new %s stays verified, is to be checked again, and admins read old and new',
  async (_, fields) => {
    const supplier = await make.supplier({ companyName: 'Pune Tools', gstNumber: '29' })
    const admin = await make.admin()
    const changed = await rename(supplier, fields)
    conforms(accounts.changeProfile, changed)
    expect(changed).toEqual({ ...supplier, ...fields, recheck: true, state: 'recheck' })
    const [event] = await events('account.identityChanged', supplier.id)
    expect(event!.data).toMatchObject({
      oldCompanyName: 'Pune Tools',
      newCompanyName: changed.companyName,
      oldGstNumber: '29',
      newGstNumber: changed.gstNumber,
    })
    expect(await db().notification.count({ where: { memberId: admin.member.id, eventId: event!.id } })).toBe(1)
    expect(await db().mail.count({ where: { memberId: admin.member.id, eventId: event!.id, topic: 'accounts' } })).toBe(
      1,
    )
    const waiting = await listSuppliers(admin, { limit: 500, status: 'pending', q: changed.email })
    expect(waiting.items).toMatchObject([{ id: supplier.id, verified: true, recheck: true }])
  },
)

test('what an admin did not verify, or edits, is not checked again', async () => {
  const [customer, unverified, admin] = [
    await make.customer({ companyName: 'A' }),
    await make.customer({ verified: false }),
    await make.admin(),
  ]
  expect(await rename(customer, { companyName: 'A', contactName: 'Ravi', phone: '982' })).toMatchObject({
    recheck: false,
  })
  expect(await rename(unverified)).toMatchObject({ recheck: false, verified: false })
  expect(await rename(admin)).toMatchObject({ recheck: false })
  const supplier = await make.supplier()
  expect(await editSupplier(admin, { id: supplier.id, companyName: 'Nava' })).toMatchObject({ recheck: false })
})

test('a supplier to be checked again begins nothing, and goes on with what runs', async () => {
  const { supplier, workorder, customer } = await make.order()
  const inquiry = await make.inquiry(customer)
  const [quoted, other] = [await make.inquiry(customer), await renamed(supplier)]
  const sentence = 'Your company details changed. You can do this once an admin has checked them.'
  const refusal = { code: 'forbidden', message: sentence }
  await expect(make.quotation(other, quoted)).rejects.toMatchObject(refusal)
  await expect(make.request(other)).rejects.toMatchObject(refusal)
  expect(await changeWorkorderStatus(other, { id: workorder.id, status: 'started' })).toMatchObject({
    status: 'started',
  })
  expect(await seenBy(other, inquiry.projectName)).toBe(1)

  await verifySupplier(await make.admin(), { id: supplier.id })
  expect(await make.quotation(await again(supplier), quoted)).toMatchObject({ status: 'pending' })
})

test('a customer’s new inquiries are held until an admin has checked; open ones stay, and quotations are answered', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const open = await make.inquiry(customer)
  const quotation = await make.quotation(supplier, open)
  const changed = await renamed(customer)
  const held = await make.inquiry(changed)
  expect([held.held, (await getInquiry(changed, { id: open.id })).held]).toEqual([true, false])
  expect([await seenBy(supplier, held.projectName), await seenBy(supplier, open.projectName)]).toEqual([0, 1])
  await refused(getInquiry(supplier, { id: held.id }), 'not_found')
  await refused(make.quotation(supplier, held), 'not_found')
  expect(await changeQuotationStatus(changed, { id: quotation.id, status: 'accepted' })).toMatchObject({
    status: 'accepted',
  })

  const checked = await verifyAccount(await make.admin(), { id: customer.id })
  conforms(accounts.verify, checked)
  const { member: _, suspended: __, suspendedReason: ___, factorDueAt: ____, ...company } = changed
  expect(checked).toEqual({ ...company, recheck: false, state: 'verified' })
  expect(await seenBy(supplier, held.projectName)).toBe(1)
  expect(await getInquiry(customer, { id: held.id })).toMatchObject({ held: false })
  expect(await events('inquiry.released', held.id)).toHaveLength(1)
  expect(await events('inquiry.released', open.id)).toEqual([])
  expect(await events('account.rechecked', customer.id)).toHaveLength(1)
  expect(await events('account.verified', customer.id)).toEqual([])
})

test('of two admins who check one account at once one does it', async () => {
  const supplier = await renamed(await make.supplier())
  const [one, other] = [await make.admin(), await make.admin()]
  const both = [verifySupplier(one, { id: supplier.id }), verifyAccount(other, { id: supplier.id })]
  expect(await atOnce(both)).toEqual({ done: 1, refused: ['conflict'] })
})

test('an inquiry that comes in while its customer is being checked is either held and released, or never held', async () => {
  const customer = await renamed(await make.customer())
  const check = 'UPDATE users SET recheck = false WHERE id = $1'
  const [submission] = await whileHeld(check, [customer.id], () => [make.inquiry(customer)])
  expect(await submission).toMatchObject({ held: false })
})
