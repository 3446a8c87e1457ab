import type { Role } from '../../../contract/people/account'
import type { ShipmentLeg, ShipmentStatus } from '../../../contract/orders/shipment'
import { count, date, several } from '../../../terms/format'
import { displayId, orderId } from '../../../terms/nouns'
import { quantityText } from '../../../terms/paise'
import { event, type Move } from '../../core/event-row'
import { legs } from '../legs'
import { because } from '../../core/phrases'

type OfShipment = {
  shipmentId: number
  leg: ShipmentLeg
  /** The supplier at its other end. */
  supplierId: number | null
  /** The customer at its other end. */
  customerId: number | null
  orders: number[]
  /** Of all its lines; 0 where it has material alone. */
  pieces: number
}

const shipment = (e: OfShipment) => displayId('shipment', e.shipmentId)

const leavesShop = (e: OfShipment) => legs[e.leg].from === 'shop'
const leavesHub = (e: OfShipment) => legs[e.leg].from === 'hub'
const goesToCustomer = (e: OfShipment) => legs[e.leg].to === 'customer'
const isDirect = (e: OfShipment) => leavesShop(e) && goesToCustomer(e)
/** It goes to the company at this end. */
const receiver = (e: OfShipment) => ({ shop: e.supplierId, hub: null, customer: e.customerId })[legs[e.leg].to]
const of = (e: OfShipment, role: Role) =>
  e.orders.length === 1 ? orderId(role, e.orders[0]!) : several(e.orders.length, 'order', 'orders')
const what = (e: OfShipment, role: Role = 'admin') =>
  `${shipment(e)} with ${e.pieces ? `${count(e.pieces)} pcs of` : 'material for'} ${of(e, role)}`
/** The shop that sends it. What the hub sends or takes in is shown to the company once it has left. */
const sender = (e: OfShipment) => [leavesShop(e) ? e.supplierId : null]
/** The companies at its ends. */
const companies = (e: OfShipment) => {
  const { from, to } = legs[e.leg]
  return [
    from === 'shop' || to === 'shop' ? e.supplierId : null,
    from === 'customer' || to === 'customer' ? e.customerId : null,
  ]
}
/** The companies that gave it away. */
const givers = (e: OfShipment) => companies(e).filter((company) => company !== receiver(e))
/** The shop at which a driver fetches what an admin has planned. */
const handsOver = (e: OfShipment) => [isDirect(e) ? e.supplierId : null]
/** Where it goes, as its reader says it. */
const destination = (e: OfShipment, role: Role) =>
  legs[e.leg].to === 'hub' ? 'the hub' : role === 'admin' ? 'the customer' : 'you'

/** What happens to goods on their way from a shop to the hub, from there to a customer, and from the shop to the customer. */
export const shipmentEvents = {
  'shipment.planned': event<OfShipment & { from: null; to: 'planned' }>({
    name: 'Shipment packed',
    group: 'shipments',
    sentence: (e) => `${isDirect(e) ? 'Planned the pick-up of' : 'Packed'} ${what(e)}`,
    notify: {
      recipients: handsOver,
      title: 'Pick-up planned',
      message: (e, role) => `A driver comes for ${what(e, role)}: pack it, and hand it over for its code`,
    },
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
      recipients: (e) => [receiver(e), leavesShop(e) ? 'admins' : null],
      title: 'Goods on the way',
      message: (e, role) => `${what(e, role)} is on its way to ${destination(e, role)}`,
      mail: 'dispatches',
      mailedTo: ['customer'],
    },
    seenBy: companies,
  }),
  'shipment.delivered': event<OfShipment & Move<ShipmentStatus>>({
    name: 'Shipment arrived',
    group: 'shipments',
    sentence: (e) => `Recorded the arrival of ${what(e)}`,
    seenBy: companies,
  }),
  'shipment.received': event<OfShipment & Move<ShipmentStatus> & { short: number; rejected: number; silent?: boolean }>(
    {
      name: 'Shipment counted',
      group: 'shipments',
      sentence: (e) =>
        e.silent ? `Accepted ${what(e)}: nobody counted it in time` : `Counted ${what(e)}${outcome(e)}`,
      notify: {
        recipients: (e) => [...givers(e), leavesHub(e) || isDirect(e) || e.short || e.rejected ? 'admins' : null],
        title: 'Goods counted',
        message: (e, role) =>
          e.silent
            ? `${what(e, role)} counts as accepted: nobody counted it within 7 days`
            : `${what(e, role)} is counted${outcome(e)}`,
      },
      seenBy: companies,
    },
  ),
  'shipment.corrected': event<OfCount>({
    name: 'Count corrected',
    group: 'shipments',
    sentence: (e) =>
      `Corrected the count of ${displayId('workorder', e.workorderId)} in ${shipment(e)}: ${insteadOf(e)}`,
    notify: {
      recipients: companies,
      title: 'Count corrected',
      message: (e, role) =>
        `${shipment(e)}: ${insteadOf(e)} of ${orderId(role, e.workorderId)} were received${because(e.note)}`,
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
      recipients: (e) => [leavesShop(e) ? e.supplierId : 'admins'],
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
  'shipment.materialDue': event<OfMaterial>({
    name: 'Material is due back',
    group: 'shipments',
    sentence: (e) => `${pending(e)} for ${displayId('workorder', e.workorderId)} ${dueBack(e)}`,
    notify: {
      recipients: (e) => ['admins', e.supplierId],
      title: 'Material is due back',
      message: (e, role) =>
        role === 'supplier'
          ? `${pending(e)} for ${displayId('workorder', e.workorderId)} ${dueBack(e)}. Send it back as parts or as it is, and name it when you pack`
          : `${pending(e)} for ${displayId('workorder', e.workorderId)} ${dueBack(e)}`,
      mail: 'dispatches',
      mailedTo: ['admin'],
    },
  }),
  'shipment.cancelled': event<OfShipment & Move<ShipmentStatus>>({
    name: 'Shipment cancelled',
    group: 'shipments',
    sentence: (e) => `Cancelled ${what(e)}`,
    notify: {
      recipients: handsOver,
      title: 'Pick-up cancelled',
      message: (e, role) => `Nobody comes for ${what(e, role)}: its pieces can be packed again`,
    },
    seenBy: sender,
  }),
}

type OfCount = OfShipment & {
  workorderId: number
  received: number
  was: number
  /** The unit of material, whose counts are thousandths; null or absent for pieces. */
  uqc?: string | null
  note: string
}

/** '200 instead of 198 pcs'. */
const insteadOf = ({ received, was, uqc }: OfCount) =>
  uqc
    ? `${quantityText(received)} instead of ${quantityText(was)} ${uqc}`
    : `${count(received)} instead of ${count(was)} pcs`

type OfMaterial = {
  shipmentId: number
  leg: ShipmentLeg
  supplierId: number | null
  customerId: number | null
  workorderId: number
  challan: string | null
  /** What is pending, in thousandths of its unit. */
  pendingMilli: number
  uqc: string
  ageDays: number
  lastDay: string
  late: boolean
}

/** '38 KGS of JWH/26-27/00003'. */
const pending = ({ pendingMilli, uqc, challan, shipmentId }: OfMaterial) =>
  `${quantityText(pendingMilli)} ${uqc} of ${challan ?? displayId('shipment', shipmentId)}`
const dueBack = ({ ageDays, lastDay, late }: OfMaterial) =>
  late
    ? `were due back by ${date(lastDay)}: the law takes them for a supply`
    : `are out for ${count(ageDays)} days: they are due back by ${date(lastDay)}`

/** ': 8 pcs short, 12 pcs rejected', or nothing. */
function outcome({ short, rejected }: { short: number; rejected: number }) {
  const parts = [short ? `${count(short)} pcs short` : '', rejected ? `${count(rejected)} pcs rejected` : ''].filter(
    Boolean,
  )
  return parts.length ? `: ${parts.join(', ')}` : ''
}
