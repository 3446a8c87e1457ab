import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261129205000_nda'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

const STORY = `
  INSERT INTO users (id, username, email, role, company_name, contact_name) VALUES
    (1, 'c', 'c@example.com', 'customer', 'C', 'C'), (2, 's', 's@example.com', 'supplier', 'S', 'S');
  INSERT INTO members (id, company_id, name, email, password_hash, role) VALUES (9, 2, 'Sunil', 'sunil@example.com', '!', 'owner');
  INSERT INTO inquiries (id, customer_id, project_name, description, quantity, status) VALUES (5, 1, 'Flange', 'Turned', 500, 'new')`
const HASH = '0'.repeat(64)

test('an old inquiry asks for no NDA; a company accepts it once for an inquiry, and only a version that exists', async () => {
  const { rows } = database
  await rows(STORY)
  expect(await database.migrate()).toContain(MIGRATION)
  expect(await rows('SELECT nda FROM inquiries WHERE id = 5')).toEqual([{ nda: false }])
  expect(await rows('SELECT count(*)::int AS versions FROM nda_versions')).toEqual([{ versions: 0 }])

  const accept = () =>
    rows(
      `INSERT INTO nda_acceptances (supplier_id, accepted_by, inquiry_id, version, sha256) VALUES (2, 9, 5, 1, '${HASH}')`,
    )
  await expect(accept()).rejects.toThrow(/nda_acceptances_version_fkey/)
  await rows(`INSERT INTO nda_versions (version, text, sha256, set_by) VALUES (1, 'Keep it secret', '${HASH}', 9)`)
  await accept()
  await expect(accept()).rejects.toThrow(/nda_acceptances_inquiry_id_supplier_id_key/)
  for (const change of [
    `UPDATE nda_versions SET text = 'Tell everybody'`,
    'DELETE FROM nda_acceptances',
    'UPDATE nda_acceptances SET version = 1',
  ])
    await expect(rows(change)).rejects.toThrow('never change')
})
