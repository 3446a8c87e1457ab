/** The parts of the company profile, as its screen has them. */
export type OperatorPart = 'company' | 'tax' | 'bank'

/** What an invoice needs of the company profile, in words, and where it is filled in. */
const needs = {
  legalName: ['legal name', 'company'],
  addressLine1: ['address', 'company'],
  city: ['city', 'company'],
  pin: ['PIN', 'company'],
  stateCode: ['State', 'tax'],
  gstin: ['GSTIN', 'tax'],
  pan: ['PAN', 'tax'],
  email: ['email', 'company'],
  phone: ['phone', 'company'],
  signatory: ['signatory', 'company'],
  seriesPrefix: ['prefix of numbers', 'tax'],
  bankName: ['bank', 'bank'],
  bankAccount: ['bank account', 'bank'],
  ifsc: ['IFSC', 'bank'],
} as const satisfies Record<string, readonly [words: string, part: OperatorPart]>

type Needed = keyof typeof needs

/** What is missing of the company profile before a document can be issued, in words. Null: all of it. */
export const missingOfOperator = (profile: Partial<Record<Needed, unknown>> | null): string[] =>
  Object.entries(needs).flatMap(([field, [words]]) => (profile?.[field as Needed] ? [] : [words]))

/** Where a missing word is filled in. */
export const partOfMissing = (words: string): OperatorPart =>
  Object.values(needs).find(([known]) => known === words)?.[1] ?? 'company'

/** What an invoice needs to know of the company that it goes to. */
const buyerNeeds = {
  legalName: 'legal name',
  addressLine1: 'address',
  city: 'city',
  pin: 'PIN',
  stateCode: 'State',
}
const supplierNeeds = { pan: 'PAN', bankAccount: 'bank account', ifsc: 'IFSC' }

type TaxFacts = Partial<Record<keyof typeof buyerNeeds | keyof typeof supplierNeeds | 'gstin' | 'scheme', unknown>>

/** What is missing of a tax profile, in words; whoever is registered needs a GSTIN, a supplier a bank account. */
export function missingOfTaxProfile(profile: TaxFacts, role: 'customer' | 'supplier'): string[] {
  const asked = {
    ...buyerNeeds,
    ...(profile.scheme !== 'unregistered' && { gstin: 'GSTIN' }),
    ...(role === 'supplier' && supplierNeeds),
  }
  return Object.entries(asked).flatMap(([field, words]) => (profile[field as keyof TaxFacts] ? [] : [words]))
}
