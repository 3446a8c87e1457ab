import type { TaxProfile } from '@/lib/contract/people/tax-profiles'

/** How a firm is registered for GST, in words. */
export const schemeLabels: Record<NonNullable<TaxProfile['scheme']>, string> = {
  regular: 'Registered',
  composition: 'Composition scheme',
  unregistered: 'Not registered',
}

export const msmeLabels: Record<NonNullable<TaxProfile['msmeClass']>, string> = {
  micro: 'Micro enterprise',
  small: 'Small enterprise',
  medium: 'Medium enterprise',
  none: 'Not an MSME',
}

export const activityLabels: Record<NonNullable<TaxProfile['activity']>, string> = {
  manufacturing: 'Manufacturing',
  services: 'Services',
  trading: 'Trading',
}

/** A financial year in words: '26-27' → 2026-27. */
export const yearWords = (year: string) => `20${year}`

export const optionsOf = <K extends string>(labels: Record<K, string>) =>
  (Object.entries(labels) as [K, string][]).map(([value, label]) => ({ value, label }))

/** Only a supplier's profile says how it bills and is paid. */
export const isOfSupplier = (profile: TaxProfile) => profile.ownEinvoice !== undefined
