import { isLeaked } from '@/lib/infra/password/leaked'
import { env } from '@/lib/infra/env'
import { make, PASSWORD, unique } from '@/tests/make'
import { changePassword } from './change-password'
import { login } from './login'
import { assertStrong } from './password-rules'
import { register } from './register'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

afterEach(() => void (env().PASSWORD_RULES = 'spec'))

const owner = {
  role: 'supplier',
  email: 'rohan@indrayani.example',
  companyName: 'Indrayani Precision Works',
  contactName: 'Rohan Jadhav',
} as const
const form = (password: string) => ({
  role: 'customer',
  companyName: 'Nava',
  contactName: 'Ravi',
  email: `${unique('new')}@example.com`,
  password,
})

test('with the stricter rules a short, a leaked and a guessable password are refused at their field', async () => {
  env().PASSWORD_RULES = 'nist'
  const refusal = (password: string) =>
    assertStrong(password, 'password', owner).then(
      () => null,
      ({ issues }: { issues: { path: string; message: string }[] }) => issues[0],
    )
  expect(await refusal('kS9-vq!')).toEqual({ path: 'password', message: 'Choose at least 8 characters' })
  expect(await refusal('BASEBALL')).toMatchObject({ message: expect.stringContaining('data leak') })
  for (const guess of [
    'IndrayaniPrecisionWorks',
    'indrayani precision works 2026',
    'rohanjadhav1',
    'rohan@indrayani.example',
  ])
    expect([guess, await refusal(guess)]).toMatchObject([
      guess,
      { message: expect.stringContaining('too easy to guess') },
    ])
  expect(await refusal('three small lathes')).toBeNull()
})

test('by the contract’s own rules abc123 registers, and the account says that it is a leaked one', async () => {
  expect(await isLeaked('ABC123')).toBe(true)
  const person = await register(null, form('abc123') as never)
  expect(person.member.leaked).toBe(true)
  expect((await register(null, form('a sentence of my own') as never)).member.leaked).toBe(false)
})

test('an admin’s new password is held to the stricter rules everywhere', async () => {
  const admin = await make.admin()
  const change = (newPassword: string) =>
    changePassword(admin, { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword })
  await expect(change('secret2')).rejects.toThrow('Choose at least 8 characters')
  await change('three small lathes')
  expect(await login(null, { username: admin.email, password: 'three small lathes' })).toMatchObject({ id: admin.id })
})

test('a sign-in notices that a password has come to be known', async () => {
  const { hashPassword } = await import('@/lib/infra/password/password')
  const person = await make.customer({ passwordHash: await hashPassword('baseball') })
  expect(person.member.leaked).toBe(false)
  expect((await login(null, { username: person.email, password: 'baseball' })).member.leaked).toBe(true)
})
