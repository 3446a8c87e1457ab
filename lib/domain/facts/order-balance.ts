import { sql, type Sql } from '../../infra/db/db'

/** A sum of paise as a number on the wire: drivers read a plain bigint as a text. */
export const paiseNumber = (sum: Sql) => sql`to_json((${sum})::bigint)`

/** What stands on the documents of order `w`: invoices and debit notes less credit notes. */
const netInvoiced = sql`(
  SELECT coalesce(sum(CASE d.kind WHEN 'credit_note' THEN -d.total_paise ELSE d.total_paise END), 0)
  FROM tax_documents d WHERE d.work_order_id = w.id AND d.kind IN ('invoice', 'debit_note', 'credit_note'))`

/** The tax profile `p` of the customer of terms `t`. */
const buyerOfTerms = sql`tax_profiles p
  JOIN inquiries ti ON ti.customer_id = p.account_id JOIN work_orders tw ON tw.inquiry_id = ti.id AND tw.id = t.work_order_id`

/** The place of supply of terms `t`. Terms that were kept before their customer had a tax profile take its State. */
export const placeOfTerms = sql`coalesce(t.place_of_supply, (SELECT p.state_code FROM ${buyerOfTerms}))`

/** Where the goods of terms `t` are delivered: the same is true of the address. */
export const deliverToOfTerms = sql`CASE WHEN t.place_of_supply IS NULL AND t.deliver_to IS NULL THEN (
  SELECT jsonb_build_object('line1', p.address_line1, 'line2', p.address_line2, 'city', p.city, 'pin', p.pin, 'stateCode', p.state_code)
  FROM ${buyerOfTerms}) ELSE t.deliver_to END`

/** Half up to the paisa: tax of a taxable value, by head where the supply stays within the State of the company. */
const taxByTerms = (state: Sql) => sql`CASE WHEN t.reverse_charge THEN 0
  WHEN ${placeOfTerms} IS NOT DISTINCT FROM ${state}
    THEN 2 * ((t.taxable_paise * t.rate_bp + 10000) / 20000)
  ELSE (t.taxable_paise * t.rate_bp + 5000) / 10000 END`

/** What order `w` comes to by its terms `t`, half up to the rupee, for a company of this State. */
export const totalByTerms = (state: Sql) => sql`(t.taxable_paise + ${taxByTerms(state)} + 50) / 100 * 100`

const operatorState = sql`(SELECT state_code FROM operator_profile)`

/** What order `w` is worth: what was invoiced once its billing is closed, until then at least what its terms come to. */
export const valueOfOrder = sql`(
  SELECT CASE WHEN t.billing_closed THEN ${netInvoiced} ELSE greatest(${netInvoiced}, ${totalByTerms(operatorState)}) END
  FROM (SELECT 1) AS one LEFT JOIN order_terms t ON t.work_order_id = w.id)`

/** What receipts, less refunds, settle of an order. */
export const settledOf = (orderId: Sql) => sql`(
  SELECT coalesce(sum(CASE r.direction WHEN 'in' THEN a.paise ELSE -a.paise END), 0)
  FROM allocations a JOIN receipts r ON r.id = a.receipt_id
  WHERE a.work_order_id = ${orderId} AND r.status = 'received')`

/** The same of order `w`. */
export const settledOfOrder = settledOf(sql`w.id`)

/** What receipt `r` settles of no order: positive for money in, negative for a refund out of it. */
export const freeOfReceipt = sql`((r.amount_paise + r.tds_paise
  - coalesce((SELECT sum(a.paise) FROM allocations a WHERE a.receipt_id = r.id), 0))
  * CASE r.direction WHEN 'in' THEN 1 ELSE -1 END)`

/** What a customer has on account. */
export const onAccountOf = (customerId: Sql) => sql`(
  SELECT coalesce(sum(${freeOfReceipt}), 0) FROM receipts r
  WHERE r.customer_id = ${customerId} AND r.status = 'received')`
