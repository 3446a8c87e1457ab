import { Problem } from '../../../contract/core/problem'
import type { ReadScope } from '../../core/verb'
import { findTaxProfile } from '../../people/tax-profiles/tax-profile'
import type { ShipmentRow } from '../../goods/shipments/shipment'
import { partiesFrom, partiesOf, type Parties } from '../tax-documents/parties'
import { findOperator } from '../../people/operator/operator'

/** Our company, and the customer or supplier that goods go to, for a challan. 409 with what is missing of them. */
export async function consigneeOf(
  scope: Pick<ReadScope, 'rows'>,
  { supplierId, customerId }: Pick<ShipmentRow, 'supplierId' | 'customerId'>,
): Promise<Omit<Parties, 'customerId'>> {
  if (supplierId === null) return partiesOf(scope, customerId)
  const supplier = await findTaxProfile(scope, supplierId)
  if (!supplier) throw new Problem('conflict', 'This supplier has no tax profile yet')
  return partiesFrom(await findOperator(scope), supplier, supplierId)
}
