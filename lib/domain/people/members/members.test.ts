import { GET as me } from '@/app/api/user/route'
import { accountMailOf } from '@/lib/domain/people/accounts/account-mail-link'
import { forgotPassword } from '@/lib/domain/people/accounts/forgot-password'
import { findAccount } from '@/lib/domain/people/accounts/account'
import { login } from '@/lib/domain/people/accounts/login'
import { register } from '@/lib/domain/people/accounts/register'
import { resetPassword } from '@/lib/domain/people/accounts/reset-password'
import { setInquiryOwner } from '@/lib/domain/trade/inquiries/set-inquiry-owner'
import { listNotifications } from '@/lib/domain/people/notifications/notification'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { db, rows } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call, newCookieOf } from '@/tests/call'
import { make, PASSWORD, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { changeMember } from './change-member'
import { declineInvitation } from './decline-invitation'
import { inviteAgain } from './invite-again'
import { inviteMember } from './invite-member'
import { listMembers } from './list-members'
import { findPerson, toMe } from './person'
import { removeMember } from './remove-member'

await ownDatabase()

const newEmail = () => `${unique('person')}@example.com`
const bell = async (viewer: Viewer) => (await listNotifications(viewer, { limit: 50 })).items.map(({ title }) => title)
const linkOf = async (to: string) => (await accountMailOf({ name: 'member-invitation', to }))!
const tokenIn = (link: string) => link.split('token=')[1]!
const reset = (token: string) =>
  resetPassword(null, { token, newPassword: 'monsoon-lathe', confirmPassword: 'monsoon-lathe' })
const signIn = (email: string) => login(null, { username: email, password: 'monsoon-lathe' })

test('an owner invites a quoter, who sets a password by the link of the mail and quotes for the company', async () => {
  const owner = await make.supplier()
  const email = newEmail()
  const invited = await inviteMember(owner, { name: 'Sunita Rao', email, role: 'quoter' })
  expect(invited).toMatchObject({ name: 'Sunita Rao', email, role: 'quoter', state: 'invited', contact: false })
  await refused(signIn(email), 'unauthenticated')
  const { link } = await linkOf(email)
  await reset(tokenIn(link))
  const sunita = await signIn(email)
  expect(sunita).toMatchObject({ id: owner.id, member: { id: invited.id, role: 'quoter' }, emailProven: true })
  expect(await make.quotation(sunita, await make.inquiry(await make.customer()))).toMatchObject({
    supplierId: owner.id,
  })
  expect(await bell(owner)).toContain('Invitation accepted')
  expect(await listMembers(owner, {})).toMatchObject([{ id: owner.member.id }, { id: invited.id, state: 'active' }])
})

test('the invitation names a company that an admin has verified, and holds no text of another one', async () => {
  const email = newEmail()
  const stranger = await make.supplier({ verified: false, companyName: 'Win a car at http://bad.example' })
  await inviteMember(stranger, { name: 'Call 98220 12345', email, role: 'floor' })
  expect(await linkOf(email)).toMatchObject({ companyName: null })
  const [known, mailbox] = [await make.supplier(), newEmail()]
  await inviteMember(known, { name: 'Ravi', email: mailbox, role: 'floor' })
  expect(await linkOf(mailbox)).toMatchObject({ companyName: known.companyName })
})

test('an invited person who forgot it gets the invitation again, and can decline it once', async () => {
  const owner = await make.customer()
  const email = newEmail()
  const { id } = await inviteMember(owner, { name: 'Ravi Kale', email, role: 'buyer' })
  await forgotPassword(null, { email })
  const again = (await accountMailOf({ name: 'reset', to: email }))!
  expect(again).toMatchObject({ name: 'member-invitation' })
  await declineInvitation(null, { token: tokenIn(again.link) })
  expect(await listMembers(owner, {})).toHaveLength(1)
  expect(await bell(owner)).toEqual(['Invitation declined'])
  await refused(declineInvitation(null, { token: tokenIn(again.link) }), 'validation')
  await refused(reset(tokenIn(again.link)), 'validation')
  await inviteAgain(owner, { id })
  await reset(tokenIn((await linkOf(email)).link))
  expect(await signIn(email)).toMatchObject({ member: { id } })
})

test('an email that is invited or taken is invited and registered nowhere else', async () => {
  const owner = await make.customer()
  const email = newEmail()
  await inviteMember(owner, { name: 'Ravi', email, role: 'buyer' })
  const form = { role: 'customer', companyName: 'Nava', contactName: 'Ravi', email, password: PASSWORD }
  await refused(register(null, form as never), 'conflict')
  await refused(inviteMember(await make.supplier(), { name: 'Ravi', email, role: 'floor' }), 'conflict')
})

test('a role belongs to its kind of company, and a limit to a buyer or an approver of a customer', async () => {
  const owner = await make.customer()
  const invite = (role: 'floor' | 'buyer', approvalLimit?: number) =>
    inviteMember(owner, { name: 'Ravi', email: newEmail(), role, approvalLimit })
  await refused(invite('floor'), 'validation')
  expect(await invite('buyer', 300_000)).toMatchObject({ role: 'buyer', approvalLimit: 300_000 })
  const shop = await make.supplier()
  const quoter = await make.colleague(shop, 'approver')
  await refused(changeMember(shop, { id: quoter.member.id, approvalLimit: 5 }), 'validation', 'approvalLimit')
  const approver = await make.colleague(owner, 'approver')
  const change = (form: object) => changeMember(owner, { id: approver.member.id, ...form })
  expect(await change({ approvalLimit: 500_000 })).toMatchObject({ approvalLimit: 500_000 })
  expect(await change({ role: 'buyer' })).toMatchObject({ role: 'buyer', approvalLimit: 500_000 })
  expect(await change({ role: 'finance' })).toMatchObject({ role: 'finance', approvalLimit: null })
})

test('colleagues read names and roles, and only an owner changes people', async () => {
  const owner = await make.supplier()
  const quoter = await make.colleague(owner, 'quoter')
  const [first] = await listMembers(quoter, {})
  expect(first).toMatchObject({ name: owner.member.name, role: 'owner', contact: true })
  expect(Object.keys(first!)).not.toEqual(expect.arrayContaining(['email']))
  await refused(inviteMember(quoter, { name: 'Ravi', email: newEmail(), role: 'floor' }), 'forbidden')
  await refused(removeMember(quoter, { id: owner.member.id }), 'forbidden')
  await refused(changeMember(await make.supplier(), { id: quoter.member.id, role: 'floor' }), 'not_found')
  await refused(removeMember(await make.supplier(), { id: quoter.member.id }), 'not_found')
})

test('the last owner can be neither removed nor lowered, also by two owners at once', async () => {
  const asha = await make.customer()
  const remove = (by: Viewer, whom: Viewer) => removeMember(by, { id: whom.member.id })
  await refused(remove(asha, asha), 'conflict')
  await refused(changeMember(asha, { id: asha.member.id, role: 'buyer' }), 'conflict')
  const ravi = await make.colleague(asha, 'owner')
  const both = await Promise.allSettled([remove(asha, ravi), remove(ravi, asha)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const owners = await db().member.count({ where: { companyId: asha.id, role: 'owner', state: 'active' } })
  expect(owners).toBe(1)
})

test('a removed person is signed out, what the person did stays, and the eldest owner becomes the contact', async () => {
  const asha = await make.customer()
  const ravi = await make.colleague(asha, 'owner')
  const inquiry = await make.inquiry(asha)
  const cookie = await newCookieOf(asha)
  await removeMember(ravi, { id: asha.member.id })
  expect((await call(me, { headers: { cookie } })).status).toBe(401)
  await refused(login(null, { username: asha.email, password: PASSWORD }), 'unauthenticated')
  expect(await findAccount(rows, asha.id)).toMatchObject({ contactName: 'Ravi Kale', email: ravi.email })
  expect(await db().inquiry.findUnique({ where: { id: inquiry.id } })).toMatchObject({ customerId: asha.id })
  expect(await db().event.count({ where: { actorMemberId: asha.member.id } })).toBeGreaterThan(0)
  expect(await listMembers(ravi, {})).toHaveLength(1)
})

test('a person may leave, and an admin who leaves opens the own cases to all', async () => {
  const [admin, customer] = [await make.admin(), await make.customer()]
  const colleague = await make.colleague(admin, 'operations')
  const inquiry = await make.inquiry(customer)
  await setInquiryOwner(admin, { id: inquiry.id, ownerId: colleague.member.id })
  await removeMember(colleague, { id: colleague.member.id })
  expect(await db().inquiry.findUnique({ where: { id: inquiry.id } })).toMatchObject({ ownerId: null })
  await refused(removeMember(admin, { id: colleague.member.id }), 'not_found')
})

test('a person who moves to the shop floor keeps no bell entry about quotations or money', async () => {
  const supplier = await make.supplier()
  const quoter = await make.colleague(supplier, 'quoter')
  await make.order({ supplier })
  expect(await bell(quoter)).toEqual(expect.arrayContaining(['Quotation accepted', 'New work order']))
  await changeMember(supplier, { id: quoter.member.id, role: 'floor' })
  const floor = toMe(await findPerson(rows, quoter.member.id))
  expect(await bell(floor)).toEqual(['Your role changed', 'New work order'])
  await refused(listQuotations(floor, { limit: 1 }), 'forbidden')
})

test('of a removed person’s email a new company can be opened, and then the person can’t be invited again', async () => {
  const owner = await make.supplier()
  const ravi = await make.colleague(owner, 'floor')
  await removeMember(owner, { id: ravi.member.id })
  const form = { role: 'customer', companyName: 'Nava', contactName: 'Ravi', email: ravi.email, password: PASSWORD }
  expect(await register(null, form as never)).toMatchObject({ email: ravi.email })
  await refused(inviteAgain(owner, { id: ravi.member.id }), 'conflict')
})
