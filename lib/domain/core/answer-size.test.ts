import { inquiries } from '@/lib/contract/trade/inquiries'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { rows, sql } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import { fitting, MAX_ANSWER_BYTES } from './answer-size'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

test('a page of long texts ends before 2 MB, and the next pages bring the rest, each row once', async () => {
  const customer = await make.customer()
  await rows(sql`
    INSERT INTO inquiries (project_name, description, special_requirements, quantity, customer_id)
    SELECT 'Flange ' || n, repeat('अ', 5000), repeat('अ', 5000), 1, ${customer.id}::int FROM generate_series(1, 200) n`)
  const seen: number[] = []
  const sizes: number[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listInquiries(customer, inquiries.list.query.parse({ limit: 500, cursor }))
    sizes.push(Buffer.byteLength(JSON.stringify(page.items)))
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next
  }
  expect(sizes.length).toBeGreaterThan(2)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_ANSWER_BYTES)
  expect(new Set(seen).size).toBe(200)
})

test('one row that is larger by itself is still given', () => expect(fitting(['x'.repeat(99)], 10)).toHaveLength(1))
