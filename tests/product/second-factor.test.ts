import { allEndpoints } from '@/lib/contract/calls'
import { confirmTotp, removeTotp, startTotp } from '@/lib/domain/people/factors/own-factors'
import { codeAt } from '@/lib/domain/people/factors/totp'
import { callsAt } from '@/lib/http/server/route-of'
import { env } from '@/lib/infra/env'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { cookieOf } from '@/tests/call'
import { asking, calls as allCalls, withoutFactor } from '@/tests/nouns'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { ask } from './ask'
import { makePeople, viewerOf, WHO, type People, type Who } from './people'
import { filled, type Made } from './filled'

await ownDatabase()

let people: People
beforeAll(async () => void (people = await makePeople()))

const eventsOf = ({ id }: Viewer) => db().event.count({ where: { actorId: id } })
const publicPaths = allEndpoints.filter(({ access }) => access === 'public').map(({ path }) => path)
/** The calls that ask for a session, each with somebody that gets furthest. */
const calls = allCalls
  .filter(([line]) => !publicPaths.includes(callsAt(line.replace(/\{\w+\}/g, '7').split(/[ ?]/)[1]!)[0]!.path))
  .map(([line, body, statuses]): [string, object | null, Who] => {
    const answers = statuses.split(' ')
    const done = answers.findLastIndex((status) => status < '300')
    return [line, body, WHO[done >= 0 ? done : answers.findLastIndex((status) => status !== '403')]!]
  })

describe('with a sign-in of two hours ago', () => {
  const confirms: string[] = []
  const read: Made = new Map()
  const old = async (viewer: Viewer) => {
    await cookieOf(viewer)
    await rows(sql`
      UPDATE sessions SET confirmed_at = now() - interval '2 hours', factor_at = now() - interval '2 hours'
      WHERE member_id = ${viewer.member.id}`)
  }

  test.each(calls)('%s asks who it is, or happens', async (line, body, who) => {
    const viewer = viewerOf(people, who)!
    const call = await filled({ line, body }, people, who, line.startsWith('GET') ? read : undefined)
    const before = await eventsOf(viewer)
    await old(viewer)
    const { status, body: answer } = await ask(viewer, call.line, call.body ?? undefined)
    if (answer?.code !== 'confirm') return
    confirms.push(line)
    expect([status, answer.message]).toEqual([403, 'Confirm your identity to continue'])
    expect(await eventsOf(viewer)).toBe(before)
  })

  test('people, factors, sessions, suspension, acts of money and the exports of admins ask', () =>
    expect(confirms.sort()).toEqual(asking.toSorted()))

  test('so do the same acts on many, and the same exports by the call for any list', async () => {
    const { admin } = people
    const { workorder } = await make.order(people)
    const bulk = { act: 'workorder.setPayment', ids: [workorder.id], input: { status: 'partial' } }
    const grave: [string, object][] = [
      ['POST /api/bulk', bulk],
      ['POST /api/exports', { list: 'payments', query: {} }],
      ['POST /api/exports', { list: 'audit', query: {} }],
      ['POST /api/exports', { list: 'inquiries', query: {} }],
    ]
    for (const [line, body] of grave) {
      await old(admin)
      expect([line, (await ask(admin, line, body)).body]).toEqual([line, expect.objectContaining({ code: 'confirm' })])
    }
  })

  test('a customer exports its own list without being asked', async () => {
    await old(people.customer)
    expect((await ask(people.customer, 'POST /api/exports', { list: 'inquiries', query: {} })).status).toBe(200)
  })
})

/** A call about things that may not be there: it is refused before anybody looks. */
const aboutAnything = (call: { line: string; body: object | null }) =>
  JSON.parse(JSON.stringify(call).replaceAll(/"\{\w+\}"|\{\w+\}/g, '7')) as { line: string; body: object | null }

describe('where admins need a second factor', () => {
  const goOn: string[] = []
  let admin: Viewer
  beforeAll(async () => {
    env().ADMIN_SECOND_FACTOR = 'required'
    admin = await make.admin()
    await db().member.update({ where: { id: admin.member.id }, data: { factorDueAt: new Date(Date.now() - 60_000) } })
  })
  afterAll(() => void (env().ADMIN_SECOND_FACTOR = 'offered'))

  test.each(calls)('%s by an admin that has none after seven days', async (line, body) => {
    const call = withoutFactor.includes(line)
      ? await filled({ line, body }, { ...people, admin }, 'admin')
      : aboutAnything({ line, body })
    const before = await eventsOf(admin)
    const { status, body: answer } = await ask(admin, call.line, call.body ?? undefined)
    // What admins never may.
    if (answer?.code === 'forbidden') return
    if (answer?.code !== 'second_factor_required') return void goOn.push(line)
    expect([status, answer.message]).toEqual([403, 'Add a second factor in your profile to continue'])
    expect(await eventsOf(admin)).toBe(before)
  })

  test('the own profile, factors, sessions and bell go on, and nothing else', () =>
    expect(goOn.sort()).toEqual(withoutFactor.toSorted()))

  test('customers and suppliers go on', async () =>
    expect((await ask(people.customer, 'GET /api/inquiries')).status).toBe(200))

  test('with a factor the admin goes on, and keeps it', async () => {
    const { secret } = await startTotp(admin, {})
    await confirmTotp(admin, { code: codeAt(secret) })
    expect((await ask(admin, 'GET /api/inquiries')).status).toBe(200)
    await refused(removeTotp(admin, {}), 'conflict')
  })
})
