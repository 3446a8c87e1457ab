import type { Role } from '../../contract/people/account'
import type { LinePurpose, ShipmentLeg } from '../../contract/orders/shipment'

type Leg = {
  /** In words of the hub's people. */
  label: string
  /** They pack, change, send and cancel. */
  senders: readonly Role[]
  /** They record the arrival and count. */
  receivers: readonly Role[]
  /** What travels on it. */
  purposes: readonly LinePurpose[]
  /** What arrived and was not counted in time counts as accepted. */
  silent: boolean
}

/** The ways that goods take, and which role acts at each end. */
export const legs: Record<ShipmentLeg, Leg> = {
  to_hub: {
    label: 'To the hub',
    senders: ['supplier', 'admin'],
    receivers: ['admin'],
    purposes: ['goods', 'material', 'tooling'],
    silent: true,
  },
  from_hub: {
    label: 'From the hub',
    senders: ['admin'],
    receivers: ['customer', 'admin'],
    purposes: ['goods', 'material', 'tooling'],
    silent: true,
  },
  to_site: {
    label: 'To the customer',
    senders: ['supplier', 'admin'],
    receivers: ['customer', 'admin'],
    purposes: ['goods'],
    silent: true,
  },
  to_supplier: {
    label: 'To the supplier',
    senders: ['admin'],
    receivers: ['supplier', 'admin'],
    purposes: ['material', 'tooling', 'return'],
    silent: false,
  },
  from_customer: {
    label: 'From the customer',
    senders: ['admin'],
    receivers: ['admin'],
    purposes: ['material', 'tooling', 'return'],
    silent: false,
  },
}

/** Whether a role packs and sends on this leg, and whether it counts what comes. */
export const sendsOn = (leg: ShipmentLeg, role: Role): boolean => legs[leg].senders.includes(role)
export const receivesOn = (leg: ShipmentLeg, role: Role): boolean => legs[leg].receivers.includes(role)

/** Whether what travels on this leg has documents of ours; on the others they are of the sender, and typed. */
export const hasOurPapers = (leg: ShipmentLeg): boolean => leg !== 'to_hub' && leg !== 'from_customer'
