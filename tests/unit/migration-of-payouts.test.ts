import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261130093000_payouts'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

/**
 * Bill 1 of supplier 2 is approved: its two lines of order 1, which is paid, and of order 2, which is not; it is rounded by 40 paise.
 * Bill 2 of supplier 3 is approved for order 3, paid in part. Bill 3 of supplier 3 waits: its order 4 is paid. Order 5 has no bill.
 */
const STORY = `
  INSERT INTO users (id, username, email, role, company_name, contact_name) VALUES
    (1, 'c', 'c@example.com', 'customer', 'C', 'C'), (2, 's', 's@example.com', 'supplier', 'S', 'S'),
    (3, 't', 't@example.com', 'supplier', 'T', 'T');
  INSERT INTO members (id, company_id, email, name, role, contact, state, password_hash) VALUES
    (12, 2, 's@example.com', 'S', 'owner', true, 'active', '!'), (13, 3, 't@example.com', 'T', 'owner', true, 'active', '!')
    ON CONFLICT DO NOTHING;
  INSERT INTO inquiries (id, customer_id, project_name, description, quantity) VALUES (1, 1, 'P', 'Milled bracket', 1);
  INSERT INTO work_orders (id, supplier_id, inquiry_id, payment_status, payable_status, payable_by) VALUES
    (1, 2, 1, 'pending', 'complete', 'hand'), (2, 2, 1, 'pending', 'pending', 'hand'), (3, 3, 1, 'pending', 'partial', 'hand'),
    (4, 3, 1, 'pending', 'complete', 'hand'), (5, 3, 1, 'complete', 'complete', 'payment');
  INSERT INTO bills (id, supplier_id, source, number, year, billed_on, taxable_paise, cgst_paise, sgst_paise, igst_paise,
      round_off_paise, total_paise, status, created_by)
    SELECT id, supplier, 'uploaded', number, '26-27', '2026-11-20', taxable, tax, tax, 0, round, total, status::"BillStatus", person
    FROM (VALUES (1, 2, 'S/1', 3000033, 270003, -39, 3540000, 'approved', 12), (2, 3, 'T/1', 1000000, 90000, 0, 1180000, 'approved', 13),
      (3, 3, 'T/2', 1000000, 90000, 0, 1180000, 'submitted', 13))
      AS b (id, supplier, number, taxable, tax, round, total, status, person);
  INSERT INTO bill_lines (bill_id, line_number, work_order_id, quantity_milli, taxable_paise, rate_bp, cgst_paise, sgst_paise, igst_paise,
      delivered_on, has_clock, days)
    SELECT bill, line, ord, 1000, taxable, 1800, tax, tax, 0, '2026-11-18', false, 30
    FROM (VALUES (1, 1, 2, 1000000, 90000), (1, 2, 1, 2000033, 180003), (2, 1, 3, 1000000, 90000), (3, 1, 4, 1000000, 90000))
      AS l (bill, line, ord, taxable, tax)`

test('what was paid by hand of approved bills becomes one payment of its supplier, with the round-off in the last line', async () => {
  const { rows } = database
  await rows(STORY)
  expect(await database.migrate()).toContain(MIGRATION)
  expect(await rows('SELECT supplier_id, amount_paise::int, status, mode, utr, note FROM payouts')).toEqual([
    {
      supplier_id: 2,
      amount_paise: 23_600_00,
      status: 'paid',
      mode: 'adjustment',
      utr: null,
      note: 'Paid before payouts were kept',
    },
  ])
  expect(await rows('SELECT work_order_id, bill_id, line_number, paise::int FROM payout_allocations')).toEqual([
    { work_order_id: 1, bill_id: 1, line_number: 2, paise: 23_600_00 },
  ])
})

test('orders of approved bills follow their bills; those paid in part wait for the sum, others stay as they were', async () => {
  expect(await database.rows('SELECT id, payable_status, payable_by FROM work_orders ORDER BY id')).toEqual([
    { id: 1, payable_status: 'complete', payable_by: 'ledger' },
    { id: 2, payable_status: 'pending', payable_by: 'ledger' },
    { id: 3, payable_status: 'partial', payable_by: 'hand' },
    { id: 4, payable_status: 'complete', payable_by: 'hand' },
    { id: 5, payable_status: 'complete', payable_by: 'payment' },
  ])
})
