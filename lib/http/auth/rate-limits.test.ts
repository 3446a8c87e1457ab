import { POST as loginRoute } from '@/app/api/login/route'
import { POST as forgot } from '@/app/api/password/forgot/route'
import { POST as registerRoute } from '@/app/api/register/route'
import { POST as endOne } from '@/app/api/sessions/[id]/end/route'
import { POST as endOthers } from '@/app/api/sessions/end-others/route'
import { POST as changePassword } from '@/app/api/user/password/route'
import { PATCH as changeProfile } from '@/app/api/users/[id]/route'
import { rows, sql } from '@/lib/infra/db/db'
import { openSession } from '@/lib/infra/db/sessions'
import { env } from '@/lib/infra/env'
import { hashPassword } from '@/lib/infra/password/password'
import { call } from '@/tests/call'
import { make, PASSWORD, unique } from '@/tests/make'
import type { Viewer } from '@/lib/rules/core/permissions'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const context = { params: Promise.resolve({}) }
const from = (address: string, path: string, body: object, cookie = '') =>
  new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-address': address, cookie },
    body: JSON.stringify(body),
  })
const signIn = (address: string, username: string, password: string, cookie?: string) =>
  loginRoute(from(address, '/api/login', { username, password }, cookie), context)
const atOnce = (times: number, act: (n: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: times }, (_, n) => act(n)))
const RIGHT = 'right-password'
let passwordHash: string

beforeAll(async () => {
  env().RATE_LIMIT = 'on'
  passwordHash = await hashPassword(RIGHT)
})
afterAll(() => void (env().RATE_LIMIT = 'off'))

test('after five failures an account is closed to sign-ins for a while, other accounts are not', async () => {
  const [attacked, other] = [await make.customer({ passwordHash }), await make.customer({ passwordHash })]
  const address = unique('address')
  const failures = await Promise.all([1, 2, 3, 4, 5].map((n) => signIn(address, attacked.email, `wrong-${n}`)))
  expect(failures.map((r) => r.status)).toEqual([401, 401, 401, 401, 401])

  const refused = await signIn(unique('elsewhere'), attacked.email.toUpperCase(), RIGHT)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  expect((await signIn(address, other.email, RIGHT)).status).toBe(200)
})

test('fifty right sign-ins at once: thirty are taken, the rest are told why', async () => {
  const customer = await make.customer({ passwordHash })
  const answers = await atOnce(50, () => signIn(unique('address'), customer.email, RIGHT))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  const refused = answers.find(({ status }) => status === 429)!
  const { message } = await refused.json()
  expect(message).toMatch(
    /^This account has signed in too often within an hour\. Please wait \d+ minutes and try again\.$/,
  )
})

test('twenty right sign-ins of an office at once are all taken', async () => {
  const office = unique('office')
  const people = await Promise.all(Array.from({ length: 25 }, () => make.customer({ passwordHash })))
  const answers = await Promise.all(people.map(({ email }) => signIn(office, email, RIGHT)))
  expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(200))
})

test('guesses at once get no further than one after the other', async () => {
  const { email } = await make.customer({ passwordHash })
  const answers = await atOnce(40, (n) => signIn(unique('address'), email, `wrong-${n}`))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  const spread = await atOnce(60, (n) => signIn('spread', `${unique('nobody')}@example.com`, `wrong-${n}`))
  expect(spread.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(24)
})

test('more than fifty that wait for one account are sent away at once', async () => {
  const { email } = await make.customer({ passwordHash })
  const answers = await atOnce(60, () => signIn(unique('address'), email, 'wrong'))
  const { message } = await answers.find((answer) => answer.headers.get('retry-after') === '5')!.json()
  expect(message).toBe('Too many of these at once. Please try again in a moment.')
})

describe('a known device', () => {
  /** What a browser keeps: the cookie that outlives the sign-out. */
  const deviceOf = (answer: Response) => answer.headers.getSetCookie().find((c) => c.startsWith('jobwork.devices='))!
  const known = async (email: string, before = '') => {
    const answer = await signIn(unique('home'), email, RIGHT, before)
    return deviceOf(answer).split(';')[0]!
  }
  const guess = (times: number, act: (n: number) => Promise<Response>) =>
    Array.from({ length: times }, (_, n) => n).reduce<Promise<number[]>>(
      async (all, n) => [...(await all), (await act(n)).status],
      Promise.resolve([]),
    )

  test('is known by a cookie that scripts can not read and that lives for 90 days', async () => {
    const { email } = await make.customer({ passwordHash })
    const cookie = deviceOf(await signIn(unique('home'), email, RIGHT))
    expect(cookie).toMatch(/^jobwork\.devices=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000$/)
  })

  test('gets in while the account is locked by guesses from elsewhere, and from its own address', async () => {
    const { email } = await make.customer({ passwordHash })
    const [device, cafe] = [await known(email), unique('cafe')]
    await guess(5, () => signIn(cafe, email, 'wrong'))
    await guess(20, () => signIn(cafe, `${unique('nobody')}@example.com`, 'wrong'))
    expect((await signIn(unique('elsewhere'), email, RIGHT)).status).toBe(429)
    expect((await signIn(cafe, email, RIGHT, device)).status).toBe(200)
  })

  test('that was stolen guesses five times, and locks nobody but itself', async () => {
    const { email } = await make.customer({ passwordHash })
    const stolen = await known(email)
    expect(await guess(6, () => signIn(unique('thief'), email, 'wrong', stolen))).toEqual([...Array(5).fill(401), 429])
    expect((await signIn(unique('home'), email, RIGHT)).status).toBe(200)
  })

  test('is known to the accounts that signed in from it, each with a count of its own, and to no other', async () => {
    const [one, two, other] = await Promise.all([1, 2, 3].map(() => make.customer({ passwordHash })))
    const device = await known(two!.email, await known(one!.email))
    for (const { email } of [one!, two!, other!]) await guess(5, () => signIn(unique('elsewhere'), email, 'wrong'))
    const statuses = await Promise.all(
      [one!, two!, other!].map(async ({ email }) => (await signIn(unique('home'), email, RIGHT, device)).status),
    )
    expect(statuses).toEqual([200, 200, 429])
  })

  test('can not be made up', async () => {
    const { email, member } = await make.customer({ passwordHash })
    await guess(5, () => signIn(unique('elsewhere'), email, 'wrong'))
    for (const forged of [`${member.id}:abc.def`, `${member.id}:abc`, '', '~', '%00'])
      expect((await signIn(unique('home'), email, RIGHT, `jobwork.devices=${forged}`)).status).toBe(429)
  })
})

test('an account has twenty sessions: one more ends the one that was used longest ago', async () => {
  const { id } = (await make.customer()).member
  const keys: string[] = []
  for (let n = 0; n < 20; n++) keys.push(await openSession(id, 'Firefox on Linux'))
  await rows(sql`UPDATE sessions SET seen_at = now() - interval '1 hour' WHERE key = ${keys[7]!}::uuid`)
  await Promise.all([openSession(id, 'Chrome on Android'), openSession(id, 'Chrome on Android')])
  const left = await rows<{ key: string }>(sql`SELECT key::text FROM sessions WHERE member_id = ${id}`)
  expect(left).toHaveLength(20)
  const held = new Set(left.map(({ key }) => key.replaceAll('-', '')))
  expect(keys.filter((key) => !held.has(key))).toEqual([keys[0], keys[7]])
})

test('after five wrong current passwords the password can not be changed for a while; right ones do not count', async () => {
  const customer = await make.customer({ passwordHash })
  const change = async (currentPassword: string, fresh = 'another-one') =>
    (
      await call(changePassword, {
        as: customer,
        body: { currentPassword, newPassword: fresh, confirmPassword: fresh },
      })
    ).status
  for (let n = 0; n < 6; n++) expect(await change(RIGHT, RIGHT)).toBe(204)
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => change(`wrong-${n}`)))
  expect(guesses.filter((status) => status === 400)).toHaveLength(5)
  expect(await change(RIGHT)).toBe(429)
})

describe('the current password', () => {
  const fresh = { newPassword: 'another-one', confirmPassword: 'another-one' }
  type Act = (as: Viewer, currentPassword?: string) => Promise<Response>
  const acts: Record<string, Act> = {
    'a new password': (as, currentPassword) => call(changePassword, { as, body: { currentPassword, ...fresh } }),
    'another email': (as, currentPassword) =>
      call(changeProfile, {
        as,
        method: 'PATCH',
        params: { id: as.id },
        headers: { 'x-client-address': unique('address') },
        body: { currentPassword, email: `${unique('new')}@example.com` },
      }),
    'signing one device out': (as, currentPassword) =>
      call(endOne, { as, params: { id: 2_000_000_000 }, body: { currentPassword } }),
    'signing the others out': (as, currentPassword) => call(endOthers, { as, body: { currentPassword } }),
  }

  test.each(Object.keys(acts))(
    '%s needs it: missing or wrong is an issue on it, and only wrong ones count',
    async (name) => {
      const [act, customer] = [acts[name]!, await make.customer()]
      for (const given of [undefined, '', undefined, '', undefined, '']) {
        const answer = await act(customer, given)
        const issue = { path: 'currentPassword', message: 'Current password is required' }
        expect([answer.status, await answer.json()]).toMatchObject([400, { issues: [issue] }])
      }
      const wrong = await act(customer, 'wrong')
      const issue = { path: 'currentPassword', message: 'Current password is incorrect' }
      expect([wrong.status, await wrong.json()]).toMatchObject([400, { issues: [issue] }])
      expect([200, 204, 404]).toContain((await act(customer, PASSWORD)).status)
    },
  )

  test('is guessed five times in all; then nothing that needs it is done for a while, and the rest of the profile is', async () => {
    const customer = await make.customer()
    const all = Object.values(acts)
    for (const act of [...all, all[1]!]) expect((await act(customer, 'wrong')).status).toBe(400)
    for (const act of all) expect((await act(customer, PASSWORD)).status).toBe(429)
    const rest = {
      as: customer,
      method: 'PATCH',
      params: { id: customer.id },
      body: { phone: '98220', email: customer.email },
    }
    expect((await call(changeProfile, rest)).status).toBe(200)
    for (const act of all) expect((await act(await make.customer(), PASSWORD)).status).not.toBe(429)
  })
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

test('twenty emails that are known already are all that one address learns of within an hour', async () => {
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

describe('another email', () => {
  const newEmail = () => `${unique('new')}@example.com`
  const change = (as: Viewer, fields: object, address = unique('address')) =>
    call(changeProfile, {
      as,
      method: 'PATCH',
      params: { id: as.id },
      body: { currentPassword: PASSWORD, ...fields },
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
    // The email of now is no other: with it the form is saved, and the change taken back.
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
