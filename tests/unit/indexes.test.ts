import { rows, sql } from '@/lib/infra/db/db'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

test('every column that names a row of another table has an index: what follows from that row is found, and it is deleted without reading all', async () => {
  const without = await rows<{ column: string }>(sql`
    SELECT k.conrelid::regclass || '.' || a.attname AS column
    FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = k.conrelid AND i.indkey[0] = k.conkey[1])
    ORDER BY 1`)
  expect(without.map(({ column }) => column)).toEqual([])
})
