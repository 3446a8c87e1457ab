import { login } from '@/lib/domain/people/accounts/login'
import { getDeduction } from '@/lib/domain/money/returns/deduction'
import { createView } from '@/lib/domain/desk/views/create-view'
import { rows, raw, sql } from '@/lib/infra/db/db'
import { date, daysUntil, money } from '@/lib/terms/format'
import { gstinHint } from '@/lib/terms/gstin'
import { findOperator } from '@/lib/domain/people/operator/operator'
import { missingOfOperator } from '@/lib/rules/money/missing'
import { enlargeDemo, isEmpty, seedDemo, signIns } from '@/prisma/seed'
import type { Viewer } from '@/lib/rules/core/permissions'
import { nounStates } from '@/lib/rules/noun-states'
import { tables } from '@/prisma/seed/demo'
import { countsAgree } from '@/tests/counted'
import { readEverything, reads } from '@/tests/every-read'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

beforeAll(async () => {
  expect(await isEmpty()).toBe(true)
  await seedDemo()
}, 300_000)

const read = <T = Record<string, unknown>>(query: string) => rows<T>(sql`${raw(query)}`)
const one = async <T>(expression: string) => (await read<{ value: T }>(`SELECT ${expression} AS value`))[0]!.value

/** Days count in India, as the people of the trade read them. */
const today = "(now() AT TIME ZONE 'Asia/Kolkata')::date"
const on = (column: string) => `(${column} AT TIME ZONE 'Asia/Kolkata')::date`

/** Of these the tests below say which states the story has. */
const IN_PART = ['problems.status', 'receipts.status']

test('the things of the story are in every state', async () => {
  const columns = await rows<{ table: string; column: string; states: string[] }>(sql`
    SELECT c.relname AS table, a.attname AS column, array_agg(e.enumlabel::text ORDER BY e.enumlabel::text) AS states
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_enum e ON e.enumtypid = a.atttypid
    WHERE c.relname = ANY (${Object.values(tables)}) AND a.attname LIKE '%status'
    GROUP BY c.relname, a.attname`)
  expect(columns.length).toBeGreaterThan(7)
  for (const { table, column, states } of columns) {
    if (IN_PART.includes(`${table}.${column}`)) continue
    const found = await read<{ status: string }>(`SELECT DISTINCT ${column}::text AS status FROM ${table} ORDER BY 1`)
    expect([table, column, found.map(({ status }) => status)]).toEqual([table, column, states])
  }
})

test.each(Object.values(tables))('there are %s in the story', async (table) =>
  expect(await one(`(SELECT count(*)::int FROM ${table})`)).toBeGreaterThan(0),
)

test('companies of the story have colleagues in several roles', async () => {
  const roles = await read<{ role: string }>('SELECT DISTINCT role::text AS role FROM members ORDER BY 1')
  expect(roles.map(({ role }) => role)).toEqual(
    expect.arrayContaining(['approver', 'buyer', 'finance', 'floor', 'operations', 'owner', 'quoter']),
  )
})

test('suppliers ask, answers are shared, and one message is held', async () => {
  expect(await one('(SELECT count(*)::int FROM questions)')).toBeGreaterThan(3)
  expect(await one('(SELECT count(*)::int FROM question_messages WHERE shared_question IS NOT NULL)')).toBeGreaterThan(
    1,
  )
  expect(await one("(SELECT count(*)::int FROM question_messages WHERE state = 'held')")).toBe(1)
  expect(await one('(SELECT count(*)::int FROM questions WHERE pin IS NOT NULL)')).toBeGreaterThan(1)
})

test('an inquiry asks for the NDA and two suppliers accepted it; another one waits', async () => {
  const found = await read<{ projectName: string; accepted: number }>(`
    SELECT project_name AS "projectName", (SELECT count(*)::int FROM nda_acceptances a WHERE a.inquiry_id = i.id) AS accepted
    FROM inquiries i WHERE i.nda ORDER BY i.id`)
  expect(found).toEqual([
    { projectName: 'Wear ring pair', accepted: 2 },
    { projectName: 'Air release valve body', accepted: 0 },
  ])
})

test('requests for many parts are a draft, open to quoting, to be decided, and awarded', async () => {
  const customer = { id: await one<number>("(SELECT id FROM users WHERE email = 'customer@demo.jobwork.example')") }
  const found = await read<{ name: string; statuses: string[]; offers: number; price: number }>(`
    SELECT r.name, coalesce((SELECT array_agg(DISTINCT i.status::text ORDER BY i.status::text) FROM inquiries i WHERE i.rfq_id = r.id), '{}') AS statuses,
      (SELECT count(*)::int FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id WHERE i.rfq_id = r.id) AS offers,
      (SELECT coalesce(sum(q.price), 0)::int FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id WHERE i.rfq_id = r.id) AS price
    FROM rfqs r WHERE r.customer_id = ${customer.id} ORDER BY r.created_at`)
  expect(found).toEqual([
    { name: 'Slurry pump SP-80, first lot', statuses: ['quoted'], offers: 13, price: 304_300 + 396_500 + 265_350 },
    {
      name: 'Gear pump GP-25, pilot lot',
      statuses: ['accepted'],
      offers: 5,
      price: 71_000 + 31_500 + 19_250 + 73_750 + 29_750,
    },
    {
      name: 'Process pumps, spares for two years',
      statuses: ['new', 'processing'],
      offers: 5,
      price: 48_400 + 53_520 + 118_500 + 89_600 + 49_200,
    },
    { name: 'BOM pump 14', statuses: [], offers: 0, price: 0 },
  ])
})

test('customers of the story have paid a part of an invoice, and one says that it has paid the rest', async () => {
  const found = await read<{ status: string }>('SELECT status::text AS status FROM receipts ORDER BY id')
  expect(found.map(({ status }) => status)).toEqual(expect.arrayContaining(['received', 'claimed']))
})

test('problems of the story are open, decided, solved and closed', async () => {
  const found = await read<{ status: string }>(
    "SELECT status::text AS status FROM problems WHERE raised_role = 'customer' ORDER BY problems.status",
  )
  expect(found.map(({ status }) => status)).toEqual(['open', 'decided', 'solved', 'closed'])
  expect(await one('(SELECT count(*)::int FROM files WHERE problem_id IS NOT NULL)')).toBe(4)
})

test('some cases have an owner, and some notes that are older than today', async () => {
  expect(await one('(SELECT count(*)::int FROM work_orders WHERE owner_id IS NOT NULL)')).toBeGreaterThan(0)
  expect(await one("(SELECT count(*)::int FROM notes WHERE created_at < now() - interval '1 day')")).toBeGreaterThan(0)
})

test('orders have PO numbers, addresses and progress, one of them expected after its due date', async () => {
  expect(await one('(SELECT count(*)::int FROM work_orders WHERE po_number IS NOT NULL)')).toBeGreaterThan(2)
  expect(await one('(SELECT count(*)::int FROM inquiries WHERE delivery IS NOT NULL)')).toBeGreaterThan(2)
  expect(await one('(SELECT count(*)::int FROM inquiries WHERE part_number IS NOT NULL)')).toBeGreaterThan(1)
  expect(
    await one('(SELECT count(*)::int FROM work_orders WHERE done_quantity > 0 AND expected_date > due_date)'),
  ).toBeGreaterThan(0)
})

test('sixty orders that were not cancelled give each view something to show: late, due soon, without a date, unpaid at every age, under way', async () => {
  const orders = (where: string) =>
    one<number>(`(SELECT count(*)::int FROM work_orders WHERE NOT cancelled AND ${where})`)
  const open = "status <> 'completed'"
  expect(await orders('true')).toBe(60)
  expect(await orders(`${open} AND ${on('due_date')} < ${today}`)).toBeGreaterThan(4)
  expect(await orders(`${open} AND ${on('due_date')} = ${today}`)).toBeGreaterThan(1)
  expect(await orders(`${open} AND ${on('due_date')} BETWEEN ${today} AND ${today} + 6`)).toBeGreaterThan(5)
  expect(await orders(`${open} AND due_date IS NULL`)).toBe(1)
  expect(await orders(`status = 'completed' AND ${on('completed_date')} > ${on('due_date')}`)).toBeGreaterThan(1)
  const age = `${today} - ${on('completed_date')}`
  for (const span of ['0 AND 15', '16 AND 30', '31 AND 45', '46 AND 60', '61 AND 400']) {
    const unpaid = await orders(`status = 'completed' AND payment_status <> 'complete' AND ${age} BETWEEN ${span}`)
    expect([span, unpaid > 1]).toEqual([span, true])
  }
  expect(await orders('done_quantity > 0')).toBeGreaterThan(10)
  expect(await orders('owner_id IS NOT NULL')).toBeGreaterThan(6)
  expect(await orders('po_number IS NOT NULL')).toBeGreaterThan(30)
})

test('an order has an accepted report of its heat, another one a draft with a piece that fails', async () => {
  const reports = await read<Record<string, unknown>>(`
    SELECT r.status::text, r.verdict::text, r.lot_id IS NOT NULL AS heat, ${on('r.created_at')} < ${today} AS old,
      count(m.*) < r.sample_size * count(DISTINCT c.id) AS open FROM reports r
    JOIN characteristics c ON c.report_id = r.id LEFT JOIN measurements m ON m.characteristic_id = c.id
    WHERE r.kind = 'inspection' GROUP BY r.id ORDER BY r.id`)
  expect(reports).toEqual([
    { status: 'final', verdict: 'accepted', heat: true, old: true, open: false },
    { status: 'draft', verdict: 'open', heat: true, old: true, open: true },
  ])
  const failed = 'm.value NOT BETWEEN c.nominal - c.minus AND c.nominal + c.plus'
  const grid =
    'measurements m JOIN characteristics c ON c.id = m.characteristic_id JOIN reports r ON r.id = c.report_id'
  expect(await one(`(SELECT count(*)::int FROM ${grid} WHERE r.kind = 'inspection' AND ${failed})`)).toBe(2)
})

test('first articles are missing, wait, are accepted, rejected and waived', async () => {
  const state = `CASE WHEN waived_at IS NOT NULL THEN 'waived' WHEN accepted THEN 'accepted' WHEN NOT accepted THEN 'rejected'
    WHEN asked_at IS NOT NULL THEN 'asked' ELSE 'missing' END`
  const found = await read<{ state: string }>(`
    SELECT DISTINCT ${state} AS state FROM order_documents WHERE kind = 'first_article' ORDER BY 1`)
  expect(found.map(({ state }) => state)).toEqual(['accepted', 'asked', 'missing', 'rejected', 'waived'])
})

test('completed orders are unpaid, partly paid and paid', async () => {
  const query = "SELECT DISTINCT payment_status::text AS p FROM work_orders WHERE status = 'completed' ORDER BY 1"
  expect((await read<{ p: string }>(query)).map(({ p }) => p)).toEqual(['complete', 'partial', 'pending'])
})

test('an advance of a customer was not passed on: its order is partly paid and its supplier is not', async () => {
  const apart = `SELECT status::text, payment_status::text AS customer, payable_status::text AS supplier FROM work_orders
    WHERE payable_by = 'hand' AND payment_by = 'hand'`
  expect(await read(apart)).toEqual([{ status: expect.any(String), customer: 'partial', supplier: 'pending' }])
})

test('there is something to verify, to approve, a held inquiry and an expired quotation', async () => {
  expect(await one("(SELECT count(*)::int FROM users WHERE role = 'supplier' AND NOT verified)")).toBe(1)
  expect(await one("(SELECT count(*)::int FROM users WHERE role = 'customer' AND NOT verified)")).toBe(1)
  expect(
    await one('(SELECT count(*)::int FROM inquiries i JOIN users c ON c.id = i.customer_id WHERE NOT c.verified)'),
  ).toBe(1)
  expect(
    await one("(SELECT count(*)::int FROM quotations WHERE status = 'pending' AND valid_until < now())"),
  ).toBeGreaterThan(0)
  expect(
    await one(
      "(SELECT count(*)::int FROM machines WHERE approval_status = 'rejected' AND rejection_reason IS NOT NULL)",
    ),
  ).toBe(1)
})

test('a text waits for an admin since it was written, and a file that no copy can be made of', async () => {
  expect(
    await read(
      `SELECT split_part(r.field, ':', 1) AS field, ${on('r.created_at')} < ${today} AS old FROM reviews r
       WHERE r.state = 'held' ORDER BY 1`,
    ),
  ).toEqual([
    { field: 'message', old: true },
    { field: 'specialRequirements', old: true },
  ])
  expect(
    await one(
      `(SELECT count(*)::int FROM files WHERE clean_state IS NULL AND inquiry_id IS NOT NULL AND name LIKE '%.dwg')`,
    ),
  ).toBe(1)
})

test('one active order is due tomorrow, one is two days late', async () => {
  const active = await read<{ due: string }>(
    "SELECT due_date AS due FROM work_orders WHERE status NOT IN ('completed', 'issues')",
  )
  const days = active.map(({ due }) => daysUntil(due, Date.now()))
  expect(days).toContain(1)
  expect(days).toContain(-2)
  expect(Math.max(...days)).toBeGreaterThan(14)
})

test('time runs forward: over eight months, in every history, and from an order to its completion', async () => {
  const backwards = 'SELECT count(*)::int FROM (SELECT created_at < lag(created_at) OVER (ORDER BY id) AS back FROM'
  for (const table of ['events', 'notifications', 'work_orders', 'quotations', 'inquiries'])
    expect([table, await one(`(${backwards} ${table}) t WHERE back)`)]).toEqual([table, 0])
  expect(
    await one(
      '(SELECT count(*)::int FROM work_orders WHERE NOT (created_at <= start_date AND start_date <= completed_date))',
    ),
  ).toBe(0)
  expect(await one('(SELECT bool_or(created_at > now()) FROM events)')).toBe(false)
  expect(await one("(SELECT (now() - min(created_at)) > interval '7 months' FROM events)")).toBe(true)
})

test('the bell agrees with the record: the thing, its state, amounts and days', async () => {
  type Bell = { message: string; same: boolean; away: number; kind: string; data: Record<string, unknown>; id: number }
  const bells = await read<Bell>(`
    SELECT n.message, e.kind, e.data, e.entity_id AS id, n.entity_type = e.entity_type AND n.entity_id = e.entity_id AS same,
      extract(epoch FROM n.created_at - e.created_at)::int AS away
    FROM notifications n LEFT JOIN events e ON e.id = n.event_id ORDER BY n.id`)
  expect(bells.length).toBeGreaterThan(200)
  expect(bells.filter(({ same, away }) => !same || away < 0 || away > 60)).toEqual([])

  // A rework has a due day of its own.
  const reworked = new Set(
    (await read<{ id: number }>('SELECT work_order_id AS id FROM problems WHERE new_due_date IS NOT NULL')).map(
      ({ id }) => id,
    ),
  )
  type Thing = { key: string; name: string; prices: number[]; days: string[] }
  const things = await read<Thing>(`
    SELECT 'inquiry' || id AS key, project_name AS name, '{}'::int[] AS prices, ARRAY[target_date] AS days FROM inquiries
    UNION ALL SELECT 'quotation' || q.id, i.project_name, ARRAY[q.price, q.counter_price] || ARRAY(SELECT (v.terms->>'price')::int FROM quotation_versions v
        WHERE v.quotation_id = q.id), ARRAY[q.valid_until]
      FROM quotations q JOIN inquiries i ON i.id = q.inquiry_id
    UNION ALL SELECT 'workorder' || w.id, i.project_name, ARRAY[w.amount], ARRAY[w.due_date, w.first_due_date] || ARRAY(SELECT ch.due_date FROM order_changes ch
        WHERE ch.work_order_id = w.id) || ARRAY(SELECT sc.day::timestamp AT TIME ZONE 'Asia/Kolkata' FROM schedule_lines sc WHERE sc.work_order_id = w.id)
      FROM work_orders w JOIN inquiries i ON i.id = w.inquiry_id`)
  const byKey = new Map(things.map((thing) => [thing.key, thing]))
  const wrong = bells.filter(({ message, kind, id }) => {
    const thing = byKey.get(kind.split('.')[0]! + id)
    if (!thing) return false
    const days = message.match(/\b\d{1,2} [A-Z][a-z]{2} \d{4}\b/g) ?? []
    const amounts = message.match(/₹[\d,]*\d/g) ?? []
    return (
      !message.includes(thing.name) ||
      (days.some((day) => !thing.days.some((one) => one && day === date(one))) &&
        !(kind.startsWith('workorder.') && reworked.has(id))) ||
      amounts.some((amount) => !thing.prices.some((price) => amount === money(price)))
    )
  })
  expect(wrong.map(({ message }) => message)).toEqual([])
})

/** The state of thing `t`, as its history names it. */
function stateOf(type: string) {
  if (type === 'workorder') return "CASE WHEN t.cancelled THEN 'cancelled' ELSE t.status::text END"
  return type === 'machine' ? 't.approval_status::text' : 't.status::text'
}

test('each thing is in the state that its history ends with, and the audit log keeps the day until which a price is valid', async () => {
  for (const [type, table] of Object.entries(tables).filter(([type]) => Object.hasOwn(nounStates, type))) {
    const ends = `SELECT DISTINCT ON (entity_id) entity_id, to_status FROM events WHERE entity_type = '${type}'
      AND to_status IS NOT NULL AND kind NOT IN ('machine.statusChanged', 'workorder.paymentChanged', 'workorder.payableChanged') ORDER BY entity_id, id DESC`
    const other = `SELECT t.id, ${stateOf(type)}, e.to_status FROM ${table} t JOIN (${ends}) e ON e.entity_id = t.id
      WHERE ${stateOf(type)} <> e.to_status`
    expect([type, await read(other)]).toEqual([type, []])
  }
  expect(
    await one(`(SELECT count(*)::int FROM quotations q JOIN events e ON e.entity_id = q.id AND e.kind = 'quotation.created'
      WHERE (e.data ->> 'validUntil')::timestamptz <> q.valid_until)`),
  ).toBe(0)
})

test('files lie in the store, of every kind', async () => {
  const kinds = await read<{ kind: string }>(
    "SELECT DISTINCT substring(name from '[a-z]+$') AS kind FROM files WHERE storage_key IS NOT NULL ORDER BY 1",
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['dwg', 'dxf', 'jpg', 'pdf', 'step'])
})

test('who quoted had loaded the drawings before', async () => {
  const drawings = 'FROM quotations q JOIN files f ON f.inquiry_id = q.inquiry_id'
  expect(await one(`(SELECT count(*)::int ${drawings})`)).toBeGreaterThan(20)
  const loaded =
    'd.file_id = f.id AND d.user_id = q.supplier_id AND d.last_at <= q.created_at AND d.first_at > f.created_at'
  const unseen = `${drawings} WHERE NOT EXISTS (SELECT FROM file_downloads d WHERE ${loaded})`
  expect(await one(`(SELECT count(*)::int ${unseen})`)).toBe(0)
})

test('nothing waits but the pictures and copies of drawings; the bell holds read and unread news', async () => {
  expect(
    await one("(SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier NOT IN ('picture', 'copy'))"),
  ).toBe(0)
  expect(await one('(SELECT count(*)::int FROM notifications WHERE read_at IS NULL)')).toBeGreaterThan(5)
  expect(await one('(SELECT count(*)::int FROM notifications WHERE read_at IS NOT NULL)')).toBeGreaterThan(50)
})

test('companies have GST numbers that hold', async () => {
  const numbers = await read<{ gstin: string }>('SELECT gst_number AS gstin FROM users WHERE gst_number IS NOT NULL')
  expect(numbers.map(({ gstin }) => gstinHint(gstin))).toEqual(numbers.map(() => null))
})

test('the printed sign-ins work, and the database no longer counts as empty', async () => {
  const lines = (await signIns()).split('\n')
  expect(lines).toHaveLength(3)
  for (const line of lines) {
    const [role, username, password] = line.trim().split(/\s+/)
    expect(await login(null, { username: username!, password: password! })).toMatchObject({ role })
  }
  expect(await isEmpty()).toBe(false)
})

test('what the cards, badges, tasks and days of a role count is what their lists have', async () => {
  for (const line of (await signIns()).split('\n')) {
    const [, username, password] = line.trim().split(/\s+/)
    const viewer = (await login(null, { username: username!, password: password! })) as Viewer
    expect(Object.keys(await countsAgree(viewer)).length).toBeGreaterThan(5)
  }
})

test('the company of the story can issue invoices, and its partners have tax profiles', async () => {
  expect(await one('(SELECT series_prefix FROM operator_profile)')).toBe('JW')
  expect(missingOfOperator(await findOperator({ rows }))).toEqual([])
  const found = await read<{ role: string }>(
    'SELECT u.role::text FROM tax_profiles t JOIN users u ON u.id = t.account_id ORDER BY u.role, u.id',
  )
  expect(found.map(({ role }) => role)).toEqual(['customer', 'customer', 'supplier', 'supplier', 'supplier'])
})

test('a bill of the story is past its day: it is not deductible until it is paid', async () => {
  const [, username, password] = (await signIns()).split('\n')[2]!.trim().split(/\s+/)
  const admin = (await login(null, { username: username!, password: password! })) as Viewer
  const { on, rows: late, taxablePaise } = await getDeduction(admin, {})
  expect(late).toMatchObject([{ number: 'SF-1187', supplierName: 'Satluj Sheet Metal & Fabricators' }])
  expect(late[0]!.dueOn < on).toBe(true)
  expect(taxablePaise).toBe(1_12_800_00)
})

test('eight documents of the story are issued: invoices, one of them credited in part and two of deliveries, and a proforma', async () => {
  const found = await read<{ kind: string; number: string }>(
    'SELECT kind::text, number FROM tax_documents ORDER BY issued_on, id',
  )
  expect(found.map(({ kind }) => kind)).toEqual([
    'invoice',
    'invoice',
    'invoice',
    'invoice',
    'credit_note',
    'invoice',
    'invoice',
    'proforma',
  ])
  expect(new Set(found.map(({ number }) => number)).size).toBe(8)
})

test('every list, record and dashboard is read, and answers what the wire’s schema says', async () => {
  const lines = (await signIns()).split('\n')
  const viewers = []
  for (const line of lines) {
    const [, username, password] = line.trim().split(/\s+/)
    viewers.push((await login(null, { username: username!, password: password! })) as Viewer)
  }
  // Of these the story has none.
  await createView(viewers[0]!, { list: 'workorders', name: 'Late', query: {} })
  await rows(
    sql`SELECT id FROM graphile_worker.add_job('letter', '{"to": "buyer@example.com"}'::json, job_key := 'stuck')`,
  )
  await rows(sql`UPDATE graphile_worker._private_jobs SET attempts = 2, last_error = 'refused' WHERE key = 'stuck'`)

  const answers = await readEverything(viewers)
  const empty = []
  for (const { path, answer } of reads) {
    const bodies = answers.get(path)!
    // Unknown keys are dropped by parsing, so what was there before and isn't after is a key too many.
    for (const body of bodies) expect([path, answer!.parse(body)]).toEqual([path, body])
    if (!bodies.some((body) => !Array.isArray(body) || body.length > 0)) empty.push(path)
  }
  expect(empty).toEqual([])
}, 300_000)

describe('filled up to 2,000 orders', () => {
  beforeAll(enlargeDemo, 300_000)

  const count = async (of: string) => (await read<{ n: number }>(`SELECT count(*)::int AS n FROM ${of}`))[0]!.n

  test('2,000 orders of 40 customers by 30 suppliers, each of whom trades', async () => {
    expect(await count('work_orders')).toBe(2_000)
    expect(await count("users WHERE role = 'customer'")).toBe(40)
    expect(await count("users WHERE role = 'supplier'")).toBe(30)
    const idle = (role: string, other: string) =>
      count(
        `users u WHERE role = '${role}' AND verified AND NOT EXISTS (SELECT FROM work_orders w JOIN inquiries i ON i.id = w.inquiry_id WHERE ${other} = u.id)`,
      )
    expect(await idle('customer', 'i.customer_id')).toBe(0)
    expect(await idle('supplier', 'w.supplier_id')).toBe(0)
  })

  test('what a desk looks for is there, and little of it', async () => {
    const orders = (where: string) => count(`work_orders WHERE ${where}`)
    const due = "(due_date AT TIME ZONE 'Asia/Kolkata')::date"
    const found = {
      open: await orders("status <> 'completed'"),
      late: await orders(`status <> 'completed' AND ${due} < ${today}`),
      week: await orders(`status <> 'completed' AND ${due} BETWEEN ${today} AND ${today} + 6`),
      issues: await orders("status = 'issues'"),
      unpaid: await orders(
        `status = 'completed' AND payment_status <> 'complete' AND completed_date < now() - interval '60 days'`,
      ),
      reported: await orders('done_quantity > 0'),
      owned: await orders('owner_id IS NOT NULL'),
    }
    for (const [what, n] of Object.entries(found)) expect([what, n > 8 && n < 500]).toEqual([what, true])
    expect(await count("inquiries WHERE status IN ('new', 'processing')")).toBeGreaterThan(30)
  })

  test('nothing contradicts itself: states end histories, sums and amounts hold, makers have machine and process, time runs forward', async () => {
    for (const [type, table] of Object.entries(tables).filter(([type]) => Object.hasOwn(nounStates, type))) {
      const ends = `SELECT DISTINCT ON (entity_id) entity_id, to_status FROM events WHERE entity_type = '${type}'
        AND to_status IS NOT NULL AND kind NOT IN ('machine.statusChanged', 'workorder.paymentChanged', 'workorder.payableChanged') ORDER BY entity_id, id DESC`
      expect([
        type,
        await count(
          `${table} t LEFT JOIN (${ends}) e ON e.entity_id = t.id WHERE ${stateOf(type)} IS DISTINCT FROM e.to_status`,
        ),
      ]).toEqual([type, 0])
    }
    const ofOrder =
      'work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id LEFT JOIN quotations q ON q.id = w.quotation_id'
    expect(
      await count(
        `${ofOrder} WHERE q.status <> 'accepted' OR NOT q.ordered OR q.supplier_id <> w.supplier_id OR w.amount <> q.price AND w.closed_at IS NULL`,
      ),
    ).toBe(0)
    expect(
      await count(
        `${ofOrder} WHERE w.done_quantity > i.quantity OR (w.status = 'completed') <> (w.completed_date IS NOT NULL)`,
      ),
    ).toBe(0)
    expect(
      await count('work_orders w JOIN machines m ON m.id = w.machine_id WHERE m.supplier_id <> w.supplier_id'),
    ).toBe(0)
    expect(
      await count(
        `${ofOrder} WHERE NOT (i.created_at < q.created_at AND q.created_at < w.created_at AND w.created_at <= w.start_date)`,
      ),
    ).toBe(0)
    expect(await count('work_orders WHERE completed_date < start_date')).toBe(0)
    expect(await count('events WHERE created_at > now()')).toBe(0)
    expect(await count('quotations q JOIN users s ON s.id = q.supplier_id WHERE s.created_at > q.created_at')).toBe(0)
    const sums = await read<{ same: boolean }>(
      'SELECT (SELECT sum(orders) FROM order_sums) = (SELECT count(*) FROM work_orders WHERE NOT cancelled) AS same',
    )
    expect(sums).toEqual([{ same: true }])
    const numbers = await read<{ gstin: string }>('SELECT gst_number AS gstin FROM users WHERE gst_number IS NOT NULL')
    expect(numbers.filter(({ gstin }) => gstinHint(gstin))).toEqual([])
  })
})
