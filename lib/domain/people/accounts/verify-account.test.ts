import { accounts } from '@/lib/contract/people/accounts'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { db } from '@/lib/infra/db/db'
import { conforms } from '@/tests/conform'
import { whileHeld } from '@/tests/lock-race'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { verifyAccount, verifySupplier } from './verify-account'

await ownDatabase()

const seenBy = async (supplier: Parameters<typeof listInquiries>[0], projectName: string) =>
  (await listInquiries(supplier, { limit: 10, q: projectName })).total

test('a customer’s verification releases what was held: suppliers see it from then on', async () => {
  const customer = await make.customer({ verified: false })
  const inquiry = await make.inquiry(customer)
  const supplier = await make.supplier()
  expect(inquiry.held).toBe(true)
  expect(await seenBy(supplier, inquiry.projectName)).toBe(0)
  await refused(getInquiry(supplier, { id: inquiry.id }), 'not_found')
  await refused(make.quotation(supplier, inquiry), 'not_found')

  const verified = await verifyAccount(await make.admin(), { id: customer.id })
  conforms(accounts.verify, verified)
  const { member: _, suspended: __, suspendedReason: ___, factorDueAt: ____, ...company } = customer
  expect(verified).toEqual({ ...company, verified: true, state: 'verified' })
  expect(await seenBy(supplier, inquiry.projectName)).toBe(1)
  expect(await getInquiry(customer, { id: inquiry.id })).toMatchObject({ held: false })
  expect(await db().event.count({ where: { kind: 'inquiry.released', entityId: inquiry.id } })).toBe(1)
})

test('of two admins who verify one supplier at once one does it', async () => {
  const supplier = await make.supplier({ verified: false })
  const [one, other] = [await make.admin(), await make.admin()]
  const act = { id: supplier.id }
  expect(await atOnce([verifySupplier(one, act), verifySupplier(other, act)])).toEqual({
    done: 1,
    refused: ['conflict'],
  })
  expect(await db().event.count({ where: { kind: 'account.verified', entityId: supplier.id } })).toBe(1)
})

test('an inquiry that comes in while its customer is being verified is either held and released, or never held', async () => {
  const customer = await make.customer({ verified: false })
  const verify = 'UPDATE users SET verified = true WHERE id = $1'
  const [submission] = await whileHeld(verify, [customer.id], () => [make.inquiry(customer)])
  expect(await submission).toMatchObject({ held: false })
})

test('who is verified already is a conflict; an admin or nobody is not found', async () => {
  const admin = await make.admin()
  await refused(verifyAccount(admin, { id: (await make.customer()).id }), 'conflict')
  await refused(verifyAccount(admin, { id: admin.id }), 'not_found')
  await refused(verifyAccount(admin, { id: 2_000_000_000 }), 'not_found')
})

test('the suppliers’ door verifies suppliers alone', async () => {
  const [admin, supplier] = [await make.admin(), await make.supplier({ verified: false })]
  expect(conforms(accounts.verifySupplier, await verifySupplier(admin, { id: supplier.id }))).toMatchObject({
    verified: true,
  })
  await refused(verifySupplier(admin, { id: (await make.customer({ verified: false })).id }), 'not_found')
})
