import v8 from 'node:v8'
import vm from 'node:vm'
import { POST } from '@/app/api/exports/route'
import type { AuditEntry } from '@/lib/contract/desk/audit'
import { listQueries, type ListName } from '@/lib/contract/desk/lists'
import { changeWorkorderStatus } from '@/lib/domain/money/payouts/followed-acts'
import { db, rows, sql } from '@/lib/infra/db/db'
import { fieldName } from '@/lib/rules/core/field-names'
import { filterWords } from '@/lib/rules/filter-words'
import type { Viewer } from '@/lib/rules/core/permissions'
import { exportList } from './export-list'
import { listed } from './listed'
import { call } from '@/tests/call'
import { exportable } from '@/tests/exports'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import { ask, type Thing } from '@/tests/product/ask'

await ownDatabase()

let customer: Viewer, supplier: Viewer, admin: Viewer
const MARK = unique('Gear')
beforeAll(async () => {
  admin = await make.admin()
  customer = await make.customer({ companyName: unique('Nava') })
  supplier = await make.supplier({ companyName: unique('Shakti') })
  const process = await make.process(supplier)
  for (const [n, dueDate] of [undefined, '2031-05-10', '2031-01-10'].entries()) {
    const { workorder, inquiry } = await make.order({ customer, supplier, price: 1_234_000 + n })
    const machine = await make.machine(supplier, { processId: process.id })
    const data = { dueDate: dueDate && new Date(dueDate), machineId: machine.id }
    await db().workOrder.update({ where: { id: workorder.id }, data })
    await db().inquiry.update({ where: { id: inquiry.id }, data: { projectName: `${MARK} ${n}` } })
  }
})

const exported = (as: Viewer | null, list: string, query: object = {}) =>
  call(POST, { as, at: '/api/exports', body: { list, query } })
const textOf = async (response: Response) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
const linesOf = async (as: Viewer, list: string, query: object = {}) => {
  const response = await exported(as, list, query)
  expect(response.status).toBe(200)
  const text = await textOf(response)
  expect(text.endsWith('\r\n')).toBe(true)
  return text.slice(1).split('\r\n').slice(0, -1)
}
const idIn = (line: string) => Number(/^(?:[A-Z]+-)?0*(\d+)/.exec(line)?.[1])

describe('an export is the list: the same rows in the same order', () => {
  const asked: [ListName, 'customer' | 'supplier' | 'admin', string][] = [
    ['workorders', 'customer', ''],
    ['workorders', 'supplier', 'sort=dueDate'],
    ['workorders', 'supplier', 'sort=-amount&status=pending'],
    ['workorders', 'admin', `q=${MARK}`],
    ['inquiries', 'customer', 'status=accepted'],
    ['inquiries', 'supplier', 'sort=quantity'],
    ['inquiries', 'admin', `q=${MARK}+1`],
    ['quotations', 'customer', 'sort=price'],
    ['quotations', 'supplier', ''],
    ['quotations', 'admin', 'status=accepted'],
    ['customers', 'admin', 'sort=companyName'],
    ['suppliers', 'admin', 'status=verified'],
    ['machines', 'supplier', 'sort=name'],
    ['machines', 'admin', 'approvalStatus=approved'],
    ['processes', 'supplier', ''],
    ['processes', 'admin', 'sort=-name'],
    ['processes', 'customer', ''],
  ]
  test.each(asked)('%s of a %s, %s', async (list, role, address) => {
    const viewer = { customer, supplier, admin }[role]
    const listed = await ask<Thing[]>(viewer, `GET /api/${list}?limit=500&${address}`)
    const ids = listed.body.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    const [, ...lines] = await linesOf(viewer, list, Object.fromEntries(new URLSearchParams(address)))
    // Customers read no number of a process, but its name.
    if (list === 'processes') expect(lines.length).toBe(ids.length)
    expect(lines.map(idIn)).toEqual(ids)
  })

  test('payments and the audit log, too', async () => {
    const orders = await ask<Thing[]>(admin, `GET /api/workorders?priced=true&q=${MARK}&sort=-completedDate`)
    expect((await linesOf(admin, 'payments', { q: MARK })).slice(1).map(idIn)).toEqual(orders.body.map(({ id }) => id))
    const log = await ask<Thing[]>(admin, `GET /api/audit?actor=${customer.id}&limit=500`)
    expect((await linesOf(admin, 'audit', { actor: customer.id })).slice(1).map(idIn)).toEqual(
      log.body.map(({ id }) => id),
    )
  })
})

describe('columns are those of the reader’s role, in plain words', () => {
  const head = async (viewer: Viewer, list: ListName) => (await linesOf(viewer, list))[0]
  test('orders', async () => {
    expect(await head(customer, 'workorders')).toBe(
      'Order,Created,PO number,Project,Part number,Drawing revision,Process,Quantity,Done (pcs),Material,Status,Planned start,Started,Due,Expected,Completed,Amount (INR),Payment,Notes',
    )
    expect(await head(supplier, 'workorders')).toBe(
      'Order,Created,Project,Part number,Drawing revision,Process,Machine,Quantity,Done (pcs),Material,Status,Planned start,Started,Due,Expected,Completed,Amount (INR),Payment,Notes',
    )
    expect(await head(admin, 'workorders')).toContain('Drawing revision,Customer,Supplier,Process,Machine')
    expect(await head(admin, 'workorders')).toContain('Payment,Owner,Notes')
    const [, line] = await linesOf(customer, 'workorders', { sort: '-dueDate', status: 'pending', q: `${MARK} 1` })
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
    expect(line).toMatch(new RegExp(`^ORD-\\d{4,},${today},,${MARK} 1,`))
    expect(line).toContain(',2031-05-10,,,1234001,')
  })
  test('the planned start of an order that was never planned is empty; a plan stays once work has begun', async () => {
    const maker = await make.supplier()
    for (const startDate of [undefined, '2031-05-02T00:00:00.000Z']) {
      const { workorder } = await make.order({ supplier: maker, startDate })
      await changeWorkorderStatus(maker, { id: workorder.id, status: 'started' })
    }
    const [heads, ...lines] = await linesOf(maker, 'workorders', { sort: 'id' })
    const at = heads!.split(',').indexOf('Planned start')
    expect(lines.map((line) => line.split(',')[at])).toEqual(['', '2031-05-02'])
  })
  test('inquiries', async () => {
    const of = 'Inquiry,Submitted,Project,Part number,Drawing revision'
    expect(await head(supplier, 'inquiries')).toBe(
      `${of},Process,Quantity,Material,Target date,Status,Description,Special requirements`,
    )
    expect(await head(customer, 'inquiries')).toContain('Held for verification,Quotations,Description')
    expect(await head(admin, 'inquiries')).toContain('Quotations,Owner,Description')
  })
  test('neither side reads who the other is', async () => {
    for (const list of ['workorders', 'inquiries', 'quotations', 'processes'] as const) {
      expect((await linesOf(customer, list)).join()).not.toContain(supplier.companyName)
      expect((await linesOf(supplier, list)).join()).not.toContain(customer.companyName)
      if (list !== 'processes') expect((await linesOf(admin, list, { q: MARK })).join()).toContain(customer.companyName)
    }
  })
  test('a formula is text, a line break stays in its cell', async () => {
    const buyer = await make.customer()
    const { id } = await make.inquiry(buyer, { projectName: '=1+1' })
    await db().inquiry.update({ where: { id }, data: { description: 'Two\nlines' } })
    expect((await linesOf(buyer, 'inquiries'))[1]).toContain(`,'=1+1,`)
    expect((await linesOf(buyer, 'inquiries'))[1]).toContain('"Two\nlines"')
  })
})

test('an export is in the audit log with its filters', async () => {
  const auditor = await make.admin()
  await linesOf(auditor, 'suppliers', { status: 'pending', cursor: 'x', limit: 3, unknown: 'x', q: '' })
  const { kind, data } = await db().event.findFirstOrThrow({ where: { actorId: auditor.id } })
  expect([kind, data]).toEqual([
    'list.exported',
    { list: 'suppliers', filters: { status: 'pending' }, rows: expect.any(Number) },
  ])
})

describe('every export of every list leaves its entry', () => {
  const asked: Partial<Record<ListName, string>> = {
    workorders: 'due=late',
    inquiries: 'process=Milling',
    quotations: 'status=pending',
    payments: 'paymentStatus=open',
    audit: 'kind=exports',
  }
  test.each(['customer', 'supplier', 'admin'] as const)('of a %s, with list and filters', async (role) => {
    const viewer = await make[role]()
    const lists = exportable(viewer)
    for (const list of lists) await linesOf(viewer, list, Object.fromEntries(new URLSearchParams(asked[list])))
    const log = await ask<AuditEntry[]>(admin, `GET /api/audit?actor=${viewer.id}&sort=at`)
    const entries = log.body.filter(({ kind }) => kind === 'list.exported')
    expect(entries.map(({ sentence, facts }) => [sentence, facts.length])).toEqual(
      lists.map((list) => [
        expect.stringMatching(
          asked[list] ? /^Exported the list of .* with 1 filter$/ : /^Exported .* without filters$/,
        ),
        asked[list] ? 2 : 1,
      ]),
    )
  })

  test('each filter and each order has a name in the log', () => {
    const pages = ['limit', 'cursor', 'counts']
    const keys = Object.entries(listQueries).flatMap(([list, query]) =>
      Object.keys(query.shape).flatMap((key) => (pages.includes(key) ? [] : [[list as ListName, key] as const])),
    )
    const unnamed = keys.filter(([list, key]) => filterWords(list, { [key]: '1' })[0]!.label === key)
    const sorts = Object.values(listed).flatMap(({ plan }) => Object.keys(plan(admin, {} as never).sorts ?? {}))
    expect([...unnamed, ...sorts.filter((sort) => fieldName(sort) === sort)]).toEqual([])
  })
})

test('what does not fit is refused where it is', async () => {
  const refusal = async (...asked: Parameters<typeof exported>) => {
    const response = await exported(...asked)
    return [response.status, ((await response.json()) as { issues?: { path: string }[] }).issues?.[0]?.path]
  }
  expect(await refusal(customer, 'workorders', { status: 'lost' })).toEqual([400, 'query.status'])
  expect(await refusal(customer, 'workorders', { sort: 'colour' })).toEqual([400, 'query.sort'])
  expect(await refusal(customer, 'workorders', { company: 7 })).toEqual([400, 'query.company'])
  expect(await refusal(customer, 'workorders', { q: 'a\0b' })).toEqual([400, 'query.q'])
  expect(await refusal(customer, 'invoices')).toEqual([400, 'list'])
  expect(await refusal(customer, 'machines')).toEqual([403, undefined])
  expect(await refusal(supplier, 'payments', { paymentStatus: 'lost' })).toEqual([403, undefined])
  expect(await refusal(null, 'workorders')).toEqual([401, undefined])
})

test('rows that move while a file goes out come once each, and what no longer matches is left out', async () => {
  const maker = await make.supplier()
  const orders = []
  for (let n = 0; n < 3; n++) orders.push((await make.order({ supplier: maker })).workorder)
  // So many that they don't go out at once.
  await rows(sql`INSERT INTO work_orders (supplier_id, due_date)
    SELECT ${maker.id}, '2030-01-01'::timestamptz + n * interval '1 day' FROM generate_series(1, 1200) n`)
  const response = await exported(maker, 'workorders', { sort: 'dueDate', status: 'active' })
  await db().workOrder.updateMany({ where: { supplierId: maker.id }, data: { dueDate: new Date('2040-01-01') } })
  await changeWorkorderStatus(maker, { id: orders[0]!.id, status: 'completed' })
  const ids = (await textOf(response)).split('\r\n').slice(1, -1).map(idIn)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(1202)
  expect(ids).not.toContain(orders[0]!.id)
})

describe('100,000 rows', () => {
  let maker: Viewer
  // In parts: a statement may take ten seconds.
  const more = async (first: number, last: number) => {
    for (let from = first; from <= last; from += 20_000)
      await rows(sql`INSERT INTO processes (name, description, supplier_id)
        SELECT 'Milling ' || n, repeat('Up to 800 mm ', 12), ${maker.id}
        FROM generate_series(${from}::int, least(${last}::int, ${from + 19_999}::int)) n`)
  }
  beforeAll(async () => {
    maker = await make.supplier()
    await more(1, 100_000)
    await rows(sql`ANALYZE processes`)
  }, 60_000)
  afterAll(async () => {
    for (let gone = 1; gone > 0;) {
      const [part] = await rows<{ gone: number }>(sql`
        WITH part AS (DELETE FROM processes
          WHERE id IN (SELECT id FROM processes WHERE supplier_id = ${maker.id} LIMIT 20000) RETURNING id)
        SELECT count(*)::int AS gone FROM part`)
      gone = part!.gone
    }
    await rows(sql`ANALYZE processes`)
  }, 600_000)

  test('go out in pieces, with at most 30 MB in memory', async () => {
    v8.setFlagsFromString('--expose-gc')
    const gc = vm.runInNewContext('gc') as () => void
    const used = () => {
      gc()
      const { heapUsed, external } = process.memoryUsage()
      return heapUsed + external
    }
    await linesOf(supplier, 'processes')
    const before = used()
    const response = await exported(maker, 'processes')
    let [most, bytes, pieces, lines] = [0, 0, 0, 0]
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += piece.length
      lines += Buffer.from(piece).toString().split('\r\n').length - 1
      if (pieces++ % 20 === 0) most = Math.max(most, used() - before)
    }
    expect(lines).toBe(100_001)
    expect(bytes).toBeGreaterThan(15_000_000)
    expect(most).toBeLessThan(30 * 1024 * 1024)
  }, 120_000)

  test('one more is too many', async () => {
    await more(100_001, 132_410)
    const response = await exported(maker, 'processes')
    expect([response.status, await response.json()]).toEqual([
      409,
      { code: 'conflict', message: 'Narrow it down: 132,410 rows' },
    ])
  })
})

test('an admin without payments exports neither them nor the audit log, however it is asked', async () => {
  const operations = await make.colleague(await make.admin(), 'operations')
  for (const list of ['payments', 'audit'] as const)
    await refused(exportList(operations, { list, query: {} }), 'forbidden')
})
