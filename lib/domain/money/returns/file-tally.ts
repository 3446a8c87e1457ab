import { Readable } from 'node:stream'
import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { returns } from '../../../contract/money/returns'
import { sql, type Rows, type Sql } from '../../../infra/db/db'
import { payoutVouchers, type PaidPayout } from '../../../rules/money/tally/payout-vouchers'
import { purchaseVoucher, type ApprovedBill } from '../../../rules/money/tally/purchase-voucher'
import { receiptVouchers, type PaidReceipt } from '../../../rules/money/tally/receipt-vouchers'
import { salesVoucher, type SoldDocument } from '../../../rules/money/tally/sales-voucher'
import { tallyXml } from '../../../rules/money/tally/tally-xml'
import type { TallyVoucher } from '../../../rules/money/tally/voucher'
import { displayId } from '../../../terms/nouns'
import { UNION_TERRITORIES } from '../../../terms/statutory'
import { TALLY_MAX, type TallyKind, type TallyLedgers } from '../../../terms/tally'
import { query } from '../../core/verb'
import { emptyOperator, findOperator } from '../../people/operator/operator'
import { tallyParties } from './tally-parties'

type Days = [from: string, to: string]

/** The vouchers of a time for Tally, with the ledgers of the parties in them. */
export const fileTally = query('return.tally', async ({ rows }, { from, to, kind }: Input<typeof returns.tally>) => {
  if (from > to) throw invalid('from', 'From must be before To')
  const { tallyLedgers } = (await findOperator({ rows })) ?? emptyOperator
  const found = await sources[kind](rows, [from, to])
  assertFew(found.length)
  const parties = await tallyParties(
    rows,
    found.map(({ companyId }) => companyId),
  )
  const vouchers = found
    .flatMap(({ companyId, vouchersOf }) => vouchersOf(parties.get(companyId)!.name, tallyLedgers))
    .filter(({ on }) => on >= from && on <= to)
  assertFew(vouchers.length)
  return {
    name: `tally-${kind}-${from}-to-${to}.xml`,
    type: 'application/xml; charset=utf-8',
    content: Readable.from([Buffer.from(tallyXml([...parties.values()], vouchers))]),
  }
})

function assertFew(count: number) {
  if (count > TALLY_MAX)
    throw new Problem('conflict', `More than ${TALLY_MAX.toLocaleString('en-IN')} vouchers: choose a shorter time`)
}

/** A document with its company, and its vouchers. */
type Source = { companyId: number; vouchersOf: (party: string, ledgers: TallyLedgers) => TallyVoucher[] }

const sources: Record<TallyKind, (rows: Rows, days: Days) => Promise<Source[]>> = {
  sales: async (rows, days) =>
    (await soldIn(rows, days)).map(({ companyId, orderId, ...document }) => ({
      companyId,
      vouchersOf: (party, ledgers) => [
        salesVoucher({ ...document, order: displayId('workorder', orderId) }, party, ledgers),
      ],
    })),
  receipts: async (rows, days) =>
    (await paidIn(rows, days)).map(({ companyId, ...receipt }) => ({
      companyId,
      vouchersOf: (party, ledgers) => receiptVouchers(receipt, party, ledgers),
    })),
  purchase: async (rows, days) =>
    (await billedIn(rows, days)).map(({ companyId, orderIds, ...bill }) => ({
      companyId,
      vouchersOf: (party, ledgers) => [
        purchaseVoucher({ ...bill, orders: orderIds.map((id) => displayId('workorder', id)) }, party, ledgers),
      ],
    })),
  payments: async (rows, days) =>
    (await paidOutIn(rows, days)).map(({ companyId, ...payout }) => ({
      companyId,
      vouchersOf: (party, ledgers) =>
        payoutVouchers({ ...payout, number: displayId('payout', payout.id) }, party, ledgers),
    })),
}

const day = (date: Sql) => sql`to_char(${date}, 'YYYY-MM-DD')`
const inDays = (date: Sql, [from, to]: Days) => sql`${date} BETWEEN ${from}::date AND ${to}::date`

/** Invoices and notes of these days, in the order of their issue. */
const soldIn = (rows: Rows, days: Days) =>
  rows<Omit<SoldDocument, 'order'> & { companyId: number; orderId: number }>(sql`
    SELECT d.id, d.kind, d.number, ${day(sql`d.issued_on`)} AS "issuedOn", d.split, d.reverse_charge AS "reverseCharge",
      d.taxable_paise::float8 AS "taxablePaise", d.cgst_paise::float8 AS "cgstPaise", d.sgst_paise::float8 AS "sgstPaise",
      d.igst_paise::float8 AS "igstPaise", d.round_off_paise::float8 AS "roundOffPaise", d.total_paise::float8 AS "totalPaise",
      a.number AS "againstNumber", d.reason, d.party_id AS "companyId", d.work_order_id AS "orderId"
    FROM tax_documents d LEFT JOIN tax_documents a ON a.id = d.against_id
    WHERE ${inDays(sql`d.issued_on`, days)} AND d.kind IN ('invoice', 'credit_note', 'debit_note')
    ORDER BY d.issued_on, d.id LIMIT ${TALLY_MAX + 1}`)

/** What was received, paid back or reversed on these days. */
const paidIn = (rows: Rows, days: Days) =>
  rows<PaidReceipt & { companyId: number }>(sql`
    SELECT r.id, r.direction, r.mode, r.amount_paise::float8 AS "amountPaise", r.tds_paise::float8 AS "tdsPaise", r.utr,
      ${day(sql`r.received_on`)} AS "receivedOn", ${day(sql`r.reversed_on`)} AS "reversedOn", r.refusal, r.customer_id AS "companyId"
    FROM receipts r WHERE r.status IN ('received', 'reversed')
      AND (${inDays(sql`r.received_on`, days)} OR ${inDays(sql`r.reversed_on`, days)})
    ORDER BY r.received_on, r.id LIMIT ${TALLY_MAX + 1}`)

/** Bills of these days that are approved. */
const billedIn = (rows: Rows, days: Days) =>
  rows<Omit<ApprovedBill, 'orders'> & { companyId: number; orderIds: number[] }>(sql`
    SELECT b.id, b.number, ${day(sql`b.billed_on`)} AS "billedOn", b.taxable_paise::float8 AS "taxablePaise",
      b.cgst_paise::float8 AS "cgstPaise", b.sgst_paise::float8 AS "sgstPaise", b.igst_paise::float8 AS "igstPaise",
      b.total_paise::float8 AS "totalPaise", b.supplier_id AS "companyId",
      ARRAY(SELECT DISTINCT l.work_order_id FROM bill_lines l WHERE l.bill_id = b.id ORDER BY 1) AS "orderIds",
      EXISTS (SELECT 1 FROM operator_profile o WHERE o.state_code = ANY (${[...UNION_TERRITORIES.codes]})) AS "inUnionTerritory"
    FROM bills b WHERE b.status = 'approved' AND ${inDays(sql`b.billed_on`, days)}
    ORDER BY b.billed_on, b.id LIMIT ${TALLY_MAX + 1}`)

/** What suppliers were paid on these days, or what of it was reversed. */
const paidOutIn = (rows: Rows, days: Days) =>
  rows<Omit<PaidPayout, 'number'> & { companyId: number }>(sql`
    SELECT p.id, p.mode, p.amount_paise::float8 AS "amountPaise", p.tds_paise::float8 AS "tdsPaise", p.utr,
      ${day(sql`p.paid_on`)} AS "paidOn", ${day(sql`p.reversed_on`)} AS "reversedOn", p.reason, p.supplier_id AS "companyId",
      coalesce((SELECT json_agg(json_build_object('number', b.number, 'paise', settled.paise) ORDER BY b.billed_on, b.id)
        FROM (SELECT a.bill_id, sum(a.paise) AS paise FROM payout_allocations a
          WHERE a.payout_id = p.id AND a.bill_id IS NOT NULL GROUP BY a.bill_id) settled
        JOIN bills b ON b.id = settled.bill_id), '[]') AS bills
    FROM payouts p WHERE ${inDays(sql`p.paid_on`, days)} OR ${inDays(sql`p.reversed_on`, days)}
    ORDER BY p.paid_on, p.id LIMIT ${TALLY_MAX + 1}`)
