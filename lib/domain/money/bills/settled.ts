import { sql, type Rows, type Sql } from '../../../infra/db/db'
import type { OpenLine } from '../../../rules/money/settle-lines'
import type { Settled } from '../../../rules/money/unpaid-shares'

const taxed = sql`l.taxable_paise + l.cgst_paise + l.sgst_paise + l.igst_paise`

/** What a line `l` of bill `b` comes to with tax; the round-off of the bill is in its last line. */
const gross = sql`${taxed} + CASE WHEN l.line_number = (SELECT max(o.line_number) FROM bill_lines o WHERE o.bill_id = b.id)
  THEN b.total_paise - (SELECT sum(o.taxable_paise + o.cgst_paise + o.sgst_paise + o.igst_paise) FROM bill_lines o WHERE o.bill_id = b.id)
  ELSE 0 END`

/** Allocations `a` of payouts `p` that count. */
export const countedAllocations = sql`payout_allocations a JOIN payouts p ON p.id = a.payout_id AND p.status = 'paid'`

/** What is settled of a bill (paise). */
export const settledOfBill = (billId: Sql) =>
  sql`(SELECT coalesce(sum(a.paise), 0) FROM ${countedAllocations} WHERE a.bill_id = ${billId})`

/** The lines of bills `b` that fit, those of the oldest bill first, as they are open. */
export const openLines = ({ rows }: { rows: Rows }, fits: Sql) =>
  rows<OpenLine>(sql`
    SELECT b.id AS "billId", l.line_number AS no, l.work_order_id AS "workorderId",
      to_char(coalesce(l.due_on - l.days, l.delivered_on), 'YYYY-MM-DD') AS "startedOn", (${gross})::float8 AS "grossPaise",
      coalesce((SELECT sum(a.paise) FROM ${countedAllocations} WHERE a.bill_id = b.id AND a.line_number = l.line_number), 0)::float8
        AS "settledPaise"
    FROM bills b JOIN bill_lines l ON l.bill_id = b.id WHERE ${fits} ORDER BY b.billed_on, b.id, l.line_number`)

/** The same lines by bill, the oldest bill first. */
export async function openBills(scope: { rows: Rows }, fits: Sql): Promise<Map<number, OpenLine[]>> {
  const bills = new Map<number, OpenLine[]>()
  for (const line of await openLines(scope, fits)) {
    const lines = bills.get(line.billId)
    if (lines) lines.push(line)
    else bills.set(line.billId, [line])
  }
  return bills
}

/** What was settled of bills, by the day: payouts with the tax deducted, without those that were reversed. */
export async function settledOf(rows: Rows, billIds: readonly number[]): Promise<Map<number, Settled[]>> {
  const found = await rows<Settled & { billId: number }>(sql`
    SELECT a.bill_id AS "billId", to_char(p.paid_on, 'YYYY-MM-DD') AS on, sum(a.paise)::float8 AS paise
    FROM ${countedAllocations} WHERE a.bill_id = ANY (${[...billIds]}::int[]) GROUP BY a.bill_id, p.paid_on ORDER BY p.paid_on`)
  const settled = new Map<number, Settled[]>(billIds.map((id) => [id, []]))
  for (const { billId, ...entry } of found) settled.get(billId)!.push(entry)
  return settled
}

/** The settled parts of the lines of bill `b`, as JSON. */
export const settledColumn = sql`coalesce((
  SELECT json_agg(json_build_object('no', a.line_number, 'on', p.paid_on, 'paise', a.paise) ORDER BY p.paid_on, a.id)
  FROM ${countedAllocations} WHERE a.bill_id = b.id), '[]')`

/** What each line of bill `b` comes to with tax, as JSON by its number. */
export const grossColumn = sql`(SELECT json_object_agg(l.line_number, ${gross}) FROM bill_lines l WHERE l.bill_id = b.id)`
