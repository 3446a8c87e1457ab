/** Both companies say all that documents print of them. */
const PROFILES = `
  insert into tax_profiles (account_id, legal_name, address_line1, address_line2, city, pin, state_code, gstin, pan, scheme, bank_name, bank_account, ifsc)
  select id, left(($2::text[])[1 + id % 6], 100), left(($2::text[])[1 + (id + 1) % 6], 100), left(($2::text[])[1 + (id + 2) % 6], 100),
    left(($2::text[])[1 + id % 6], 50), '560058', '29', '29AABCN5678B1ZC', 'AABCN5678B', 'regular', left(($2::text[])[2], 100), '999999999999999999', 'SBIN0001234'
  from unnest($3::int[]) id where $1 > '' returning id`

const ORDER_TERMS = `
  insert into order_terms (work_order_id, supply, material_of, hsn, description, uqc, quantity_milli, taxable_paise, rate_bp, place_of_supply,
    pos_reason, deliver_to, customer_days, supplier_days)
  select $3, 'goods', 'supplier', '87089900', left(repeat(($2::text[])[1] || ' ', 8), 300), 'NOS', 999999999999, 400000000000, 1800, '29',
    left(repeat(($2::text[])[2] || ' ', 8), 300), json_build_object('line1', left(($2::text[])[2], 100), 'line2', left(($2::text[])[3], 100),
      'city', left(($2::text[])[4], 50), 'pin', '560058', 'stateCode', '29'), 180, 45
  where $1 > '' returning work_order_id as id`

/** Invoices of the largest amounts; in a series that no company has, so that no number is taken from it. */
const INVOICES = `
  insert into tax_documents (kind, number, series, year, seq, work_order_id, party_id, issued_on, due_on, split, place_of_supply, reverse_charge,
    taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise, lines, snapshot)
  select 'invoice', 'ZZZ/26-27/' || start + n, 'ZZZ', '26-27', start + n, ($3::int[])[1 + n], $4, '2026-11-23', case n % 3 when 0 then '2019-02-28'::date else '2099-12-31' end,
    'inter', '29', false, 400000000000, 0, 0, 72000000000, 0, 472000000000,
    json_build_array(json_build_object('of', 'order', 'description', left(repeat(($2::text[])[1 + n % 6] || ' ', 8), 300), 'hsn', '87089900', 'uqc', 'NOS',
      'quantityMilli', 999999999999, 'taxablePaise', 400000000000, 'rateBp', 1800, 'cgstPaise', 0, 'sgstPaise', 0, 'igstPaise', 72000000000)),
    json_build_object('buyer', party, 'seller', party || jsonb_build_object('cin', null, 'email', 'a@example.com', 'phone', '9', 'signatory', ($2::text[])[1],
      'logoFileId', null, 'terms', left(repeat(($2::text[])[2] || ' ', 20), 2000), 'bank', json_build_object('name', left(($2::text[])[2], 100),
      'account', '999999999999999999', 'ifsc', 'SBIN0001234', 'upi', null)), 'shipTo', null, 'supply', 'goods',
      'order', json_build_object('id', ($3::int[])[1 + n], 'projectName', ($2::text[])[1 + n % 6], 'partNumber', null, 'poNumber', null), 'against', null, 'vouchers', '[]'::json)
  from generate_series(0, 119) n, (select 1 + floor(random() * 899999)::int as start) s,
    (select jsonb_build_object('name', left(($2::text[])[1], 100), 'gstin', '29AABCN5678B1ZC', 'pan', 'AABCN5678B', 'registered', true,
      'address', jsonb_build_object('line1', left(($2::text[])[2], 100), 'line2', null, 'city', left(($2::text[])[4], 50), 'pin', '560058', 'stateCode', '29')) as party) p
  where $1 > '' returning id`

const RECEIPTS = `
  insert into receipts (customer_id, status, amount_paise, tds_paise, tds_section, mode, utr, received_on, note, refusal, reversed_on)
  select $3, status, 100000000000, 9999999, '393(1)', 'neft', 'UTR' || lpad(n::text, 27, '0'), '2026-11-20', left(repeat(($2::text[])[1 + n % 6] || ' ', 8), 500),
    case when status in ('refused', 'reversed') then left(repeat(($2::text[])[2] || ' ', 8), 500) end, case status when 'reversed' then '2026-11-21'::date end
  from (select n, (array['received', 'claimed', 'received', 'refused', 'reversed', 'withdrawn']::"ReceiptStatus"[])[1 + n % 6] as status from generate_series(0, 119) n) r
  where $1 > '' returning id`

const ALLOCATIONS = `
  insert into allocations (receipt_id, work_order_id, paise) select id, ($4::int[])[i], 99999999999
  from unnest($3::int[]) with ordinality as r (id, i) where $1 > '' and $2::text[] is not null returning work_order_id as id`

/** Bills of the largest amounts, each with twenty lines and all that can be wrong with one. */
const BILLS = `
  insert into bills (supplier_id, source, number, year, billed_on, taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise,
    status, mismatches, note, objection, objected_on, created_by)
  select $3, 'uploaded', 'ZZZZ/26-27/' || lpad(n::text, 5, '0'), '26-27', '2026-11-23', 400000000000, 0, 0, 72000000000, -49, 471999999951, status,
    array_fill('WO-9999999: Taxable ₹4,00,00,00,000.00, accepted pieces ₹3,99,99,99,999.99'::text, array[20]), left(repeat(($2::text[])[1 + n % 6] || ' ', 8), 500),
    left(repeat(($2::text[])[2] || ' ', 20), 1000), '2026-11-24', $4
  from (select n, (array['submitted', 'approved', 'disputed', 'withdrawn']::"BillStatus"[])[1 + n % 4] as status from generate_series(0, 119) n) b
  where $1 > '' returning id`

const BILL_LINES = `
  insert into bill_lines (bill_id, line_number, work_order_id, quantity_milli, taxable_paise, rate_bp, cgst_paise, sgst_paise, igst_paise, delivered_on,
    msme_class, has_clock, days, agreed_days, due_on)
  select id, n, ($4::int[])[n], 999999999000, 20000000000, 1800, 0, 0, 3600000000, '2026-11-01', 'micro', i % 2 = 0, 45, 45, '2026-12-16'
  from unnest($3::int[]) with ordinality as b (id, i), generate_series(1, 20) n where $1 > '' and $2::text[] is not null returning bill_id as id`

/** Payments to the supplier of the largest amounts, each for a bill; some of them reversed. */
const PAYOUTS = `
  insert into payouts (supplier_id, status, amount_paise, tds_paise, tds_section, mode, utr, paid_on, note, reason, reversed_on)
  select $3, status, 300000000000, 9999999, '1024', 'neft', 'HDFC' || lpad(n::text, 26, '0'), '2026-11-25', left(repeat(($2::text[])[1 + n % 6] || ' ', 8), 500),
    case when status = 'reversed' then left(repeat(($2::text[])[2] || ' ', 8), 500) end, case when status = 'reversed' then '2026-11-26'::date end
  from (select n, (array['paid', 'paid', 'reversed']::"PayoutStatus"[])[1 + n % 3] as status from generate_series(0, 119) n) p
  where $1 > '' returning id`

const PAYOUT_ALLOCATIONS = `
  insert into payout_allocations (payout_id, work_order_id, bill_id, line_number, paise)
  select id, ($5::int[])[n], ($4::int[])[1 + i % 12], n, 10000000000 from unnest($3::int[]) with ordinality as p (id, i), generate_series(1, 20) n
  where $1 > '' and $2::text[] is not null returning payout_id as id`

/** Fills in the money of these companies: 120 invoices and as many receipts of the customer, the first of the first order, and 120 bills of the supplier with as many payments. */
export async function fillMoney(
  made: (text: string, ...more: unknown[]) => Promise<number[]>,
  { customer, supplier, orders, maker }: { customer: number; supplier: number; orders: number[]; maker: number },
) {
  await made(PROFILES, [customer, supplier])
  await made(ORDER_TERMS, orders[0])
  const [invoice] = await made(INVOICES, orders, customer)
  const receipts = await made(RECEIPTS, customer)
  await made(ALLOCATIONS, receipts, orders)
  const bills = await made(BILLS, supplier, maker)
  await made(BILL_LINES, bills, orders)
  const payouts = await made(PAYOUTS, supplier)
  await made(PAYOUT_ALLOCATIONS, payouts, bills, orders)
  return { invoice: invoice!, receipt: receipts[0]!, bill: bills[0]!, payout: payouts[0]! }
}

/** What goes before the orders and the people, in this order; `whose` selects their companies. */
export const moneyOf = (whose: string) => [
  `invoice_reminders where document_id in (select id from tax_documents where party_id in (${whose}))`,
  `tax_documents where party_id in (${whose})`,
  `allocations where receipt_id in (select id from receipts where customer_id in (${whose}))`,
  `receipts where customer_id in (${whose})`,
  `payout_allocations where payout_id in (select id from payouts where supplier_id in (${whose}))`,
  `payouts where supplier_id in (${whose})`,
  `bill_reminders where bill_id in (select id from bills where supplier_id in (${whose}))`,
  `bill_lines where bill_id in (select id from bills where supplier_id in (${whose}))`,
  `bills where supplier_id in (${whose})`,
  `order_terms where work_order_id in (select w.id from work_orders w left join inquiries i on i.id = w.inquiry_id
     where w.supplier_id in (${whose}) or i.customer_id in (${whose}))`,
  `tax_profiles where account_id in (${whose})`,
]
