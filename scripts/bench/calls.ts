import { deepStrictEqual } from 'node:assert'
import { writeCursor } from '@/lib/domain/cursor'
import { queried, type Sizes } from './data'
import type { Request } from './load'
import { ask, writing, type People, type Target } from './targets'

/** A kind of request, and what it may cost at most: times what the reference costs. */
export type Kind = {
  name: string
  target: number
  /** It needs so many work orders. */
  orders?: number
  against: 'limit' | 'limit-cached' | 'next-floor'
  /** The requests of one target, which the load sends in turn. */
  requests: (target: Target, world: World) => Promise<Request[]>
  /** What must be the same in the answers of all targets to the first request; throws when it isn't the work that was asked. */
  same?: (answer: { text: string; headers: Headers }) => unknown
}

/** What there is to ask about. */
export type World = { sizes: Sizes; people: People; rows: <T>(sql: string) => Promise<T[]> }

const PAGE = 50

const json = (text: string) => JSON.parse(text) as unknown
/** All of an answer, with its total. */
const page = ({ text, headers }: { text: string; headers: Headers }) => {
  const rows = json(text) as { id: number }[]
  if (rows.length !== PAGE) throw new Error(`${rows.length} rows instead of ${PAGE}`)
  return { rows, total: headers.get('x-total-count') }
}

/** These addresses, asked by everybody of these. */
export const get =
  (of: (people: People) => People['suppliers'], ...at: string[]) =>
  async (target: Target, { people }: World) =>
    (
      await Promise.all(
        of(people).map(async (member) => {
          const headers = await target.headers(member)
          return at.map((one) => ({ at: one, headers }))
        }),
      )
    ).flat()

const orders = `/api/workorders?limit=${PAGE}`

/** A deep page by its cursor, as whoever had turned all pages before it would have it. */
const deep = (number: number) => async (target: Target, world: World) => {
  const [row] = await world.rows<{ id: number }>(
    `SELECT id FROM work_orders ORDER BY id DESC LIMIT 1 OFFSET ${(number - 1) * PAGE - 1}`,
  )
  const { id } = row!
  const cursor = target.name === 'product' ? writeCursor({ sort: '-id', value: id, id, back: false }) : id
  return get(({ admin }) => [admin], `${orders}&cursor=${cursor}`)(target, world)
}

const SEARCHES = ['castings', 'nashik', 'dev menon', 'pumps llp', 'customer1234', '27c4', 'hosur gears', 'uma']

/** How often a request differs from the ones before it: an inquiry by its number, an order by its status. */
const INQUIRIES = 200
const STATUSES = ['started', 'in_progress', 'quality_check', 'issues', 'pending', 'completed']
const ORDERS_EACH = 40

async function inquiries(target: Target, { people: { customers } }: World): Promise<Request[]> {
  const verified = await Promise.all(customers.filter(({ id }) => id % 20).map((member) => writing(target, member)))
  return Array.from({ length: INQUIRIES }, (_, n) => ({
    ...{ method: 'POST', at: '/api/inquiries', headers: verified[n % verified.length]! },
    body: JSON.stringify({
      ...{ projectName: `Bench flange ${n}`, description: 'Turned and drilled, drawing revision B', quantity: n + 1 },
      ...{ material: 'EN8', targetDate: '2027-03-01T00:00:00.000Z', specialRequirements: 'Certificate 3.1' },
    }),
  }))
}

/** Each of many orders goes from status to status; none is asked for twice at the same time. */
async function moves(target: Target, { people: { suppliers }, rows }: World): Promise<Request[]> {
  const found = await rows<{ id: number; supplier: number }>(`
    SELECT id, supplier_id AS supplier FROM (SELECT *, row_number() OVER (PARTITION BY supplier_id ORDER BY id) AS place
      FROM work_orders WHERE supplier_id IN (${suppliers.map(({ id }) => id).join()})) own
    WHERE place <= ${ORDERS_EACH} ORDER BY place, id`)
  const headers = new Map(
    await Promise.all(suppliers.map(async (member) => [member.id, await writing(target, member)] as const)),
  )
  return STATUSES.flatMap((status) =>
    found.map(({ id, supplier }) => ({
      ...{ method: 'PATCH', at: `/api/workorders/${id}/status`, headers: headers.get(supplier)! },
      body: JSON.stringify({ status, notes: '' }),
    })),
  )
}

const keysOf = ({ text }: { text: string }) => Object.keys(json(text) as object).sort()

export const kinds: Kind[] = [
  {
    ...{ name: 'current user', target: 2.5, against: 'limit' },
    requests: get(({ suppliers }) => suppliers, '/api/user'),
    same: ({ text }) => json(text),
  },
  {
    ...{ name: 'own 50 orders', target: 1.6, against: 'limit' },
    requests: get(({ suppliers }) => suppliers, orders),
    same: page,
  },
  {
    ...{ name: "admin's page 1", target: 1.3, against: 'limit-cached' },
    requests: get(({ admin }) => [admin], orders),
    same: page,
  },
  { ...{ name: "admin's page 50", target: 1.3, against: 'limit-cached' }, requests: deep(50), same: page },
  {
    ...{ name: "admin's page 1,000", target: 1.3, against: 'limit-cached', orders: 1_000 * PAGE },
    ...{ requests: deep(1_000), same: page },
  },
  {
    ...{ name: 'customer search', target: 1.6, against: 'limit', orders: 50_000 },
    requests: get(
      ({ admin }) => [admin],
      ...SEARCHES.map((q) => `/api/customers?limit=${PAGE}&q=${encodeURIComponent(q)}`),
    ),
    same: page,
  },
  { ...{ name: 'create an inquiry', target: 3, against: 'limit' }, requests: inquiries, same: keysOf },
  { ...{ name: "change an order's status", target: 2.2, against: 'limit' }, requests: moves, same: keysOf },
]

/** The first page of a supplier's active orders, as a browser gets it. */
export const htmlPage: Kind = {
  ...{ name: 'the page of 50 rows', target: 1, against: 'next-floor' },
  requests: get(({ suppliers }) => suppliers, '/supplier/workorders'),
  same: ({ text }) => {
    const shown = [...new Set(text.match(/\bWO-\d+/g))].sort()
    if (shown.length !== PAGE) throw new Error(`${shown.length} orders instead of ${PAGE}`)
    return shown
  },
}

/** What the last write of a server left behind: what happened, who finds it in the bell, and who is owed a mail. */
const written = ({ address }: Target) =>
  queried(
    address,
    `SELECT kind, entity_type, to_status, actor_id, actor_role,
       ARRAY(SELECT user_id FROM notifications WHERE event_id = e.id ORDER BY 1) AS bell,
       ARRAY(SELECT user_id || topic FROM mails WHERE event_id = e.id ORDER BY 1) AS owed
     FROM events e ORDER BY id DESC LIMIT 1`,
  )

/** Asks every target once, and throws unless all of them do the same work. */
export async function assertSame(kind: Kind, asked: { target: Target; requests: Request[] }[]) {
  const answers = []
  for (const { target, requests } of asked) {
    const [first, ...others] = requests as [Request, ...Request[]]
    const answer = kind.same?.(await ask(target, first))
    // Every request that reads must find something, or the load would be of refusals.
    if (!first.method) for (const request of others.slice(0, 20)) await ask(target, request)
    answers.push(first.method ? { answer, written: await written(target) } : answer)
  }
  for (const answer of answers) deepStrictEqual(answer, answers[0], `${kind.name}: the answers differ`)
}
