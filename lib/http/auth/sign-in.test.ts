import { hashSync } from 'bcryptjs'
import { expect, test } from '@jest/globals'
import { POST as login } from '@/app/api/login/route'
import { POST as register } from '@/app/api/register/route'
import { POST as changePassword } from '@/app/api/user/password/route'
import { GET as me } from '@/app/api/user/route'
import { call } from '@/tests/call'
import { make, unique } from '@/tests/make'

const sessionOf = (response: Response) => {
  const cookie = response.headers.getSetCookie()[0]!
  expect(cookie).toMatch(/^next-auth\.session-token=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
  return { cookie: cookie.split(';')[0]! }
}

test('registering signs in', async () => {
  const body = {
    role: 'customer',
    companyName: 'Asha',
    contactName: 'Asha',
    email: `${unique('a')}@example.com`,
    password: 'secret1',
  }
  const response = await call(register, { body })
  expect(response.status).toBe(201)
  const account = await response.json()
  expect(JSON.stringify(account)).not.toMatch(/secret1|\$2/)
  expect(await (await call(me, { headers: sessionOf(response) })).json()).toEqual(account)
})

test('signing in answers the account and a session; a new password ends it', async () => {
  const account = await make.customer({ passwordHash: hashSync('secret1', 4) })
  const response = await call(login, { body: { username: account.email.toUpperCase(), password: 'secret1' } })
  expect([response.status, await response.json()]).toEqual([200, account])
  const headers = sessionOf(response)
  const body = { currentPassword: 'secret1', newPassword: 'secret2', confirmPassword: 'secret2' }
  const changed = await call(changePassword, { body, headers: { ...headers, 'content-type': 'application/json' } })
  expect([changed.status, changed.headers.get('set-cookie')]).toEqual([204, expect.stringMatching(/Max-Age=0/)])
  expect((await call(me, { headers })).status).toBe(401)
})

test('wrong credentials are 401 without a cookie', async () => {
  const response = await call(login, { body: { username: 'nobody@example.com', password: 'x' } })
  expect([response.status, await response.json()]).toEqual([
    401,
    { code: 'unauthenticated', message: 'Invalid username or password' },
  ])
  expect(response.headers.has('set-cookie')).toBe(false)
})
