import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { shipments } from '../../../contract/goods/shipments'
import type { ChallanReason } from '../../../contract/orders/shipment'
import { splitOf } from '../../../rules/core/gst'
import { challanReasonsOf } from '../../../rules/money/challan-words'
import { documentNumber, financialYear, seriesOf } from '../../../rules/money/series'
import { displayId } from '../../../terms/nouns'
import { actTime } from '../../core/event-clock'
import { commandOnce, type WriteScope } from '../../core/verb'
import { assessPapers } from '../../goods/shipments/assess-papers'
import { assertPlanned, lockShipment } from '../../goods/shipments/lock-shipment'
import { aboutShipment, findShipment, toShipment, type ShipmentRow } from '../../goods/shipments/shipment'
import { readTerms } from '../order-terms/terms-of'
import { issueDay } from '../tax-documents/issue-document'
import { consigneeOf } from './consignee'
import { buyerOf, sellerOf } from '../tax-documents/snapshot'
import { takeNumber } from '../tax-documents/take-number'
import type { ChallanLine, ChallanSnapshot } from './challan'
import { challanLine, materialLine } from './challan-lines'

type Form = Input<typeof shipments.issueChallan>

/** An admin issues the challan of a packed shipment from the hub. The number is taken last; its day is that of the number. */
export const issueChallan = commandOnce(
  'challan.issue',
  async (scope, { id, reason, note }: Form) => {
    const { tx, viewer, emit } = scope
    const shipment = await lockShipment(scope, id)
    assertOurs(shipment)
    assertReason(shipment, reason)
    const draft = (day: string) => snapshotOf(scope, shipment, reason, day)
    const before = issueDay()
    let snapshot = await draft(before)
    const { company } = await consigneeOf(scope, shipment)
    const [series, year] = [seriesOf(company.seriesPrefix!, 'challan'), financialYear(before)]
    const { seq, day } = await takeNumber(scope, series, year)
    if (day !== before) snapshot = await draft(day)
    const number = documentNumber(series, year, seq)
    const on = new Date(day)
    const issued = { shipmentId: id, number, series, year, seq, reason, note: note ?? null, issuedOn: on, snapshot }
    const challan = await tx.challan.create({
      data: { ...issued, createdAt: actTime(), createdBy: viewer.member.id },
      select: { id: true },
    })
    await tx.shipmentPaper.create({ data: { shipmentId: id, kind: 'challan', number, on, challanId: challan.id } })
    await assessPapers(scope, id)
    emit('shipment.challanIssued', { ...aboutShipment(shipment), number })
    return id
  },
  async (scope, id) => toShipment(await findShipment(scope, id), scope.viewer),
)

/** 409 for a shipment that needs none of ours: one to the hub has its supplier's, one that has left had another. */
function assertOurs(shipment: ShipmentRow) {
  const shownId = displayId('shipment', shipment.id)
  if (shipment.leg !== 'from_hub' && shipment.leg !== 'to_supplier')
    throw new Problem(
      'conflict',
      `${shownId} travels with ${shipment.leg === 'to_site' ? 'our invoice' : 'its sender’s document'}`,
    )
  assertPlanned(shipment, 'its document stays')
  const challan = shipment.papers.find(({ kind }) => kind === 'challan')
  if (challan) throw new Problem('conflict', `It has challan ${challan.number} already`)
}

/** 400 for a reason that its leg can't have. */
function assertReason({ leg, lines }: ShipmentRow, reason: ChallanReason) {
  if (!challanReasonsOf[leg]?.includes(reason))
    throw invalid('reason', `Choose another reason: it goes to the ${leg === 'to_supplier' ? 'supplier' : 'customer'}`)
  const goes = lines.every(({ purpose }) => purpose !== 'return')
  if (leg === 'to_supplier' && goes !== (reason !== 'return'))
    throw invalid(
      'reason',
      goes ? 'Nothing is returned: choose another reason' : 'Rejected pieces go back: choose Return',
    )
}

/** What the challan says: from us to the customer or the supplier, with a line for each order and each material. */
async function snapshotOf(
  scope: WriteScope,
  shipment: ShipmentRow,
  reason: Form['reason'],
  day: string,
): Promise<ChallanSnapshot> {
  const { lines } = shipment
  const { company, buyer } = await consigneeOf(scope, shipment)
  const drawn: ChallanLine[] = []
  const consignee = buyerOf(buyer)
  let deliverTo = consignee.address
  let placeOfSupply = consignee.address.stateCode
  for (const { workorderId, quantity, material } of lines) {
    const terms = await readTerms(scope, workorderId)
    if (!drawn.length && shipment.leg === 'from_hub') {
      deliverTo = terms.deliverTo ?? deliverTo
      placeOfSupply = terms.placeOfSupply ?? deliverTo.stateCode
    }
    const split = splitOf(company.stateCode!, placeOfSupply)
    drawn.push(
      material
        ? materialLine(workorderId, material, split)
        : await challanLine(scope, { workorderId, quantity: quantity!, terms, reason, split, day }),
    )
  }
  return {
    consigner: sellerOf(company),
    consignee,
    deliverTo,
    placeOfSupply,
    split: splitOf(company.stateCode!, placeOfSupply),
    lines: drawn,
  }
}
