import type { ChallanReason } from '../../contract/orders/shipment'

/** Why goods travel with a challan, as it is printed and chosen (Rule 55). */
export const challanReasons: Record<ChallanReason, string> = {
  jobwork: 'Job work',
  lot: 'Part of an invoice, in lots',
  return: 'Return',
  later: 'Supply, the invoice follows',
  other: 'Other than by way of supply',
}
