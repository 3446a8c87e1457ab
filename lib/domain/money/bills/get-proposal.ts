import { BILL_LINES_MAX, type BillProposal } from '../../../contract/money/bills'
import { sql } from '../../../infra/db/db'
import { signedTaxesOf } from '../../../rules/money/match-bill'
import { financialYear } from '../../../rules/money/series'
import { query, type ReadScope } from '../../core/verb'
import { issueDay } from '../tax-documents/issue-document'
import { billableOrders, linesToBill } from './billable-orders'
import { findBillingParty } from './billing-party'
import { nextOfSeries, whyNotPrepared } from './prepared'

/** Orders that are looked at, the oldest first. */
const ORDERS_MAX = 100

/** What a supplier can bill: accepted pieces by shipment and order, with tax. */
export const getProposal = query('bill.propose', async (scope): Promise<BillProposal> => {
  const { viewer } = scope
  const party = await findBillingParty(scope, viewer.id)
  const { split, taxed } = typeof party === 'string' ? { split: 'intra' as const, taxed: false } : party
  const orders = [...(await billableOrders(scope, await idsToBill(scope))).values()]
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
  const shipments = [...new Set(lines.flatMap(({ shipmentId }) => shipmentId ?? []))]
  const prefix = typeof party === 'string' ? null : party.profile.billPrefix
  return {
    lines,
    waiting,
    split,
    taxed,
    numbers: await typedNumbers(scope, shipments),
    nextNumber: prefix && (await nextOfSeries(scope, viewer.id, prefix, financialYear(issueDay()))).number,
    notPrepared: typeof party === 'string' ? party : whyNotPrepared(party),
  }
})

/** The own orders of which something was delivered or that are completed, and that are not billed in full. Those that are paid are over. */
async function idsToBill({ rows, viewer }: ReadScope): Promise<number[]> {
  const found = await rows<{ id: number }>(sql`
    SELECT w.id FROM work_orders w
    LEFT JOIN order_goods g ON g.work_order_id = w.id AND g.side = 'supply'
    LEFT JOIN LATERAL (SELECT count(*) AS lines, coalesce(sum(l.quantity_milli), 0) / 1000 AS pieces
      FROM bill_lines l JOIN bills b ON b.id = l.bill_id WHERE l.work_order_id = w.id AND b.status <> 'withdrawn') billed ON true
    WHERE w.supplier_id = ${viewer.id} AND w.amount > 0 AND (w.payable_status <> 'complete' OR billed.lines > 0)
      AND (coalesce(g.sent, 0) > 0 AND (g.accepted - g.returned <> billed.pieces OR g.sent > g.accepted + g.rejected)
        OR coalesce(g.sent, 0) = 0 AND billed.lines = 0 AND (w.status = 'completed' OR w.cancelled))
    ORDER BY w.id LIMIT ${ORDERS_MAX}`)
  return found.map(({ id }) => id)
}

/** Numbers of bills that were typed at these shipments and are on no bill. */
const typedNumbers = ({ rows, viewer }: ReadScope, shipments: readonly number[]) =>
  rows<BillProposal['numbers'][number]>(sql`
    SELECT DISTINCT ON (p.shipment_id) p.shipment_id AS "shipmentId", p.number, to_char(p."on", 'YYYY-MM-DD') AS "on"
    FROM shipment_papers p
    WHERE p.shipment_id = ANY (${[...shipments]}::int[]) AND p.kind IN ('invoice', 'bill_of_supply') AND p.document_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM bills b WHERE b.supplier_id = ${viewer.id} AND lower(b.number) = lower(p.number) AND b.status <> 'withdrawn')
    ORDER BY p.shipment_id, p.id`)
