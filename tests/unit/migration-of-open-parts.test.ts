import { databaseBefore } from '@/tests/database-before'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const MIGRATION = '20261129180000_open_parts'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => void (database = await databaseBefore(MIGRATION)))
afterAll(() => database.end())

/**
 * Of five orders of ₹1,00,000 and 18 %, 1 is paid by hand. Of 2, ₹50,000 are paid and nothing is invoiced; of 3, besides, ₹59,000 and
 * ₹600 are invoiced and ₹100 of the second credited. 4 is paid but for 99 paise. The billing of 5 is closed below its terms.
 * 3 and 5 were completed. Receipt 4 was reversed.
 */
const STORY = `
  INSERT INTO users (id, username, email, role, company_name, contact_name) VALUES
    (1, 'c', 'c@example.com', 'customer', 'C', 'C'), (2, 's', 's@example.com', 'supplier', 'S', 'S');
  INSERT INTO members (id, company_id, email, name, role, contact, state, password_hash) VALUES
    (11, 1, 'c@example.com', 'C', 'owner', true, 'active', '!'), (12, 2, 's@example.com', 'S', 'owner', true, 'active', '!')
    ON CONFLICT DO NOTHING;
  INSERT INTO inquiries (id, customer_id, project_name, description, quantity)
    SELECT n, 1, 'P', 'Milled bracket', 1 FROM generate_series(1, 5) n;
  INSERT INTO quotations (id, inquiry_id, supplier_id, price, details, status)
    SELECT n, n, 2, 100000, 'Ex works', 'accepted' FROM generate_series(1, 5) n;
  INSERT INTO work_orders (id, supplier_id, inquiry_id, quotation_id, payment_status, payment_by, status, completed_date, created_at) VALUES
    (1, 2, 1, 1, 'pending', 'hand', 'completed', '2026-10-05T10:00:00Z', '2026-10-01T10:00:00Z'),
    (2, 2, 2, 2, 'partial', 'ledger', 'pending', NULL, '2026-10-01T10:00:00Z'),
    (3, 2, 3, 3, 'partial', 'ledger', 'completed', '2026-10-05T10:00:00Z', '2026-10-01T10:00:00Z'),
    (4, 2, 4, 4, 'complete', 'ledger', 'pending', NULL, '2026-10-01T10:00:00Z'),
    (5, 2, 5, 5, 'pending', 'ledger', 'completed', '2026-10-05T10:00:00Z', '2026-10-01T10:00:00Z');
  INSERT INTO order_terms (work_order_id, supply, material_of, hsn, description, uqc, quantity_milli, taxable_paise, rate_bp,
      place_of_supply, ship_to, customer_days, supplier_days, fee_bp, billing_closed)
    SELECT n, 'goods', 'supplier', '8708', 'Bracket', 'NOS', 1000, 10000000, 1800, '29', 'hub', 30, 30, 0, n = 5
    FROM generate_series(2, 5) n;
  INSERT INTO tax_documents (id, kind, number, series, year, seq, work_order_id, party_id, against_id, issued_on, due_on, split,
      place_of_supply, reverse_charge, taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise, lines, snapshot)
    SELECT id, kind::"TaxDocumentKind", 'JW/' || id, 'JW', '26-27', id, of, 1, against, day::date, due::date, 'inter', '29', false, total, 0, 0, 0, 0, total, '[]', '{}'
    FROM (VALUES (1, 'invoice', 3, NULL, '2026-10-06', '2026-11-05', 5900000), (2, 'invoice', 3, NULL, '2026-10-07', '2026-11-06', 60000),
      (3, 'credit_note', 3, 2, '2026-10-08', NULL, 10000), (4, 'invoice', 5, NULL, '2026-10-06', '2026-12-05', 4130000))
      AS d (id, kind, of, against, day, due, total);
  INSERT INTO receipts (id, customer_id, status, amount_paise, mode, received_on, reversed_on) VALUES
    (1, 1, 'received', 5000000, 'neft', '2026-10-09', NULL), (2, 1, 'received', 5000000, 'neft', '2026-10-09', NULL),
    (3, 1, 'received', 11799901, 'neft', '2026-10-09', NULL), (4, 1, 'reversed', 4130000, 'neft', '2026-10-09', '2026-10-10');
  INSERT INTO allocations (receipt_id, work_order_id, paise) VALUES
    (1, 2, 5000000), (2, 3, 5000000), (3, 4, 11799901), (4, 5, 4130000)`

test('orders of an old database have their open parts, and the sums are theirs', async () => {
  const { rows } = database
  await rows(STORY)
  expect(await database.migrate()).toContain(MIGRATION)

  const columns =
    'value_paise::int AS value, open_paise::int AS open, invoiced_open_paise::int AS invoiced, open_amount AS amount, invoice_due_on::text AS due'
  expect(await rows(`SELECT id, ${columns} FROM work_orders ORDER BY id`)).toEqual([
    { id: 1, value: null, open: null, invoiced: null, amount: null, due: null },
    { id: 2, value: 11800000, open: 6800000, invoiced: 0, amount: 57627, due: null },
    { id: 3, value: 11800000, open: 6800000, invoiced: 950000, amount: 57627, due: '2026-11-05' },
    { id: 4, value: 11800000, open: 0, invoiced: 0, amount: 0, due: null },
    { id: 5, value: 4130000, open: 4130000, invoiced: 4130000, amount: 100000, due: '2026-12-05' },
  ])
  const sums =
    'payment, payment_by, aged_from::text AS aged, orders, amount::int, open_amount::int AS open, open_paise::int AS paise'
  expect(await rows(`SELECT ${sums} FROM order_sums ORDER BY payment, payment_by, aged_from`)).toEqual([
    { payment: 'pending', payment_by: 'hand', aged: '2026-10-05', orders: 1, amount: 100000, open: 0, paise: 0 },
    {
      payment: 'pending',
      payment_by: 'ledger',
      aged: '2026-12-05',
      orders: 1,
      amount: 100000,
      open: 100000,
      paise: 4130000,
    },
    {
      payment: 'partial',
      payment_by: 'ledger',
      aged: '2026-11-05',
      orders: 1,
      amount: 100000,
      open: 57627,
      paise: 6800000,
    },
    {
      payment: 'partial',
      payment_by: 'ledger',
      aged: 'infinity',
      orders: 1,
      amount: 100000,
      open: 57627,
      paise: 6800000,
    },
    { payment: 'complete', payment_by: 'ledger', aged: 'infinity', orders: 1, amount: 100000, open: 0, paise: 0 },
  ])
})

test('the sums follow the orders from then on', async () => {
  const { rows } = database
  await rows('UPDATE work_orders SET open_paise = 5900000, invoice_due_on = NULL WHERE id = 3')
  await rows('DELETE FROM work_orders WHERE id = 1')
  expect(
    await rows(
      'SELECT sum(orders)::int AS orders, sum(open_amount)::int AS amount, sum(open_paise)::int AS paise FROM order_sums',
    ),
  ).toEqual([{ orders: 4, amount: 57627 + 50000 + 100000, paise: 6800000 + 5900000 + 4130000 }])
})
