import { rows, sql } from '@/lib/infra/db/db'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

test('every text that is stored has a limit in its column', async () => {
  const unlimited = await rows<{ column: string }>(sql`
    SELECT c.table_name || '.' || c.column_name AS column FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND c.table_name NOT LIKE '\_prisma%' AND c.table_name NOT LIKE 'fuzz%'
      AND (c.data_type = 'text' OR c.data_type = 'ARRAY' OR (c.data_type = 'character varying' AND c.character_maximum_length IS NULL))
      AND NOT EXISTS (
        SELECT 1 FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
        WHERE k.contype = 'c' AND k.conrelid = format('public.%I', c.table_name)::regclass AND a.attname = c.column_name
          AND pg_get_constraintdef(k.oid) ~ '(length|cardinality)[(]')
    ORDER BY 1`)
  expect(unlimited.map(({ column }) => column)).toEqual([])
})

test('a text over the limit of its column is refused by the database', async () => {
  await expect(rows(sql`INSERT INTO rate_limits (key) VALUES (${'x'.repeat(401)})`)).rejects.toThrow(
    'rate_limits_key_length',
  )
})
