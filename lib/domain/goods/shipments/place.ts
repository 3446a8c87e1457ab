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
