import type { DeliveryAddress } from '../../contract/people/addresses'
import { gstState } from '../../terms/gstin'

/** An address in one line: Plot 7, MIDC Bhosari, Pune 411026, Maharashtra. */
export const addressLine = ({ line1, line2, city, pin, stateCode }: Omit<DeliveryAddress, 'id' | 'label'>) =>
  [line1, line2, `${city} ${pin}`, gstState(stateCode)].filter(Boolean).join(', ')

type Delivery = { deliveryAddress?: DeliveryAddress | null; deliveryState: string | null }

/** Where it goes, as far as the reader may know: the whole address or the state. */
export const deliveryWords = ({ deliveryAddress, deliveryState }: Delivery) =>
  deliveryAddress ? `${deliveryAddress.label}: ${addressLine(deliveryAddress)}` : deliveryState
