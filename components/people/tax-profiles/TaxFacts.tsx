import { KeyValues } from '@/components/ui/record/KeyValues'
import type { TaxProfile, YearClass } from '@/lib/contract/people/tax-profiles'
import { addressLine } from '@/lib/rules/people/address'
import { gstinFault, gstState } from '@/lib/terms/gstin'
import { activityLabels, isOfSupplier, msmeLabels, schemeLabels, yearWords } from './words'

/** The number that documents print; else that of the account, and why documents don't print it. */
function gstOf({ gstin, gstNumber }: TaxProfile) {
  if (gstin || !gstNumber) return gstin
  return `${gstNumber} (${gstinFault(gstNumber) ? 'not valid' : 'not saved here'}: documents don’t print it)`
}

/** A class and the year from which it applies. */
const classWords = ({ year, msmeClass, activity }: YearClass) =>
  `${msmeClass ? `${msmeLabels[msmeClass]}, ${activityLabels[activity].toLowerCase()}` : 'Not given'} (from ${yearWords(year)})`

/** What documents say of a company. */
export function TaxFacts({ profile: p }: { profile: TaxProfile }) {
  const { addressLine1: line1, addressLine2: line2, city, pin, stateCode } = p
  const address =
    line1 && city && pin && stateCode
      ? addressLine({ line1, line2, city, pin, stateCode, gstin: null })
      : [line1, city].filter(Boolean).join(', ')
  const items = [
    { label: 'Legal name', value: p.legalName },
    { label: 'Registration', value: p.scheme && schemeLabels[p.scheme] },
    { label: 'GSTIN', value: gstOf(p) },
    { label: 'PAN', value: p.pan },
    { label: 'State', value: stateCode && `${gstState(stateCode)} (${stateCode})` },
    { label: 'Address', value: address, wide: true },
  ]
  const ofSupplier = [
    { label: 'MSME class', value: p.classes?.map(classWords).join('\n') },
    { label: 'Udyam number', value: p.udyam },
    { label: 'Agreed days', value: p.agreedDays },
    { label: 'Bank', value: p.bankName },
    { label: 'Account number', value: p.bankAccount },
    { label: 'IFSC', value: p.ifsc },
  ]
  return <KeyValues items={isOfSupplier(p) ? [...items, ...ofSupplier] : items} empty="Not given" />
}
