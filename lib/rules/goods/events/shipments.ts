import type { Role } from '../../../contract/people/account'
import type { ShipmentLeg, ShipmentStatus } from '../../../contract/orders/shipment'
import { count, date, several } from '../../../terms/format'
import { displayId, orderId } from '../../../terms/nouns'
import { event, type Move } from '../../core/event-row'
import { because } from '../../core/phrases'

type OfShipment = {
  shipmentId: number
  leg: ShipmentLeg
  /** The supplier of pieces that go to the hub. */
  supplierId: number | null
  /** The customer of pieces that come from the hub. */
  customerId: number | null
  orders: number[]
  /** Of all its lines. */
  pieces: number
}

const shipment = (e: OfShipment) => displayId('shipment', e.shipmentId)

const isFromHub = (e: OfShipment) => e.leg === 'from_hub'
const of = (e: OfShipment, role: Role) =>
  e.orders.length === 1 ? orderId(role, e.orders[0]!) : several(e.orders.length, 'order', 'orders')
const what = (e: OfShipment, role: Role = 'admin') => `${shipment(e)} with ${count(e.pieces)} pcs of ${of(e, role)}`
/** The shop that sends it. What goes to a customer is shown to it once it has left. */
const sender = (e: OfShipment) => [isFromHub(e) ? null : e.supplierId]
/** The company at the other end of the hub. */
const company = (e: OfShipment) => [isFromHub(e) ? e.customerId : e.supplierId]

/** What happens to goods on their way from a shop to the hub, and from there to a customer. */
export const shipmentEvents = {
  'shipment.planned': event<OfShipment & { from: null; to: 'planned' }>({
    name: 'Shipment packed',
    group: 'shipments',
    sentence: (e) => `Packed ${what(e)}`,
    seenBy: sender,
  }),
  'shipment.changed': event<OfShipment>({
    name: 'Shipment changed',
    group: 'shipments',
    sentence: (e) => `Changed ${what(e)}`,
    seenBy: sender,
  }),
  'shipment.sent': event<OfShipment & Move<ShipmentStatus>>({
    name: 'Shipment sent',
    group: 'shipments',
    sentence: (e) => `Sent ${what(e)}`,
    notify: {
      recipients: (e) => [isFromHub(e) ? e.customerId : 'admins'],
      title: 'Goods on the way',
      message: (e, role) => `${what(e, role)} is on its way to ${isFromHub(e) ? 'you' : 'the hub'}`,
      mail: 'dispatches',
      mailedTo: ['customer'],
    },
    seenBy: company,
  }),
  'shipment.delivered': event<OfShipment & Move<ShipmentStatus>>({
    name: 'Shipment arrived',
    group: 'shipments',
    sentence: (e) => `Recorded the arrival of ${what(e)}`,
    seenBy: company,
  }),
  'shipment.received': event<OfShipment & Move<ShipmentStatus> & { short: number; rejected: number; silent?: boolean }>(
    {
      name: 'Shipment counted',
      group: 'shipments',
      sentence: (e) =>
        e.silent ? `Accepted ${what(e)}: nobody counted it in time` : `Counted ${what(e)}${outcome(e)}`,
      notify: {
        recipients: (e) => [...sender(e), isFromHub(e) || e.short || e.rejected ? 'admins' : null],
        title: 'Goods counted',
        message: (e, role) =>
          e.silent
            ? `${what(e, role)} counts as accepted: nobody counted it within 7 days`
            : `${what(e, role)} is counted${outcome(e)}`,
      },
      seenBy: company,
    },
  ),
  'shipment.corrected': event<OfShipment & { workorderId: number; received: number; was: number; note: string }>({
    name: 'Count corrected',
    group: 'shipments',
    sentence: (e) =>
      `Corrected the count of ${displayId('workorder', e.workorderId)} in ${shipment(e)}: ${count(e.received)} instead of ${count(e.was)} pcs`,
    notify: {
      recipients: company,
      title: 'Count corrected',
      message: (e, role) =>
        `${shipment(e)}: ${count(e.received)} instead of ${count(e.was)} pcs of ${orderId(role, e.workorderId)} were received${because(e.note)}`,
    },
  }),
  'shipment.ewayEntered': event<OfShipment & { paper: string; ewbNo: string; ewbUntil: string | null }>({
    name: 'E-way bill entered',
    group: 'shipments',
    sentence: (e) =>
      `Entered e-way bill ${e.ewbNo} for ${e.paper} of ${shipment(e)}${e.ewbUntil ? `, until ${date(e.ewbUntil)}` : ''}`,
    seenBy: sender,
  }),
  'shipment.ewayEnds': event<OfShipment & { ewbNo: string; ewbUntil: string }>({
    name: 'E-way bill ends',
    group: 'shipments',
    sentence: (e) => `E-way bill ${e.ewbNo} of ${shipment(e)} ends on ${date(e.ewbUntil)}`,
    notify: {
      recipients: (e) => [isFromHub(e) ? 'admins' : e.supplierId],
      title: 'E-way bill ends today',
      message: (e) =>
        `E-way bill ${e.ewbNo} of ${what(e)} ends today. If the goods are still on their way, extend it on the portal and enter its new last day`,
    },
  }),
  'shipment.challanIssued': event<OfShipment & { number: string }>({
    name: 'Challan issued',
    group: 'shipments',
    sentence: (e) => `Issued challan ${e.number} of ${what(e)}`,
  }),
  'shipment.cancelled': event<OfShipment & Move<ShipmentStatus>>({
    name: 'Shipment cancelled',
    group: 'shipments',
    sentence: (e) => `Cancelled ${what(e)}`,
    seenBy: sender,
  }),
}

/** ': 8 pcs short, 12 pcs rejected', or nothing. */
function outcome({ short, rejected }: { short: number; rejected: number }) {
  const parts = [short ? `${count(short)} pcs short` : '', rejected ? `${count(rejected)} pcs rejected` : ''].filter(
    Boolean,
  )
  return parts.length ? `: ${parts.join(', ')}` : ''
}
