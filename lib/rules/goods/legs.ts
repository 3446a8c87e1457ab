import type { Role } from '../../contract/people/account'
import type { LinePurpose, ShipmentLeg } from '../../contract/orders/shipment'

/** Where goods are: with a supplier, with us, or with a customer. */
type End = 'shop' | 'hub' | 'customer'

type Leg = {
  /** In words of the hub's people. */
  label: string
  from: End
  to: End
  /** They plan it, change what travels, and cancel it. */
  planners: readonly Role[]
  /** They change packages and weight, and send it. */
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
    from: 'shop',
    to: 'hub',
    planners: ['supplier', 'admin'],
    senders: ['supplier', 'admin'],
    receivers: ['admin'],
    purposes: ['goods', 'material', 'tooling'],
    silent: true,
  },
  from_hub: {
    label: 'From the hub',
    from: 'hub',
    to: 'customer',
    planners: ['admin'],
    senders: ['admin'],
    receivers: ['customer', 'admin'],
    purposes: ['goods', 'material', 'tooling'],
    silent: true,
  },
  to_site: {
    label: 'Shop to customer',
    from: 'shop',
    to: 'customer',
    planners: ['admin'],
    senders: ['supplier', 'admin'],
    receivers: ['customer', 'admin'],
    purposes: ['goods'],
    silent: true,
  },
  to_supplier: {
    label: 'To the supplier',
    from: 'hub',
    to: 'shop',
    planners: ['admin'],
    senders: ['admin'],
    receivers: ['supplier', 'admin'],
    purposes: ['material', 'tooling', 'return'],
    silent: false,
  },
  from_customer: {
    label: 'From the customer',
    from: 'customer',
    to: 'hub',
    planners: ['admin'],
    senders: ['admin'],
    receivers: ['admin'],
    purposes: ['material', 'tooling', 'return'],
    silent: false,
  },
}

/** Whether a role plans and cancels on this leg, whether it sends, and whether it counts what comes. */
export const plansOn = (leg: ShipmentLeg, role: Role): boolean => legs[leg].planners.includes(role)
export const sendsOn = (leg: ShipmentLeg, role: Role): boolean => legs[leg].senders.includes(role)
export const receivesOn = (leg: ShipmentLeg, role: Role): boolean => legs[leg].receivers.includes(role)

/** Whether what travels on this leg has documents of ours; on the others they are of the sender, and typed. */
export const hasOurPapers = (leg: ShipmentLeg): boolean => leg !== 'to_hub' && leg !== 'from_customer'
