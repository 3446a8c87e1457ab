import { register } from 'prom-client'
import { POST as upload } from '@/app/api/files/route'
import { calls } from '@/lib/contract/calls'
import { db } from '@/lib/infra/db/db'
import { env } from '@/lib/infra/env'
import { budgets, budgetsOf, unlimited, type BudgetName } from '@/lib/rules/limits'
import { call } from '@/tests/call'
import { unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { ask } from '@/tests/product/ask'
import { makePeople, type People } from '@/tests/product/people'
import { filled } from '@/tests/product/filled'

await ownDatabase()

let people: People
beforeAll(async () => {
  people = await makePeople()
  env().RATE_LIMIT = 'on'
})
afterAll(() => void (env().RATE_LIMIT = 'off'))

/** Gives a limit another number for the time of an act. */
async function withPoints<T>(name: BudgetName, points: number, act: () => Promise<T>): Promise<T> {
  const row = budgets[name] as { points: number }
  const before = row.points
  row.points = points
  return act().finally(() => (row.points = before))
}
const lines = calls.map(({ endpoint: { method, path } }) => `${method} ${path}`)
const refusalsBy = async (limit: string) => {
  const all = await register.getSingleMetric('limit_refusals_total')?.get()
  return all?.values.find(({ labels }) => labels.limit === limit)?.value ?? 0
}

describe('every call of the contract', () => {
  test('draws from a budget, whoever makes it; health checks and the description draw from none', () => {
    for (const { endpoint } of calls) {
      const isUnlimited = unlimited.some((name) => name === `${endpoint.method} ${endpoint.path}`)
      for (const isVisitor of [true, false])
        expect([endpoint.path, budgetsOf(endpoint, { isVisitor }).length > 0]).toEqual([endpoint.path, !isUnlimited])
    }
  })

  test.each(lines)('%s is refused when its address has asked too often', async (line) => {
    const filledIn = line.replace(/\{id\}/, '1').replace('{fileName}', 'a.pdf')
    const headers = { 'x-client-address': unique('address') }
    const { status, body } = await withPoints('calls', 0, () => ask(null, filledIn, undefined, headers))
    if (unlimited.some((name) => name === line)) return expect(status).toBe(200)
    expect([status, body.message]).toEqual([429, expect.stringMatching(/^Too many requests come from your network\./)])
  })

  test.each([
    ['GET /api/user', 'visitorReads', null],
    ['POST /api/unsubscribe', 'visitorWrites', null],
    ['GET /api/user', 'reads', 'customer'],
    ['POST /api/notifications/read-all', 'writes', 'customer'],
  ] as const)('%s draws from %s', async (line, name, who) => {
    const headers = { 'x-client-address': unique('address') }
    const viewer = who && people[who]
    const answer = await withPoints(name, 0, () => ask(viewer, line, undefined, headers))
    expect([answer.status, answer.body.message]).toEqual([429, expect.stringContaining(budgets[name].refusal)])
    expect((await ask(viewer, line, undefined, headers)).status).not.toBe(429)
  })
})

const inquiry = { projectName: 'Flange', description: 'Turned flange, 12 holes', quantity: 4 }
const quotation = { inquiryId: '{inquiry}', price: 45_000, details: 'Ex works' }
const request = { machineId: '{machine}', processId: '{process}' }
type Row = [name: BudgetName, who: 'customer' | 'supplier' | 'admin', line: string, body: object | null]

const rows: Row[] = [
  ['inquiries', 'customer', 'POST /api/inquiries', inquiry],
  ['quotations', 'supplier', 'POST /api/quotations', quotation],
  ['machines', 'supplier', 'POST /api/machines', { name: 'VMC', model: 'VF-2', type: 'VMC' }],
  ['processes', 'supplier', 'POST /api/processes', { name: 'Honing', description: 'Bores up to 200 mm' }],
  ['requests', 'supplier', 'POST /api/workorderrequests', request],
  ['notifications', 'admin', 'PATCH /api/workorders/{workorder}/payment', { status: 'partial' }],
  ['drawings', 'customer', 'GET /api/inquiries/{inquiryWithFile}/files/drawing.pdf', null],
  ['drawings', 'supplier', 'GET /api/workorders/{workorderWithFile}/files/drawing.pdf', null],
  ['searches', 'customer', 'GET /api/search?q=flange', null],
  ['searches', 'customer', 'GET /api/inquiries?q=flange', null],
  ['searches', 'admin', 'GET /api/payments?q=flange', null],
  ['exports', 'admin', 'GET /api/payments/export', null],
  ['exports', 'admin', 'GET /api/audit/export', null],
  ['exports', 'customer', 'POST /api/exports', { list: 'workorders' }],
]

describe('what an account may do in a day or an hour', () => {
  const given = structuredClone(budgets)
  beforeAll(() => {
    for (const row of Object.values(budgets)) if (row.counted === 'database') Object.assign(row, { points: 2 })
  })
  afterAll(() => {
    for (const name of Object.keys(given) as BudgetName[]) Object.assign(budgets[name], given[name])
  })
  beforeEach(async () => void (people = await makePeople()))
  const send = async (who: Row[1], line: string, body: object | null = null) => {
    const call = await filled({ line, body }, people, who)
    return ask(people[who], call.line, call.body ?? undefined)
  }

  test.each(rows)('%s, of a %s: the third %s is refused in words', async (name, who, line, body) => {
    for (let n = 0; n < 2; n++) expect((await send(who, line, body)).status).toBeLessThan(300)
    const before = await refusalsBy(name)
    const { status, body: refused, headers } = await send(who, line, body)
    const [hours, refusal] = [budgets[name].duration / 3600, budgets[name].refusal]
    const wait = hours > 1 ? `${hours} hours` : `${hours * 60} minutes`
    expect([status, refused]).toEqual([
      429,
      { code: 'rate_limited', message: `${refusal} Please wait ${wait} and try again.` },
    ])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(budgets[name].duration - 60)
    expect(await refusalsBy(name)).toBe(before + 1)
  })

  test('uploads count by file, not by call', async () => {
    const send = (files: number) => {
      const body = new FormData()
      body.append('purpose', 'inquiry')
      for (let n = 0; n < files; n++) body.append('file', new File(['%PDF-1.7'], `${n}.pdf`))
      return call(upload, { as: people.customer, body })
    }
    expect((await send(2)).status).toBe(201)
    const { status, headers } = await send(1)
    expect([status, Number(headers.get('retry-after')) > 3_500]).toEqual([429, true])
  })

  test('a call that fails, or that the role may not make, takes nothing', async () => {
    for (let n = 0; n < 4; n++) {
      expect((await send('customer', 'POST /api/inquiries', { ...inquiry, quantity: 0 })).status).toBe(400)
      expect((await send('supplier', 'POST /api/inquiries', inquiry)).status).toBe(403)
    }
    expect((await send('customer', 'POST /api/inquiries', inquiry)).status).toBe(201)
  })

  test('of ten at once no more are done than the limit has left', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('customer', 'POST /api/inquiries', inquiry)),
    )
    const done = answers.filter(({ status }) => status === 201)
    expect(done.length).toBeLessThanOrEqual(2)
    expect(await db().inquiry.count({ where: { customerId: people.customer.id } })).toBe(done.length)
  })

  test('one file in several parts counts once in a minute', async () => {
    const { line } = await filled(
      { line: 'GET /api/inquiries/{inquiryWithFile}/files/drawing.pdf' },
      people,
      'customer',
    )
    for (let n = 0; n < 5; n++)
      expect((await ask(people.customer, line, undefined, { range: 'bytes=0-3' })).status).toBe(206)
  })

  test('with RATE_LIMIT=off nothing counts', async () => {
    env().RATE_LIMIT = 'off'
    for (let n = 0; n < 4; n++) expect((await send('customer', 'POST /api/inquiries', inquiry)).status).toBe(201)
    env().RATE_LIMIT = 'on'
  })
})
