import { Problem } from '../../../contract/core/problem'
import type { Bill, BillLine } from '../../../contract/money/bills'
import type { DocumentLine, TaxSplit } from '../../../contract/money/tax-document'
import { sql, type Sql } from '../../../infra/db/db'
import { textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import type { Viewer } from '../../../rules/core/permissions'
import { debtsOfLine, dueOfObjected } from '../../../rules/money/objected-pieces'
import { objectionCounts } from '../../../rules/money/msme-clock'
import { PAID_WITHIN } from '../../../rules/money/flows/receipt-flow'
import { bankRateOn, interestOfBill, type BankRates } from '../../../rules/money/bill-interest'
import { addDays, isoDay } from '../../../terms/format'
import type { ReadScope } from '../../core/verb'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import { paiseNumber } from '../../facts/order-balance'
import { bankRates } from '../../facts/rates'
import { filesColumn } from '../../files/files/attached-files'
import type { Snapshot } from '../tax-documents/snapshot'
import { countedAllocations, grossColumn, settledColumn, settledOfBill } from './settled'

type LineRow = Omit<BillLine, 'objectedDueOn'> & { hasClock: boolean; masked: MaskedTexts }

/** What the paper of a prepared bill says besides its figures, as it was on its day. */
export type BillSnapshot = {
  seller: { name: string; address: Snapshot['buyer']['address']; gstin: string | null; pan: string | null }
  buyer: BillSnapshot['seller']
  /** 'Tax invoice', or a bill of supply of those who charge no tax. */
  kind: 'invoice' | 'bill_of_supply' | 'bill'
  split: TaxSplit
  placeOfSupply: string
  lines: DocumentLine[]
}

type Computed = 'balancePaise' | 'interestPaise' | 'rests' | 'bankRate'

/** All columns of a bill; `toBill` picks what its reader may see. */
export type BillRow = Required<Omit<Bill, 'lines' | 'objection' | 'clock' | Computed>> & {
  lines: LineRow[]
  objection: { text: string; on: string; removedOn: string | null } | null
  settled: { no: number; on: string; paise: number }[]
  grossPaise: Record<string, number>
  bankRates: (BankRates[number] & { confirmedOn: string | null })[]
  snapshot: BillSnapshot | null
  pdfKey: string | null
  pdfSha256: string | null
}

const day = (date: Sql) => sql`to_char(${date}, 'YYYY-MM-DD')`

const linesColumn = sql`(
  SELECT json_agg(json_build_object('no', l.line_number, 'workorderId', l.work_order_id, 'projectName', i.project_name, 'masked', i.masked,
    'shipmentId', sl.shipment_id, 'shipmentLineId', l.shipment_line_id, 'quantityMilli', l.quantity_milli, 'taxablePaise', l.taxable_paise,
    'cgstPaise', l.cgst_paise, 'sgstPaise', l.sgst_paise, 'igstPaise', l.igst_paise, 'rateBp', l.rate_bp, 'deliveredOn', l.delivered_on,
    'msmeClass', l.msme_class, 'hasClock', l.has_clock, 'days', l.days, 'agreedDays', l.agreed_days, 'objectedMilli', l.objected_milli, 'dueOn', l.due_on) ORDER BY l.line_number)
  FROM bill_lines l JOIN work_orders w ON w.id = l.work_order_id LEFT JOIN inquiries i ON i.id = w.inquiry_id
    LEFT JOIN shipment_lines sl ON sl.id = l.shipment_line_id
  WHERE l.bill_id = b.id)`

/** Condition: bill `b` is approved and paid. */
export const isPaid = sql`(b.status = 'approved' AND b.total_paise - ${settledOfBill(sql`b.id`)} <= ${PAID_WITHIN}::int)`

const payoutsColumn = sql`coalesce((
  SELECT json_agg(json_build_object('id', paid.id, 'paidOn', paid.paid_on, 'utr', paid.utr, 'paise', paid.paise) ORDER BY paid.paid_on, paid.id)
  FROM (SELECT p.id, p.paid_on, p.utr, sum(a.paise) AS paise FROM ${countedAllocations} WHERE a.bill_id = b.id GROUP BY p.id) paid), '[]')`

export const billSelect = (viewer: Viewer) => sql`
  b.id, b.supplier_id AS "supplierId", s.company_name AS "supplierName", b.source, b.number, b.year, ${day(sql`b.billed_on`)} AS "billedOn",
  b.status, ${paiseNumber(sql`b.taxable_paise`)} AS "taxablePaise", ${paiseNumber(sql`b.cgst_paise`)} AS "cgstPaise",
  ${paiseNumber(sql`b.sgst_paise`)} AS "sgstPaise", ${paiseNumber(sql`b.igst_paise`)} AS "igstPaise",
  ${paiseNumber(sql`b.round_off_paise`)} AS "roundOffPaise", ${paiseNumber(sql`b.total_paise`)} AS "totalPaise",
  ${linesColumn} AS lines, b.mismatches, b.note,
  CASE WHEN b.objection IS NOT NULL THEN json_build_object('text', b.objection, 'on', b.objected_on, 'removedOn', b.removed_on) END AS objection,
  ${isPaid} AS paid, ${paiseNumber(settledOfBill(sql`b.id`))} AS "paidPaise", ${payoutsColumn} AS payouts, ${settledColumn} AS settled,
  ${grossColumn} AS "grossPaise", ${bankRates} AS "bankRates", ${filesColumn(sql`f.bill_id = b.id`, viewer)}, b.decided_at AS "decidedAt", b.created_at AS "createdAt",
  b.snapshot, b.pdf_key AS "pdfKey", b.pdf_sha256 AS "pdfSha256"`

export const billFrom = sql`bills b JOIN users s ON s.id = b.supplier_id`

/** Suppliers see their own, admins all. A customer has no part in what we buy. */
export function visibleBills(viewer: Viewer): Sql {
  if (viewer.role === 'admin') return sql`true`
  return viewer.role === 'supplier' ? sql`b.supplier_id = ${viewer.id}` : sql`false`
}

/** The bill as the viewer may see it; 404 when there is none for them. */
export async function findBill({ viewer, rows }: ReadScope, id: number): Promise<BillRow> {
  const [row] = await rows<BillRow>(
    sql`SELECT ${billSelect(viewer)} FROM ${billFrom} WHERE b.id = ${id} AND ${visibleBills(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Bill not found')
  return row
}

const forSuppliers = [
  'id',
  'source',
  'number',
  'year',
  'billedOn',
  'status',
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'roundOffPaise',
  'totalPaise',
  'lines',
  'mismatches',
  'note',
  'objection',
  'clock',
  'paid',
  'paidPaise',
  'balancePaise',
  'payouts',
  'interestPaise',
  'rests',
  'bankRate',
  'files',
  'decidedAt',
  'createdAt',
] as const satisfies (keyof Bill)[]

const visible: VisibleFields<Required<Bill>> = {
  customer: [],
  supplier: forSuppliers,
  floor: [],
  admin: [...forSuppliers, 'supplierId', 'supplierName'],
}

/** The fields for this reader's role. */
export function toBill(row: BillRow, viewer: Viewer): Bill {
  const bill: Required<Bill> = {
    ...row,
    lines: row.lines?.map(({ masked, hasClock: _, ...line }) => ({
      ...line,
      objectedDueOn: dueOfObjected(line, row.objection),
      ...namesFor(masked, viewer),
    })),
    objection: row.objection && { ...row.objection, late: isLate(row) },
    clock: clockOf(row),
    balancePaise: row.totalPaise - row.paidPaise,
    ...interestOf(row),
  }
  return pick(bill, visible[readerOf(viewer)]) as Bill
}

/** The interest on a bill until today, with the bank rate of today. */
function interestOf({
  status,
  lines,
  objection,
  settled,
  grossPaise,
  bankRates: rates,
}: BillRow): Pick<Bill, Exclude<Computed, 'balancePaise'>> {
  if (status === 'withdrawn' || !lines?.some(({ hasClock }) => hasClock))
    return { interestPaise: 0, rests: [], bankRate: null }
  const today = isoDay(Date.now())
  const rests = interestOfBill(
    lines.flatMap((line) =>
      debtsOfLine({
        ...line,
        grossPaise: grossPaise[line.no]!,
        objectedDueOn: dueOfObjected(line, objection),
        settled: settled.filter((part) => part.no === line.no),
      }),
    ),
    rates,
    today,
  )
  const current = rates.find(({ from }) => from <= today)
  return {
    interestPaise: rests.reduce((sum, { interestPaise }) => sum + interestPaise, 0),
    rests,
    bankRate: current ? { rateBp: bankRateOn(rates, today), confirmedOn: current.confirmedOn } : null,
  }
}

const namesFor = (masked: MaskedTexts, { role }: Viewer) => {
  const { projectName } = textsFor(masked, role)
  return projectName === undefined ? {} : { projectName }
}

/** Whether an objection came too late for every delivery that it is about. */
const isLate = ({ lines, objection }: BillRow) =>
  lines.every(({ deliveredOn, objectedMilli }) => objectedMilli === 0 || !objectionCounts(deliveredOn, objection!))

/** The time to pay of the line that is due first. */
export function clockOf({ lines }: Pick<BillRow, 'lines'>): Bill['clock'] {
  const [first] = (lines ?? [])
    .filter(({ dueOn, quantityMilli }) => dueOn && quantityMilli > 0)
    .toSorted((one, other) => (one.dueOn! < other.dueOn! ? -1 : 1))
  if (!first) return null
  const { dueOn, days, hasClock } = first
  return { byLaw: hasClock, startedOn: addDays(dueOn!, -days), days, dueOn: dueOn! }
}

/** The fields of a bill that its events keep. */
export function aboutBill(row: BillRow) {
  const { id, supplierId, supplierName, number, totalPaise, mismatches, lines } = row
  return {
    billId: id,
    supplierId,
    companyName: supplierName,
    number,
    totalPaise,
    mismatches: mismatches.length,
    orders: [...new Set(lines.map(({ workorderId }) => workorderId))],
    dueOn: clockOf(row)?.dueOn ?? null,
  }
}
