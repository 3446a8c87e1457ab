import { join, rowsIn, sql, transaction, type Rows, type Sql } from '../../../infra/db/db'
import { writeEvent } from '../../core/emit'
import { today } from '../../../infra/db/india'
import { openInvoices } from '../statements/open-invoices'

/** Reminders of one transaction; the next one takes the rest. */
const BATCH = 200

/** When a reminder of an open invoice goes out, by days since it was due: from the first day on, until the next one begins. */
const OF_DUE_DAY = [
  { kind: 'due-3', from: -3, until: -1 },
  { kind: 'overdue-1', from: 1, until: 14 },
  { kind: 'overdue-15', from: 15, until: 29 },
  { kind: 'overdue-30', from: 30, until: 60 },
] as const

/** The same of an invoice without its IRN, by days since its issue. */
const OF_IRN = [
  { kind: 'irn-7', from: 7, until: 24 },
  { kind: 'irn-25', from: 25, until: 60 },
] as const

type Reminder = { kind: string; from: number; until: number }
type Found = {
  invoiceId: number
  kind: 'invoice'
  number: string
  workorderId: number
  projectName: string | null
  customerId: number
  totalPaise: number
  balancePaise: number
  dueOn: string | null
  reminder: (typeof OF_DUE_DAY)[number]['kind'] | (typeof OF_IRN)[number]['kind']
}

/**
 * Reminds customers of invoices that are due in three days or overdue, and admins of those overdue and of a missing IRN. Each reminder
 * is kept, so that none goes out twice. Returns how many. Several servers may run it at once.
 */
export async function remindOfInvoices(): Promise<number> {
  let reminded = 0
  for (;;) {
    const found = await transaction(async (tx) => remindOfSome(rowsIn(tx)))
    reminded += found
    if (found < BATCH) return reminded
  }
}

async function remindOfSome(rows: Rows): Promise<number> {
  const sent = await rows<Found>(sql`
    WITH due AS (${join([ofDueDay, ofIrn], ' UNION ALL ')}), claimed AS (
      INSERT INTO invoice_reminders (document_id, kind)
      SELECT due.id, due.kind FROM due
      WHERE NOT EXISTS (SELECT 1 FROM invoice_reminders k WHERE k.document_id = due.id AND k.kind = due.kind)
      ORDER BY due.id LIMIT ${BATCH}
      ON CONFLICT DO NOTHING RETURNING document_id, kind)
    SELECT d.id AS "invoiceId", d.kind, d.number, d.work_order_id AS "workorderId", i.project_name AS "projectName",
      d.party_id AS "customerId", to_json(d.total_paise) AS "totalPaise", to_json(coalesce(due.balance, 0)::bigint) AS "balancePaise",
      to_char(d.due_on, 'YYYY-MM-DD') AS "dueOn", claimed.kind AS reminder
    FROM claimed JOIN due ON due.id = claimed.document_id AND due.kind = claimed.kind
      JOIN tax_documents d ON d.id = claimed.document_id JOIN work_orders w ON w.id = d.work_order_id
      LEFT JOIN inquiries i ON i.id = w.inquiry_id ORDER BY d.id`)
  for (const { reminder, ...invoice } of sent) {
    if (reminder === 'due-3') await writeEvent(rows, null, 'invoice.dueSoon', invoice)
    else if (reminder.startsWith('irn')) await writeEvent(rows, null, 'invoice.irnMissing', invoice)
    else await writeEvent(rows, null, 'invoice.overdue', { ...invoice, days: Number(reminder.slice(8)) })
  }
  return sent.length
}

const kindBy = (days: Sql, reminders: readonly Reminder[]) =>
  sql`CASE ${join(
    reminders.map(({ kind, from, until }) => sql`WHEN ${days} BETWEEN ${from}::int AND ${until}::int THEN ${kind}`),
    ' ',
  )} END`

// What waits for its IRN, its customer has not seen.
const ofDueDay = sql`
  SELECT id, kind, balance FROM (
    SELECT o.id, o.balance, ${kindBy(sql`o.late`, OF_DUE_DAY)} AS kind
    FROM ${openInvoices(sql`d.due_on BETWEEN ${today} - 60 AND ${today} + 3 AND NOT (d.irn_due AND d.irn IS NULL)`)}
    WHERE o.balance > 0) AS open WHERE kind IS NOT NULL`

const ofIrn = sql`
  SELECT id, kind, NULL::numeric FROM (
    SELECT d.id, ${kindBy(sql`(${today} - d.issued_on)`, OF_IRN)} AS kind
    FROM tax_documents d WHERE d.irn_due AND d.irn IS NULL AND d.issued_on >= ${today} - 60) AS unregistered
  WHERE kind IS NOT NULL`
