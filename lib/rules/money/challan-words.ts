import type { ChallanReason, ShipmentLeg } from '../../contract/orders/shipment'

/** Why goods travel with a challan, as it is printed and chosen (Rule 55). */
export const challanReasons: Record<ChallanReason, string> = {
  jobwork: 'Job work',
  lot: 'Part of an invoice, in lots',
  return: 'Return',
  later: 'Supply, the invoice follows',
  other: 'Other than by way of supply',
}

/** The reasons that a leg can have; the others travel with documents of their sender. */
export const challanReasonsOf: Partial<Record<ShipmentLeg, readonly ChallanReason[]>> = {
  from_hub: ['lot', 'later', 'return', 'other'],
  to_supplier: ['jobwork', 'return', 'other'],
}
