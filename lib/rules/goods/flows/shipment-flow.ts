import type { Role } from '../../../contract/people/account'
import type { LinePurpose, ShipmentPaperKind, ShipmentStatus, TransportMode } from '../../../contract/orders/shipment'
import { addDays } from '../../../terms/format'
import { flow } from '../../core/flow'

const makers: readonly Role[] = ['supplier', 'admin']
const receivers: readonly Role[] = ['customer', 'admin']

/** The life of a shipment: its sender packs and sends it, its receiver records the arrival and counts it. `legs` says which role is which. */
export const shipmentFlow = flow<ShipmentStatus>('The shipment', {
  planned: { label: 'Packed', tone: 'neutral', next: { sent: makers, cancelled: makers } },
  sent: { label: 'On the way', tone: 'info', next: { delivered: receivers, received: receivers } },
  delivered: { label: 'Arrived', tone: 'warning', next: { received: receivers } },
  received: { label: 'Counted', tone: 'success', next: {} },
  cancelled: { label: 'Cancelled', tone: 'neutral', next: {} },
})

/** Days after its completion in which an order stands among those to pack. */
export const PACK_DAYS = 30

/** Days after its arrival in which a shipment is counted, and in which its customer may reject more of it. */
export const COUNT_DAYS = 7
/** The last day on which a customer may report a problem with pieces that arrived on a day. */
export const reportUntil = (deliveredOn: string) => addDays(deliveredOn, COUNT_DAYS)

export const paperLabels: Record<ShipmentPaperKind, string> = {
  invoice: 'Invoice',
  bill_of_supply: 'Bill of supply',
  challan: 'Delivery challan',
}
/** What a line is, where it isn't parts on their way. */
export const purposeLabels: Record<LinePurpose, string | null> = {
  goods: null,
  material: 'Material',
  tooling: 'Tools',
  return: 'Goes back',
}
export const modeLabels: Record<TransportMode, string> = { road: 'Road', rail: 'Rail', air: 'Air', ship: 'Ship' }
