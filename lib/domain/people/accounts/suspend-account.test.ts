import { GET as me } from '@/app/api/user/route'
import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { findEverywhere } from '@/lib/domain/desk/search/find-everywhere'
import { endSessionsOf } from '@/lib/domain/people/sessions/end-sessions-of'
import { listPeopleOf } from '@/lib/domain/people/members/list-people-of'
import { findPerson, toMe } from '@/lib/domain/people/members/person'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call, newCookieOf } from '@/tests/call'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { ask } from '@/tests/product/ask'
import { atOnce, refused } from '@/tests/refused'
import { exportOf } from '@/tests/exports'
import { Suspension } from '@/lib/contract/people/account-forms'
import { wordsOf } from '@/lib/events/mails/account-mail'
import { env } from '@/lib/infra/env'
import { accountMailOf } from './account-mail-link'
import { changeProfile } from './change-profile'
import { listCustomers, listSuppliers } from './list-accounts'
import { reinstateAccount, suspendAccount } from './suspend-account'

await ownDatabase()

const reason = 'Two complaints in a week'
const suspend = async ({ id }: Viewer, admin?: Viewer) => suspendAccount(admin ?? (await make.admin()), { id, reason })
const again = async ({ member }: Viewer) => toMe(await findPerson(rows, member.id))
const letters = (to: string) =>
  rows<{ name: string }>(sql`
    SELECT j.payload->>'name' AS name FROM graphile_worker._private_jobs j WHERE j.payload->>'to' = ${to} ORDER BY j.id`)

test('a suspended company is signed out, all its people are told, and it reads why', async () => {
  const [admin, owner] = [await make.admin(), await make.supplier()]
  const floor = await make.colleague(owner, 'floor')
  const another = await make.admin()
  const cookies = [await newCookieOf(owner), await newCookieOf(floor)]
  await suspend(owner, admin)
  for (const cookie of cookies) expect((await call(me, { headers: { cookie } })).status).toBe(401)
  const names = async (viewer: Viewer) => (await letters(viewer.email)).map(({ name }) => name)
  expect([await names(owner), await names(floor)]).toEqual([['suspended'], ['suspended']])
  const { body } = await ask<object>(owner, 'GET /api/user')
  expect(body).toMatchObject({ suspended: true, suspendedReason: reason, state: 'suspended' })
  const [entry] = (await listNotifications(owner, { limit: 5 })).items
  expect(entry).toMatchObject({ title: 'Account suspended', message: expect.stringContaining(reason) })
  const bell = { memberId: admin.member.id, event: { kind: 'account.suspended' } }
  expect(await db().notification.count({ where: bell })).toBe(0)
  expect(await db().notification.count({ where: { ...bell, memberId: another.member.id } })).toBe(1)
  const event = { kind: 'account.suspended', entityId: owner.id }
  expect(await db().event.findFirst({ where: event })).toMatchObject({ note: reason, actorMemberId: admin.member.id })
})

test('the letter of a suspension names the number to call', async () => {
  const to = (await make.suspended(await make.customer())).email
  const words = wordsOf((await accountMailOf({ name: 'suspended', to }))!)
  expect(words.foot).toBe(`Call us at ${env().SALES_PHONE} to sort it out.`)
})

test('of two admins that suspend at once one does; the other reads that it is suspended', async () => {
  const [one, other, supplier] = [await make.admin(), await make.admin(), await make.supplier()]
  expect(await atOnce([suspend(supplier, one), suspend(supplier, other)])).toEqual({ done: 1, refused: ['conflict'] })
  expect((await letters(supplier.email)).map(({ name }) => name)).toEqual(['suspended'])
})

test('the reason has ten characters at least, and no contact details but the company’s own', async () => {
  expect(Suspension.safeParse({ reason: ' Too bad  ' }).success).toBe(false)
  expect(Suspension.safeParse({ reason: 'x'.repeat(1001) }).success).toBe(false)
  const [admin, { id }] = [await make.admin(), await make.supplier({ phone: '98200 12345' })]
  await refused(suspendAccount(admin, { id, reason: 'Ask asha@deccanforge.example' }), 'validation', 'reason')
  expect(await suspendAccount(admin, { id, reason: 'Nobody answers at 98200 12345' })).toMatchObject({
    state: 'suspended',
  })
})

test('an admin’s reason for lifting it is kept for admins; the company reads that it is lifted', async () => {
  const [admin, customer] = [await make.admin(), await make.customer()]
  await suspend(customer)
  await reinstateAccount(admin, { id: customer.id, reason: 'Deccan Forge paid' })
  const event = { kind: 'account.reinstated', entityId: customer.id }
  expect(await db().event.findFirst({ where: event })).toMatchObject({ note: 'Deccan Forge paid' })
  const [entry] = (await listNotifications(customer, { limit: 1 })).items
  expect(entry).toMatchObject({ message: 'Your account is active again' })
})

test('to suspend, to reinstate and to sign others out, an admin has just signed in or confirmed it', async () => {
  const [admin, { id }] = [await make.admin(), await make.customer()]
  const stale: Viewer = { ...admin, confirmedAt: new Date(Date.now() - 16 * 60_000).toISOString() }
  for (const act of [() => suspendAccount(stale, { id, reason }), () => reinstateAccount(stale, { id })])
    await refused(act(), 'confirm')
  await refused(endSessionsOf(stale, { id }), 'confirm')
  for (const role of ['finance', 'reader'] as const)
    await refused(suspend({ id } as Viewer, await make.colleague(admin, role)), 'forbidden')
  expect(await suspend({ id } as Viewer, await make.colleague(admin, 'operations'))).toMatchObject({ id })
})

test('it reads everything, running orders go on, and nothing new begins', async () => {
  const { supplier, workorder } = await make.order()
  const inquiry = await make.inquiry(await make.customer())
  await suspend(supplier)
  const suspended = await again(supplier)
  expect(await getDashboard(suspended, {})).toMatchObject({ role: 'supplier' })
  await changeWorkorderStatus(suspended, { id: workorder.id, status: 'started' })
  await refused(make.quotation(suspended, inquiry), 'forbidden')
  await refused(make.machine(suspended), 'forbidden')
  await refused(changeProfile(suspended, { id: supplier.id, companyName: 'Another' }), 'forbidden')
  expect(await changeProfile(suspended, { id: supplier.id, contactName: 'A. Rao' })).toMatchObject({
    contactName: 'A. Rao',
  })
})

test('inquiries of a suspended customer leave the lists and the search of suppliers, and come back', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const inquiry = await make.inquiry(customer)
  const seen = async () => {
    const { items } = await listInquiries(supplier, { limit: 100 })
    const { hits } = await findEverywhere(supplier, { q: inquiry.projectName })
    return [items.some(({ id }) => id === inquiry.id), hits.length > 0]
  }
  expect(await seen()).toEqual([true, true])
  await suspend(customer)
  expect(await seen()).toEqual([false, false])
  await refused(
    submitInquiry(await again(customer), { projectName: 'A', description: 'Turned hub', quantity: 1 }),
    'forbidden',
  )
  await reinstateAccount(await make.admin(), { id: customer.id })
  expect(await seen()).toEqual([true, true])
})

test('a quotation of a suspended supplier can’t be accepted, and the customer doesn’t read why', async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  const quotation = await make.quotation(supplier, await make.inquiry(customer))
  await suspend(supplier)
  const accept = () => changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  await expect(accept()).rejects.toThrow('This quotation is not available at the moment')
  const [shown] = (await listQuotations(customer, { limit: 1 })).items
  expect(shown).toMatchObject({ unavailable: true })
  expect(JSON.stringify(shown)).not.toMatch(/suspend|complaint/i)
  await reinstateAccount(await make.admin(), { id: supplier.id })
  expect(await accept()).toMatchObject({ status: 'accepted', unavailable: false })
})

test('a suspended supplier gets no work order', async () => {
  const { admin, supplier } = await make.order()
  const { inquiry } = await make.accepted({ supplier })
  await suspend(supplier, admin)
  const refusal = await createWorkorder(admin, { inquiryId: inquiry.id, supplierId: supplier.id }).catch(
    (e: unknown) => e,
  )
  expect(refusal).toMatchObject({
    code: 'validation',
    issues: [{ path: 'supplierId', message: 'This supplier is suspended' }],
  })
  const { items } = await listSuppliers(admin, { limit: 100, status: 'verified' })
  expect(items.map(({ id }) => id)).not.toContain(supplier.id)
})

test('a suspended account is in one tab; twice, an admin, and lifting what isn’t suspended are refused', async () => {
  const [admin, customer] = [await make.admin(), await make.customer({ verified: false })]
  const state = async () => {
    const { items } = await listCustomers(admin, { limit: 100, state: 'suspended' })
    return items.find(({ id }) => id === customer.id)?.suspendedReason
  }
  await refused(reinstateAccount(admin, { id: customer.id }), 'conflict')
  await suspend(customer, admin)
  expect(await state()).toBe(reason)
  await refused(suspend(customer, admin), 'conflict')
  await refused(suspend(admin, admin), 'not_found')
  const { counts, total } = await listCustomers(admin, { limit: 1, state: 'suspended', counts: 'true' })
  expect(counts!.suspended).toBe(total)
  expect(await exportOf(admin, 'customers')).toMatch(new RegExp(`${customer.companyName}.*,Suspended,20`))
  expect(await reinstateAccount(admin, { id: customer.id })).toMatchObject({ state: 'pending', suspendedReason: null })
  expect(await state()).toBeUndefined()
})

test('an admin sees where a company’s people are signed in and signs them out', async () => {
  const [admin, owner] = [await make.admin(), await make.customer()]
  await make.colleague(owner, 'buyer')
  const cookie = await newCookieOf(owner)
  const people = () => listPeopleOf(admin, { id: owner.id })
  expect(await people()).toMatchObject([
    { id: owner.member.id, sessions: 1 },
    { role: 'buyer', sessions: 0, lastSeenAt: null },
  ])
  await endSessionsOf(admin, { id: owner.id })
  expect((await call(me, { headers: { cookie } })).status).toBe(401)
  expect((await people()).map(({ sessions }) => sessions)).toEqual([0, 0])
  expect((await letters(owner.email)).map(({ name }) => name)).toEqual(['signed-out'])
  const event = { kind: 'account.sessionsEnded', entityId: owner.id }
  expect((await db().event.findFirstOrThrow({ where: event })).data).toMatchObject({ sessions: 1 })
  await refused(listPeopleOf(await make.colleague(admin, 'reader'), { id: owner.id }), 'forbidden')
  for (const verb of [listPeopleOf, endSessionsOf]) await refused(verb(admin, { id: admin.id }), 'not_found')
})

test('sessions that ran out are not counted', async () => {
  const [admin, owner] = [await make.admin(), await make.customer()]
  await newCookieOf(owner)
  await rows(sql`UPDATE sessions SET seen_at = now() - interval '1 year' WHERE member_id = ${owner.member.id}`)
  const [person] = await listPeopleOf(admin, { id: owner.id })
  expect(person).toMatchObject({ sessions: 0, lastSeenAt: expect.anything() })
})
