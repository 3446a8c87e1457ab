import type { Input } from '../../../contract/core/endpoint'
import type { ReturnOverview, returns } from '../../../contract/money/returns'
import { sql, type Rows } from '../../../infra/db/db'
import { addDays, daysOfMonth } from '../../../terms/format'
import { faultsOf, rowsOf } from '../../../rules/money/gstr1'
import { SECTIONS } from '../../../terms/gstr1-sections'
import { sumOf } from '../../../terms/paise'
import { GSTR1_DUE } from '../../../terms/statutory'
import { query } from '../../core/verb'
import { documentsOf, usedNumbersOf, type MonthDocument } from './month-of'

/** Faults and advances that are listed; more are counted. */
const LISTED = 100

/** What GSTR-1 of a month has, and what is wrong before it is filed. */
export const returnOverview = query(
  'return.overview',
  async ({ rows }, { month }: Input<typeof returns.overview>): Promise<ReturnOverview> => {
    const [documents, used, advances, turnover] = await Promise.all([
      documentsOf(rows, month),
      usedNumbersOf(rows, month),
      advancesOf(rows, month),
      turnoverOf(rows),
    ])
    const faulty = documents.flatMap((document) => {
      const faults = faultsOf(document, turnover)
      const { id, workorderId, number } = document
      return faults.length ? [{ id, workorderId, number, faults }] : []
    })
    return {
      month,
      dueOn: addDays(daysOfMonth(month)[1], GSTR1_DUE.dayOfMonth),
      documents: documents.length,
      taxablePaise: sumOf(documents.map((document) => sign(document) * taxableOf(document))),
      taxPaise: sumOf(documents.map((document) => sign(document) * taxOf(document))),
      sections: SECTIONS.map((section) => ({ section, rows: rowsOf(section, documents, used).length })),
      faults: faulty.slice(0, LISTED),
      faultCount: faulty.length,
      advances,
    }
  },
)

const sign = ({ kind }: MonthDocument) => (kind === 'credit_note' ? -1 : 1)
const taxableOf = ({ lines }: MonthDocument) => sumOf(lines.map(({ taxablePaise }) => taxablePaise))
const taxOf = ({ lines }: MonthDocument) =>
  sumOf(lines.map(({ cgstPaise, sgstPaise, igstPaise }) => cgstPaise + sgstPaise + igstPaise))

/** Vouchers with tax: advances for services. */
async function advancesOf(rows: Rows, month: string): Promise<ReturnOverview['advances']> {
  const [from, to] = daysOfMonth(month)
  return rows(sql`
    SELECT id, number, work_order_id AS "workorderId", taxable_paise::float8 AS "taxablePaise",
      (cgst_paise + sgst_paise + igst_paise)::float8 AS "taxPaise"
    FROM tax_documents WHERE kind = 'receipt_voucher' AND issued_on BETWEEN ${from}::date AND ${to}::date
      AND cgst_paise + sgst_paise + igst_paise > 0 ORDER BY id LIMIT ${LISTED}`)
}

async function turnoverOf(rows: Rows): Promise<string> {
  const [profile] = await rows<{ turnover: string }>(sql`SELECT turnover FROM operator_profile`)
  return profile?.turnover ?? 'up_to_5_crore'
}
