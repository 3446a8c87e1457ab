import { POST as confirmRoute } from '@/app/api/email/confirm/route'
import { accounts } from '@/lib/contract/people/accounts'
import type { WaitingMail } from '@/lib/contract/people/account-mails'
import { db, rows, sql } from '@/lib/infra/db/db'
import { openSession } from '@/lib/infra/db/sessions'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call } from '@/tests/call'
import { make, PASSWORD, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { findPerson } from '../members/person'
import { changePassword } from './change-password'
import { changeProfile } from './change-profile'
import { confirmEmail } from './confirm-email'
import { editSupplier } from './edit-supplier'
import { accountMailOf } from './account-mail-link'
import { register } from './register'
import { resetPassword } from './reset-password'

await ownDatabase()

const newEmail = () => `${unique('new')}@example.com`
const lettersTo = async (email: string) => {
  const jobs = await rows<{ payload: WaitingMail }>(sql`
    SELECT payload FROM graphile_worker._private_jobs WHERE payload->>'to' = ${email} ORDER BY id`)
  return jobs.map((job) => job.payload)
}
const namesOf = async (email: string) => (await lettersTo(email)).map(({ name }) => name)
const wants = (viewer: Viewer, email: string) =>
  changeProfile(viewer, { id: viewer.id, email, currentPassword: PASSWORD })
/** Sends the last letter to this mailbox, and gives what its link says; undefined when it is not sent any more. */
async function tokenSentTo(email: string) {
  const letter = await accountMailOf((await lettersTo(email)).at(-1)!)
  return letter?.link.split('token=')[1]
}
const confirm = (token: string) => confirmEmail(null, { token })
const stored = ({ member }: Viewer) => findPerson(rows, member.id)

test('an email changes when its mailbox confirms, once; sessions go on, and the mailbox of before is told', async () => {
  const [customer, email] = [await make.customer(), newEmail()]
  await openSession(customer.member.id, 'Firefox on Linux')
  await wants(customer, email)
  expect(await namesOf(customer.email)).toEqual(['email-change-asked'])
  const token = (await tokenSentTo(email))!
  expect(await stored(customer)).toMatchObject({ email: customer.email, pendingEmail: email })

  await confirm(token)
  expect(await stored(customer)).toMatchObject({ email, username: email, pendingEmail: null })
  expect(await db().session.count({ where: { memberId: customer.member.id } })).toBe(1)
  expect(await namesOf(customer.email)).toEqual(['email-change-asked', 'revert-email'])
  expect(await namesOf(email)).toEqual(['confirm-email', 'email-is-new'])
  await refused(confirm(token), 'validation', 'token')
})

test('a new password, by the form or by the link of a mail, cancels a change that waits', async () => {
  const [one, other] = [await make.customer(), await make.customer()]
  const [mine, yours] = [newEmail(), newEmail()]
  await wants(one, mine)
  await wants(other, yours)
  const tokens = [(await tokenSentTo(mine))!, (await tokenSentTo(yours))!]
  const fresh = { newPassword: 'another-one', confirmPassword: 'another-one' }
  await changePassword(one, { currentPassword: PASSWORD, ...fresh })
  const link = await accountMailOf({ name: 'reset', to: other.email })
  await resetPassword(null, { token: link!.link.split('token=')[1]!, ...fresh })
  for (const token of tokens) await refused(confirm(token), 'validation', 'token')
  expect(
    await db().event.count({ where: { kind: 'account.emailChangeCancelled', entityId: { in: [one.id, other.id] } } }),
  ).toBe(2)
})

test('a link is used once, however often it is followed at once', async () => {
  const [customer, email] = [await make.customer(), newEmail()]
  await wants(customer, email)
  const token = (await tokenSentTo(email))!
  expect(await atOnce([confirm(token), confirm(token)])).toEqual({ done: 1, refused: ['validation'] })
})

test('an unknown, expired or overtaken link confirms nothing', async () => {
  const [customer, first, second] = [await make.customer(), newEmail(), newEmail()]
  await refused(confirm('never-was'), 'validation', 'token')
  await wants(customer, first)
  const overtaken = (await tokenSentTo(first))!
  await wants(customer, second)
  await refused(confirm(overtaken), 'validation', 'token')
  expect(await tokenSentTo(first)).toBeUndefined()
  const expired = (await tokenSentTo(second))!
  await rows(
    sql`UPDATE email_changes SET expires_at = now() - interval '1 second' WHERE member_id = ${customer.member.id}`,
  )
  await refused(confirm(expired), 'validation', 'token')
  expect(await stored(customer)).toMatchObject({ email: customer.email, pendingEmail: null })
})

test('the email of now takes the change back', async () => {
  const [customer, email] = [await make.customer(), newEmail()]
  await wants(customer, email)
  const token = (await tokenSentTo(email))!
  expect(await wants(customer, customer.email)).toEqual(customer)
  await refused(confirm(token), 'validation', 'token')
  expect(await tokenSentTo(email)).toBeUndefined()
})

test('a profile that is saved without an email leaves the change as it is', async () => {
  const [customer, email] = [await make.customer(), newEmail()]
  await wants(customer, email)
  const form = accounts.changeProfile.body.parse({ phone: '98220' })
  expect(await changeProfile(customer, { id: customer.id, ...form })).toMatchObject({ pendingEmail: email })
})

test('an email that another account took meanwhile is a conflict, and the change goes on waiting', async () => {
  const [customer, email] = [await make.customer(), newEmail()]
  await wants(customer, email)
  const token = (await tokenSentTo(email))!
  const other = { role: 'customer', companyName: 'Nava', contactName: 'Ravi', email, password: 'secret1' }
  await register(null, accounts.register.body.parse(other))
  await refused(confirm(token), 'conflict')
  expect(await stored(customer)).toMatchObject({ email: customer.email, pendingEmail: email })
})

test('of two accounts that confirm the same email at once one has it', async () => {
  const [one, other, email] = [await make.customer(), await make.supplier(), newEmail()]
  const tokens = []
  for (const viewer of [one, other]) {
    await wants(viewer, email)
    tokens.push((await tokenSentTo(email))!)
  }
  const statuses = await Promise.all(
    tokens.map(async (token) => (await call(confirmRoute, { body: { token } })).status),
  )
  expect(statuses.sort()).toEqual([204, 409])
  const emails = [(await stored(one)).email, (await stored(other)).email]
  expect(emails.filter((one) => one === email)).toHaveLength(1)
})

test('an admin changes the email of a supplier at once, which ends what the supplier has asked for', async () => {
  const [admin, supplier, asked, given] = [await make.admin(), await make.supplier(), newEmail(), newEmail()]
  await wants(supplier, asked)
  const token = (await tokenSentTo(asked))!
  expect(await editSupplier(admin, { id: supplier.id, email: given })).toMatchObject({
    email: given,
    pendingEmail: null,
  })
  await refused(confirm(token), 'validation', 'token')
  expect(await namesOf(supplier.email)).toEqual(['email-change-asked', 'email-changed'])
  expect(await namesOf(given)).toEqual(['prove-email', 'email-is-new'])
  const edited = await db().event.findFirst({ where: { kind: 'account.edited', entityId: supplier.id } })
  expect(edited!.data).toMatchObject({ fields: ['email'], oldEmail: supplier.email, newEmail: given })
})

test('no letter about the own account holds a text that its owner typed', async () => {
  const phishing = { companyName: 'Pay at evil.example', contactName: 'Call +91 90000 00000' }
  const [customer, email] = [await make.customer(phishing), newEmail()]
  await wants(customer, email)
  const waiting = [...(await lettersTo(email))]
  await confirm((await tokenSentTo(email))!)
  waiting.push(
    ...(await lettersTo(customer.email)),
    { name: 'reset', to: email },
    { name: 'password-changed', to: email },
  )
  const letters = await Promise.all(waiting.slice(1).map(accountMailOf))
  expect(letters.map((letter) => letter?.name)).toEqual([
    'email-change-asked',
    'revert-email',
    'reset',
    'password-changed',
  ])
  expect(JSON.stringify([waiting, letters])).not.toMatch(/evil\.example|90000 00000/)
})
