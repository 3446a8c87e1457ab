import { Problem } from '../../../contract/core/problem'
import type { BillStatus } from '../../../contract/money/bills'
import type { MsmeClass } from '../../../contract/people/tax-profiles'
import { sql, type Rows, type Sql } from '../../../infra/db/db'
import { partsOfLine } from '../../../rules/money/objected-pieces'
import { settledByLine, type Settled } from '../../../rules/money/unpaid-shares'
import { isoDay } from '../../../terms/format'
import { isPaid } from '../bills/bill'
import { settledOf } from '../bills/settled'

/** A list with more is made by an accountant's program. */
const MAX_BILLS = 20_000

type LineRow = {
  no: number
  /** With tax. What the total of the bill has besides, such as the round off, is of the last line. */
  paise: number
  taxablePaise: number
  deliveredOn: string
  quantityMilli: number
  /** The pieces that an objection names; null: it names none, or there is none. */
  objectedMilli: number | null
  dueOn: string | null
  days: number
  hasClock: boolean
  msmeClass: MsmeClass | null
}

type Row = {
  id: number
  supplierId: number
  supplierName: string
  legalName: string | null
  pan: string | null
  udyam: string | null
  number: string
  billedOn: string
  status: BillStatus
  note: string | null
  objection: string | null
  objectedOn: string | null
  removedOn: string | null
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  totalPaise: number
  lines: LineRow[]
}

/** A bill with what is settled of it, and of each of its lines. */
export type ListedBill = Omit<Row, 'lines'> & { settled: Settled[]; lines: (LineRow & { settled: Settled[] })[] }

const linesColumn = sql`(
  SELECT json_agg(json_build_object('no', l.line_number, 'quantityMilli', l.quantity_milli, 'objectedMilli', l.objected_milli, 'taxablePaise', l.taxable_paise,
    'paise', l.gross + CASE WHEN l.line_number = l.last THEN b.total_paise - l.sum ELSE 0 END,
    'deliveredOn', l.delivered_on, 'dueOn', l.due_on, 'days', l.days, 'hasClock', l.has_clock, 'msmeClass', l.msme_class) ORDER BY l.line_number)
  FROM (SELECT n.*, g.gross, sum(g.gross) OVER () AS sum, max(n.line_number) OVER () AS last
    FROM bill_lines n, LATERAL (SELECT n.taxable_paise + n.cgst_paise + n.sgst_paise + n.igst_paise AS gross) g WHERE n.bill_id = b.id) l)`

/** Condition: bill `b` has a delivery until whose day the law wants it paid: of a micro or small supplier that doesn't trade. */
export const hasClockLine = sql`EXISTS (SELECT 1 FROM bill_lines l WHERE l.bill_id = b.id AND l.has_clock)`

/** Condition: bill `b` was not paid before a day; for today and later what is paid now is left out at once. */
export const notPaidBefore = (day: string): Sql => (day >= isoDay(Date.now()) ? sql`NOT ${isPaid}` : sql`true`)

/** The bills `b` that stand and for which this holds, the oldest first. */
export async function listedBills(rows: Rows, which: Sql): Promise<ListedBill[]> {
  const found = await rows<Row>(sql`
    SELECT b.id, b.supplier_id AS "supplierId", s.company_name AS "supplierName", t.legal_name AS "legalName", t.pan, t.udyam,
      b.number, to_char(b.billed_on, 'YYYY-MM-DD') AS "billedOn", b.status, b.note, b.objection,
      to_char(b.objected_on, 'YYYY-MM-DD') AS "objectedOn", to_char(b.removed_on, 'YYYY-MM-DD') AS "removedOn", b.cgst_paise::float8 AS "cgstPaise",
      b.sgst_paise::float8 AS "sgstPaise", b.igst_paise::float8 AS "igstPaise", b.total_paise::float8 AS "totalPaise", ${linesColumn} AS lines
    FROM bills b JOIN users s ON s.id = b.supplier_id LEFT JOIN tax_profiles t ON t.account_id = b.supplier_id
    WHERE b.status <> 'withdrawn' AND ${which} ORDER BY b.billed_on, b.id LIMIT ${MAX_BILLS + 1}`)
  if (found.length > MAX_BILLS)
    throw new Problem('conflict', `This list has more than ${MAX_BILLS.toLocaleString('en-IN')} bills`)
  const settled = await settledOf(
    rows,
    found.map(({ id }) => id),
  )
  return found.map((bill) => ({
    ...bill,
    settled: settled.get(bill.id)!,
    lines: settledByLine(partsOf(bill), bill.billedOn, settled.get(bill.id)!),
  }))
}

/** The lines of a bill, objected pieces apart, numbered anew. */
function partsOf({ lines, objectedOn, removedOn }: Row): LineRow[] {
  const objection = objectedOn === null ? null : { on: objectedOn, removedOn }
  return lines.flatMap((line) => partsOfLine(line, objection)).map((part, at) => ({ ...part, no: at + 1 }))
}
