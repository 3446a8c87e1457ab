import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { POST as loginRoute } from '@/app/api/login/route'
import { POST as forgot } from '@/app/api/password/forgot/route'
import { POST as registerRoute } from '@/app/api/register/route'
import { POST as changePassword } from '@/app/api/user/password/route'
import { PATCH as changeProfile } from '@/app/api/users/[id]/route'
import { rows, sql } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import { hashPassword } from '@/lib/infra/password/password'
import { call } from '@/tests/call'
import { make, unique } from '@/tests/make'
import type { Viewer } from '@/lib/rules/permissions'

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

test('after five wrong current passwords the password can not be changed for a while', async () => {
  const customer = await make.customer({ passwordHash: await hashPassword('right-password') })
  const change = async (currentPassword: string) =>
    (await call(changePassword, { as: customer, body: { currentPassword, ...fresh } })).status
  const fresh = { newPassword: 'another-one', confirmPassword: 'another-one' }
  for (let n = 0; n < 5; n++) expect(await change(`wrong-${n}`)).toBe(400)
  expect(await change('right-password')).toBe(429)
})

test('links for a new password: the sixth within an hour is answered alike, and not mailed', async () => {
  const [{ email }, address] = [await make.customer(), unique('address')]
  const letters = () => rows(sql`SELECT id::text FROM graphile_worker._private_jobs WHERE payload->>'to' = ${email}`)
  for (let n = 0; n < 6; n++)
    expect((await forgot(from(address, '/api/password/forgot', { email }), context)).status).toBe(204)
  expect(await letters()).toHaveLength(5)
})

test('after ten registrations from one address the next is refused; one that fails does not count towards them', async () => {
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

test('twenty e-mails that are known already are all that one address learns of within an hour', async () => {
  const [address, { email }] = [unique('address'), await make.customer()]
  const form = { role: 'customer', companyName: 'A', contactName: 'B', password: 'secret-1' }
  const ask = async (asked: string) =>
    (await registerRoute(from(address, '/api/register', { ...form, email: asked }), context)).status
  for (let n = 0; n < 20; n++) expect(await ask(email)).toBe(409)
  expect([await ask(email), await ask(`${unique('r')}@example.com`)]).toEqual([429, 429])
})

test('who has a whole network of IPv6 addresses has the limits of one', async () => {
  const net = `2001:db8:${(Date.now() & 0xffff).toString(16)}:7`
  for (let n = 1; n <= 20; n++)
    expect((await signIn(`${net}::${n.toString(16)}`, `${unique('nobody')}@example.com`, 'guess')).status).toBe(401)
  expect((await signIn(`${net}:ffff::1`, `${unique('nobody')}@example.com`, 'guess')).status).toBe(429)
})

describe('another e-mail', () => {
  const newEmail = () => `${unique('new')}@example.com`
  const change = (as: Viewer, fields: object, address = unique('address')) =>
    call(changeProfile, {
      as,
      method: 'PATCH',
      params: { id: as.id },
      body: fields,
      headers: { 'x-client-address': address },
    })
  const statuses = async (times: number, act: (n: number) => Promise<Response>) => {
    const all: number[] = []
    for (let n = 0; n < times; n++) all.push((await act(n)).status)
    return all
  }

  test('of an account is asked for five times a day; the sixth waits, and the rest of the profile does not', async () => {
    const customer = await make.customer()
    expect(await statuses(5, () => change(customer, { email: newEmail() }))).toEqual(Array(5).fill(200))
    const sixth = await change(customer, { email: newEmail() })
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(86_000)
    expect(await sixth.json()).toMatchObject({ message: 'Too many attempts. Please wait 24 hours and try again.' })
    // The e-mail of now is no other: with it the form is saved, and the change taken back.
    expect((await change(customer, { phone: '98220', email: customer.email })).status).toBe(200)
    expect((await change(await make.customer(), { email: newEmail() })).status).toBe(200)
  })

  test('that another account has: five tries a day tell so', async () => {
    const [customer, { email }] = [await make.customer(), await make.supplier()]
    expect(await statuses(5, () => change(customer, { email }))).toEqual(Array(5).fill(409))
    expect((await change(customer, { email })).status).toBe(429)
  })

  test('many at once tell no more', async () => {
    const [customer, { email }] = [await make.customer(), await make.supplier()]
    const answers = await Promise.all(Array.from({ length: 12 }, () => change(customer, { email })))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  })

  test('from one address is asked for twenty times a day', async () => {
    const address = unique('office')
    const ask = async () => change(await make.customer(), { email: newEmail() }, address)
    expect(await statuses(20, ask)).toEqual(Array(20).fill(200))
    expect((await ask()).status).toBe(429)
  })

  test('that is malformed, or asked for on another’s profile, counts for nothing', async () => {
    const [customer, other] = [await make.customer(), await make.supplier()]
    const wrong = await statuses(6, () => change(customer, { email: 'asha@' }))
    const foreign = await statuses(6, () =>
      call(changeProfile, {
        as: customer,
        method: 'PATCH',
        params: { id: other.id },
        body: { email: newEmail() },
        headers: { 'x-client-address': unique('address') },
      }),
    )
    expect([...new Set(wrong), ...new Set(foreign)]).toEqual([400, 404])
    expect((await change(customer, { email: newEmail() })).status).toBe(200)
  })
})
