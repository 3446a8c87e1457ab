import type { Endpoint } from '@/lib/contract/core/endpoint'
import { search } from '@/lib/contract/desk/search'
import type { Viewer } from '@/lib/rules/core/permissions'
import { cookieOf } from '@/tests/call'
import { make, unique } from '@/tests/make'
import { lists } from '@/tests/nouns'
import { ownDatabase } from '@/tests/own-database'
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

test('what a role reads takes as many statements for 7 rows as for 2, and is what the contract promises', async () => {
  const people = { customer: await make.customer(), supplier: await make.supplier(), admin: await make.admin() }
  const growAll = async (rows: number) => {
    for (let n = 0; n < rows; n++) for (const { grow } of lists) await grow(people, unique('Bracket'))
  }
  await growAll(2)
  const few = await read(people)
  await growAll(5)
  const many = await read(people)

  expect(many.costs).toEqual(few.costs)
  for (const [name, cost] of Object.entries(few.costs))
    expect([name, cost <= (name.includes('dashboard') ? 6 : 3)]).toEqual([name, true])
  const still = Object.keys(many.lengths).filter((name) => many.lengths[name]! < few.lengths[name]! + 5)
  expect(still).toEqual(lists.flatMap(({ path, notFor = [] }) => notFor.map((role) => `${path} of a ${role}`)))
})
