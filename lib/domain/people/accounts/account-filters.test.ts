import type { Account } from '@/lib/contract/people/account'
import { accounts } from '@/lib/contract/people/accounts'
import { db, raw, rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { supplierFilters } from '@/lib/terms/filters/accounts'
import { make, unique } from '@/tests/make'
import { removeMember } from '../members/remove-member'
import { listCustomers, listSuppliers } from './list-accounts'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const DAY = 86_400_000
const process = unique('Honing')
const made: Account[] = []
let admin: Viewer

/** The day in India, so many days ago. */
const ago = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() - days * DAY)

/** Each value that is tried, and what plain SQL says of it. */
const values: [key: string, value: string, plain: string][] = [
  ['state', 'pending', `NOT u.verified AND u.decision IS NULL`],
  ['state', 'verified', `u.verified AND NOT u.recheck`],
  ['state', 'recheck', `u.verified AND u.recheck AND u.decision IS NULL`],
  ['state', 'rejected', `u.decision::text = 'rejected'`],
  ['state', 'changes', `u.decision::text = 'changes'`],
  ['since', ago(1), `(u.created_at AT TIME ZONE 'Asia/Kolkata')::date >= '${ago(1)}'`],
  [
    'process',
    process.toUpperCase(),
    `EXISTS (SELECT 1 FROM processes p WHERE p.supplier_id = u.id AND p.status = 'approved' AND lower(trim(p.name)) = '${process.toLowerCase()}')`,
  ],
]

beforeAll(async () => {
  admin = await make.admin()
  const states = [
    { verified: false },
    { verified: true },
    { verified: true, recheck: true },
    { verified: false, decision: 'rejected' },
    { verified: true, recheck: true, decision: 'changes' },
  ] as const
  for (const n of Array.from({ length: 20 }, (_, i) => i)) {
    const supplier = await make.supplier()
    if (n % 4 < 2) await make.process(supplier, { name: process, approved: n % 4 === 0 })
    const createdAt = new Date(Date.now() - (n % 3) * DAY)
    await db().user.update({ where: { id: supplier.id }, data: { ...states[n % 5], createdAt } })
    made.push(supplier)
  }
})

test('each filter of suppliers alone and each pair says what plain SQL says', async () => {
  const pairs = values.flatMap((one, n) => [
    [one],
    ...values.slice(n + 1).flatMap((other) => (other[0] === one[0] ? [] : [[one, other]])),
  ])
  const ids = made.map(({ id }) => id)
  for (const tried of pairs) {
    const query = Object.fromEntries(tried)
    // Newest first: others' suppliers may fill more than a page.
    const { items } = await listSuppliers(admin, accounts.suppliers.query.parse({ limit: 500, ...query }))
    const where = raw(tried.map(([, , plain]) => `(${plain})`).join(' AND '))
    const plain = await rows<{ id: number }>(
      sql`SELECT u.id FROM users u WHERE u.id = ANY (${ids}::int[]) AND ${where} ORDER BY u.id DESC`,
    )
    const ours = items.map(({ id }) => id).filter((id) => ids.includes(id))
    expect([query, ours]).toEqual([query, plain.map(({ id }) => id)])
  }
})

test('each filter of the table is tried', () =>
  expect(new Set(values.map(([key]) => key))).toEqual(new Set(Object.keys(supplierFilters))))

test('a company in a list says how many people act for it, the invited ones too and no removed one', async () => {
  const supplier = await make.supplier()
  await make.colleague(supplier, 'quoter')
  const gone = await make.colleague(supplier, 'floor')
  await removeMember(supplier, { id: gone.member.id })
  const { items } = await listSuppliers(admin, { limit: 5, q: supplier.email })
  expect(items.map(({ id, members }) => ({ id, members }))).toEqual([{ id: supplier.id, members: 2 }])
})

test.each([
  ['customers', make.customer, listCustomers],
  ['suppliers', make.supplier, listSuppliers],
] as const)('%s are found by company, contact, email and GST number', async (_, made, list) => {
  const gstNumber = unique('GST')
  const one = await made({ companyName: unique('Company'), contactName: unique('Asha'), gstNumber })
  await made()
  for (const q of [one.companyName.slice(3), one.contactName, one.email.split('@')[0]!, gstNumber.toLowerCase()])
    expect([q, (await list(admin, { limit: 5, q })).items.map(({ id }) => id)]).toEqual([q, [one.id]])
})

test('the list of suppliers says what each has to do, and how it keeps its days', async () => {
  const supplier = await make.supplier()
  const busy = await make.machine(supplier, { approved: true })
  await make.machine(supplier, { approved: true })
  await make.machine(supplier, { approved: false })
  await db().machine.update({ where: { id: busy.id }, data: { status: 'running' } })
  await make.order({ supplier })
  const { workorder } = await make.order({ supplier })
  const day = new Date('2026-03-10T00:00:00Z')
  await db().workOrder.update({
    where: { id: workorder.id },
    data: { status: 'completed', dueDate: day, completedDate: day },
  })
  const { items } = await listSuppliers(await make.admin(), { q: supplier.companyName, limit: 10 })
  expect(items.map(({ work }) => work)).toEqual([{ open: 1, machines: 2, idle: 1, dated: 1, onTime: 1 }])
})
