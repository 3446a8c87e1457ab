import { hashSync } from 'bcryptjs'
import { accounts } from '@/lib/contract/people/accounts'
import { db } from '@/lib/infra/db/db'
import { openSession } from '@/lib/infra/db/sessions'
import { conforms } from '@/tests/conform'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { atOnce, refused } from '@/tests/refused'
import { changePassword } from './change-password'
import { login } from './login'
import { register } from './register'

await ownDatabase()

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
// A hash of the least cost: these tests check passwords, they don't measure them.
const known = () => make.supplier({ passwordHash: hashSync('secret1', 4) })
const password = (fields: object) =>
  accounts.changePassword.body.parse({ newPassword: 'secret2', confirmPassword: 'secret2', ...fields })

test('whoever registers has an account that waits for verification, and signs in with it', async () => {
  const email = `${unique('Asha')}@Example.COM`
  const account = await register(null, form({ email: ` ${email} `, username: 'somebody' }))
  conforms(accounts.register, account)
  expect(account).toMatchObject({
    role: 'supplier',
    verified: false,
    email: email.toLowerCase(),
    username: email.toLowerCase(),
  })
  expect(await login(null, { username: email.toUpperCase(), password: 'secret1' })).toEqual(account)
})

test('the password is kept as a hash alone, and only a supplier has a main process', async () => {
  const { id, role, member } = await register(null, form({ role: 'customer' }))
  const row = {
    ...(await db().user.findUniqueOrThrow({ where: { id } })),
    ...(await db().member.findUniqueOrThrow({ where: { id: member.id }, select: { passwordHash: true } })),
  }
  expect(row).toMatchObject({
    role,
    mainProcessCategory: null,
    passwordHash: expect.stringMatching(/^\$2[aby]\$\d\d\$/),
  })
  expect(JSON.stringify(row)).not.toContain('secret1')
})

test('an email that is known, in whatever case, is a conflict', async () => {
  const { email } = await make.customer()
  await refused(register(null, form({ email: email.toUpperCase() })), 'conflict')
})

test('of two registrations with one email at once one wins', async () => {
  const input = form()
  const { done, refused: codes } = await atOnce([register(null, input), register(null, input)])
  expect(done).toBe(1)
  expect(codes).toHaveLength(1)
  expect(await db().user.count({ where: { email: input.email } })).toBe(1)
})

test('an unknown user and a wrong password are refused alike', async () => {
  const { email } = await known()
  for (const username of [email, 'nobody@example.com'])
    await expect(login(null, { username, password: 'wrong' })).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Invalid username or password',
    })
})

test('a new password takes the place of the old one and ends every session', async () => {
  const account = await known()
  await openSession(account.member.id, 'Firefox on Linux')
  await changePassword(account, password({ currentPassword: 'secret1' }))
  await refused(login(null, { username: account.email, password: 'secret1' }), 'unauthenticated')
  expect(await login(null, { username: account.email, password: 'secret2' })).toMatchObject({
    id: account.id,
    email: account.email,
  })
  expect(await db().session.count({ where: { memberId: account.member.id } })).toBe(0)
})

test('a wrong current password is refused under its field', async () => {
  const account = await known()
  await openSession(account.member.id, 'Firefox on Linux')
  await refused(changePassword(account, password({ currentPassword: 'wrong' })), 'validation', 'currentPassword')
  expect(await db().session.count({ where: { memberId: account.member.id } })).toBe(1)
})

test('of two changes of one password at once one wins', async () => {
  const account = await known()
  const change = password({ currentPassword: 'secret1' })
  const { done } = await atOnce([changePassword(account, change), changePassword(account, change)])
  expect(done).toBe(1)
})
