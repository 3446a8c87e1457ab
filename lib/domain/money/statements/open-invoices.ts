import { join, sql, type Sql } from '../../../infra/db/db'
import { PAID_WITHIN } from '../../../rules/money/flows/receipt-flow'
import { today } from '../../../infra/db/india'
import { isDisputed } from '../../orders/order-problems/ongoing-problem'
import { settledOfOrder } from '../../facts/order-balance'

/**
 * Invoices `d` of orders `w` that fit as `o`: `net` after their notes, `balance` after what receipts settle of their order, which
 * is of its oldest invoice first; `late` for how many days it is due, null while a problem of its customer is undecided.
 */
export const invoiceBalances = (fits: Sql) => sql`(
  SELECT n.*, greatest(0, CASE WHEN n.upto - n.settled <= ${PAID_WITHIN}::int THEN 0 ELSE least(n.net, n.upto - n.settled) END)
    AS balance, CASE WHEN NOT ${isDisputed(sql`n.work_order_id`)} THEN ${today} - n.due_on END AS late
  FROM (
    SELECT d.id, d.number, d.work_order_id, d.party_id, d.issued_on, d.due_on, s.settled, m.net,
      sum(m.net) OVER (PARTITION BY d.work_order_id ORDER BY d.issued_on, d.id) AS upto
    FROM tax_documents d JOIN work_orders w ON w.id = d.work_order_id
      CROSS JOIN LATERAL (SELECT ${settledOfOrder} AS settled) s
      CROSS JOIN LATERAL (
        SELECT d.total_paise + coalesce(sum(CASE k.kind WHEN 'debit_note' THEN k.total_paise ELSE -k.total_paise END), 0) AS net
        FROM tax_documents k WHERE k.against_id = d.id) m
    WHERE d.kind = 'invoice' AND ${fits}) n) AS o`

/** The same of the orders that are not paid: only their invoices can be open. */
export const openInvoices = (fits: Sql) => invoiceBalances(sql`w.open_paise > 0 AND ${fits}`)

const sumOf = (age: Sql) => sql`coalesce(sum(o.balance) FILTER (WHERE ${age}), 0)::bigint`

/** What is open of invoices `o` by days since they were due, in the order of the wire. */
export const ageColumns = {
  notDue: sumOf(sql`coalesce(o.late, 0) <= 0`),
  d1: sumOf(sql`o.late BETWEEN 1 AND 30`),
  d31: sumOf(sql`o.late BETWEEN 31 AND 60`),
  d61: sumOf(sql`o.late BETWEEN 61 AND 90`),
  d91: sumOf(sql`o.late > 90`),
}

/** The same as JSON. */
export const ageingJson = sql`json_build_object(${join(
  Object.entries(ageColumns).map(([name, sum]) => sql`${name}::text, ${sum}`),
)})`
