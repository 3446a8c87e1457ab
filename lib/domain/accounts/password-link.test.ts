import { expect, test } from '@jest/globals'
import type { Letter } from '@/lib/contract/letters'
import { db, pooledRows, sql } from '@/lib/infra/db'
import { checkPassword } from '@/lib/infra/password'
import { make, unique } from '@/tests/make'
import { createSupplier } from './create-supplier'
import { forgotPassword } from './forgot-password'
import { resetPassword } from './reset-password'

const lettersTo = async (email: string) => {
  const jobs = await pooledRows<{ payload: Letter }>(sql`
    SELECT payload FROM graphile_worker._private_jobs WHERE payload->>'to' = ${email} ORDER BY id`)
  return jobs.map((job) => job.payload)
}
/** The letters that carry a link for a password. */
const linksTo = async (email: string) => (await lettersTo(email)).filter((l) => l.name !== 'password-changed')
const tokenIn = (letter?: Letter) => /\/auth\?token=([\w-]{43})/.exec(letter?.link ?? '')![1]!
const reset = (token: string, newPassword = 'a-new-secret') =>
  resetPassword(null, { token, newPassword, confirmPassword: newPassword })
const refused = { code: 'validation', issues: [{ path: 'token' }] }

test('a forgotten password: the link of the mail sets a new one, once, and ends every session', async () => {
  const { id, email } = await make.customer()
  await forgotPassword(null, { email })
  const token = tokenIn((await linksTo(email))[0])
  await reset(token)
  const after = await db().user.findUniqueOrThrow({ where: { id } })
  expect(after.sessionVersion).toBe(2)
  expect(await checkPassword('a-new-secret', after.passwordHash)).toBe(true)
  await expect(reset(token)).rejects.toMatchObject(refused)
  // Whoever did it: the owner learns of it.
  expect((await lettersTo(email)).map((letter) => letter.name)).toEqual(['reset', 'password-changed'])
})

test('an unknown address gets no mail and no other answer', async () => {
  const email = `${unique('nobody')}@example.com`
  await expect(forgotPassword(null, { email })).resolves.toBeUndefined()
  expect(await lettersTo(email)).toEqual([])
})

test('an expired, unknown or overtaken link sets nothing', async () => {
  const { id, email } = await make.supplier()
  await forgotPassword(null, { email })
  await forgotPassword(null, { email })
  const [older, newer] = (await linksTo(email)).map(tokenIn)
  await reset(newer!)
  await expect(reset(older!)).rejects.toMatchObject(refused)
  await expect(reset('never-was')).rejects.toMatchObject(refused)
  await forgotPassword(null, { email })
  await db().passwordToken.updateMany({ where: { userId: id }, data: { expiresAt: new Date(Date.now() - 1) } })
  await expect(reset(tokenIn((await linksTo(email))[2]))).rejects.toMatchObject(refused)
})

test('of two uses of one link at once one sets the password', async () => {
  const { email } = await make.customer()
  await forgotPassword(null, { email })
  const token = tokenIn((await linksTo(email))[0])
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
  await reset(tokenIn((await linksTo(form.email))[0]))
  await expect(createSupplier(await make.admin(), form)).rejects.toMatchObject({ code: 'conflict' })
})
