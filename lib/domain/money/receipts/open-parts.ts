import { sql, type Sql } from '../../../infra/db/db'
import { PAID_WITHIN } from '../../../rules/money/flows/receipt-flow'
import type { ReadScope } from '../../core/verb'
import { settledOfOrder, valueOfOrder } from '../../facts/order-balance'
import { invoiceBalances } from '../statements/open-invoices'

const toPay = sql`b.value - b.settled`

/**
 * What is still to be paid of orders `w` that fit: of their value, of their invoices, and the due day of the oldest unpaid one.
 * Null for an order that is paid by hand.
 */
const openParts = (fits: Sql) => sql`(
  SELECT w.id, b.value AS value_paise,
    CASE WHEN ${toPay} <= ${PAID_WITHIN}::int THEN 0 ELSE ${toPay} END AS open_paise,
    CASE w.payment_by WHEN 'ledger' THEN coalesce(i.open, 0) END AS invoiced_open_paise,
    CASE w.payment_by WHEN 'ledger' THEN i.due_on END AS invoice_due_on
  FROM work_orders w
    LEFT JOIN LATERAL (SELECT ${valueOfOrder} AS value, ${settledOfOrder} AS settled) b ON w.payment_by = 'ledger'
    LEFT JOIN (
      SELECT o.work_order_id, sum(o.balance) AS open,
        (array_agg(o.due_on ORDER BY o.issued_on, o.id) FILTER (WHERE o.balance > 0))[1] AS due_on
      FROM ${invoiceBalances(fits)} GROUP BY o.work_order_id) i ON i.work_order_id = w.id
  WHERE ${fits}) AS p`

const differs = sql`(w.value_paise, w.open_paise, w.invoiced_open_paise, w.invoice_due_on)
  IS DISTINCT FROM (p.value_paise, p.open_paise, p.invoiced_open_paise, p.invoice_due_on)`

const oneOf = (ids: readonly number[]) => sql`w.id = ANY (${[...ids]}::int[])`

/** Which of these orders have other open parts than their receipts, documents and terms say. */
export async function differingOpenParts({ rows }: Pick<ReadScope, 'rows'>, ids: readonly number[]): Promise<number[]> {
  const found = await rows<{ id: number }>(sql`
    SELECT w.id FROM work_orders w JOIN ${openParts(oneOf(ids))} ON p.id = w.id WHERE ${differs} ORDER BY w.id`)
  return found.map(({ id }) => id)
}

/** Sets the open parts of locked orders. The trigger work_orders_move_in_sums keeps order_sums up to date. */
export async function setOpenParts({ rows }: Pick<ReadScope, 'rows'>, ids: readonly number[]) {
  await rows(sql`
    UPDATE work_orders w SET value_paise = p.value_paise, open_paise = p.open_paise,
      invoiced_open_paise = p.invoiced_open_paise, invoice_due_on = p.invoice_due_on
    FROM ${openParts(oneOf(ids))} WHERE p.id = w.id AND ${differs}`)
}
