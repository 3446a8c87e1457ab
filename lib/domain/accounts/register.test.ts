import { expect, test } from '@jest/globals'
import { accounts } from '@/lib/contract/accounts'
import { db } from '@/lib/infra/db'
import { conforms } from '@/tests/conform'
import { make, unique } from '@/tests/make'
import { atOnce, refused } from '@/tests/refused'
import { changePassword } from './change-password'
import { login } from './login'
import { register } from './register'

const form = (fields: object = {}) =>
  accounts.register.body.parse({
    role: 'supplier',
    companyName: 'Shakti Precision',
    contactName: 'Asha Rao',
    email: `${unique('new')}@example.com`,
    password: 'secret1',
    confirmPassword: 'secret1',
    mainProcessCategory: 'Milling',
    ...fields,
  })
const password = (fields: object) =>
  accounts.changePassword.body.parse({ newPassword: 'secret2', confirmPassword: 'secret2', ...fields })

test('whoever registers has an account that waits for verification, and signs in with it', async () => {
  const email = `${unique('Asha')}@Example.COM`
  const account = await register(null, form({ email: ` ${email} `, username: 'somebody' }))
  conforms(accounts.register, account)
  expect(account).toMatchObject({ role: 'supplier', verified: false, email: email.toLowerCase(), username: email.toLowerCase() })
  expect(await login(null, { username: email.toUpperCase(), password: 'secret1' })).toEqual(account)
})

test('the password is kept as a hash alone', async () => {
  const { id } = await register(null, form())
  const row = await db().user.findUniqueOrThrow({ where: { id } })
  expect(JSON.stringify(row)).not.toContain('secret1')
  expect(row.passwordHash).toMatch(/^\$2[aby]\$1\d\$/)
})

test('only a supplier has a main process', async () => {
  expect(await register(null, form({ role: 'customer' }))).toMatchObject({ role: 'customer', mainProcessCategory: null })
})

test('an e-mail that is known, in whatever case, is a conflict', async () => {
  const { email } = await make.customer()
  await refused(register(null, form({ email: email.toUpperCase() })), 'conflict')
})

test('of two registrations with one e-mail at once one wins', async () => {
  const input = form()
  const { done, refused: codes } = await atOnce([register(null, input), register(null, input)])
  expect(done).toBe(1)
  expect(codes).toHaveLength(1)
  expect(await db().user.count({ where: { email: input.email } })).toBe(1)
})

test('an unknown user and a wrong password are refused alike', async () => {
  const { email } = await register(null, form())
  for (const username of [email, 'nobody@example.com'])
    await expect(login(null, { username, password: 'wrong' })).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Invalid username or password',
    })
})

test('a new password takes the place of the old one and ends every session', async () => {
  const account = await register(null, form())
  await changePassword(account, password({ currentPassword: 'secret1' }))
  await refused(login(null, { username: account.email, password: 'secret1' }), 'unauthenticated')
  expect(await login(null, { username: account.email, password: 'secret2' })).toEqual(account)
  expect(await db().user.findUnique({ where: { id: account.id } })).toMatchObject({ sessionVersion: 2 })
})

test('a wrong current password is refused under its field', async () => {
  const account = await register(null, form())
  await refused(changePassword(account, password({ currentPassword: 'wrong' })), 'validation', 'currentPassword')
  expect(await db().user.findUnique({ where: { id: account.id } })).toMatchObject({ sessionVersion: 1 })
})

test('of two changes of one password at once one wins', async () => {
  const account = await register(null, form())
  const change = password({ currentPassword: 'secret1' })
  const { done } = await atOnce([changePassword(account, change), changePassword(account, change)])
  expect(done).toBe(1)
})
