import { BILL_LINES_MAX, type BillProposal } from '../../../contract/money/bills'
import { sql, type Sql } from '../../../infra/db/db'
import { signedTaxesOf } from '../../../rules/money/match-bill'
import { documentNumber, financialYear } from '../../../rules/money/series'
import { query } from '../../core/verb'
import { operatorProfile, type OperatorRow } from '../../people/operator/operator'
import { taxProfileOf, type TaxProfileRow } from '../../people/tax-profiles/tax-profile'
import { issueDay } from '../tax-documents/issue-document'
import { billableWhere, linesToBill } from './billable-orders'
import { partyOf } from './billing-party'
import { nextSeq, whyNotPrepared } from './prepared'

/** Orders that are looked at, the oldest first. */
const ORDERS_MAX = 100

/** What a supplier can bill: accepted pieces by shipment and order, with tax. */
export const getProposal = query('bill.propose', async (scope): Promise<BillProposal> => {
  const { viewer } = scope
  const year = financialYear(issueDay())
  const [own] = await scope.rows<{ profile: TaxProfileRow | null; company: OperatorRow | null; seq: number }>(sql`
    SELECT (SELECT to_json(profile) FROM (${taxProfileOf(sql`${viewer.id}`)}) profile) AS profile,
      (SELECT to_json(company) FROM (${operatorProfile}) company) AS company, ${nextSeq(viewer.id, year)} AS seq`)
  const { profile, company, seq } = own!
  const party = partyOf(profile, company)
  const { split, taxed } = typeof party === 'string' ? { split: 'intra' as const, taxed: false } : party
  const orders = [...(await billableWhere(scope, isToBill(viewer.id))).values()]
  const lines = orders
    .flatMap((order) => linesToBill(order))
    .slice(0, BILL_LINES_MAX)
    .map(({ order, part, pieces, taxablePaise }) => {
      const rateBp = taxed ? order.rateBp : 0
      return {
        workorderId: order.id,
        projectName: order.projectName,
        shipmentId: part.shipmentId,
        shipmentLineId: part.shipmentLineId,
        deliveredOn: part.deliveredOn,
        quantityMilli: pieces * 1000,
        taxablePaise,
        rateBp,
        ...signedTaxesOf(taxablePaise, rateBp, split),
      }
    })
  const waiting = orders
    .flatMap(({ id, waiting: of }) =>
      of.map(({ shipmentId, pieces, countedBy }) => ({
        workorderId: id,
        shipmentId,
        quantityMilli: pieces * 1000,
        countedBy,
      })),
    )
    .slice(0, BILL_LINES_MAX)
  const shipments = new Set(lines.map(({ shipmentId }) => shipmentId))
  const numbers = new Map(orders.flatMap(({ numbers: of }) => of.map((one) => [one.shipmentId, one] as const)))
  const prefix = profile?.billPrefix
  return {
    lines,
    waiting,
    split,
    taxed,
    numbers: [...numbers.values()].filter(({ shipmentId }) => shipments.has(shipmentId)),
    nextNumber: prefix ? documentNumber(prefix, year, seq) : null,
    notPrepared: typeof party === 'string' ? party : whyNotPrepared(party),
  }
})

/** Condition: order `ord` of this supplier has something delivered or is completed, and is not billed in full. Those that are paid are over. */
const isToBill = (supplierId: number): Sql => sql`ord.id IN (
  SELECT w.id FROM work_orders w
  LEFT JOIN order_goods g ON g.work_order_id = w.id AND g.side = 'supply'
  LEFT JOIN LATERAL (SELECT count(*) AS lines, coalesce(sum(l.quantity_milli), 0) / 1000 AS pieces
    FROM bill_lines l JOIN bills b ON b.id = l.bill_id WHERE l.work_order_id = w.id AND b.status <> 'withdrawn') billed ON true
  WHERE w.supplier_id = ${supplierId} AND w.amount > 0 AND (w.payable_status <> 'complete' OR billed.lines > 0)
    AND (coalesce(g.sent, 0) > 0 AND (g.accepted - g.returned <> billed.pieces OR g.sent > g.accepted + g.rejected)
      OR coalesce(g.sent, 0) = 0 AND billed.lines = 0 AND (w.status = 'completed' OR w.cancelled))
  ORDER BY w.id LIMIT ${ORDERS_MAX})`
