import { POST as logout } from '@/app/api/logout/route'
import { GET as inquiry } from '@/app/api/inquiries/[id]/route'
import { GET as inquiriesOf, POST as submit } from '@/app/api/inquiries/route'
import { GET as dashboard } from '@/app/api/dashboard/route'
import { PATCH as approve } from '@/app/api/machines/[id]/approve/route'
import { PATCH as reject } from '@/app/api/processes/[id]/reject/route'
import { GET as me } from '@/app/api/user/route'
import { db } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { call, cookieOf, newCookieOf } from '@/tests/call'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const form = { projectName: 'Flange', description: 'Turned flange, 12 holes', quantity: 4 }
let customer: Viewer
beforeAll(async () => void (customer = await make.customer()))

const refusal = async (response: Response) => {
  const body = (await response.json()) as { code: string; message: string; issues?: { path: string }[] }
  expect(typeof body.message).toBe('string')
  return [response.status, body.code, ...(body.issues ?? []).map((i) => i.path)]
}

test('a created thing is 201 with the thing; unknown keys are ignored, not stored', async () => {
  const response = await call(submit, {
    as: customer,
    body: { ...form, hacked: true, __proto__: { a: 1 }, status: 'accepted' },
  })
  expect(response.status).toBe(201)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const thing = (await response.json()) as object
  expect(thing).toMatchObject({ status: 'new', customerId: customer.id })
  expect(thing).not.toHaveProperty('hacked')
})

test.each([
  ['malformed JSON', '{"a":', 'application/json', [400, 'validation']],
  ['a text that is no JSON', '{}', 'text/plain', [415, 'unsupported_type']],
  ['a form', 'a=1', 'application/x-www-form-urlencoded', [415, 'unsupported_type']],
  ['over 1 MB', JSON.stringify({ projectName: 'x'.repeat(1024 * 1024) }), 'application/json', [413, 'too_large']],
  ['an array', '[]', 'application/json', [400, 'validation', '']],
  ['null', 'null', 'application/json', [400, 'validation', '']],
])('a body that is %s is refused', async (_, body, type, expected) => {
  expect(await refusal(await call(submit, { as: customer, body, headers: { 'content-type': type } }))).toEqual(expected)
})

test('a body over 1 MB is refused without being told its length', async () => {
  const chunk = new Uint8Array(256 * 1024).fill(32)
  let sent = 0
  const body = new ReadableStream({ pull: (c) => (++sent > 8 ? c.close() : c.enqueue(chunk)) })
  const headers = { cookie: await cookieOf(customer), 'content-type': 'application/json' }
  const request = new Request('http://localhost:3000/api', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)
  expect(await refusal(await submit(request, { params: Promise.resolve({}) }))).toEqual([413, 'too_large'])
})

test('a validation failure names each field, and its first message is the whole’s', async () => {
  const response = await call(submit, { as: customer, body: { quantity: 0 } })
  const body = (await response.json()) as { message: string; issues: { path: string; message: string }[] }
  expect(body.issues.map((i) => i.path)).toEqual(['projectName', 'description', 'quantity'])
  expect(body.message).toBe('Project name is required')
})

test.each([
  ['http://localhost:3000', 'localhost:3000', 201],
  ['http://127.0.0.1:4000', '127.0.0.1:4000', 201],
  ['https://jobwork.example', 'jobwork.example', 201],
  ['https://evil.example', 'localhost:3000', 403],
  ['http://localhost:3001', 'localhost:3000', 403],
  ['null', 'localhost:3000', 403],
])('a write that says it comes from %s to %s is %d', async (origin, host, status) => {
  expect((await call(submit, { as: customer, body: form, headers: { origin, host } })).status).toBe(status)
})

test('reading from another site’s page is no write', async () =>
  expect((await call(me, { as: customer, headers: { origin: 'https://evil.example' } })).status).toBe(200))

test.each([
  ['cross-site', 403],
  ['same-origin', 201],
  ['none', 201],
])('a write without an Origin that a browser calls %s is %d', async (site, status) => {
  expect((await call(submit, { as: customer, body: form, headers: { 'sec-fetch-site': site } })).status).toBe(status)
})

test('without a session, with an altered one, or with a revoked one: 401', async () => {
  expect(await refusal(await call(dashboard))).toEqual([401, 'unauthenticated'])
  const someone = await make.customer()
  const cookie = await cookieOf(someone)
  expect((await call(me, { headers: { cookie } })).status).toBe(200)
  expect((await call(me, { headers: { cookie: `${cookie}x` } })).status).toBe(401)
  await db().session.deleteMany({ where: { memberId: someone.member.id } })
  expect((await call(me, { headers: { cookie } })).status).toBe(401)
  expect((await call(me, { headers: { cookie: await newCookieOf(someone) } })).status).toBe(200)
})

test('signing out needs no session and clears the cookie', async () => {
  const response = await call(logout, { method: 'POST' })
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect(response.headers.get('set-cookie')).toMatch(
    /^next-auth\.session-token=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/,
  )
})

test.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '1;drop', ''])(
  'the id "%s" is not found',
  async (id) =>
    expect(await refusal(await call(inquiry, { as: customer, params: { id } }))).toEqual([404, 'not_found']),
)

test('a thing of another is not found, one that is not allowed at all is forbidden', async () => {
  const { id } = await make.inquiry(await make.customer())
  expect((await call(inquiry, { as: customer, params: { id } })).status).toBe(404)
  expect(await refusal(await call(approve, { as: customer, method: 'PATCH', params: { id } }))).toEqual([
    403,
    'forbidden',
  ])
})

test('a change needs no body where all of it is optional', async () => {
  const { id } = await make.process(await make.supplier(), { approved: false })
  expect((await call(reject, { as: await make.admin(), method: 'PATCH', params: { id } })).status).toBe(200)
})

test('a list is an array; its neighbours and its size stand in the headers', async () => {
  const viewer = await make.customer()
  for (let n = 0; n < 5; n++) await make.inquiry(viewer, { projectName: unique('Ä') })
  const first = await call(inquiriesOf, { as: viewer, at: '/api/inquiries?limit=2&status=new&q=%C3%A4&counts=true' })
  expect(await first.json()).toHaveLength(2)
  expect(first.headers.get('x-total-count')).toBe('5')
  expect(first.headers.has('x-total-count-capped')).toBe(false)
  expect(JSON.parse(first.headers.get('x-tab-counts')!)).toMatchObject({ new: 5, rejected: 0 })
  const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link')!)![1]!
  expect(next).toMatch(/^\/api\/inquiries\?.*limit=2.*status=new/)
  const second = await call(inquiriesOf, { as: viewer, at: next })
  expect(second.headers.get('link')).toMatch(/rel="next", <.*>; rel="prev"$/)
  expect((await call(inquiriesOf, { as: viewer, at: '/api/inquiries?limit=5' })).headers.has('link')).toBe(false)
})

test.each(['limit=0', 'limit=501', 'limit=x', 'status=done', 'sort=price', 'cursor=x', `q=${'x'.repeat(201)}`])(
  'the query %s is a bad request',
  async (query) => expect((await call(inquiriesOf, { as: customer, at: `/api/inquiries?${query}` })).status).toBe(400),
)
