import { Problem } from '../../../contract/core/problem'
import { missingOfOperator } from '../../../rules/money/missing'
import type { ReadScope } from '../../core/verb'
import { findOperator, type OperatorRow } from '../../people/operator/operator'
import { findTaxProfile, type TaxProfileRow } from '../../people/tax-profiles/tax-profile'

/** State codes of GST numbers that are of no State. */
const OUTSIDE = ['96', '99']

export type Parties = { company: OperatorRow; buyer: TaxProfileRow; customerId: number }

/** Who sells to whom. 409 with what is missing of them. */
export async function partiesOf(scope: Pick<ReadScope, 'rows'>, customerId: number | null): Promise<Parties> {
  const company = await findOperator(scope)
  return partiesFrom(company, customerId === null ? null : await findTaxProfile(scope, customerId), customerId)
}

/** The same from profiles that were read already. */
export function partiesFrom(
  company: OperatorRow | null,
  buyer: TaxProfileRow | null,
  customerId: number | null,
): Parties {
  const missing = missingOfOperator(company)
  if (!company || missing.length)
    throw new Problem('conflict', `Fill in the company profile first: ${missing.join(', ')}`)
  if (customerId === null) throw new Problem('conflict', 'This order has no customer to invoice')
  if (!buyer) throw new Problem('conflict', 'This customer has no tax profile yet')
  if (OUTSIDE.includes(buyer.stateCode!))
    throw new Problem('conflict', 'SEZ and foreign customers are invoiced outside Jobwork')
  return { company, buyer, customerId }
}
