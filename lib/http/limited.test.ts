import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { POST as loginRoute } from '@/app/api/login/route'
import { POST as registerRoute } from '@/app/api/register/route'
import { env } from '@/lib/infra/env'
import { hashPassword } from '@/lib/infra/password'
import { make, unique } from '@/tests/make'

const context = { params: Promise.resolve({}) }
const from = (address: string, path: string, body: object) =>
  new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-address': address },
    body: JSON.stringify(body),
  })
const signIn = (address: string, username: string, password: string) =>
  loginRoute(from(address, '/api/login', { username, password }), context)

beforeAll(() => void (env().RATE_LIMIT = 'on'))
afterAll(() => void (env().RATE_LIMIT = 'off'))

test('after five failures an account is closed to sign-ins for a while, other accounts are not', async () => {
  const passwordHash = await hashPassword('right-password')
  const [attacked, other] = [await make.customer({ passwordHash }), await make.customer({ passwordHash })]
  const address = unique('address')
  const failures = await Promise.all([1, 2, 3, 4, 5].map((n) => signIn(address, attacked.email, `wrong-${n}`)))
  expect(failures.map((r) => r.status)).toEqual([401, 401, 401, 401, 401])

  const refused = await signIn(unique('elsewhere'), attacked.email.toUpperCase(), 'right-password')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  expect((await signIn(address, other.email, 'right-password')).status).toBe(200)
})

test('signing in with the right password never uses up the limit', async () => {
  const customer = await make.customer({ passwordHash: await hashPassword('right-password') })
  const address = unique('address')
  for (let n = 0; n < 6; n++) expect((await signIn(address, customer.email, 'right-password')).status).toBe(200)
})

test('after ten registrations from one address the next is refused; one that fails does not count', async () => {
  const address = unique('address')
  const form = () => ({
    role: 'customer',
    companyName: 'A',
    contactName: 'B',
    email: `${unique('r')}@example.com`,
    password: 'secret-1',
  })
  const taken = form()
  expect((await registerRoute(from(address, '/api/register', taken), context)).status).toBe(201)
  expect((await registerRoute(from(address, '/api/register', taken), context)).status).toBe(409)
  for (let n = 0; n < 9; n++)
    expect((await registerRoute(from(address, '/api/register', form()), context)).status).toBe(201)
  expect((await registerRoute(from(address, '/api/register', form()), context)).status).toBe(429)
})
