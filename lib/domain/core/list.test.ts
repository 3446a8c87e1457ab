import { accounts } from '@/lib/contract/people/accounts'
import type { Listing } from '@/lib/contract/core/endpoint'
import { inquiries } from '@/lib/contract/trade/inquiries'
import { workorders } from '@/lib/contract/orders/workorders'
import { listSuppliers } from '@/lib/domain/people/accounts/list-accounts'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { db, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { idIn } from '../../infra/db/text-search'

await ownDatabase()

const ORDERS = 27
let admin: Viewer, supplier: Viewer, ids: number[]

beforeAll(async () => {
  ;[admin, supplier] = [await make.admin(), await make.supplier()]
  ids = []
  for (let n = 0; n < ORDERS; n++) {
    // Every third has no due date, and several share one.
    const dueDate = n % 3 ? `2031-05-${String(10 + (n % 5)).padStart(2, '0')}T00:00:00.000Z` : null
    ids.push((await createWorkorder(admin, { supplierId: supplier.id, dueDate })).id)
  }
  await db().workOrder.updateMany({ where: { id: { in: ids.slice(0, 4) } }, data: { status: 'issues' } })
})

const orders = (fields: object = {}) => listWorkorders(supplier, workorders.list.query.parse({ limit: 10, ...fields }))

/** Walks to the end and back; gives the ids of each way. */
async function walk(ask: (cursor?: string) => Promise<Listing<{ id: number }>>) {
  const pages = [await ask()]
  while (pages.at(-1)!.next) pages.push(await ask(pages.at(-1)!.next!))
  const back = [pages.at(-1)!]
  while (back[0]!.prev) back.unshift(await ask(back[0]!.prev!))
  const idsOf = (list: Listing<{ id: number }>[]) => list.flatMap((page) => page.items.map((item) => item.id))
  return {
    sizes: pages.map((page) => page.items.length),
    there: idsOf(pages),
    back: idsOf(back),
    totals: pages.map((p) => p.total),
  }
}

test('newest first, page by page to the end and back: each order once', async () => {
  const { sizes, there, back, totals } = await walk((cursor) => orders({ cursor }))
  expect(sizes).toEqual([10, 10, 7])
  expect(there).toEqual([...ids].reverse())
  expect(back).toEqual(there)
  expect(totals).toEqual([ORDERS, ORDERS, ORDERS])
})

test.each(['dueDate', '-dueDate', 'completedDate', '-amount', 'id'])(
  'sorted by %s each order comes once, there and back',
  async (sort) => {
    const { there, back } = await walk((cursor) => orders({ cursor, sort }))
    const { items } = await orders({ sort, limit: 500 })
    expect(there).toEqual(items.map((order) => order.id))
    expect([...there].sort((a, b) => a - b)).toEqual(ids)
    expect(back).toEqual(there)
  },
)

test('by due date the earliest comes first, and what has none comes last', async () => {
  const dates = (await orders({ sort: 'dueDate', limit: 500 })).items.map((order) => order.dueDate)
  expect(dates).toEqual([...dates].sort((a, b) => Date.parse(a ?? '9999-01-01') - Date.parse(b ?? '9999-01-01')))
  expect(dates.filter((date) => date === null)).toHaveLength(9)
})

test('by due date open orders come before completed ones, which may have been due long before', async () => {
  const other = await make.supplier()
  const of = (status: 'completed' | 'issues' | 'pending', dueDate: string | null) =>
    db().workOrder.create({
      data: { supplierId: other.id, status, dueDate, completedDate: status === 'completed' ? new Date() : null },
    })
  const [done, held, none] = [
    await of('completed', '2026-01-02T00:00:00.000Z'),
    await of('issues', '2031-01-02T00:00:00.000Z'),
    await of('pending', null),
  ]
  const { items } = await listWorkorders(other, workorders.list.query.parse({ sort: 'dueDate' }))
  expect(items.map(({ id }) => id)).toEqual([held.id, none.id, done.id])
})

test('names sort as in a telephone book, and page without loss', async () => {
  const mark = unique('Sort')
  for (const name of ['Zeta', 'alpha', 'Álpha', 'Beta', 'beta', 'ßeta', 'Alpha', 'alpha'])
    await make.supplier({ companyName: `${name} ${mark}` })
  const ask = (cursor?: string) =>
    listSuppliers(admin, accounts.suppliers.query.parse({ limit: 3, sort: 'companyName', q: mark, cursor }))
  const { there, back } = await walk(ask)
  expect(there).toHaveLength(8)
  expect(back).toEqual(there)
  const { items } = await listSuppliers(admin, { limit: 100, sort: 'companyName', q: mark })
  expect(items.map((s) => s.companyName.split(' ')[0])).toEqual([
    'alpha',
    'alpha',
    'Alpha',
    'Álpha',
    'beta',
    'Beta',
    'ßeta',
    'Zeta',
  ])
})

test('the counts of the tabs are those of the whole list, whatever tab and page is shown', async () => {
  const page = await orders({ status: 'issues', limit: 2, counts: 'true' })
  expect(page).toMatchObject({ total: 4, capped: false, counts: { active: ORDERS - 4, issues: 4, completed: 0 } })
  expect(page.items).toHaveLength(2)
  expect((await orders()).counts).toBeNull()
})

test.each([
  ['nonsense', undefined],
  ['null', undefined],
  [Buffer.from('["-id",1]').toString('base64url'), undefined],
  [Buffer.from('["completedDate","soon",1,0]').toString('base64url'), 'completedDate'],
  [Buffer.from('["completedDate","2031-05-10T00:00:00Z",1,0]').toString('base64url'), '-completedDate'],
  [Buffer.from('["dueDate","soon",1,0]').toString('base64url'), 'dueDate'],
  [Buffer.from('["-id",1,1e40,0]').toString('base64url'), undefined],
  [Buffer.from('["-amount",1e40,1,0]').toString('base64url'), '-amount'],
  [Buffer.from('["-amount","1",1,0]').toString('base64url'), '-amount'],
  [Buffer.from('["completedDate","0000-05-10T00:00:00.000Z",1,0]').toString('base64url'), 'completedDate'],
  [Buffer.from('["completedDate","2031-02-30T00:00:00.000Z",1,0]').toString('base64url'), 'completedDate'],
])('the cursor %s, which nobody wrote, is refused before the database is asked', (cursor, sort) =>
  refused(orders({ cursor, sort }), 'validation', 'cursor'),
)

test('a cursor with a text that can not be stored is refused', () => {
  const cursor = Buffer.from('["companyName","a\\u0000",1,0]').toString('base64url')
  const query = accounts.suppliers.query.parse({ sort: 'companyName', cursor })
  return refused(listSuppliers(admin, query), 'validation', 'cursor')
})

test('what a list is searched for can be stored', () => {
  for (const query of [{ q: 'a\0b' }, { category: 'a\0b' }])
    expect(accounts.suppliers.query.safeParse(query).success).toBe(false)
})

test.each(['price; drop table users', 'constructor', '', '-'])('to sort by "%s" is refused', (sort) =>
  refused(orders({ sort }), 'validation', 'sort'),
)

describe('search', () => {
  test('finds an order by its id, written as people write it', async () => {
    const id = ids[5]!
    for (const q of [`WO-${String(id).padStart(4, '0')}`, `ord-${id}`, `wo${id}`, `${id}`, ` 000${id} `])
      expect((await orders({ q })).items.map((order) => order.id)).toEqual([id])
    expect((await orders({ q: `INQ-${id}` })).items).toEqual([])
  })

  test('finds parts of a text in any case, and takes % and _ for what they are', async () => {
    const customer = await make.customer()
    const names = ['100% tested_part', '100 tested part', 'GEHÄUSE \\ B']
    for (const projectName of names) await make.inquiry(customer, { projectName })
    const found = async (q: string) => (await listInquiries(customer, { limit: 10, q })).items.map((i) => i.projectName)
    expect(await found('TESTED')).toEqual([names[1], names[0]])
    expect(await found('100%')).toEqual([names[0]])
    expect(await found('%')).toEqual([names[0]])
    expect(await found('d_p')).toEqual([names[0]])
    expect(await found('gehäuse \\')).toEqual([names[2]])
  })

  test('of what more than 10,000 orders have an admin sees the newest first', async () => {
    const maker = await make.supplier({ companyName: unique('Common Works') })
    await rows(sql`INSERT INTO work_orders (supplier_id) SELECT ${maker.id}::int FROM generate_series(1, 10001)`)
    await rows(
      sql`INSERT INTO work_orders (supplier_id, status) SELECT ${maker.id}::int, 'issues' FROM generate_series(1, 2)`,
    )
    const newest = await rows<{ id: number }>(
      sql`SELECT id FROM work_orders WHERE supplier_id = ${maker.id} ORDER BY id DESC LIMIT 3`,
    )
    const search = (fields: object = {}) =>
      listWorkorders(admin, workorders.list.query.parse({ q: maker.companyName, limit: 3, ...fields }))
    const { items, total, capped } = await search()
    expect([items.map(({ id }) => id), total, capped]).toEqual([newest.map(({ id }) => id), 10_000, true])
    expect(await search({ status: 'issues' })).toMatchObject({
      total: 2,
      capped: true,
      items: [{ id: newest[0]!.id }, {}],
    })

    // However many of others have come since.
    const other = await make.supplier()
    await rows(sql`INSERT INTO work_orders (supplier_id) SELECT ${other.id}::int FROM generate_series(1, 10001)`)
    const first = await search({ counts: 'true' })
    expect(first.items.map(({ id }) => id)).toEqual(newest.map(({ id }) => id))
    expect(first.counts).toMatchObject({ issues: 2, pending: 9_999, completed: 0 })
    const second = await search({ cursor: first.next })
    const older = await rows<{ id: number }>(
      sql`SELECT id FROM work_orders WHERE supplier_id = ${maker.id} AND id < ${newest[2]!.id} ORDER BY id DESC LIMIT 3`,
    )
    expect(second.items.map(({ id }) => id)).toEqual(older.map(({ id }) => id))
    expect((await search({ cursor: second.prev })).items).toEqual(first.items)
    const oldest = await search({ sort: 'id' })
    expect(oldest.items[0]!.id).toBeLessThan(newest[2]!.id - 9_000)
    // With so many the lists of other tests would be counted no further.
    await rows(sql`DELETE FROM work_orders WHERE supplier_id IN (${maker.id}, ${other.id})`)
  })

  test('a supplier finds open inquiries and those that it quoted, by a part of their name, and no others', async () => {
    const [customer, maker, other] = [await make.customer(), await make.supplier(), await make.supplier()]
    const word = unique('Flange')
    const named = async (projectName: string, by?: Viewer) => {
      const { id } = await make.inquiry(customer, { projectName })
      if (!by) return projectName
      const quotation = await make.quotation(by, { id })
      await changeQuotationStatus(customer, { id: quotation.id, status: 'accepted' })
      return projectName
    }
    const open = await named(`Open ${word}`)
    const quoted = await named(`Quoted ${word}`, maker)
    await named(`Foreign ${word}`, other)
    await named('Something else')
    const search = async (fields: object = {}) => {
      const query = inquiries.list.query.parse({ q: word.toLowerCase(), counts: 'true', ...fields })
      const { items, total, counts } = await listInquiries(maker, query)
      return [items.map(({ projectName }) => projectName), total, counts?.new, counts?.accepted]
    }
    expect(await search()).toEqual([[quoted, open], 2, 1, 1])
    expect(await search({ open: 'true' })).toEqual([[open], 1, 1, 0])
    expect(await search({ status: 'accepted' })).toEqual([[quoted], 1, 1, 1])
  })

  test.each([
    ['12', 12],
    ['WO-0012', 12],
    ['wo12', 12],
    ['0', null],
    ['QUOT-12', null],
    ['12 a', null],
    ['99999999999', null],
  ])('%s is the id %s', (text, id) => expect(idIn(text, 'workorder')).toBe(id))
})
