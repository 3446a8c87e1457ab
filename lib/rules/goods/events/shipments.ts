import type { ShipmentLeg, ShipmentStatus } from '../../../contract/orders/shipment'
import { count, date, several } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { event, type Move } from '../../core/event-row'
import { because } from '../../core/phrases'

type OfShipment = {
  shipmentId: number
  leg: ShipmentLeg
  supplierId: number | null
  orders: number[]
  /** Of all its lines. */
  pieces: number
}

const shipment = (e: OfShipment) => displayId('shipment', e.shipmentId)

const of = (e: OfShipment) =>
  e.orders.length === 1 ? displayId('workorder', e.orders[0]!) : several(e.orders.length, 'order', 'orders')
const what = (e: OfShipment) => `${shipment(e)} with ${count(e.pieces)} pcs of ${of(e)}`
const shop = (e: OfShipment) => [e.supplierId]

/** What happens to goods on their way from a shop to the hub. */
export const shipmentEvents = {
  'shipment.planned': event<OfShipment & { from: null; to: 'planned' }>({
    name: 'Shipment packed',
    group: 'shipments',
    sentence: (e) => `Packed ${what(e)}`,
    seenBy: shop,
  }),
  'shipment.changed': event<OfShipment>({
    name: 'Shipment changed',
    group: 'shipments',
    sentence: (e) => `Changed ${what(e)}`,
    seenBy: shop,
  }),
  'shipment.sent': event<OfShipment & Move<ShipmentStatus>>({
    name: 'Shipment sent',
    group: 'shipments',
    sentence: (e) => `Sent ${what(e)}`,
    notify: {
      recipients: () => ['admins'],
      title: 'Goods on the way',
      message: (e) => `${what(e)} is on its way to the hub`,
    },
    seenBy: shop,
  }),
  'shipment.delivered': event<OfShipment & Move<ShipmentStatus>>({
    name: 'Shipment arrived',
    group: 'shipments',
    sentence: (e) => `Recorded the arrival of ${what(e)}`,
    seenBy: shop,
  }),
  'shipment.received': event<OfShipment & Move<ShipmentStatus> & { short: number; rejected: number; silent?: boolean }>(
    {
      name: 'Shipment counted',
      group: 'shipments',
      sentence: (e) =>
        e.silent ? `Accepted ${what(e)}: nobody counted it in time` : `Counted ${what(e)}${outcome(e)}`,
      notify: {
        recipients: (e) => [e.supplierId, e.short || e.rejected ? 'admins' : null],
        title: 'Goods counted',
        message: (e) =>
          e.silent
            ? `${what(e)} counts as accepted: nobody counted it within 7 days`
            : `${what(e)} is counted${outcome(e)}`,
      },
    },
  ),
  'shipment.corrected': event<OfShipment & { workorderId: number; received: number; was: number; note: string }>({
    name: 'Count corrected',
    group: 'shipments',
    sentence: (e) =>
      `Corrected the count of ${displayId('workorder', e.workorderId)} in ${shipment(e)}: ${count(e.received)} instead of ${count(e.was)} pcs`,
    notify: {
      recipients: shop,
      title: 'Count corrected',
      message: (e) =>
        `${shipment(e)}: ${count(e.received)} instead of ${count(e.was)} pcs of ${displayId('workorder', e.workorderId)} were received${because(e.note)}`,
    },
  }),
  'shipment.ewayEntered': event<OfShipment & { paper: string; ewbNo: string; ewbUntil: string | null }>({
    name: 'E-way bill entered',
    group: 'shipments',
    sentence: (e) =>
      `Entered e-way bill ${e.ewbNo} for ${e.paper} of ${shipment(e)}${e.ewbUntil ? `, until ${date(e.ewbUntil)}` : ''}`,
    seenBy: shop,
  }),
  'shipment.ewayEnds': event<OfShipment & { ewbNo: string; ewbUntil: string }>({
    name: 'E-way bill ends',
    group: 'shipments',
    sentence: (e) => `E-way bill ${e.ewbNo} of ${shipment(e)} ends on ${date(e.ewbUntil)}`,
    notify: {
      recipients: (e) => [e.leg === 'to_hub' ? e.supplierId : 'admins'],
      title: 'E-way bill ends today',
      message: (e) =>
        `E-way bill ${e.ewbNo} of ${what(e)} ends today. If the goods are still on their way, extend it on the portal and enter its new last day`,
    },
  }),
  'shipment.cancelled': event<OfShipment & Move<ShipmentStatus>>({
    name: 'Shipment cancelled',
    group: 'shipments',
    sentence: (e) => `Cancelled ${what(e)}`,
    seenBy: shop,
  }),
}

/** ': 8 pcs short, 12 pcs rejected', or nothing. */
function outcome({ short, rejected }: { short: number; rejected: number }) {
  const parts = [short ? `${count(short)} pcs short` : '', rejected ? `${count(rejected)} pcs rejected` : ''].filter(
    Boolean,
  )
  return parts.length ? `: ${parts.join(', ')}` : ''
}
