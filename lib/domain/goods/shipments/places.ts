import type { ShipmentLeg } from '../../../contract/orders/shipment'
import type { ReadScope } from '../../core/verb'
import { findOperator, type OperatorRow } from '../../people/operator/operator'
import { findTaxProfile, type TaxProfileRow } from '../../people/tax-profiles/tax-profile'
import { legs } from '../../../rules/goods/legs'
import type { Place } from './place'
import { sitesOf } from './sites'

export type Places = { from: Place | null; to: Place | null }

/** What of a shipment says where its goods go; both places once it has left. */
type Movement = {
  leg: ShipmentLeg
  supplierId: number | null
  customerId: number | null
  lines: readonly { workorderId: number }[]
  dispatchFrom: Place | null
  deliverTo: Place | null
}

/**
 * Where goods leave and where they go: the hub, and the registered address of their supplier or customer, as it was saved. What goes
 * to a customer goes where its order is delivered. Those of the day on which they left, once they have left.
 */
export async function placesOf(
  scope: Pick<ReadScope, 'rows'>,
  { leg, supplierId, customerId, lines, dispatchFrom, deliverTo }: Movement,
): Promise<Places> {
  if (dispatchFrom || deliverTo) return { from: dispatchFrom, to: deliverTo }
  const registered = async (companyId: number | null) => {
    const company = companyId === null ? null : await findTaxProfile(scope, companyId)
    return company && registeredPlace(company)
  }
  const hub = async () => {
    const operator = await findOperator(scope)
    return operator && hubOf(operator)
  }
  const site = async () => {
    const order = lines[0]!.workorderId
    return (await sitesOf(scope, [order])).get(order) ?? null
  }
  const places = { shop: () => registered(supplierId), hub }
  const { from, to } = legs[leg]
  return {
    from: await (from === 'customer' ? registered(customerId) : places[from]()),
    to: await (to === 'customer' ? site() : places[to]()),
  }
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
