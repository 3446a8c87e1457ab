import { rows, sql } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

/** What two sides read the number of, or one reads of its own. */
const read = [
  'approval_requests',
  'certificates',
  'files',
  'inquiries',
  'lots',
  'notifications',
  'order_changes',
  'parts',
  'problems',
  'question_messages',
  'questions',
  'quotations',
  'reports',
  'rfqs',
  'schedule_lines',
  'shipment_lines',
  'shipments',
  'work_order_requests',
  'work_orders',
]

test('what is numbered between two of one’s own is not counted by their numbers', async () => {
  const supplier = await make.supplier()
  const gaps = new Set<number>()
  let last = 0
  for (let n = 0; n < 12; n++) {
    const { id } = await make.quotation(supplier, await make.inquiry(await make.customer()))
    expect(id).toBeGreaterThan(last)
    if (last) gaps.add(id - last)
    last = id
  }
  // Nobody else quoted meanwhile.
  expect(gaps.size).toBeGreaterThan(2)
})

test('ids of both sides have gaps; those of legal series are no numbers of theirs', async () => {
  const gapped = await rows<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'id' AND column_default LIKE 'next_id(%' ORDER BY 1`)
  expect(gapped.map(({ name }) => name)).toEqual(read)
})
