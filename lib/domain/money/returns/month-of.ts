import { Problem } from '../../../contract/core/problem'
import { sql, type Rows } from '../../../infra/db/db'
import { daysOfMonth } from '../../../terms/format'
import type { ReturnDocument, ReturnLine, UsedNumbers } from '../../../rules/money/gstr1'

/** A month with more is filed by an accountant's program. */
const MAX_DOCUMENTS = 20_000

export type MonthDocument = ReturnDocument & { id: number; workorderId: number }

/** The invoices and notes that were issued in a month (YYYY-MM), in the order of their numbers. */
export async function documentsOf(rows: Rows, month: string): Promise<MonthDocument[]> {
  const [from, to] = daysOfMonth(month)
  const found = await rows<MonthDocument & { lines: ReturnLine[] }>(sql`
    SELECT d.id, d.work_order_id AS "workorderId", d.kind, d.number, d.issued_on::text AS "issuedOn",
      d.total_paise::float8 AS "totalPaise", d.split, d.place_of_supply AS "placeOfSupply",
      d.reverse_charge AS "reverseCharge", d.snapshot->'buyer'->>'name' AS "legalName",
      d.snapshot->'buyer'->>'gstin' AS gstin, coalesce(p.scheme <> 'unregistered', false) AS registered,
      d.irn_due AS "irnDue", d.irn, d.lines,
      CASE WHEN a.id IS NOT NULL THEN
        json_build_object('issuedOn', a.issued_on::text, 'totalPaise', a.total_paise) END AS against
    FROM tax_documents d LEFT JOIN tax_documents a ON a.id = d.against_id
      LEFT JOIN tax_profiles p ON p.account_id = d.party_id
    WHERE d.issued_on BETWEEN ${from}::date AND ${to}::date AND d.kind IN ('invoice', 'credit_note', 'debit_note')
    ORDER BY d.series, d.seq LIMIT ${MAX_DOCUMENTS + 1}`)
  if (found.length > MAX_DOCUMENTS)
    throw new Problem('conflict', `This month has more than ${MAX_DOCUMENTS.toLocaleString('en-IN')} documents`)
  return found
}

const NATURES = [
  ['invoice', 'Invoices for outward supply'],
  ['debit_note', 'Debit Note'],
  ['credit_note', 'Credit Note'],
  ['receipt_voucher', 'Receipt voucher'],
] as const

/** The first and the last number of each series in a month, for table 13. */
export async function usedNumbersOf(rows: Rows, month: string): Promise<UsedNumbers[]> {
  const [from, to] = daysOfMonth(month)
  const found = await rows<{ kind: string; from: string; to: string; total: number }>(sql`
    SELECT kind, series, year, (array_agg(number ORDER BY seq))[1] AS from,
      (array_agg(number ORDER BY seq DESC))[1] AS to, count(*)::int AS total
    FROM tax_documents WHERE issued_on BETWEEN ${from}::date AND ${to}::date AND kind <> 'proforma'
    GROUP BY kind, series, year ORDER BY series, year`)
  return NATURES.flatMap(([kind, nature]) =>
    found.filter((series) => series.kind === kind).map(({ from, to, total }) => ({ nature, from, to, total })),
  )
}
