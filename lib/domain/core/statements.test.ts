import type { Endpoint } from '@/lib/contract/core/endpoint'
import { search } from '@/lib/contract/desk/search'
import { db } from '@/lib/infra/db/db'
import { raiseProblem } from '@/lib/domain/orders/order-problems/raise-problem'
import type { Viewer } from '@/lib/rules/core/permissions'
import { cookieOf } from '@/tests/call'
import { issue } from '@/tests/issued'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { company, taxProfile } from '@/tests/invoice-fixtures'
import { ask } from '@/tests/product/ask'
import { readsOf } from '@/tests/reads'
import { recordStatements } from '@/tests/sent-statements'

await ownDatabase()

// A list costs the same number of statements however long it is.
const sent = recordStatements()

/** How many statements each role's reading takes, the one for the session among them, and how long its lists are. */
async function read(people: Record<'customer' | 'supplier' | 'admin', Viewer>) {
  const costs: Record<string, number> = {}
  const lengths: Record<string, number> = {}
  for (const viewer of Object.values(people)) {
    await cookieOf(viewer)
    const calls: Endpoint[] = [...readsOf(viewer.role).map(({ endpoint }) => endpoint), search.find]
    for (const { list, path, answer } of calls) {
      const query = list ? '?limit=100&counts=true' : path === search.find.path ? '?q=Bra' : ''
      const name = `${path} of a ${viewer.role}`
      const before = sent.length
      const { body, headers } = await ask<unknown>(viewer, `GET ${path}${query}`)
      costs[name] = sent.length - before
      if (list) lengths[name] = Number(headers.get('x-total-count'))
      expect(answer!.parse(body)).toEqual(body)
    }
  }
  return { costs, lengths }
}

test('what a role reads takes as many statements for 12 rows as for 2, and is what the contract promises', async () => {
  const people = { customer: await make.customer(), supplier: await make.supplier(), admin: await make.admin() }
  const { customer, supplier } = people
  await company()
  await taxProfile(customer)
  const grow = async (rows: number) => {
    for (let n = 0; n < rows; n++) {
      const { inquiry, workorder } = await make.order({ customer, supplier })
      await issue(people.admin, workorder.id)
      await raiseProblem(supplier, { id: workorder.id, kind: 'machine', description: 'The spindle is down' })
      const paid = { customerId: customer.id, status: 'received', amountPaise: 100, mode: 'cash' } as const
      const allocations = { create: { workOrderId: workorder.id, paise: 100 } }
      await db().receipt.create({ data: { ...paid, receivedOn: new Date('2026-11-02'), allocations } })
      await make.quotation(supplier, await make.inquiry(customer))
      await make
        .upload(customer, 'inquiry')
        .then((f) =>
          db().file.update({ where: { id: f.id }, data: { inquiryId: inquiry.id, name: `${n}-${f.id}.pdf` } }),
        )
      const rate = { kind: 'gst', rateBp: 1800, from: new Date('2026-04-01') } as const
      await db().rate.create({ data: { ...rate, code: String(60_000_000 + 100 * rows + n) } })
      await make.request(supplier)
      await make.process(supplier, { approved: n % 2 === 0 })
      await make.inquiry(customer)
      await make.review(customer)
      await make.customer()
      await make.supplier()
    }
  }
  await grow(2)
  const few = await read(people)
  await grow(10)
  const many = await read(people)

  expect(many.costs).toEqual(few.costs)
  for (const [name, cost] of Object.entries(few.costs))
    expect([name, cost <= (name.includes('dashboard') ? 6 : 3)]).toEqual([name, true])
  // A list that does not grow here shows nothing: make something for it.
  const still = Object.keys(many.lengths).filter((name) => many.lengths[name]! < few.lengths[name]! + 5)
  // No invoice is a supplier's.
  expect(still).toEqual(['/api/invoices of a supplier'])
  expect(many.lengths['/api/workorders of a supplier']).toBe(12)
})
