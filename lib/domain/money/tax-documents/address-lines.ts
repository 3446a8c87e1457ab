import type { PostalAddress } from '../../../contract/core/money-fields'
import { gstStates } from '../../../terms/gst-states'

/** An address as documents print it: street, town, and State. */
export const linesOf = ({ line1, line2, city, pin, stateCode }: PostalAddress): string[] => [
  [line1, line2].filter(Boolean).join(', '),
  `${city} ${pin}`,
  stateOf(stateCode),
]

/** A State as documents name it: 29-Karnataka. */
export const stateOf = (code: string) => `${code}-${gstStates[code] ?? ''}`
