import type { ShipmentLeg } from '../../../contract/orders/shipment'
import type { ReadScope } from '../../core/verb'
import { findOperator, type OperatorRow } from '../../people/operator/operator'
import { findTaxProfile, type TaxProfileRow } from '../../people/tax-profiles/tax-profile'

/** A company and the address that goods leave from or go to. What nobody has entered is null. */
export type Place = {
  name: string | null
  gstin: string | null
  line1: string | null
  line2: string | null
  city: string | null
  pin: string | null
  stateCode: string | null
  /** It is the registered address. */
  registered: boolean
  /** The company bills with tax. */
  taxed: boolean
}
export type Places = { from: Place | null; to: Place | null }

/** What of a shipment says where its goods go; both places once it has left. */
type Movement = {
  leg: ShipmentLeg
  supplierId: number | null
  customerId: number | null
  dispatchFrom: Place | null
  deliverTo: Place | null
}

/**
 * Where goods leave and where they go: the hub, and the registered address of their supplier or customer, as it was saved. Those of
 * the day on which they left, once they have left. What goes to a customer goes where our documents say.
 */
export async function placesOf(
  scope: Pick<ReadScope, 'rows'>,
  { leg, supplierId, customerId, dispatchFrom, deliverTo }: Movement,
): Promise<Places> {
  if (dispatchFrom || deliverTo) return { from: dispatchFrom, to: deliverTo }
  const companyId = supplierId ?? customerId
  if (leg === 'from_hub' || leg === 'to_site' || !companyId) return { from: null, to: null }
  const company = await findTaxProfile(scope, companyId)
  const operator = await findOperator(scope)
  const [theirs, hub] = [company && registeredPlace(company), operator && hubOf(operator)]
  return leg === 'to_supplier' ? { from: hub, to: theirs } : { from: theirs, to: hub }
}

const registeredPlace = (profile: TaxProfileRow): Place => ({
  name: profile.legalName,
  gstin: profile.gstin,
  line1: profile.addressLine1,
  line2: profile.addressLine2,
  city: profile.city,
  pin: profile.pin,
  stateCode: profile.stateCode,
  registered: true,
  taxed: profile.scheme === 'regular' && profile.gstin !== null,
})

/** The hub of the operator: an address of its own in the same State, or the registered one. */
export function hubOf({ legalName, gstin, stateCode, hub, ...company }: OperatorRow): Place {
  const { addressLine1, addressLine2, city, pin } = company
  const registered = { line1: addressLine1, line2: addressLine2, city, pin }
  const isRegistered = !hub || (hub.line1 === addressLine1 && hub.pin === pin)
  return {
    name: legalName,
    gstin,
    ...(hub ?? registered),
    stateCode,
    registered: isRegistered,
    taxed: gstin !== null,
  }
}
