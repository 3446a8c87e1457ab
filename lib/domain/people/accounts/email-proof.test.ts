import { accounts } from '@/lib/contract/people/accounts'
import { db, rows, sql } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import { count } from '@/lib/infra/rate-limiter'
import { POST as sendAgain } from '@/app/api/email/proof/route'
import { call } from '@/tests/call'
import { make, PASSWORD, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { contactOf, findPerson } from '../members/person'
import { findAccount } from './account'
import { accountMailOf } from './account-mail-link'
import { changePassword } from './change-password'
import { changeProfile } from './change-profile'
import { confirmEmail } from './confirm-email'
import { createSupplier } from './create-supplier'
import { editSupplier } from './edit-supplier'
import { register } from './register'
import { resetPassword } from './reset-password'
import { sendEmailProof } from './send-email-proof'

await ownDatabase()

const newEmail = () => `${unique('new')}@example.com`
const newcomer = (email = newEmail()) =>
  register(
    null,
    accounts.register.body.parse({ role: 'customer', companyName: 'A', contactName: 'B', email, password: PASSWORD }),
  )
const stored = ({ member }: { member: { id: number } }) => findPerson(rows, member.id)
/** Sends the letter, and gives the token of its link; undefined when it is not sent any more. */
const tokenOf = async (to: string, memberId: number, name: 'prove-email' | 'confirm-email' = 'prove-email') =>
  (await accountMailOf({ name, to, memberId }))?.link.split('token=')[1]
const lettersTo = async (to: string) =>
  (
    await rows<{ name: string }>(sql`
      SELECT payload->>'name' AS name FROM graphile_worker._private_jobs WHERE payload->>'to' = ${to} ORDER BY id`)
  ).map(({ name }) => name)

test('a registration mails a link that proves the mailbox, once; nothing else changes', async () => {
  const account = await newcomer()
  expect(account).toMatchObject({ emailProven: false, pendingEmail: null })
  expect(await lettersTo(account.email)).toEqual(['prove-email'])
  const token = (await tokenOf(account.email, account.member.id))!
  expect(await atOnce([confirmEmail(null, { token }), confirmEmail(null, { token })])).toEqual({
    done: 1,
    refused: ['validation'],
  })
  const { passwordHash: _, ...after } = await stored(account)
  expect(after).toMatchObject({ ...account, emailProven: true })
  expect(await db().event.count({ where: { kind: 'account.emailProven', entityId: account.id } })).toBe(1)
  expect(await lettersTo(account.email)).toEqual(['prove-email'])
})

test('the link goes on through a saved profile and a new password', async () => {
  const account = await newcomer()
  const token = (await tokenOf(account.email, account.member.id))!
  await changeProfile(account, { id: account.id, email: account.email, phone: '98220' })
  const fresh = { newPassword: 'another-one', confirmPassword: 'another-one' }
  await changePassword(account, { currentPassword: PASSWORD, ...fresh })
  await confirmEmail(null, { token })
  expect((await stored(account)).emailProven).toBe(true)
})

test('the link is mailed again when asked for; the older one is void, and one that is proven gets none', async () => {
  const account = await newcomer()
  const older = (await tokenOf(account.email, account.member.id))!
  await sendEmailProof(account, {})
  expect(await lettersTo(account.email)).toEqual(['prove-email', 'prove-email'])
  await refused(confirmEmail(null, { token: older }), 'validation', 'token')
  await confirmEmail(null, { token: (await tokenOf(account.email, account.member.id))! })
  await refused(sendEmailProof(account, {}), 'conflict')
})

test('a mailbox that has got six letters of a day is told so', async () => {
  const account = await newcomer()
  env().RATE_LIMIT = 'on'
  const ask = async () => (await call(sendAgain, { as: account, method: 'POST' })).status
  for (let n = 0; n < 5; n++) await count({ letters: account.email })
  expect(await ask()).toBe(204)
  await count({ letters: account.email })
  expect(await ask()).toBe(429)
  env().RATE_LIMIT = 'off'
})

test('another email that is confirmed is proven; one that was not waits in place of the proof', async () => {
  const [account, email] = [await newcomer(), newEmail()]
  await changeProfile(account, { id: account.id, email, currentPassword: PASSWORD })
  expect(await tokenOf(account.email, account.member.id)).toBeUndefined()
  await refused(sendEmailProof(account, {}), 'conflict')
  await confirmEmail(null, { token: (await tokenOf(email, account.member.id, 'confirm-email'))! })
  expect(await stored(account)).toMatchObject({ email, emailProven: true, pendingEmail: null })
})

test('an invited account is proven by its first password, an email that an admin sets by the link of a letter', async () => {
  const [admin, email, moved] = [await make.admin(), newEmail(), newEmail()]
  const form = { companyName: 'Nava', contactName: 'Ravi', email, phone: '982201', address: 'Nashik' }
  const supplier = await createSupplier(admin, form)
  expect(supplier.emailProven).toBe(false)
  const invitation = await accountMailOf({ name: 'invitation', to: email })
  const fresh = { newPassword: 'another-one', confirmPassword: 'another-one' }
  await resetPassword(null, { token: invitation!.link.split('token=')[1]!, ...fresh })
  expect((await findAccount(rows, supplier.id)).emailProven).toBe(true)

  expect(await editSupplier(admin, { id: supplier.id, email: moved })).toMatchObject({
    email: moved,
    emailProven: false,
  })
  await confirmEmail(null, { token: (await tokenOf(moved, await contactOf(db(), supplier.id)))! })
  expect((await findAccount(rows, supplier.id)).emailProven).toBe(true)
})
