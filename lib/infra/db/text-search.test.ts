import { rows, sql } from '@/lib/infra/db/db'
import { ownDatabase } from '@/tests/own-database'
import { begins, folded, holds } from './text-search'

await ownDatabase()

test.each([
  ['Café', 'cafe\u0301'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['İzmir', 'izmir'],
  ['5 µm', '5 μM'],
  ['Ｆｌａｎｇｅ', 'flange'],
  ['\u0958लम', '\u0915\u093Cलम'],
  ['व्यास', 'व्यास'],
  ['100% _x\\', '100% _X\\'],
  ['Ø25', 'ø25'],
])('the database folds %s as it is asked for', async (text, q) => {
  const [found] = await rows(
    sql`SELECT ${holds(folded(sql`${text}::text`), q)} AS held, ${begins(folded(sql`${text}::text`), q)} AS begun`,
  )
  expect(found).toEqual({ held: true, begun: true })
})

test('a search of the lists reads the index of its text', async () => {
  const plan = async (condition: ReturnType<typeof holds>) =>
    JSON.stringify(await rows(sql`EXPLAIN SELECT i.id FROM inquiries i WHERE ${condition}`))
  await rows(sql`SET enable_seqscan = off`)
  try {
    expect(await plan(holds(folded(sql`i.project_name`), 'Café'))).toContain('inquiries_search')
    expect(await plan(begins(folded(sql`i.project_name`), 'Café'))).toContain('inquiries_beginning')
  } finally {
    await rows(sql`RESET enable_seqscan`)
  }
})
