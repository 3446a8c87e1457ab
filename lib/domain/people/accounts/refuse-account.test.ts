import { accounts } from '@/lib/contract/people/accounts'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { db, rows } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { conforms } from '@/tests/conform'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { findPerson, toMe } from '../members/person'
import { findAccount } from './account'
import { changeProfile } from './change-profile'
import { listCustomers, listSuppliers } from './list-accounts'
import { rejectAccount, requestAccountChanges } from './refuse-account'
import { verifyAccount } from './verify-account'

await ownDatabase()

const reason = 'The GST number belongs to another company'
const again = async ({ member }: Viewer) => toMe(await findPerson(rows, member.id))
const correct = (viewer: Viewer, fields: object = { gstNumber: '27AAPFU0939F1ZV' }) =>
  changeProfile(viewer, { id: viewer.id, ...accounts.changeProfile.body.parse(fields) })
const told = (kind: string, memberId: number) => db().notification.findMany({ where: { memberId, event: { kind } } })

test.each([
  ['rejected', rejectAccount, 'account.rejected'],
  ['changes', requestAccountChanges, 'account.changesRequested'],
] as const)(
  'a waiting account becomes %s, and its owner reads why in the bell and by email',
  async (state, act, kind) => {
    const customer = await make.customer({ verified: false })
    const answer = await act(await make.admin(), { id: customer.id, reason })
    conforms(accounts.reject, answer)
    expect(await again(customer)).toEqual({ ...customer, state, rejectionReason: reason })
    expect(await told(kind, customer.member.id)).toMatchObject([{ message: expect.stringContaining(reason) }])
    expect(await db().mail.count({ where: { memberId: customer.member.id, topic: 'accounts' } })).toBe(1)
  },
)

test('a refused supplier reads its own, and starts nothing', async () => {
  const supplier = await make.supplier({ verified: false })
  await rejectAccount(await make.admin(), { id: supplier.id, reason })
  const refusedOne = await again(supplier)
  expect((await listInquiries(refusedOne, { limit: 10 })).total).toBe(0)
  await refused(make.quotation(refusedOne, await make.inquiry(await make.customer())), 'forbidden')
})

test.each([rejectAccount, requestAccountChanges])('who corrects the profile waits for admins again', async (act) => {
  const [customer, admin] = [await make.customer({ verified: false }), await make.admin()]
  await act(admin, { id: customer.id, reason })
  expect(await correct(await again(customer))).toMatchObject({ state: 'pending', rejectionReason: null })
  expect(await told('account.resubmitted', admin.member.id)).toHaveLength(1)
  expect(await verifyAccount(admin, { id: customer.id })).toMatchObject({ state: 'verified' })
})

test('a refused change of a verified company leaves it verified and to be checked again', async () => {
  const [supplier, admin] = [await make.supplier(), await make.admin()]
  await correct(supplier)
  await requestAccountChanges(admin, { id: supplier.id, reason })
  expect(await again(supplier)).toMatchObject({ verified: true, recheck: true, state: 'changes' })
  expect(await correct(await again(supplier))).toMatchObject({ verified: true, recheck: true, state: 'recheck' })
})

test('what is decided is a conflict; an admin or nobody is not found', async () => {
  const admin = await make.admin()
  const { id } = await make.customer({ verified: false })
  await refused(rejectAccount(admin, { id: (await make.customer()).id, reason }), 'conflict')
  await rejectAccount(admin, { id, reason })
  await refused(rejectAccount(admin, { id, reason }), 'conflict')
  await refused(requestAccountChanges(admin, { id, reason }), 'conflict')
  await refused(verifyAccount(admin, { id }), 'conflict')
  await refused(rejectAccount(admin, { id: admin.id, reason }), 'not_found')
  await refused(rejectAccount(admin, { id: 2_000_000_000, reason }), 'not_found')
  expect(accounts.reject.body.safeParse({ reason: ' ' }).success).toBe(false)
})

test('the reason holds no contact details but those of the company itself', async () => {
  const admin = await make.admin()
  const supplier = await make.supplier({ verified: false, phone: '98200 12345', gstNumber: '27AAPFU0939F1ZV' })
  const say = (words: string) => requestAccountChanges(admin, { id: supplier.id, reason: words })
  await refused(say('Ask asha@deccanforge.example first'), 'validation', 'reason')
  await refused(say('Call us at +91 98765 43210'), 'validation', 'reason')
  expect(await again(supplier)).toMatchObject({ state: 'pending', rejectionReason: null })
  const words = 'Nobody answers at 98200 12345, and 27AAPFU0939F1ZV is another company’s'
  expect(await say(words)).toMatchObject({ state: 'changes', rejectionReason: words })
})

test('of two refusals at once one wins, and its reason stands', async () => {
  const [one, other] = [await make.admin(), await make.admin()]
  const { id, member } = await make.customer({ verified: false })
  const both = [rejectAccount(one, { id, reason: 'One' }), requestAccountChanges(other, { id, reason: 'Other' })]
  expect(await atOnce(both)).toEqual({ done: 1, refused: ['conflict'] })
  const { state, rejectionReason } = await findAccount(rows, id)
  expect([state, rejectionReason]).toEqual(state === 'rejected' ? ['rejected', 'One'] : ['changes', 'Other'])
  expect(await told(state === 'rejected' ? 'account.rejected' : 'account.changesRequested', member.id)).toHaveLength(1)
})

test('of a verification and a rejection at once one wins', async () => {
  const [one, other] = [await make.admin(), await make.admin()]
  const { id } = await make.supplier({ verified: false })
  const both = [verifyAccount(one, { id }), rejectAccount(other, { id, reason })]
  expect(await atOnce(both)).toEqual({ done: 1, refused: ['conflict'] })
})

test('each state lists its accounts; pending by its old name includes those to re-check', async () => {
  const admin = await make.admin()
  const phone = String(Date.now())
  const of = (fields: object) => make.supplier({ companyName: `State ${phone}`, ...fields })
  const [pending, verified, recheck, rejected, changes] = [
    await of({ verified: false }),
    await of({}),
    await of({ recheck: true }),
    await of({ verified: false }),
    await of({ verified: false }),
  ]
  await rejectAccount(admin, { id: rejected.id, reason })
  await requestAccountChanges(admin, { id: changes.id, reason })
  const ids = async (query: object) =>
    (await listSuppliers(admin, { limit: 50, q: phone, sort: 'id', ...query })).items.map(({ id }) => id)
  const states = { pending, verified, recheck, rejected, changes }
  for (const [state, { id }] of Object.entries(states)) expect([state, await ids({ state })]).toEqual([state, [id]])
  expect(await ids({ status: 'pending' })).toEqual([pending.id, recheck.id])
  expect(await ids({ status: 'verified' })).toEqual([verified.id, recheck.id])
  expect(await ids({ status: 'rejected' })).toEqual([rejected.id])
  expect(await ids({ status: 'pending', state: 'verified' })).toEqual([verified.id])
  const counts = async (query: object) =>
    (await listSuppliers(admin, { limit: 1, q: phone, counts: 'true', ...query })).counts
  expect(await counts({})).toEqual({ pending: 1, verified: 1, recheck: 1, rejected: 1, changes: 1, suspended: 0 })
  expect(await counts({ state: 'rejected' })).toEqual(await counts({}))
  expect(await counts({ status: 'pending' })).toMatchObject({ pending: 2, verified: 2 })
  expect((await listCustomers(admin, { limit: 50, q: phone, state: 'rejected' })).items).toEqual([])
})
