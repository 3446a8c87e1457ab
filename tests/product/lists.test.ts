import { allEndpoints } from '@/lib/contract/calls'
import { db } from '@/lib/infra/db/db'
import { raiseProblem } from '@/lib/domain/orders/order-problems/raise-problem'
import { claimReceipt } from '@/lib/domain/money/receipts/claim-receipt'
import type { Viewer } from '@/lib/rules/core/permissions'
import { issue } from '@/tests/issued'
import { make, unique } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { company, taxProfile } from '@/tests/invoice-fixtures'
import { reference } from '@/tests/receipt-fixtures'
import { ask, type Thing } from './ask'

await ownDatabase()

const MARK = unique('Mark')
const COUNT = 7
let people: Record<'customer' | 'supplier' | 'admin', Viewer>
beforeAll(async () => {
  const [customer, supplier] = [await make.customer(), await make.supplier()]
  people = { customer, supplier, admin: await make.admin() }
  await company()
  await taxProfile(customer)
  const entry = {
    memberId: customer.member.id,
    title: 'New quotation',
    message: 'A',
    entityType: 'quotation',
    entityId: 1,
  }
  for (let n = 0; n < COUNT; n++) {
    const { workorder } = await make.order({ customer, supplier })
    await issue(people.admin, workorder.id)
    const form = { id: workorder.id, kind: 'machine', description: 'The spindle is down' } as const
    await raiseProblem(supplier, form)
    await db().workOrder.update({ where: { id: workorder.id }, data: { status: 'pending' } })
    const paid = { amountPaise: 100, mode: 'neft', utr: reference(), paidOn: '2026-11-02' } as const
    await claimReceipt(customer, { ...paid, workOrderId: workorder.id })
    const { machineId, processId } = await make.request(supplier)
    await db().machine.update({ where: { id: machineId }, data: { name: MARK } })
    await db().process.update({ where: { id: processId }, data: { name: MARK } })
    await make.review(customer, { text: MARK })
    await make.customer({ companyName: MARK })
    await make.supplier({ companyName: MARK })
    await make.rate({ note: MARK })
    await db().notification.create({ data: entry })
  }
  // What its orders told it meanwhile.
  const told = { memberId: customer.member.id, eventId: { not: null } }
  await db().notification.updateMany({ where: told, data: { readAt: new Date() } })
  await db().inquiry.updateMany({ where: { customerId: customer.id }, data: { projectName: MARK } })
})

type Who = keyof typeof people
/** Each list, by one whose things it holds, with a filter that all of them fit and one that none fits. */
const lists: [path: string, who: Who, all: string, none: string][] = [
  ['/api/inquiries', 'customer', 'status=accepted', 'status=new'],
  ['/api/quotations', 'supplier', 'status=accepted', 'status=pending'],
  ['/api/workorders', 'supplier', 'status=pending', 'status=issues'],
  ['/api/problems', 'supplier', 'open=true', 'status=ended'],
  ['/api/invoices', 'customer', 'status=open', 'status=paid'],
  ['/api/receipts', 'customer', 'status=claimed', 'status=ended'],
  ['/api/processes', 'supplier', 'status=approved', 'status=pending'],
  ['/api/machines', 'supplier', 'status=idle', 'status=running'],
  ['/api/workorderrequests', 'supplier', 'status=pending', 'status=assigned'],
  ['/api/customers', 'admin', `status=verified&q=${MARK}`, `status=pending&q=${MARK}`],
  ['/api/suppliers', 'admin', `status=verified&q=${MARK}`, `status=pending&q=${MARK}`],
  ['/api/messages', 'admin', `state=held&q=${MARK}`, `state=released&q=${MARK}`],
  ['/api/rates', 'admin', `kind=gst&q=${MARK}`, `kind=bank&q=${MARK}`],
  ['/api/notifications', 'customer', 'unread=true', ''],
]
const get = (who: Who, at: string) => ask<Thing[]>(people[who], `GET ${at}`)
const nextOf = (headers: Headers) => /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]

describe.each(lists)('%s of a %s', (path, who, all) => {
  test('is an array, newest first, 100 at most unless told, and says its exact length', async () => {
    const { status, headers, body } = await get(who, `${path}?${all}`)
    expect([status, body.length]).toEqual([200, COUNT])
    const ids = body.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect([headers.get('x-total-count'), headers.get('x-total-count-capped')]).toEqual([String(COUNT), null])
    expect(nextOf(headers)).toBeUndefined()
  })

  test.each([1, 3, COUNT, 500])('a page of %d leads on to the end: each thing once, none missing', async (limit) => {
    const whole = (await get(who, `${path}?${all}`)).body.map(({ id }) => id)
    const walked: number[] = []
    let at: string | undefined = `${path}?${all}&limit=${limit}`
    while (at) {
      const { headers, body } = await get(who, at)
      expect(body.length).toBeLessThanOrEqual(limit)
      expect(headers.get('x-total-count')).toBe(String(COUNT))
      walked.push(...body.map(({ id }) => id))
      at = nextOf(headers)
    }
    expect(walked).toEqual(whole)
  })

  test.each(['limit=0', 'limit=501', 'limit=-1', 'limit=abc', 'limit=1.5', 'cursor=foreign'])(
    '%s is refused with 400',
    async (query) => {
      const { status, body } = await ask(people[who], `GET ${path}?${query}`)
      expect([status, body.code]).toEqual([400, 'validation'])
    },
  )

  test('a cursor of another order of it is refused', async () => {
    const at = nextOf((await get(who, `${path}?${all}&limit=1`)).headers)!
    expect((await get(who, `${at}&sort=id`)).status).toBe(400)
  })
})

test('every list of the contract is read here, but for the audit log, notes and questions, which have tests of their own', () => {
  const known = [...lists.map(([path]) => path), '/api/audit', '/api/notes', '/api/inquiries/{id}/questions']
  expect(known.sort()).toEqual(allEndpoints.flatMap((e) => (e.list ? e.path : [])).sort())
})

describe('the filters of a list', () => {
  const filtered = lists.filter(([path]) => path !== '/api/notifications')
  test.each(filtered)('%s of a %s: all are %s, none %s', async (path, who, all, none) => {
    expect((await get(who, `${path}?${all}`)).body).toHaveLength(COUNT)
    expect((await get(who, `${path}?${none}`)).body).toEqual([])
    expect((await get(who, `${path}?${none.split('=')[0]}=nonsense`)).status).toBe(400)
  })

  test.each(filtered)('%s of a %s is searched by text, in any case', async (path, who) => {
    expect((await get(who, `${path}?q=${MARK.toUpperCase()}`)).body).toHaveLength(COUNT)
    expect((await get(who, `${path}?q=${MARK}-not`)).body).toEqual([])
  })
})
