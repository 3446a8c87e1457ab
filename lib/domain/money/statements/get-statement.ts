import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { Ageing, Statement, StatementRow, statements } from '../../../contract/money/statements'
import { sql } from '../../../infra/db/db'
import { isoDay } from '../../../terms/format'
import { daysOfYear, financialYear } from '../../../rules/money/series'
import { displayId } from '../../../terms/nouns'
import { query, type ReadScope } from '../../core/verb'
import { openBillsOf } from './open-bills'
import { ageingJson, openInvoices } from './open-invoices'

/** Lines of a statement. */
const ROWS_MAX = 5_000

type Line = Omit<StatementRow, 'number' | 'balancePaise'> & { number: string | null; paymentId: number | null }
type Company = { companyId: number; companyName: string; side: Statement['side'] }

/**
 * What was invoiced to a customer and paid by it in a time, or billed by a supplier and paid to it: its own, or for admins that of the
 * company they name. Both read the same.
 */
export const getStatement = query(
  'statement.get',
  async (scope, { company, from, to }: Input<typeof statements.get>): Promise<Statement> => {
    const { companyId, companyName, side } = await companyOf(scope, company)
    const today = isoDay(Date.now())
    const last = to ?? today
    const first = from ?? daysOfYear(financialYear(last))[0]
    if (first > last) throw invalid('from', 'From must be before To')

    const { openingPaise, ageing } = await standingOf(scope, { companyId, side }, first)
    const lines = await linesOf(scope, { companyId, side }, first, last)
    let balancePaise = openingPaise
    const rows = lines.map(({ paymentId, number, ...line }): StatementRow => {
      balancePaise += line.debitPaise - line.creditPaise
      return {
        ...line,
        number: number ?? displayId(side === 'supplier' ? 'payout' : 'receipt', paymentId!),
        balancePaise,
      }
    })
    return {
      companyId,
      companyName,
      side,
      from: first,
      to: last,
      openingPaise,
      rows,
      closingPaise: balancePaise,
      ageing,
    }
  },
)

async function companyOf({ viewer, rows }: ReadScope, company: number | null | undefined): Promise<Company> {
  if (viewer.role !== 'admin') {
    if (company) throw invalid('company', 'Only admins can choose a company')
    return { companyId: viewer.id, companyName: viewer.companyName, side: viewer.role }
  }
  if (!company) throw invalid('company', 'Choose a company')
  const [found] = await rows<Company>(sql`
    SELECT id AS "companyId", company_name AS "companyName", role AS side FROM users WHERE id = ${company} AND role <> 'admin'`)
  if (!found) throw invalid('company', 'Choose a company')
  return found
}

/** All that ever changed what a customer owes, as `line`. Tax deducted has a line of its own, and so has a reversal. */
const soldTo = (companyId: number) => sql`(
  SELECT d.issued_on AS day, 0 AS place, d.id, d.kind::text AS kind, d.number, NULL::int AS payment_id,
    CASE d.kind WHEN 'credit_note' THEN 0 ELSE d.total_paise END AS debit,
    CASE d.kind WHEN 'credit_note' THEN d.total_paise ELSE 0 END AS credit
  FROM tax_documents d WHERE d.party_id = ${companyId} AND d.kind IN ('invoice', 'debit_note', 'credit_note')
  UNION ALL
  SELECT r.received_on, 1, r.id, CASE WHEN r.direction = 'out' THEN 'refund' WHEN r.mode = 'adjustment' THEN 'adjustment' ELSE 'receipt' END,
    r.utr, r.id, CASE r.direction WHEN 'out' THEN r.amount_paise ELSE 0 END, CASE r.direction WHEN 'in' THEN r.amount_paise ELSE 0 END
  FROM receipts r WHERE r.customer_id = ${companyId} AND r.status IN ('received', 'reversed') AND r.amount_paise > 0
  UNION ALL
  SELECT r.received_on, 2, r.id, 'tds', r.utr, r.id, 0, r.tds_paise
  FROM receipts r WHERE r.customer_id = ${companyId} AND r.status IN ('received', 'reversed') AND r.tds_paise > 0
  UNION ALL
  SELECT r.reversed_on, 3, r.id, 'reversal', r.utr, r.id, CASE r.direction WHEN 'in' THEN r.amount_paise + r.tds_paise ELSE 0 END,
    CASE r.direction WHEN 'out' THEN r.amount_paise ELSE 0 END
  FROM receipts r WHERE r.customer_id = ${companyId} AND r.status = 'reversed') AS line`

/** The same of what we owe a supplier: its approved bills, and what we paid of them. */
const boughtFrom = (companyId: number) => sql`(
  SELECT b.billed_on AS day, 0 AS place, b.id, 'bill' AS kind, b.number, NULL::int AS payment_id, b.total_paise AS debit, 0::bigint AS credit
  FROM bills b WHERE b.supplier_id = ${companyId} AND b.status = 'approved'
  UNION ALL
  SELECT p.paid_on, 1, p.id, CASE p.mode WHEN 'adjustment' THEN 'adjustment' ELSE 'payout' END, p.utr, p.id, 0, p.amount_paise
  FROM payouts p WHERE p.supplier_id = ${companyId} AND p.amount_paise > 0
  UNION ALL
  SELECT p.paid_on, 2, p.id, 'tds', p.utr, p.id, 0, p.tds_paise FROM payouts p WHERE p.supplier_id = ${companyId} AND p.tds_paise > 0
  UNION ALL
  SELECT p.reversed_on, 3, p.id, 'reversal', p.utr, p.id, p.amount_paise + p.tds_paise, 0
  FROM payouts p WHERE p.supplier_id = ${companyId} AND p.status = 'reversed') AS line`

type Party = Pick<Company, 'companyId' | 'side'>

const ledgerOf = ({ companyId, side }: Party) => (side === 'supplier' ? boughtFrom(companyId) : soldTo(companyId))
const openOf = ({ companyId, side }: Party) =>
  side === 'supplier' ? openBillsOf(sql`b.supplier_id = ${companyId}`) : openInvoices(sql`d.party_id = ${companyId}`)

/** What was owed before the first day, and what is open today. */
async function standingOf({ rows }: ReadScope, party: Party, first: string) {
  const [found] = await rows<{ openingPaise: number; ageing: Ageing }>(sql`
    SELECT to_json((SELECT coalesce(sum(debit - credit), 0)::bigint FROM ${ledgerOf(party)}
        WHERE day < ${first}::date)) AS "openingPaise",
      (SELECT ${ageingJson} FROM ${openOf(party)}) AS ageing`)
  return found!
}

async function linesOf({ rows }: ReadScope, party: Party, first: string, last: string): Promise<Line[]> {
  const lines = await rows<Line>(sql`
    SELECT to_char(day, 'YYYY-MM-DD') AS on, kind, number, to_json(debit) AS "debitPaise",
      to_json(credit) AS "creditPaise", payment_id AS "paymentId"
    FROM ${ledgerOf(party)} WHERE day BETWEEN ${first}::date AND ${last}::date
    ORDER BY day, place, id LIMIT ${ROWS_MAX + 1}`)
  if (lines.length > ROWS_MAX)
    throw new Problem('conflict', 'This time has more than 5,000 lines. Choose a shorter one.')
  return lines
}
