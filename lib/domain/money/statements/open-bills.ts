import { sql, type Sql } from '../../../infra/db/db'
import { today } from '../../../infra/db/india'
import { PAID_WITHIN } from '../../../rules/money/flows/receipt-flow'
import { settledOfBill } from '../bills/settled'

/**
 * Approved bills `b` that fit as `o`: `balance` after what is settled of each, `late` for how many days it is due by the line that is
 * due first, null while an objection is open.
 */
export const openBillsOf = (fits: Sql) => sql`(
  SELECT n.*, CASE WHEN n.total - n.settled <= ${PAID_WITHIN}::int THEN 0 ELSE n.total - n.settled END AS balance, ${today} - n.due_on AS late
  FROM (
    SELECT b.id, b.supplier_id AS party_id, b.total_paise AS total, ${settledOfBill(sql`b.id`)} AS settled,
      (SELECT min(l.due_on) FROM bill_lines l WHERE l.bill_id = b.id AND l.quantity_milli > 0) AS due_on
    FROM bills b WHERE b.status = 'approved' AND ${fits}) n) AS o`
