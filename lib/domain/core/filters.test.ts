import type { Filters } from '@/lib/terms/filters/filter'
import { inquiryFilters } from '@/lib/terms/filters/inquiries'
import { quotationFilters } from '@/lib/terms/filters/quotations'
import { workorderFilters } from '@/lib/terms/filters/workorders'
import { inquiries } from '@/lib/contract/trade/inquiries'
import { quotations } from '@/lib/contract/trade/quotations'
import { workorders } from '@/lib/contract/orders/workorders'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { askOnOrder } from '@/lib/domain/orders/questions/ask-on-order'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { db, raw, rows, sql } from '@/lib/infra/db/db'
import type { Role } from '@/lib/contract/people/account'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'

await ownDatabase()

const DAY = 86_400_000
let people: Record<Role, Viewer>
const made = { workorders: [] as number[], inquiries: [] as number[], quotations: [] as number[] }
let process: { id: number; name: string }
let machineId: number

/** The day in India, this many days from today, YYYY-MM-DD. */
const day = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * DAY)
/** The first instant of that day in India. */
const midnight = (days: number) => new Date(`${day(days)}T00:00:00+05:30`)

beforeAll(async () => {
  people = { customer: await make.customer(), supplier: await make.supplier(), admin: await make.admin() }
  const { customer, supplier } = people
  process = await make.process(supplier, { name: unique('Grinding') })
  const named = await make.process(await make.supplier(), { name: ` ${process.name.toUpperCase()} ` })
  machineId = (await make.machine(supplier, { processId: process.id })).id
  const others = { customer: await make.customer(), supplier: await make.supplier() }

  const dues = [
    null,
    midnight(0),
    new Date(midnight(0).getTime() - 1),
    midnight(1),
    midnight(5),
    midnight(-40),
    midnight(20),
  ]
  const changes = ['created', 'statusChanged', 'paymentChanged', 'progressed'].map((what) => `workorder.${what}`)
  const decided = {
    decidedBy: people.admin.member.id,
    decidedAt: new Date(),
    decisionNote: 'It is as drawn on sheet 2',
  }
  const problems = [
    { status: 'open' },
    { status: 'contained', containment: 'The rest of the lot was sorted', containedAt: new Date() },
    { status: 'decided', decision: 'rework', newDueDate: midnight(9), ...decided },
    { status: 'rejected', closedAt: new Date(), ...decided },
  ] as const
  const states = ['pending', 'issues', 'completed', 'quality_check'] as const
  for (let n = 0; n < 28; n++) {
    const mine = n % 3 !== 2
    const inquiry = await make.inquiry(
      mine ? customer : others.customer,
      n % 4 ? { processId: n % 2 ? process.id : named.id } : {},
    )
    const status = states[n % 4]!
    const { id } = await db().workOrder.create({
      data: {
        supplierId: n % 5 ? supplier.id : others.supplier.id,
        status,
        dueDate: dues[n % 7],
        inquiryId: n % 9 ? inquiry.id : null,
        ownerId: n % 2 ? people.admin.member.id : null,
        machineId: n % 6 ? null : machineId,
        paymentStatus: (['pending', 'partial', 'complete'] as const)[n % 3],
        ...(n % 4 === 1 && { paymentBy: 'ledger', invoiceDueOn: new Date(day(n % 3 ? -3 * n : 5)) }),
        acknowledgeBy: [null, midnight(-1), midnight(2)][n % 3],
        acknowledgedAt: n % 8 ? null : midnight(-3),
        completedDate: status === 'completed' ? new Date(Date.now() - n * 3 * DAY) : null,
      },
    })
    const createdAt = new Date(Date.now() - n * DAY)
    await db().event.create({
      data: { kind: changes[n % 4]!, entityType: 'workorder', entityId: id, createdAt, data: {} },
    })
    made.workorders.push(id)
    if (n % 3 === 1) {
      const asker = n % 2 ? supplier : customer
      const asks = { askedRole: asker.role, askedBy: asker.member.id, reason: 'material', inTime: true } as const
      const days = { dueDate: midnight(20), answerBy: midnight(n % 5 ? 1 : -1) }
      await db().orderChange.create({
        data: { workOrderId: id, ...asks, ...days, status: n % 7 ? 'waiting' : 'declined' },
      })
    }
    if (status === 'completed') {
      const raised = { workOrderId: id, raisedRole: 'customer', raisedBy: customer.member.id, kind: 'finish' } as const
      const before = { description: 'A burr on the inner edge', orderStatusBefore: status }
      await db().orderProblem.create({ data: { ...raised, ...before, ...problems[(n >> 2) % problems.length] } })
    }
    if (n % 9 && n % 4 === 2) await askOnOrder(people.admin, { id, text: 'Crate or carton?' })
    const waived = n % 2 && {
      waivedAt: createdAt,
      waivedBy: people.admin.member.id,
      waiveReason: 'Fetched by the buyer',
    }
    for (const side of ['supply', 'customer'] as const) {
      const sums = { ordered: 20, sent: 5, delivered: 0, accepted: 0, rejected: 0, open: 20, unpacked: 15 }
      const state = (['none', 'part', 'sent', 'received'] as const)[side === 'supply' ? n % 4 : n % 3]!
      if (n % 5) await db().orderGoods.create({ data: { workOrderId: id, side, state, ...sums } })
    }
    if (n % 3) await db().orderDocument.create({ data: { workOrderId: id, kind: 'packing_photo', ...(waived || {}) } })
    if (n % 4 === 1) {
      const photo = { ownerId: supplier.id, purpose: 'photo', name: 'first.jpg', size: 9, type: 'image/jpeg' } as const
      const file = await db().file.create({ data: { ...photo, workOrderId: id, document: 'first_article' } })
      const came = { askedAt: createdAt, fileId: file.id, reminded: n % 8 === 1, accepted: n % 5 ? null : false }
      await db().orderDocument.create({ data: { workOrderId: id, kind: 'first_article', ...came } })
    }
    made.inquiries.push(inquiry.id)
    await db().inquiry.update({
      where: { id: inquiry.id },
      data: {
        ownerId: n % 4 ? null : people.admin.member.id,
        targetDate: dues[(n + 2) % 7],
        revision: n % 5 ? 1 : 2,
        createdAt: new Date(Date.now() - (n % 5) * DAY),
      },
    })
    if (n % 3 === 0) continue
    const validUntil = [null, midnight(-2), midnight(1), midnight(30)][n % 4]
    const quotation = {
      inquiryId: inquiry.id,
      supplierId: n % 2 ? supplier.id : others.supplier.id,
      price: n * 1_000,
      validUntil,
    }
    const status2 = (['pending', 'sent', 'rejected'] as const)[n % 3]!
    made.quotations.push(
      (await db().quotation.create({ data: { ...quotation, details: 'Ex works', status: status2 } })).id,
    )
  }
  for (const [n, inquiryId] of made.inquiries.entries()) {
    if (n % 4 === 3) continue
    if (n % 4 === 0) await db().invitation.create({ data: { inquiryId, supplierId: supplier.id } })
    const did = [{}, { declinedAt: new Date(), declineReason: 'price' as const }, {}][n % 4]!
    const bidder = await db().bidder.upsert({
      where: { inquiryId_supplierId: { inquiryId, supplierId: supplier.id } },
      create: { inquiryId, supplierId: supplier.id, letterNumber: 9, ...did },
      update: did,
    })
    const message = {
      authorId: people.admin.id,
      memberId: people.admin.member.id,
      text: 'As drawn',
      shownAt: new Date(),
    }
    if (n % 4 === 2)
      await db().question.create({ data: { inquiryId, bidderId: bidder.id, messages: { create: message } } })
  }
})

const india = `(now() AT TIME ZONE 'Asia/Kolkata')::date`
const on = (column: string) => `(${column} AT TIME ZONE 'Asia/Kolkata')::date`
const called = () => `'${process.name.toLowerCase()}'`
/** For how many days the payment is due, as `$role` reads it. */
const dueFor = `${india} - CASE WHEN w.payment_by = 'ledger' AND '$role' <> 'supplier' THEN w.invoice_due_on ELSE ${on('w.completed_date')} END`
const open = `w.status::text <> 'completed'`

const toAccept = `w.status::text = 'pending' AND w.acknowledged_at IS NULL AND w.acknowledge_by IS NOT NULL`
/** Orders of which something has moved on the side of `$role`. */
const movedAs = (how: string) => `SELECT work_order_id FROM order_goods
  WHERE ${how} AND side::text = CASE '$role' WHEN 'supplier' THEN 'supply' ELSE 'customer' END`
const asksOf = `SELECT work_order_id FROM order_changes WHERE status = 'waiting'`

const ownBidder = () => `bidders b WHERE b.inquiry_id = i.id AND b.supplier_id = ${people.supplier.id}`

/** By list and filter: each value that is tried, and what plain SQL says of it. */
const lists = () => ({
  workorders: {
    filters: workorderFilters as Filters,
    ask: (as: Viewer, query: object) => listWorkorders(as, workorders.list.query.parse({ limit: 500, ...query })),
    from: `work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id LEFT JOIN machines m ON m.id = w.machine_id
      LEFT JOIN processes p ON p.id = coalesce(m.process_id, i.process_id)`,
    id: 'w.id',
    sees: { customer: `i.customer_id = $1`, supplier: `w.supplier_id = $1`, admin: '$1 > 0' },
    values: [
      ['due', 'late', `${open} AND ${on('w.due_date')} < ${india}`],
      ['due', 'today', `${open} AND ${on('w.due_date')} = ${india}`],
      ['due', 'tomorrow', `${open} AND ${on('w.due_date')} = ${india} + 1`],
      ['due', 'later', `${open} AND ${on('w.due_date')} BETWEEN ${india} + 2 AND ${india} + 6`],
      ['due', 'week', `${open} AND to_char(${on('w.due_date')}, 'IYYY-IW') = to_char(${india}, 'IYYY-IW')`],
      ['due', 'month', `${open} AND to_char(${on('w.due_date')}, 'YYYY-MM') = to_char(${india}, 'YYYY-MM')`],
      ['due', 'none', `${open} AND w.due_date IS NULL`],
      ['dueFrom', day(0), `${on('w.due_date')} >= ${india}`],
      ['dueTo', day(5), `${on('w.due_date')} <= ${india} + 5`],
      ['paymentStatus', 'partial', `w.payment_status = 'partial'`],
      ['paymentStatus', 'open', `w.payment_status IN ('pending', 'partial')`],
      ['payableStatus', 'partial', `w.payable_status = 'partial'`],
      ['payableStatus', 'open', `w.payable_status <> 'complete'`],
      ['unpaid', 'true', `w.status = 'completed' AND w.payment_status IN ('pending', 'partial')`],
      ['age', '0-15', `${dueFor} BETWEEN 0 AND 15`],
      ['age', '0-30', `${dueFor} BETWEEN 0 AND 30`],
      ['age', '16-30', `${dueFor} BETWEEN 16 AND 30`],
      ['age', '61+', `${dueFor} > 60`],
      [
        'documents',
        'missing',
        `${open} AND w.id IN (SELECT work_order_id FROM order_documents WHERE waive_reason IS NULL)`,
      ],
      [
        'firstArticle',
        'asked',
        `w.id IN (SELECT work_order_id FROM order_documents WHERE asked_at IS NOT NULL AND accepted IS NULL)`,
      ],
      [
        'firstArticle',
        'unanswered',
        `w.id IN (SELECT work_order_id FROM order_documents WHERE reminded AND accepted IS NULL)`,
      ],
      ['problem', 'undecided', `w.id IN (SELECT work_order_id FROM problems WHERE status IN ('open', 'contained'))`],
      [
        'problem',
        'ongoing',
        `(SELECT count(*) FROM problems p WHERE p.work_order_id = w.id AND p.closed_at IS NULL) > 0`,
      ],
      ['delivery', 'none', `w.id NOT IN (${movedAs("state::text <> 'none'")})`],
      ['delivery', 'part', `w.id IN (${movedAs("state::text = 'part'")})`],
      ['delivery', 'received', `w.id IN (${movedAs("state::text = 'received'")})`],
      ['acceptance', 'waiting', toAccept],
      ['acceptance', 'late', `${toAccept} AND w.acknowledge_by < now()`],
      [
        'acceptance',
        'done',
        `(w.status::text <> 'pending' OR w.acknowledged_at IS NOT NULL OR w.acknowledge_by IS NULL)`,
      ],
      ['change', 'asked', `w.id IN (${asksOf})`],
      ['change', 'answer', `w.id IN (${asksOf} AND asked_role::text <> '$role')`],
      ['change', 'late', `w.id IN (${asksOf} AND answer_by < now())`],
      ['messages', 'new', `w.id IN (SELECT work_order_id FROM questions)`],
      ['process', process.name, `lower(trim(p.name)) = ${called()}`],
      ['customerId', String(people.customer.id), `i.customer_id = ${people.customer.id}`],
      ['supplierId', String(people.supplier.id), `w.supplier_id = ${people.supplier.id}`],
      ['machineId', String(machineId), `w.machine_id = ${machineId}`],
      ['owner', 'me', `w.owner_id = ${people.admin.member.id}`],
      ['owner', String(people.admin.member.id), `w.owner_id = ${people.admin.member.id}`],
      ['owner', 'none', `w.owner_id IS NULL`],
      [
        'changedFrom',
        day(-9),
        `(SELECT max(${on('e.created_at')}) FROM events e WHERE e.entity_type = 'workorder' AND e.entity_id = w.id) >= ${india} - 9`,
      ],
    ],
  },
  inquiries: {
    filters: inquiryFilters as Filters,
    ask: (as: Viewer, query: object) => listInquiries(as, inquiries.list.query.parse({ limit: 500, ...query })),
    from: 'inquiries i LEFT JOIN processes p ON p.id = i.process_id',
    id: 'i.id',
    sees: { customer: `i.customer_id = $1`, supplier: `$1 > 0`, admin: '$1 > 0' },
    values: [
      ['process', process.name, `lower(trim(p.name)) = ${called()}`],
      ['customerId', String(people.customer.id), `i.customer_id = ${people.customer.id}`],
      ['targetFrom', day(0), `${on('i.target_date')} >= ${india}`],
      ['targetTo', day(1), `${on('i.target_date')} <= ${india} + 1`],
      ['quotes', 'none', `(SELECT count(*) FROM quotations q WHERE q.inquiry_id = i.id) = 0`],
      ['quotes', 'some', `(SELECT count(*) FROM quotations q WHERE q.inquiry_id = i.id) > 0`],
      [
        'waiting',
        '2d',
        `(SELECT count(*) FROM quotations q WHERE q.inquiry_id = i.id) = 0 AND i.created_at < now() - interval '48 hours'`,
      ],
      ['owner', 'me', `i.owner_id = ${people.admin.member.id}`],
      ['owner', 'none', `i.owner_id IS NULL`],
      ['fits', 'true', `lower(trim(p.name)) = ${called()}`],
      [
        'messages',
        'new',
        `(SELECT count(*) FROM questions t JOIN question_messages m ON m.question_id = t.id
          WHERE t.inquiry_id = i.id AND t.work_order_id IS NULL) > 0`,
      ],
      [
        'mine',
        'invited',
        `i.id IN (SELECT v.inquiry_id FROM invitations v WHERE v.supplier_id = ${people.supplier.id})`,
      ],
      ['mine', 'declined', `(SELECT count(b.declined_at) FROM ${ownBidder()}) > 0`],
      [
        'mine',
        'asked',
        `(SELECT count(*) FROM ${ownBidder()} AND b.id IN (SELECT bidder_id FROM questions WHERE work_order_id IS NULL)) > 0`,
      ],
      [
        'mine',
        'quoted',
        `(SELECT count(*) FROM quotations q WHERE q.inquiry_id = i.id AND q.supplier_id = ${people.supplier.id}) > 0`,
      ],
    ],
  },
  quotations: {
    filters: quotationFilters as Filters,
    ask: (as: Viewer, query: object) => listQuotations(as, quotations.list.query.parse({ limit: 500, ...query })),
    from: 'quotations q LEFT JOIN inquiries i ON i.id = q.inquiry_id',
    id: 'q.id',
    sees: { customer: `i.customer_id = $1`, supplier: `q.supplier_id = $1`, admin: '$1 > 0' },
    values: [
      [
        'expiring',
        '3d',
        `q.status IN ('pending', 'sent') AND (q.valid_until AT TIME ZONE 'UTC')::date - (now() AT TIME ZONE 'UTC')::date BETWEEN 0 AND 2`,
      ],
      [
        'expired',
        'true',
        `q.status IN ('pending', 'sent') AND (q.valid_until AT TIME ZONE 'UTC')::date < (now() AT TIME ZONE 'UTC')::date`,
      ],
      ['unconfirmed', 'true', `q.status IN ('pending', 'sent') AND q.revision = 1 AND i.revision = 2`],
      ['customerId', String(people.customer.id), `i.customer_id = ${people.customer.id}`],
      ['supplierId', String(people.supplier.id), `q.supplier_id = ${people.supplier.id}`],
      ['priceFrom', '9000', `q.price >= 9000`],
      ['priceTo', '17000', `q.price <= 17000`],
    ],
  },
})
type Tried = [key: string, value: string, plain: string]

/** Each filter with each other one. A filter that has several values takes another of them for each pair. */
function pairsOf(values: Tried[]): Tried[][] {
  const keys = [...new Set(values.map(([key]) => key))]
  const valueOf = (key: string, turn: number) => {
    const own = values.filter((one) => one[0] === key)
    return own[turn % own.length]!
  }
  return keys.flatMap((one, n) => keys.slice(n + 1).map((other, step) => [valueOf(one, step), valueOf(other, n)]))
}

describe.each(['workorders', 'inquiries', 'quotations'] as const)('%s', (name) => {
  const list = () => ({ ...lists()[name], values: lists()[name].values as Tried[] })

  /** The ids that a role gets, and those that plain SQL finds. */
  async function both(role: Role, tried: Tried[]) {
    const { filters, ask, from, id, sees } = list()
    const as = people[role]
    const own = tried.filter(([key]) => !filters[key]!.roles || filters[key]!.roles.includes(role))
    const { items } = await ask(as, Object.fromEntries(tried))
    const where = [
      sees[role].replace('$1', String(as.id)),
      ...own.map(([, , plain]) => plain.replaceAll('$role', role)),
    ]
    const found = await rows<{ id: number }>(
      sql`SELECT ${raw(id)} AS id FROM ${raw(from)} WHERE ${raw(id)} = ANY (${made[name]}::int[]) AND ${raw(where.map((w) => `(${w})`).join(' AND '))} ORDER BY 1`,
    )
    const ours = items.map((item) => item.id).filter((one) => made[name].includes(one))
    return [ours.sort((a, b) => a - b), found.map((row) => row.id)]
  }

  test.each(['customer', 'supplier', 'admin'] as const)(
    'each value alone and each pair of filters says to a %s what plain SQL says',
    async (role) => {
      const { values } = list()
      let some = 0
      for (const tried of [...values.map((one) => [one]), ...pairsOf(values)]) {
        const [ours, plain] = await both(role, tried)
        const asked = tried.map(([key, value]) => `${key}=${value}`)
        expect([asked, ours]).toEqual([asked, plain])
        some += plain!.length
      }
      expect(some).toBeGreaterThan(0)
    },
  )

  test('each filter of the table is tried', () =>
    expect(new Set(list().values.map(([key]) => key))).toEqual(new Set(Object.keys(list().filters))))
})

test('a pair the wrong way round is refused on its first key; one day alone is a span', async () => {
  const ask = (query: object) => listWorkorders(people.admin, workorders.list.query.parse(query))
  await refused(ask({ dueFrom: '2026-11-25', dueTo: '2026-11-24' }), 'validation', 'dueFrom')
  expect((await ask({ dueFrom: '2026-11-24', dueTo: '2026-11-24' })).items).toBeInstanceOf(Array)
})

test('an unknown value is refused on its key', () => {
  const { error } = workorders.list.query.safeParse({ due: 'soon', age: '7', machineId: 'x' })
  expect(error!.issues.map(({ path }) => path.join('.')).sort()).toEqual(['age', 'due', 'machineId'])
})
