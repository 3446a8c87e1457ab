import { env } from '@/lib/infra/env'
import { make, unique } from '@/tests/make'
import { ask, type Answered } from './ask'
import { makePeople, PASSWORD, passwordHash, type People } from './people'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let people: People
beforeAll(async () => void (people = await makePeople()))

const inquiry = { projectName: 'Hub', description: 'Turned hub, 40 mm', quantity: 2 }

describe('a refusal says what is wrong, for a person and for a program', () => {
  const json = { 'content-type': 'application/json' }
  const rows: [number, string, string, () => Promise<Answered>][] = [
    [400, 'validation', 'a body that does not fit', () => ask(people.customer, 'POST /api/inquiries', {})],
    [400, 'validation', 'a query that does not fit', () => ask(people.admin, 'GET /api/inquiries?limit=0')],
    [400, 'validation', 'malformed JSON', () => ask(people.customer, 'POST /api/inquiries', '{"a":', json)],
    [
      400,
      'validation',
      'a reference to what is not there',
      () => ask(people.customer, 'POST /api/inquiries', { ...inquiry, processId: 2_000_000_000 }),
    ],
    [401, 'unauthenticated', 'no session', () => ask(null, 'GET /api/user')],
    [
      401,
      'unauthenticated',
      'a session that was revoked',
      () => ask(null, 'GET /api/user', undefined, { cookie: 'next-auth.session-token=revoked' }),
    ],
    [403, 'forbidden', 'a role that may never', () => ask(people.supplier, 'POST /api/inquiries', inquiry)],
    [
      403,
      'forbidden',
      'an account that is not verified yet',
      () => ask(people.unverifiedSupplier, 'POST /api/quotations', { inquiryId: 1, price: 1, details: 'x' }),
    ],
    [
      403,
      'forbidden',
      'a foreign Origin',
      () => ask(people.customer, 'POST /api/inquiries', inquiry, { origin: 'https://elsewhere.example' }),
    ],
    [404, 'not_found', 'no such thing', () => ask(people.admin, 'GET /api/inquiries/2000000000')],
    [404, 'not_found', 'no such call', () => ask(people.admin, 'GET /api/nothing')],
    [405, 'method_not_allowed', 'a method that is not there', () => ask(people.admin, 'DELETE /api/inquiries')],
    [
      409,
      'conflict',
      'a state that does not allow it',
      () => ask(people.admin, `PATCH /api/users/${people.customer.id}/verify`),
    ],
    [
      413,
      'too_large',
      'more than 1 MB',
      () => ask(people.customer, 'POST /api/inquiries', { ...inquiry, material: 'x'.repeat(1024 * 1024) }),
    ],
    [
      415,
      'unsupported_type',
      'what is no JSON',
      () => ask(people.customer, 'POST /api/inquiries', '<xml/>', { 'content-type': 'text/xml' }),
    ],
  ]
  test.each(rows)('%d %s: %s', async (status, code, _, act) => {
    const answer = await act()
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.message).toMatch(/^\S.{5,}/)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    // Nothing but what a client is promised.
    expect(['code', 'issues', 'message']).toEqual(expect.arrayContaining(Object.keys(answer.body)))
  })

  test('the first issue’s message is the whole’s, and each issue names its field', async () => {
    const { body } = await ask(people.customer, 'POST /api/inquiries', { ...inquiry, projectName: '', quantity: 0 })
    expect(body).toMatchObject({
      message: 'Project name is required',
      issues: [
        { path: 'projectName', message: 'Project name is required' },
        { path: 'quantity', message: 'Quantity must be positive' },
      ],
    })
  })

  test('keys that nobody knows are ignored, never stored', async () => {
    const { status, body } = await ask(people.customer, 'POST /api/inquiries', { ...inquiry, colour: 'blue' })
    expect([status, 'colour' in body]).toEqual([201, false])
    expect((await ask(people.customer, `GET /api/inquiries/${body.id}`)).body).not.toHaveProperty('colour')
  })

  test('another’s thing and no thing are refused in the same words', async () => {
    const { id } = await make.inquiry(people.otherCustomer)
    const [another, none] = [`GET /api/inquiries/${id}`, 'GET /api/inquiries/2000000000']
    expect((await ask(people.customer, another)).body).toEqual((await ask(people.customer, none)).body)
  })
})

describe('limits that protect', () => {
  beforeAll(() => void (env().RATE_LIMIT = 'on'))
  afterAll(() => void (env().RATE_LIMIT = 'off'))
  const signIn = (address: string, username: string, password: string) =>
    ask(null, 'POST /api/login', { username, password }, { 'x-client-address': address })
  const times = async (n: number, act: (n: number) => Promise<Answered>) => {
    const statuses = new Set<number>()
    for (let at = 0; at < n; at++) statuses.add((await act(at)).status)
    return [...statuses]
  }

  test('five failures for one account: 429 with Retry-After, from any address, with the right password too', async () => {
    const { email } = await make.customer({ passwordHash })
    expect(await times(5, (n) => signIn(`${unique('a')}${n}`, email, 'wrong-one'))).toEqual([401])
    const { status, body, headers } = await signIn(unique('a'), email, PASSWORD)
    expect([status, body.code]).toEqual([429, 'rate_limited'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
  })
  test('twenty failures from one address: 429 for every account from there, not from elsewhere', async () => {
    const { email } = await make.customer({ passwordHash })
    const others = await Promise.all([1, 2, 3, 4].map(() => make.customer({ passwordHash })))
    const address = unique('a')
    expect(await times(20, (n) => signIn(address, others[n % 4]!.email, 'wrong-one'))).toEqual([401])
    expect((await signIn(address, email, PASSWORD)).status).toBe(429)
    expect((await signIn(unique('a'), email, PASSWORD)).status).toBe(200)
  })
  test('four failures and a success, again and again: no limit, as a success is no failure', async () => {
    const { email } = await make.customer({ passwordHash })
    const address = unique('a')
    expect(await times(4, () => signIn(address, email, 'wrong-one'))).toEqual([401])
    expect(await times(6, () => signIn(address, email, PASSWORD))).toEqual([200])
  })
  test('ten registrations from one address in an hour: the next is 429, from elsewhere 201', async () => {
    const register = (address: string) => {
      const form = { role: 'customer', companyName: 'A', contactName: 'B', email: `${unique('r')}@example.com` }
      return ask(null, 'POST /api/register', { ...form, password: PASSWORD }, { 'x-client-address': address })
    }
    const address = unique('a')
    expect(await times(10, () => register(address))).toEqual([201])
    const refused = await register(address)
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
    expect((await register(unique('a'))).status).toBe(201)
  }, 60_000)
})
