import { rowsIn, sql, transaction, type Rows } from '../../../infra/db/db'
import { today } from '../../../infra/db/india'
import { creditFallsOn, creditOn } from '../../../rules/money/credit-on'
import { unpaidOn } from '../../../rules/money/unpaid-shares'
import { daysBetween, isoDay } from '../../../terms/format'
import { RULE_37 } from '../../../terms/statutory'
import { writeEvent } from '../../core/emit'
import { clockOf, isPaid, type BillRow } from './bill'
import { settledOf } from './settled'

/** Reminders of one transaction; the next one takes the rest. */
const BATCH = 200
const KIND = `credit-${RULE_37.warnDays}`

type Found = Pick<
  BillRow,
  'supplierId' | 'number' | 'billedOn' | 'totalPaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'
> & {
  billId: number
  companyName: string
  mismatches: number
  orders: number[]
  lines: BillRow['lines']
}

/**
 * Reminds admins of bills that are unpaid for 150 days and whose input credit falls after 180. Each reminder is kept, so that none goes
 * out twice. Returns how many. Several servers may run it at once.
 */
export async function remindOfCredit(): Promise<number> {
  let reminded = 0
  for (;;) {
    const { claimed, told } = await transaction(async (tx) => remindOfSome(rowsIn(tx)))
    reminded += told
    if (claimed < BATCH) return reminded
  }
}

async function remindOfSome(rows: Rows) {
  const found = await rows<Found>(sql`
    WITH claimed AS (
      INSERT INTO bill_reminders (bill_id, kind)
      SELECT b.id, ${KIND} FROM bills b
      WHERE b.billed_on BETWEEN ${today} - ${RULE_37.days}::int AND ${today} - ${RULE_37.warnDays}::int
        AND b.status <> 'withdrawn' AND b.cgst_paise + b.sgst_paise + b.igst_paise > 0 AND NOT ${isPaid}
        AND NOT EXISTS (SELECT 1 FROM bill_reminders k WHERE k.bill_id = b.id AND k.kind = ${KIND})
      ORDER BY b.id LIMIT ${BATCH}
      ON CONFLICT DO NOTHING RETURNING bill_id)
    SELECT b.id AS "billId", b.supplier_id AS "supplierId", s.company_name AS "companyName", b.number,
      to_char(b.billed_on, 'YYYY-MM-DD') AS "billedOn", b.total_paise::float8 AS "totalPaise", b.cgst_paise::float8 AS "cgstPaise",
      b.sgst_paise::float8 AS "sgstPaise", b.igst_paise::float8 AS "igstPaise", cardinality(b.mismatches) AS mismatches,
      (SELECT array_agg(DISTINCT l.work_order_id) FROM bill_lines l WHERE l.bill_id = b.id) AS orders,
      (SELECT json_agg(json_build_object('dueOn', l.due_on, 'days', l.days, 'hasClock', l.has_clock, 'quantityMilli', l.quantity_milli))
        FROM bill_lines l WHERE l.bill_id = b.id) AS lines
    FROM claimed JOIN bills b ON b.id = claimed.bill_id JOIN users s ON s.id = b.supplier_id ORDER BY b.id`)
  const settled = await settledOf(
    rows,
    found.map(({ billId }) => billId),
  )
  const day = isoDay(Date.now())
  let told = 0
  for (const { billedOn, cgstPaise, sgstPaise, igstPaise, lines, ...bill } of found) {
    const unpaid = unpaidOn(bill.totalPaise, settled.get(bill.billId)!, day)
    const credit = creditOn({ cgstPaise, sgstPaise, igstPaise, totalPaise: bill.totalPaise }, unpaid)
    const creditPaise = credit.cgstPaise + credit.sgstPaise + credit.igstPaise
    if (!creditPaise) continue
    const about = {
      ...bill,
      dueOn: clockOf({ lines })?.dueOn ?? null,
      creditPaise,
      days: daysBetween(billedOn, day),
      fallsOn: creditFallsOn(billedOn),
    }
    await writeEvent(rows, null, 'bill.creditSoon', about)
    told += 1
  }
  return { claimed: found.length, told }
}
