import type { OrderTerms } from '../../../contract/money/terms'
import { splitOf, totalsOf } from '../../../rules/core/gst'
import { pinFault } from '../../../rules/core/pin-codes'
import { findOperator } from '../../people/operator/operator'
import type { ReadScope } from '../../core/verb'
import { isListedRate, unlistedRate } from '../tax-documents/draft'
import { taxed } from '../tax-documents/figures'
import { issueDay } from '../tax-documents/issue-document'
import { invoicedOf, ledgerOf } from '../tax-documents/ledger'
import type { Terms } from './terms-of'

/** Terms as an admin reads them: what they come to, and what is invoiced. */
export async function toTerms(
  scope: Pick<ReadScope, 'rows'>,
  workorderId: number,
  { keptOn: _, ...terms }: Terms,
): Promise<OrderTerms> {
  const invoicedPaise = invoicedOf(await ledgerOf(scope, workorderId))
  const isListed = !terms.hsn || (await isListedRate(scope, terms.hsn, terms.rateBp, issueDay()))
  return {
    workorderId,
    ...terms,
    totals: await totalsBy(scope, terms),
    invoicedPaise,
    locked: invoicedPaise !== 0,
    warnings: [...(isListed ? [] : [unlistedRate(terms.rateBp)]), ...deliveryWarnings(terms)],
  }
}

/** A delivery address whose PIN code is of another State: the e-invoice portal would refuse it. */
function deliveryWarnings({ deliverTo }: Omit<Terms, 'keptOn'>): string[] {
  const fault = pinFault(deliverTo?.pin, deliverTo?.stateCode)
  return fault ? [`Delivery address: ${fault}`] : []
}

/** What the order comes to; null without an amount, a place of supply or a State of the company. */
async function totalsBy(scope: Pick<ReadScope, 'rows'>, terms: Omit<Terms, 'keptOn'>): Promise<OrderTerms['totals']> {
  const { taxablePaise, placeOfSupply, rateBp, hsn, uqc, quantityMilli, description, reverseCharge } = terms
  const company = await findOperator(scope)
  if (taxablePaise === null || !placeOfSupply || !company?.stateCode) return null
  const line = { of: 'order', description, hsn, uqc, quantityMilli, taxablePaise, rateBp } as const
  return totalsOf(taxed([line], splitOf(company.stateCode, placeOfSupply)), reverseCharge)
}
