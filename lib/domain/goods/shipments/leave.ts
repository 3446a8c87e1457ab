import { invalid, Problem } from '../../../contract/core/problem'
import type { ShipmentLeg, ShipmentStatus } from '../../../contract/orders/shipment'
import { sql } from '../../../infra/db/db'
import { hasOurPapers } from '../../../rules/goods/legs'
import { documentLabels } from '../../../rules/orders/documents'
import { isoDay } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'
import { assertEwayBills, assessPapers, lacking } from './assess-papers'
import { beginYears } from './begin-years'
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
  const { id, leg, packages, carrier, vehicle, papers, missingPhotos, lines } = shipment
  if (hasOurPapers(leg)) await coverLines(scope, shipment)
  else if (!papers.length) throw lacking('paper', `Goods may leave only with a document: enter ${typedBy[leg]}`)
  if (!packages) throw invalid('packages', 'Enter how many packages it has')
  if (!carrier && !vehicle) throw invalid('vehicle', 'Enter the carrier or the vehicle')
  const [missing] = leg === 'to_hub' ? missingPhotos : []
  if (missing) {
    const photo = documentLabels[missing.document].toLowerCase()
    throw lacking('photos', `Before dispatch: ${photo} of ${displayId('workorder', missing.workorderId)} is missing`)
  }
  await assertNoneStands(
    scope,
    lines.filter(({ purpose }) => purpose === 'goods' || leg === 'to_supplier').map(({ workorderId }) => workorderId),
  )
  const sentOn = on ?? isoDay(actTime().getTime())
  assertEwayBills(await assessPapers(scope, id), sentOn, viewer)
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
