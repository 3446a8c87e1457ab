import type { PostalAddress } from '../../../contract/core/money-fields'
import type { OperatorRow } from '../../people/operator/operator'
import type { TaxProfileRow } from '../../people/tax-profiles/tax-profile'
import type { Terms } from '../order-terms/terms-of'
import type { WorkorderRow } from '../../orders/workorders/workorder'

type Company = { name: string; address: PostalAddress; gstin: string | null; pan: string | null }

/** What a document says besides its figures, as it was on its day. No supplier stands in it. */
export type Snapshot = {
  seller: Company & {
    cin: string | null
    email: string
    phone: string
    signatory: string
    logoFileId: number | null
    terms: string | null
    bank: { name: string; account: string; ifsc: string; upi: string | null }
  }
  buyer: Company & { registered: boolean }
  shipTo: PostalAddress | null
  supply: Terms['supply']
  order: {
    id: number
    projectName: string | null
    partNumber: string | null
    poNumber: string | null
  }
  against: { number: string; issuedOn: string } | null
  /** Receipt vouchers of advances on the order. */
  vouchers: { number: string; issuedOn: string; totalPaise: number }[]
}

type Addressed = Record<'addressLine1' | 'addressLine2' | 'city' | 'pin' | 'stateCode', string | null>

/** The address of a profile as documents print it. */
export const addressOf = ({ addressLine1, addressLine2, city, pin, stateCode }: Addressed): PostalAddress => ({
  line1: addressLine1!,
  line2: addressLine2,
  city: city!,
  pin: pin!,
  stateCode: stateCode!,
})

/** The company as its documents name it. */
export const sellerOf = (company: OperatorRow): Snapshot['seller'] => ({
  name: company.legalName!,
  address: addressOf(company),
  gstin: company.gstin,
  pan: company.pan,
  cin: company.cin,
  email: company.email!,
  phone: company.phone!,
  signatory: company.signatory!,
  logoFileId: company.logoFileId,
  terms: company.terms,
  bank: { name: company.bankName!, account: company.bankAccount!, ifsc: company.ifsc!, upi: company.upi },
})

/** The customer as documents name it. */
export const buyerOf = (profile: TaxProfileRow): Snapshot['buyer'] => ({
  name: profile.legalName!,
  address: addressOf(profile),
  gstin: profile.gstin,
  pan: profile.pan,
  registered: Boolean(profile.gstin),
})

/** What of an order its documents say. */
export const orderOf = ({
  id,
  projectName,
  partNumber,
  poNumber,
}: Pick<WorkorderRow, 'id' | 'projectName' | 'partNumber' | 'poNumber'>): Snapshot['order'] => ({
  id,
  projectName,
  partNumber,
  poNumber: poNumber ?? null,
})
