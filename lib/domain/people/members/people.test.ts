import { GET as me } from '@/app/api/user/route'
import { changeProfile } from '@/lib/domain/people/accounts/change-profile'
import { login } from '@/lib/domain/people/accounts/login'
import { register } from '@/lib/domain/people/accounts/register'
import { chooseMails, listMailChoices } from '@/lib/domain/people/mails/choose-mails'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { listSessions } from '@/lib/domain/people/sessions/session'
import { createView } from '@/lib/domain/desk/views/create-view'
import { listViews } from '@/lib/domain/desk/views/list-views'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { db, rows, sql } from '@/lib/infra/db/db'
import { sqlStateOf } from '@/lib/infra/db/sql-state'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call, newCookieOf } from '@/tests/call'
import { make, PASSWORD, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { findAccount } from '../accounts/account'

await ownDatabase()

const bell = async (viewer: Viewer) => (await listNotifications(viewer, { limit: 50 })).items.map(({ title }) => title)

test('two people of a company sign in apart and act for the same company', async () => {
  const asha = await make.customer()
  const ravi = await make.colleague(asha)
  const signedIn = await login(null, { username: ravi.email.toUpperCase(), password: PASSWORD })
  expect(signedIn).toEqual({ ...ravi, member: { ...ravi.member, leaked: true } })
  expect(signedIn).toMatchObject({
    id: asha.id,
    companyName: asha.companyName,
    contactName: 'Ravi Kale',
    email: ravi.email,
    member: { id: ravi.member.id, name: 'Ravi Kale', role: 'owner' },
  })
  expect(ravi.member.id).not.toBe(asha.member.id)
  expect((await make.inquiry(ravi)).customerId).toBe(asha.id)
})

test('a colleague is told what the other did, the person who did it is not, and each reads the own bell', async () => {
  const [asha, supplier] = [await make.customer(), await make.supplier()]
  const [ravi, anand] = [await make.colleague(asha), await make.colleague(supplier)]
  const inquiry = await make.inquiry(asha)
  const quotation = await make.quotation(supplier, inquiry)
  expect([await bell(asha), await bell(ravi)]).toEqual([['New quotation'], ['New quotation']])
  await changeQuotationStatus(ravi, { id: quotation.id, status: 'accepted' })
  expect([await bell(supplier), await bell(anand)]).toEqual([['Quotation accepted'], ['Quotation accepted']])
  expect(await bell(ravi)).toEqual(['New quotation'])
})

test('sessions, saved views and mails are each person’s own', async () => {
  const asha = await make.supplier()
  const ravi = await make.colleague(asha)
  await newCookieOf(ravi)
  expect([(await listSessions(asha, {})).length, (await listSessions(ravi, {})).length]).toEqual([0, 1])
  await createView(ravi, { list: 'workorders', name: 'Late', query: { due: 'late' } })
  expect([await listViews(asha, {}), (await listViews(ravi, {})).length]).toEqual([[], 1])
  await chooseMails(ravi, { topic: 'payments', on: false })
  const off = async (viewer: Viewer) =>
    (await listMailChoices(viewer, {})).filter(({ on }) => !on).map(({ topic }) => topic)
  expect([await off(asha), await off(ravi)]).toEqual([[], ['payments']])
})

test('the history names the person to colleagues and admins, and to nobody on the other side', async () => {
  const { customer, supplier, workorder, inquiry, admin } = await make.order()
  const anand = await make.colleague(supplier)
  const named = (entries: { actorPerson?: string | null }[]) => entries.map(({ actorPerson }) => actorPerson)
  const { history } = await getInquiry(customer, { id: inquiry.id })
  expect(named(history)).toContain('Asha Rao')
  expect(named((await getWorkorder(anand, { id: workorder.id })).history)).toEqual([undefined])
  expect(named((await getWorkorder(admin, { id: workorder.id })).history)).toEqual(['Asha Rao'])
})

test('a text that names a colleague is masked for the other side', async () => {
  const customer = await make.customer()
  const name = `Zubin ${unique('K')}`
  await make.colleague(customer, 'owner', { name })
  const inquiry = await make.inquiry(customer, { projectName: `Ask ${name} first` })
  const read = await getInquiry(await make.supplier(), { id: inquiry.id })
  expect(read.projectName).toBe('Ask ••• first')
})

test('of a profile each person changes the own name, and an owner the company', async () => {
  const owner = await make.customer({ phone: '+91 20 1234567' })
  const buyer = await make.colleague(owner, 'buyer')
  const changed = await changeProfile(buyer, { id: owner.id, contactName: 'Ravi K. Kale', phone: '+91 20 1234567' })
  expect(changed).toMatchObject({ contactName: 'Ravi K. Kale', companyName: owner.companyName })
  expect((await findAccount(rows, owner.id)).contactName).toBe('Asha Rao')
  await refused(changeProfile(buyer, { id: owner.id, companyName: 'Another' }), 'forbidden')
  await changeProfile(owner, { id: owner.id, contactName: 'Asha R. Rao' })
  expect((await findAccount(rows, owner.id)).contactName).toBe('Asha R. Rao')
})

test('whoever was removed is signed out, is told nothing, and leaves the email free', async () => {
  const asha = await make.customer()
  const ravi = await make.colleague(asha)
  const cookie = await newCookieOf(ravi)
  expect((await call(me, { headers: { cookie } })).status).toBe(200)
  await db().member.update({ where: { id: ravi.member.id }, data: { state: 'removed', removedAt: new Date() } })
  expect((await call(me, { headers: { cookie } })).status).toBe(401)
  await refused(login(null, { username: ravi.email, password: PASSWORD }), 'unauthenticated')
  await make.quotation(await make.supplier(), await make.inquiry(asha))
  expect(await db().notification.count({ where: { memberId: ravi.member.id } })).toBe(0)
  const form = { role: 'customer', companyName: 'Nava', contactName: 'Ravi', email: ravi.email, password: PASSWORD }
  expect(await register(null, form as never)).toMatchObject({ email: ravi.email })
})

test('an email of anybody can not be registered again', async () => {
  const { email } = await make.colleague(await make.supplier())
  const form = { role: 'customer', companyName: 'Nava', contactName: 'Ravi', email, password: PASSWORD }
  await refused(register(null, form as never), 'conflict')
})

test('the database refuses a role of another kind of company, a second contact and a second person of one email', async () => {
  const supplier = await make.supplier()
  const stateOf = (columns: ReturnType<typeof sql>) =>
    rows(
      sql`INSERT INTO members (company_id, name, password_hash, email, role, contact) VALUES (${supplier.id}, 'A', '!', ${columns})`,
    ).then(() => 'done', sqlStateOf)
  const email = `${unique('person')}@example.com`
  expect(await stateOf(sql`${email}, 'buyer', false`)).toBe('23514')
  expect(await stateOf(sql`${email.toUpperCase()}, 'floor', false`)).toBe('23514')
  expect(await stateOf(sql`${email}, 'owner', true`)).toBe('23505')
  expect(await stateOf(sql`${supplier.email}, 'floor', false`)).toBe('23505')
  expect(await stateOf(sql`${email}, 'floor', false`)).toBe('done')
})
