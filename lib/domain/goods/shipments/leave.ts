import { invalid, Problem } from '../../../contract/core/problem'
import type { ShipmentLeg, ShipmentStatus } from '../../../contract/orders/shipment'
import { sql } from '../../../infra/db/db'
import { hasOurPapers, plansOn } from '../../../rules/goods/legs'
import { documentLabels } from '../../../rules/orders/documents'
import { isoDay } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'
import { assertEwayBills, assessPapers, lacking } from './assess-papers'
import { beginYears } from './begin-years'
import { assertGoesDirectly, NO_EWAY_BILL } from './goes-directly'
import { placesOf } from './places'
import { coverLines } from './own-papers'
import { aboutShipment, type ShipmentRow } from './shipment'

/** The documents that its sender has, by leg. */
const typedBy: Partial<Record<ShipmentLeg, string>> = {
  to_hub: 'your invoice, bill of supply or challan',
  from_customer: 'the customer’s challan',
}

/** A shipment whose orders are locked leaves its sender. 400 or 409 for what it still lacks. */
export async function leave(scope: WriteScope, shipment: ShipmentRow, on?: string) {
  const { tx, viewer, emit } = scope
  const { id, leg, packages, carrier, vehicle, papers, missingPhotos, lines, supplierId } = shipment
  const isDirect = leg === 'to_site'
  if (isDirect) await assertGoesDirectly(scope, supplierId!, lines)
  if (hasOurPapers(leg)) await coverLines(scope, shipment)
  else if (!papers.length) throw lacking('paper', `Goods may leave only with a document: enter ${typedBy[leg]}`)
  if (!packages) throw invalid('packages', 'Enter how many packages it has')
  if (!carrier && !vehicle) {
    if (!plansOn(leg, viewer.role)) throw new Problem('conflict', 'Jobwork has not named the carrier yet')
    throw invalid('vehicle', 'Enter the carrier or the vehicle')
  }
  const [missing] = missingPhotos
  if (missing) {
    const photo = documentLabels[missing.document].toLowerCase()
    throw lacking('photos', `Before dispatch: ${photo} of ${displayId('workorder', missing.workorderId)} is missing`)
  }
  await assertNoneStands(
    scope,
    lines.filter(({ purpose }) => purpose === 'goods' || leg === 'to_supplier').map(({ workorderId }) => workorderId),
  )
  const sentOn = on ?? isoDay(actTime().getTime())
  const assessed = await assessPapers(scope, id)
  if (isDirect && assessed.papers.some(({ ewayDue }) => ewayDue !== false)) throw new Problem('conflict', NO_EWAY_BILL)
  assertEwayBills(assessed, sentOn, viewer)
  const { from, to } = await placesOf(scope, shipment)
  await tx.shipment.update({
    where: { id },
    data: {
      status: 'sent',
      sentOn: new Date(sentOn),
      ...(from && { dispatchFrom: from }),
      ...(to && { deliverTo: to }),
    },
  })
  if (leg === 'to_supplier') await beginYears(scope, lines, sentOn)
  emit('shipment.sent', { ...aboutShipment(shipment), from: 'planned' as ShipmentStatus, to: 'sent' as ShipmentStatus })
}

/** 409 for an order that its own problem has stopped, or that was cancelled. */
async function assertNoneStands({ rows }: WriteScope, orders: readonly number[]) {
  const [stopped] = await rows<{ id: number; cancelled: boolean }>(sql`
    SELECT w.id, w.cancelled FROM work_orders w
    WHERE w.id = ANY (${[...orders]}::int[]) AND (w.status = 'issues' OR w.cancelled) ORDER BY w.id LIMIT 1`)
  if (!stopped) return
  const shownId = displayId('workorder', stopped.id)
  throw new Problem('conflict', stopped.cancelled ? `${shownId} is cancelled` : `A problem is open on ${shownId}`)
}
