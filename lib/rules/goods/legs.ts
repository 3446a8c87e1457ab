import type { Role } from '../../contract/people/account'
import type { ShipmentLeg } from '../../contract/orders/shipment'

type Leg = {
  /** In words of the hub's people. */
  label: string
  /** They pack, change, send and cancel. */
  senders: readonly Role[]
  /** They record the arrival and count. */
  receivers: readonly Role[]
}

/** The ways that goods take, and which role acts at each end. */
export const legs: Record<ShipmentLeg, Leg> = {
  to_hub: { label: 'To the hub', senders: ['supplier', 'admin'], receivers: ['admin'] },
  from_hub: { label: 'From the hub', senders: ['admin'], receivers: ['customer', 'admin'] },
  to_site: { label: 'To the customer', senders: ['supplier', 'admin'], receivers: ['customer', 'admin'] },
  to_supplier: { label: 'To the supplier', senders: ['admin'], receivers: ['supplier', 'admin'] },
  from_customer: { label: 'From the customer', senders: ['admin'], receivers: ['admin'] },
}

/** Whether a role packs and sends on this leg, and whether it counts what comes. */
export const sendsOn = (leg: ShipmentLeg, role: Role): boolean => legs[leg].senders.includes(role)
export const receivesOn = (leg: ShipmentLeg, role: Role): boolean => legs[leg].receivers.includes(role)
