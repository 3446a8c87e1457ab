import { hashSync } from 'bcryptjs'
import { POST as login } from '@/app/api/login/route'
import { POST as register } from '@/app/api/register/route'
import { POST as changePassword } from '@/app/api/user/password/route'
import { GET as me } from '@/app/api/user/route'
import { NextRequest } from 'next/server'
import { call, newCookieOf } from '@/tests/call'
import { make, unique } from '@/tests/make'
import { middleware } from '@/middleware'
import { viewerOf } from './viewer'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

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
  // The password of the tests is on the list of leaked ones.
  expect([response.status, await response.json()]).toEqual([
    200,
    { ...account, member: { ...account.member, leaked: true } },
  ])
  const headers = sessionOf(response)
  const body = { currentPassword: 'secret1', newPassword: 'secret2', confirmPassword: 'secret2' }
  const changed = await call(changePassword, { body, headers: { ...headers, 'content-type': 'application/json' } })
  expect([changed.status, changed.headers.get('set-cookie')]).toEqual([204, expect.stringMatching(/Max-Age=0/)])
  expect(changed.headers.get('clear-site-data')).toBe('"cache"')
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

test('of two session cookies in one request none counts: not for calls, the middleware or the sockets', async () => {
  const account = await make.customer()
  const [own, another] = [await newCookieOf(account), await newCookieOf(await make.customer())]
  const guarded = async (cookie: string) =>
    (await middleware(new NextRequest('http://localhost:3000/customer/orders', { headers: { cookie } }))).headers.get(
      'location',
    )
  expect([await viewerOf(own), (await call(me, { headers: { cookie: own } })).status, await guarded(own)]).toEqual([
    expect.objectContaining({ id: account.id }),
    200,
    null,
  ])
  for (const cookie of [`${own}; ${another}`, `${another}; ${own}`, `${own};${own}`, `a=1; ${own}; b=2; ${another}`]) {
    expect([await viewerOf(cookie), (await call(me, { headers: { cookie } })).status]).toEqual([null, 401])
    expect(await guarded(cookie)).toContain('/auth?callbackUrl=')
  }
})
