import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261129173932_company_documents'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

const STORY = `
  INSERT INTO users (id, username, email, role, company_name, contact_name) VALUES
    (1, 'c', 'c@example.com', 'customer', 'C', 'C'), (2, 's', 's@example.com', 'supplier', 'S', 'S');
  INSERT INTO inquiries (id, customer_id, project_name, description, quantity, status) VALUES (5, 1, 'Flange', 'Turned', 500, 'new');
  INSERT INTO files (id, owner_id, purpose, name, size, type, inquiry_id) VALUES
    (7, 1, 'inquiry', 'flange.pdf', 9, 'application/pdf', 5), (8, 2, 'inquiry', 'iso.pdf', 9, 'application/pdf', NULL)`
const kept = 'SELECT id, purpose, inquiry_id, company_document_id FROM files ORDER BY id'

test('old files stay where they are; a file of a company document belongs to nothing else', async () => {
  const { rows } = database
  await rows(STORY)
  expect(await database.migrate()).toContain(MIGRATION)
  expect(await rows(kept)).toEqual([
    { id: 7, purpose: 'inquiry', inquiry_id: 5, company_document_id: null },
    { id: 8, purpose: 'inquiry', inquiry_id: null, company_document_id: null },
  ])
  await rows(`INSERT INTO company_documents (id, supplier_id, kind, number) VALUES (3, 2, 'iso_9001', 'Q-1')`)
  expect(await rows('SELECT status, told_days FROM company_documents')).toEqual([
    { status: 'submitted', told_days: null },
  ])
  await rows(`UPDATE files SET purpose = 'company', company_document_id = 3 WHERE id = 8`)
  const attach = rows('UPDATE files SET company_document_id = 3, inquiry_id = NULL WHERE id = 7')
  await expect(attach).rejects.toThrow(/files_company_document_id_key/)
  await rows(`INSERT INTO company_documents (id, supplier_id, kind, number) VALUES (4, 2, 'other', 'Q-2')`)
  const both = rows('UPDATE files SET company_document_id = 4 WHERE id = 7')
  await expect(both).rejects.toThrow(/files_belong_to_one_thing/)
})
