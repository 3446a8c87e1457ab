import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import { ask, type Thing } from './ask'
import { makePeople, type People } from './people'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

let people: People
const ids: Record<string, number> = {}
beforeAll(async () => {
  people = await makePeople()
  const { customer, otherCustomer, supplier, otherSupplier } = people
  const inquiry = async (name: string, by = customer, status = 'new') => {
    const made = await make.inquiry(by)
    ids[name] = made.id
    await db().inquiry.update({ where: { id: made.id }, data: { status: status as 'new' } })
    return made
  }
  await inquiry('open')
  await inquiry('held', people.unverifiedCustomer)
  await inquiry('another’s', otherCustomer)
  await inquiry('closed', customer, 'quoted')
  ids['quoted by the supplier'] = (await make.quotation(supplier, await inquiry('closed, quoted'))).id
  await db().inquiry.update({ where: { id: ids['closed, quoted'] }, data: { status: 'quoted' } })
  ids['by another, for another'] = (await make.quotation(otherSupplier, { id: ids['another’s']! })).id
  ids['order of both'] = (await make.order({ customer, supplier })).workorder.id
  ids['order of others'] = (await make.order({ customer: otherCustomer, supplier: otherSupplier })).workorder.id
  const shared = await make.process(otherSupplier)
  ids['first of its name'] = shared.id
  ids['second of its name'] = (await make.process(supplier, { name: ` ${shared.name.toUpperCase()}` })).id
  ids['pending process'] = (await make.process(supplier, { approved: false })).id
  ids['own machine'] = (await make.machine(supplier)).id
  ids['another’s machine'] = (await make.machine(otherSupplier)).id
  ids['own request'] = (await make.request(supplier)).id
  ids['another’s request'] = (await make.request(otherSupplier)).id
})

const INQUIRIES = ['open', 'held', 'another’s', 'closed', 'closed, quoted']
const QUOTATIONS = ['quoted by the supplier', 'by another, for another']
const ORDERS = ['order of both', 'order of others']
const PROCESSES = ['first of its name', 'second of its name', 'pending process']
const MACHINES = ['own machine', 'another’s machine']
const REQUESTS = ['own request', 'another’s request']

/** What of these stands in whose list. */
const table: [path: string, of: string[], who: keyof People, sees: string[]][] = [
  ['inquiries', INQUIRIES, 'customer', ['open', 'closed', 'closed, quoted']],
  ['inquiries', INQUIRIES, 'otherCustomer', ['another’s']],
  ['inquiries', INQUIRIES, 'unverifiedCustomer', ['held']],
  ['inquiries', INQUIRIES, 'supplier', ['open', 'another’s', 'closed, quoted']],
  ['inquiries', INQUIRIES, 'otherSupplier', ['open', 'another’s']],
  ['inquiries', INQUIRIES, 'unverifiedSupplier', []],
  ['inquiries', INQUIRIES, 'admin', INQUIRIES],
  ['quotations', QUOTATIONS, 'customer', ['quoted by the supplier']],
  ['quotations', QUOTATIONS, 'otherCustomer', ['by another, for another']],
  ['quotations', QUOTATIONS, 'unverifiedCustomer', []],
  ['quotations', QUOTATIONS, 'supplier', ['quoted by the supplier']],
  ['quotations', QUOTATIONS, 'otherSupplier', ['by another, for another']],
  ['quotations', QUOTATIONS, 'admin', QUOTATIONS],
  ['workorders', ORDERS, 'customer', ['order of both']],
  ['workorders', ORDERS, 'otherCustomer', ['order of others']],
  ['workorders', ORDERS, 'unverifiedCustomer', []],
  ['workorders', ORDERS, 'supplier', ['order of both']],
  ['workorders', ORDERS, 'otherSupplier', ['order of others']],
  ['workorders', ORDERS, 'admin', ORDERS],
  ['processes', PROCESSES, 'customer', ['first of its name']],
  ['processes', PROCESSES, 'supplier', ['second of its name', 'pending process']],
  ['processes', PROCESSES, 'otherSupplier', ['first of its name']],
  ['processes', PROCESSES, 'admin', PROCESSES],
  ['machines', MACHINES, 'supplier', ['own machine']],
  ['machines', MACHINES, 'otherSupplier', ['another’s machine']],
  ['machines', MACHINES, 'unverifiedSupplier', []],
  ['machines', MACHINES, 'admin', MACHINES],
  ['workorderrequests', REQUESTS, 'supplier', ['own request']],
  ['workorderrequests', REQUESTS, 'otherSupplier', ['another’s request']],
  ['workorderrequests', REQUESTS, 'unverifiedSupplier', []],
  ['workorderrequests', REQUESTS, 'admin', REQUESTS],
]

test.each(table)('/api/%s: of %j a %s sees %j', async (path, of, who, sees) => {
  const { body } = await ask<Thing[]>(people[who], `GET /api/${path}?limit=500`)
  const seen = new Set(body.map(({ id }) => id))
  expect(of.filter((name) => seen.has(ids[name]!))).toEqual(sees)
})

test('an unverified supplier’s inquiries are an empty list', async () =>
  expect((await ask(people.unverifiedSupplier, 'GET /api/inquiries')).body).toEqual([]))

/** Fields that would say whose a thing is; the session alone says it. */
const forged: [line: string, who: keyof People, field: string, body: object][] = [
  [
    'POST /api/inquiries',
    'customer',
    'customerId',
    { projectName: 'Hub', description: 'Turned hub, 40 mm', quantity: 2 },
  ],
  ['POST /api/machines', 'supplier', 'supplierId', { name: 'VMC', model: 'VF-2', type: 'VMC' }],
  ['POST /api/processes', 'supplier', 'supplierId', { name: 'Honing', description: 'Bores up to 200 mm' }],
]
test.each(forged)('%s of a %s: another’s %s in the body is ignored', async (line, who, field, body) => {
  const other = who === 'customer' ? people.otherCustomer.id : people.otherSupplier.id
  const answer = await ask(people[who], line, { ...body, [field]: other, adminId: other })
  expect([answer.status, answer.body[field]]).toEqual([201, people[who].id])
})

test.each([
  ['role', 'admin'],
  ['verified', true],
  ['password', 'another'],
  ['passwordHash', 'another'],
  ['id', 1],
])('PATCH /api/users/{id}: %s can not be set', async (key, value) => {
  const { id } = people.unverifiedCustomer
  const before = await db().user.findUniqueOrThrow({ where: { id } })
  const { status } = await ask(people.unverifiedCustomer, `PATCH /api/users/${id}`, { [key]: value })
  expect([status, await db().user.findUniqueOrThrow({ where: { id } })]).toEqual([200, before])
})
