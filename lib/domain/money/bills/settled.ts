import { sql, type Rows } from '../../../infra/db/db'
import { dayOf } from '../../../infra/db/india'
import type { Settled } from '../../../rules/money/unpaid-shares'
import { paiseNumber } from '../../facts/order-balance'

/**
 * What is settled of these bills, by id, the oldest entry first. Until payouts are recorded, an order that is marked as paid to its
 * supplier settles its lines on the day on which it was marked; where no day was kept, on that of the bill.
 */
export async function settledOf(rows: Rows, billIds: readonly number[]): Promise<Map<number, Settled[]>> {
  const found = await rows<Settled & { billId: number }>(sql`
    SELECT b.id AS "billId", coalesce(${dayOf(sql`marked.at`)}, to_char(b.billed_on, 'YYYY-MM-DD')) AS on,
      ${paiseNumber(sql`sum(l.taxable_paise + l.cgst_paise + l.sgst_paise + l.igst_paise
        + CASE WHEN l.line_number = bill.last THEN b.total_paise - bill.sum ELSE 0 END)`)} AS paise
    FROM bills b JOIN bill_lines l ON l.bill_id = b.id JOIN work_orders w ON w.id = l.work_order_id
      JOIN LATERAL (SELECT max(n.line_number) AS last, sum(n.taxable_paise + n.cgst_paise + n.sgst_paise + n.igst_paise) AS sum
        FROM bill_lines n WHERE n.bill_id = b.id) bill ON true
      LEFT JOIN LATERAL (SELECT max(e.created_at) AS at FROM events e
        WHERE e.entity_type = 'workorder' AND e.entity_id = w.id AND e.to_status = 'complete'
          AND e.kind IN ('workorder.payableChanged', 'workorder.paymentChanged') AND e.side IS DISTINCT FROM 'customer') marked ON true
    WHERE b.id = ANY (${[...billIds]}::int[]) AND w.payable_status = 'complete'
    GROUP BY b.id, w.id, marked.at ORDER BY 2, w.id`)
  const settled = new Map<number, Settled[]>(billIds.map((id) => [id, []]))
  for (const { billId, ...entry } of found) settled.get(billId)!.push(entry)
  return settled
}
