import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261129143539_first_article'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

/**
 * Orders that require a first article: 1 received, 2 started with a final report, 3 started with a report of before its parts were made again,
 * 4 in production, 5 completed, 6 stopped in production, 7 stopped before it, 8 waived. 9 requires an inspection report. 10 has a file.
 */
const STORY = `
  INSERT INTO users (id, username, email, role, company_name, contact_name) VALUES
    (1, 'c', 'c@example.com', 'customer', 'C', 'C'), (2, 's', 's@example.com', 'supplier', 'S', 'S'),
    (3, 'a', 'a@example.com', 'admin', 'A', 'A');
  INSERT INTO members (id, company_id, email, name, role, contact, state, password_hash) VALUES
    (11, 1, 'c@example.com', 'C', 'owner', true, 'active', '!'), (12, 2, 's@example.com', 'S', 'owner', true, 'active', '!'),
    (13, 3, 'a@example.com', 'A', 'owner', true, 'active', '!') ON CONFLICT DO NOTHING;
  INSERT INTO inquiries (id, customer_id, project_name, description, quantity) VALUES (1, 1, 'P', 'Milled bracket', 1);
  INSERT INTO work_orders (id, supplier_id, inquiry_id, status, completed_date) VALUES
    (1, 2, 1, 'pending', NULL), (2, 2, 1, 'started', NULL), (3, 2, 1, 'started', NULL), (4, 2, 1, 'in_progress', NULL),
    (5, 2, 1, 'completed', now()), (6, 2, 1, 'issues', NULL), (7, 2, 1, 'issues', NULL), (8, 2, 1, 'started', NULL),
    (9, 2, 1, 'in_progress', NULL), (10, 2, 1, 'pending', NULL);
  INSERT INTO events (kind, entity_type, entity_id, from_status, to_status, actor_id, data) VALUES
    ('workorder.statusChanged', 'workorder', 6, 'started', 'in_progress', 2, '{}'),
    ('workorder.statusChanged', 'workorder', 6, 'in_progress', 'issues', 2, '{}'),
    ('workorder.statusChanged', 'workorder', 7, 'pending', 'issues', 2, '{}');
  INSERT INTO order_documents (work_order_id, kind)
    SELECT id, CASE id WHEN 9 THEN 'inspection_report' ELSE 'first_article' END::"DocumentKind" FROM work_orders;
  UPDATE order_documents SET waived_at = now(), waived_by = 13, waive_reason = 'The same part as in May' WHERE work_order_id = 8;
  INSERT INTO reports (id, work_order_id, kind, version, lot_size, plan, sample_size, accept_max, status, verdict, created_by, final_at, final_by)
    SELECT id * 10, id, 'first_article', 1, 1, 'one', 1, 0, 'final', 'accepted', 12, '2026-11-01T10:00:00Z', 12
    FROM work_orders WHERE id IN (2, 3, 4, 8);
  INSERT INTO problems (id, work_order_id, kind, description, raised_role, raised_by, status, decision, decision_note, decided_by, decided_at, order_status_before, new_due_date, closed_at)
    VALUES (1, 3, 'dimension', 'Too short', 'supplier', 12, 'closed', 'remake', 'All are made again', 13, '2026-11-02T10:00:00Z', 'in_progress', now(), now());
  INSERT INTO files (id, owner_id, purpose, name, size, type, work_order_id, document, storage_key)
    VALUES (77, 2, 'photo', 'first.jpg', 9, 'image/jpeg', 10, 'first_article', 'k')`

test('orders in production count as accepted; what came of the others waits for acceptance from now on', async () => {
  const { rows } = database
  await rows(STORY)
  expect(await database.migrate()).toContain(MIGRATION)
  const found = await rows(`
    SELECT work_order_id AS id, accepted, report_id, file_id, asked_at > now() - interval '1 hour' AS asked, decided_at
    FROM order_documents ORDER BY work_order_id`)
  const none = { accepted: null, report_id: null, file_id: null, asked: null, decided_at: null }
  expect(found).toEqual([
    { ...none, id: 1 },
    { ...none, id: 2, report_id: 20, asked: true },
    { ...none, id: 3 },
    { ...none, id: 4, accepted: true },
    { ...none, id: 5, accepted: true },
    { ...none, id: 6, accepted: true },
    { ...none, id: 7 },
    { ...none, id: 8 },
    { ...none, id: 9 },
    { ...none, id: 10, file_id: 77, asked: true },
  ])
})
