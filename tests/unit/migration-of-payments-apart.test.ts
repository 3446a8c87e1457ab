import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261129102724_payments_apart'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

/**
 * Order 1 was paid by hand. Order 2 was marked as partially paid by hand, then a receipt paid the rest. Order 3 was never set by
 * hand and a receipt paid a part. Customer 1, supplier 2, admin 3, each one person.
 */
const STORY = `
  INSERT INTO users (id, username, email, role, company_name, contact_name) VALUES
    (1, 'c', 'c@example.com', 'customer', 'C', 'C'), (2, 's', 's@example.com', 'supplier', 'S', 'S'),
    (3, 'a', 'a@example.com', 'admin', 'A', 'A');
  INSERT INTO members (id, company_id, email, name, role, contact, state, password_hash) VALUES
    (11, 1, 'c@example.com', 'C', 'owner', true, 'active', '!'), (12, 2, 's@example.com', 'S', 'owner', true, 'active', '!'),
    (13, 3, 'a@example.com', 'A', 'owner', true, 'active', '!') ON CONFLICT DO NOTHING;
  INSERT INTO inquiries (id, customer_id, project_name, description, quantity) VALUES (1, 1, 'P', 'Milled bracket', 1);
  INSERT INTO work_orders (id, supplier_id, inquiry_id, payment_status, payment_by) VALUES
    (1, 2, 1, 'complete', 'hand'), (2, 2, 1, 'complete', 'ledger'), (3, 2, 1, 'partial', 'ledger');
  INSERT INTO events (id, kind, entity_type, entity_id, from_status, to_status, actor_id, data, created_at) VALUES
    (1, 'workorder.paymentChanged', 'workorder', 1, 'pending', 'complete', 3, '{}', '2026-11-01T10:00:00Z'),
    (2, 'workorder.paymentChanged', 'workorder', 2, 'pending', 'partial', 3, '{}', '2026-11-02T10:00:00Z'),
    (3, 'receipt.received', 'receipt', 7, NULL, NULL, 3, '{}', '2026-11-03T10:00:00Z'),
    (4, 'workorder.paymentChanged', 'workorder', 2, 'partial', 'complete', 3, '{}', '2026-11-03T10:00:00Z'),
    (5, 'receipt.received', 'receipt', 8, NULL, NULL, 3, '{}', '2026-11-04T10:00:00Z'),
    (6, 'workorder.paymentChanged', 'workorder', 3, 'pending', 'partial', 3, '{}', '2026-11-04T10:00:00Z');
  INSERT INTO notifications (id, member_id, event_id, title, message, entity_type, entity_id)
    SELECT e.id * 10 + m.id, m.id, e.id, 'Payment updated', 'The payment is now …', 'workorder', e.entity_id
    FROM events e, members m WHERE e.kind = 'workorder.paymentChanged' AND m.id IN (11, 12);
  INSERT INTO mails (member_id, event_id, topic, done_at)
    SELECT m.id, e.id, 'payments', CASE e.id WHEN 4 THEN now() END
    FROM events e, members m WHERE e.id IN (4, 6) AND m.id IN (11, 12)`

test('an old order by hand keeps one payment for both; of one with receipts the supplier keeps what was set by hand', async () => {
  const { rows } = database
  await rows(STORY)
  expect(await database.migrate()).toContain(MIGRATION)

  expect(await rows('SELECT id, payment_status, payable_status, payable_by FROM work_orders ORDER BY id')).toEqual([
    { id: 1, payment_status: 'complete', payable_status: 'complete', payable_by: 'payment' },
    { id: 2, payment_status: 'complete', payable_status: 'partial', payable_by: 'hand' },
    { id: 3, payment_status: 'partial', payable_status: 'pending', payable_by: 'hand' },
  ])
  expect(await rows(`SELECT id, side FROM events WHERE kind = 'workorder.paymentChanged' ORDER BY id`)).toEqual([
    { id: 1, side: null },
    { id: 2, side: null },
    { id: 4, side: 'customer' },
    { id: 6, side: 'customer' },
  ])
})

test('what suppliers were told of their customers’ receipts goes; what was mailed already stays', async () => {
  const { rows } = database
  const told = 'SELECT member_id, event_id FROM notifications ORDER BY event_id, member_id'
  expect((await rows(told)).map(({ member_id: who, event_id: what }) => `${who} of ${what}`)).toEqual([
    '11 of 1',
    '12 of 1',
    '11 of 2',
    '12 of 2',
    '11 of 4',
    '11 of 6',
  ])
  const mailed = await rows('SELECT member_id, event_id FROM mails ORDER BY event_id, member_id')
  expect(mailed.map(({ member_id: who, event_id: what }) => `${who} of ${what}`)).toEqual([
    '11 of 4',
    '12 of 4',
    '11 of 6',
  ])
})

test('the supplier’s time of the last change leaves out receipts; events stay as they are', async () => {
  const { rows } = database
  const [changed] = await rows('SELECT changed_at, supplier_changed_at FROM work_orders WHERE id = 2')
  expect(changed).toMatchObject({ supplier_changed_at: new Date('2026-11-02T10:00:00Z') })
  await expect(rows(`UPDATE events SET note = 'x' WHERE id = 1`)).rejects.toThrow('only ever added to')
})
