import { Problem } from '../../../contract/core/problem'
import { splitOf, type TaxSplit } from '../../../rules/core/gst'
import { classOfYear } from '../../../rules/money/class-of-year'
import { daysOfClock, hasClock } from '../../../rules/money/msme-clock'
import { financialYear } from '../../../rules/money/series'
import type { ReadScope } from '../../core/verb'
import { findOperator, type OperatorRow } from '../../people/operator/operator'
import { findTaxProfile, type TaxProfileRow } from '../../people/tax-profiles/tax-profile'

/** A supplier that bills us, and how its bills are taxed. */
export type BillingParty = {
  profile: TaxProfileRow
  company: OperatorRow
  split: TaxSplit
  /** It charges tax: it is registered, and not under the composition scheme. */
  taxed: boolean
}

/** The same of a supplier; 409 while its profile or ours is not filled in. */
export async function billingParty(scope: Pick<ReadScope, 'rows'>, supplierId: number): Promise<BillingParty> {
  const party = await findBillingParty(scope, supplierId)
  if (typeof party === 'string') throw new Problem('conflict', party)
  return party
}

/** The same, or what is missing in a sentence. */
async function findBillingParty(scope: Pick<ReadScope, 'rows'>, supplierId: number): Promise<BillingParty | string> {
  return partyOf(await findTaxProfile(scope, supplierId), await findOperator(scope))
}

/** A supplier with this profile that bills this company, or what is missing in a sentence. */
export function partyOf(profile: TaxProfileRow | null, company: OperatorRow | null): BillingParty | string {
  if (!profile) return 'Fill in Tax & bank in your profile first'
  if (!company?.stateCode || !company.legalName)
    return 'Jobwork’s company profile isn’t filled in yet. Please try again later.'
  return {
    profile,
    company,
    split: splitOf(profile.stateCode!, company.stateCode),
    taxed: profile.scheme === 'regular' && profile.gstin !== null,
  }
}

/** How many days we may take to pay a delivery, as the supplier is in its financial year. */
export function timeToPay(
  { classes, agreedDays, udyam }: Pick<TaxProfileRow, 'classes' | 'agreedDays' | 'udyam'>,
  deliveredOn: string,
  supplierDays: number,
) {
  const { msmeClass, activity } = classOfYear(classes, financialYear(deliveredOn))
  const size = udyam && msmeClass !== 'none' ? msmeClass : null
  const supplier = { class: size, activity: activity ?? ('manufacturing' as const), agreedDays }
  const byLaw = hasClock(supplier)
  const days = byLaw ? daysOfClock(supplier) : supplierDays
  return { msmeClass, hasClock: byLaw, days, agreedDays }
}
