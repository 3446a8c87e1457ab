import type { WaitingMail } from '@/lib/contract/people/account-mails'
import { db, rows, sql } from '@/lib/infra/db/db'
import { checkPassword } from '@/lib/infra/password/password'
import { openSession } from '@/lib/infra/db/sessions'
import { make, PASSWORD, unique } from '@/tests/make'
import { changeProfile } from './change-profile'
import { confirmEmail } from './confirm-email'
import { createSupplier } from './create-supplier'
import { editSupplier } from './edit-supplier'
import { forgotPassword } from './forgot-password'
import { accountMailOf } from './account-mail-link'
import { resetPassword } from './reset-password'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const lettersTo = async (email: string) => {
  const jobs = await rows<{ payload: WaitingMail }>(sql`
    SELECT payload FROM graphile_worker._private_jobs WHERE payload->>'to' = ${email} ORDER BY id`)
  return jobs.map((job) => job.payload)
}
/** Sends the last letter that carries a link for a password, and gives what its link says. */
async function tokenSentTo(email: string) {
  const waiting = (await lettersTo(email)).filter(({ name }) => name !== 'password-changed').at(-1)!
  const letter = await accountMailOf(waiting)
  return /\/auth\?token=([\w-]{43})$/.exec(letter!.link)![1]!
}
const reset = (token: string, newPassword = 'a-new-secret') =>
  resetPassword(null, { token, newPassword, confirmPassword: newPassword })
const refused = { code: 'validation', issues: [{ path: 'token' }] }

test('a forgotten password: the link of the mail sets a new one, once, and ends every session', async () => {
  const { member, email } = await make.customer()
  await openSession(member.id, 'Firefox on Linux')
  await forgotPassword(null, { email })
  const token = await tokenSentTo(email)
  await reset(token)
  const after = await db().member.findUniqueOrThrow({ where: { id: member.id } })
  expect(await db().session.count({ where: { memberId: member.id } })).toBe(0)
  expect(await checkPassword('a-new-secret', after.passwordHash)).toBe(true)
  await expect(reset(token)).rejects.toMatchObject(refused)
  // Whoever did it: the owner learns of it.
  expect((await lettersTo(email)).map((letter) => letter.name)).toEqual(['reset', 'password-changed'])
})

test('an unknown address gets no mail, and neither another answer nor other work', async () => {
  const email = `${unique('nobody')}@example.com`
  await expect(forgotPassword(null, { email })).resolves.toBeUndefined()
  expect(await accountMailOf((await lettersTo(email))[0]!)).toBeNull()
})

test('an expired, unknown or overtaken link sets nothing', async () => {
  const { member, email } = await make.supplier()
  await forgotPassword(null, { email })
  const [older, newer] = [await tokenSentTo(email), await tokenSentTo(email)]
  await reset(newer)
  await expect(reset(older)).rejects.toMatchObject(refused)
  await expect(reset('never-was')).rejects.toMatchObject(refused)
  const expired = await tokenSentTo(email)
  await db().passwordToken.updateMany({ where: { memberId: member.id }, data: { expiresAt: new Date(Date.now() - 1) } })
  await expect(reset(expired)).rejects.toMatchObject(refused)
})

test('of two uses of one link at once one sets the password', async () => {
  const { email } = await make.customer()
  await forgotPassword(null, { email })
  const token = await tokenSentTo(email)
  const answers = await Promise.allSettled([reset(token, 'first-secret'), reset(token, 'second-secret')])
  expect(answers.map((a) => a.status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('an added supplier is verified, has no password yet, and is invited to set one', async () => {
  const form = {
    companyName: 'Nava Tools',
    contactName: 'Ravi Kale',
    email: `${unique('nava')}@example.com`,
    phone: '+91 98220 1',
    address: 'MIDC, Nashik',
  }
  const supplier = await createSupplier(await make.admin(), form)
  expect(supplier).toMatchObject({ role: 'supplier', verified: true, username: form.email })
  await reset(await tokenSentTo(form.email))
  await expect(createSupplier(await make.admin(), form)).rejects.toMatchObject({ code: 'conflict' })
})

test('a link that went to an address which the account has no longer opens nothing', async () => {
  const wrong = `${unique('wrong')}@example.com`
  const form = { companyName: 'Nava Tools', contactName: 'Ravi Kale', email: wrong, phone: '+91 98220 1' }
  const admin = await make.admin()
  const { id } = await createSupplier(admin, { ...form, address: 'MIDC, Nashik' })
  const invited = await tokenSentTo(wrong)
  await editSupplier(admin, { id, notes: 'Met at the fair', email: wrong })
  await editSupplier(admin, { id, email: `${unique('right')}@example.com` })
  await expect(reset(invited)).rejects.toMatchObject(refused)

  const customer = await make.customer()
  await forgotPassword(null, { email: customer.email })
  const sent = await tokenSentTo(customer.email)
  const email = `${unique('new')}@example.com`
  await changeProfile(customer, { id: customer.id, email, currentPassword: PASSWORD })
  const letter = await accountMailOf({ name: 'confirm-email', to: email, memberId: customer.member.id })
  await confirmEmail(null, { token: letter!.link.split('token=')[1]! })
  await expect(reset(sent)).rejects.toMatchObject(refused)
})
