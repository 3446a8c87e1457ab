import { allEndpoints } from '@/lib/contract/calls'
import { callsAt } from '@/lib/http/server/route-of'
import { rows, sql } from '@/lib/infra/db/db'
import { ask, type Answered } from './ask'
import { misfit } from './description'
import { makePeople, viewerOf, WHO, type People, type Who } from './people'
import { filled, type Made } from './filled'
import { calls } from '@/tests/nouns'
import type { Call } from '@/tests/nouns/sheet'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let people: People
beforeAll(async () => void (people = await makePeople()))

function upload() {
  const form = new FormData()
  form.append('purpose', 'inquiry')
  form.append('file', new File(['%PDF-1.7 drawing'], 'drawing.pdf'))
  return form
}
const send = (who: Who, line: string, body: unknown, headers?: Record<string, string>) =>
  ask(viewerOf(people, who), line, line === 'POST /api/files' ? upload() : body, headers)

/** Companies of the other side that an answer names: a customer never learns who a supplier is, nor a supplier who a customer is. */
function otherSideIn(who: Who, { body }: Answered): string[] {
  const role = viewerOf(people, who)?.role
  if (role !== 'customer' && role !== 'supplier') return []
  const said = JSON.stringify(body) ?? ''
  return Object.values(people)
    .filter((one) => one.role !== role && one.role !== 'admin')
    .flatMap(({ companyName, email }) => [companyName, email].filter((name) => said.includes(name)))
}

/** Things of calls that change nothing: they read, or are refused before anything happens. */
const made: Made = new Map()

/** What was left in the history after this event, in order, and whose deed it was. */
const leftSince = (id: number) =>
  rows(sql`SELECT kind, actor_id AS id, actor_role AS role FROM events WHERE id > ${id} ORDER BY events.id`)
const newestEvent = async () => (await rows<{ id: number }>(sql`SELECT coalesce(max(id), 0) AS id FROM events`))[0]!.id

describe('who may do what, answered as the description of the API says, never with the name of the other side, and in the history as what it was', () => {
  test.each(calls.map(([line, body, statuses, leaves]) => [line, statuses, body, leaves ?? []] as const))(
    '%s: %s',
    async (line, statuses, body, leaves) => {
      const kinds = Array.isArray(leaves) ? leaves : []
      // The sheet says what the last that may leaves; a call that nobody may leaves nothing.
      const last = WHO.at(statuses.split(' ').findLastIndex((status) => status < '300'))!
      const answered: number[] = []
      let call: { line: string; body?: unknown } | undefined
      for (const who of WHO) {
        call ??= await filled({ line, body }, people, who, line.startsWith('GET') ? made : undefined)
        const before = who === last ? await newestEvent() : 0
        const answer = await send(who, call.line, call.body ?? undefined)
        const { status } = answer
        answered.push(status)
        if (who === last) {
          const actor = viewerOf(people, who)
          const left = kinds.map((kind) => ({ kind, id: actor?.id ?? null, role: actor?.role ?? null }))
          expect([who, await leftSince(before)]).toEqual([who, left])
        }
        expect([who, status, misfit(line, answer), otherSideIn(who, answer)]).toEqual([who, status, null, []])
        // What was changed can't be changed again in the same way, and what is one's own is another's next.
        if ((status < 300 && !line.startsWith('GET')) || JSON.stringify([line, body]).includes('{own')) call = undefined
      }
      expect(answered.join(' ')).toBe(statuses)
    },
  )
})

test('a call that changes something says what it leaves in the history, or why nothing', () =>
  expect(calls.flatMap(([line, , , leaves]) => (line.startsWith('GET') || leaves ? [] : [line]))).toEqual([]))

test('the sheets hold every call of the contract', () => {
  const asked = calls.map(([line]) => {
    const [method, path] = line.replace(/\{\w+\}/g, '7').split(/[ ?]/) as [string, string]
    return `${method} ${callsAt(path)[0]?.path}`
  })
  expect([...new Set(asked)].sort()).toEqual(allEndpoints.map(({ method, path }) => `${method} ${path}`).sort())
})

/** Each row with somebody who gets as far as its input. */
const asked = calls.map(([line, body, statuses]): [string, Who, Call[1]] => {
  const done = statuses.split(' ').findIndex((status) => status < '300')
  return [line, WHO[done >= 0 ? done : statuses.split(' ').indexOf('400')]!, body]
})
const refusal = ({ status, body }: Answered) => [status, body.code]

describe('an id in the path that is no positive integer, or of nothing, is not found', () => {
  const rows = asked.filter(([line]) => line.split('?')[0]!.includes('{'))
  test.each(rows)('%s for %s', async (line, who, body) => {
    for (const id of ['0', '-1', 'abc', '1.5', '99999999999', '2000000000']) {
      const call = await filled({ line: line.replace(/\{\w+\}/, id), body }, people, who, made)
      expect([id, ...refusal(await send(who, call.line, call.body ?? undefined))]).toEqual([id, 404, 'not_found'])
    }
  })
})

const writes = asked.filter(([line]) => !line.startsWith('GET'))

/** The address of any thing: it is refused before anybody looks whether that is there. */
const anyAt = (line: string) => line.replaceAll(/\{\w+\}/g, '7')

describe('a write that a page of another site sends is forbidden', () => {
  test.each(writes)('%s by %s', async (line, who, body) => {
    const answer = await send(who, anyAt(line), body ?? undefined, { origin: 'https://elsewhere.example' })
    expect(refusal(answer)).toEqual([403, 'forbidden'])
  })
})

describe('a body must be JSON, at most 1 MB of it, and well formed', () => {
  const json = { 'content-type': 'application/json' }
  const bodies: [string, string, Record<string, string>, unknown[]][] = [
    ['text', '{}', { 'content-type': 'text/plain' }, [415, 'unsupported_type']],
    ['form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, [415, 'unsupported_type']],
    ['over 1 MB', JSON.stringify({ notes: 'x'.repeat(1024 * 1024) }), json, [413, 'too_large']],
    ['malformed', '{"status":', json, [400, 'validation']],
    ['a list', '[1]', json, [400, 'validation']],
  ]
  test.each(writes.filter(([, , body]) => body))('%s by %s', async (line, who) => {
    for (const [what, body, headers, expected] of bodies)
      expect([what, ...refusal(await send(who, anyAt(line), body, headers))]).toEqual([what, ...expected])
  })
})

describe('a method that no sheet holds is not allowed', () => {
  const paths = new Map<string, string[]>()
  for (const [line] of calls) {
    const [method, path] = line.replace(/\{\w+\}/, '7').split(/[ ?]/) as [string, string]
    paths.set(path, [...(paths.get(path) ?? []), method])
  }
  const rows = [...paths].map(([path, methods]) => [path, [...new Set(methods)].join(', ')] as const)
  test.each(rows)('%s takes %s', async (path, methods) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((m) => !methods.split(', ').includes(m))) {
      const answer = await ask(people.admin, `${method} ${path}`)
      expect([method, ...refusal(answer)]).toEqual([method, 405, 'method_not_allowed'])
      expect(answer.headers.get('allow')!.split(', ').sort()).toEqual(methods.split(', ').sort())
    }
  })
})

test.each(['GET /api/nothing', 'POST /api/inquiries/7/accept', 'DELETE /api/workorders/7/notes'])(
  '%s is no call at all',
  async (line) => expect(refusal(await ask(people.admin, line))).toEqual([404, 'not_found']),
)
