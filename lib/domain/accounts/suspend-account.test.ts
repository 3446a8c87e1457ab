import { expect, test } from '@jest/globals'
import { GET as me } from '@/app/api/user/route'
import { getDashboard } from '@/lib/domain/dashboard/get-dashboard'
import { submitInquiry } from '@/lib/domain/inquiries/submit-inquiry'
import { listInquiries } from '@/lib/domain/inquiries/list-inquiries'
import { listNotifications } from '@/lib/domain/notifications/notification'
import { changeQuotationStatus } from '@/lib/domain/quotations/change-quotation-status'
import { listQuotations } from '@/lib/domain/quotations/list-quotations'
import { findEverywhere } from '@/lib/domain/search/find-everywhere'
import { endSessionsOf } from '@/lib/domain/sessions/end-sessions-of'
import { listPeopleOf } from '@/lib/domain/members/list-people-of'
import { findPerson, toMe } from '@/lib/domain/members/person'
import { changeWorkorderStatus } from '@/lib/domain/workorders/change-workorder-status'
import { createWorkorder } from '@/lib/domain/workorders/create-workorder'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/permissions'
import { call, newCookieOf } from '@/tests/call'
import { make } from '@/tests/make'
import { ask } from '@/tests/product/ask'
import { refused } from '@/tests/refused'
import { changeProfile } from './change-profile'
import { listCustomers, listSuppliers } from './list-accounts'
import { reinstateAccount, suspendAccount } from './suspend-account'

const reason = 'Two complaints in a week'
const suspend = async ({ id }: Viewer, admin?: Viewer) => suspendAccount(admin ?? (await make.admin()), { id, reason })
const again = async ({ member }: Viewer) => toMe(await findPerson(rows, member.id))
const letters = (to: string) =>
  rows<{ name: string }>(sql`
    SELECT j.payload->>'name' AS name FROM graphile_worker._private_jobs j WHERE j.payload->>'to' = ${to} ORDER BY j.id`)

test('a suspended company is signed out, all its people are told, and it reads why', async () => {
  const [admin, owner] = [await make.admin(), await make.supplier()]
  const floor = await make.colleague(owner, 'floor')
  const cookies = [await newCookieOf(owner), await newCookieOf(floor)]
  await suspend(owner, admin)
  for (const cookie of cookies) expect((await call(me, { headers: { cookie } })).status).toBe(401)
  const names = async (viewer: Viewer) => (await letters(viewer.email)).map(({ name }) => name)
  expect([await names(owner), await names(floor)]).toEqual([['suspended'], ['suspended']])
  const { body } = await ask<object>(owner, 'GET /api/user')
  expect(body).toMatchObject({ suspended: true, suspendedReason: reason, state: 'suspended' })
  const [entry] = (await listNotifications(owner, { limit: 5 })).items
  expect(entry).toMatchObject({ title: 'Account suspended', message: expect.stringContaining(reason) })
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

test('of an acceptance and a suspension at once the first one counts', async () => {
  const [customer, supplier, admin] = [await make.customer(), await make.supplier(), await make.admin()]
  const quotation = await make.quotation(supplier, await make.inquiry(customer))
  const accept = changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
  const [accepted] = await Promise.allSettled([accept, suspend(supplier, admin)])
  const { status } = (await db().quotation.findUnique({ where: { id: quotation.id } }))!
  expect(status).toBe(accepted.status === 'fulfilled' ? 'accepted' : 'pending')
  expect(await db().user.count({ where: { id: supplier.id, suspendedAt: { not: null } } })).toBe(1)
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
  await refused(listPeopleOf(await make.colleague(admin, 'reader'), { id: owner.id }), 'forbidden')
})
