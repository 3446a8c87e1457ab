import { invalid } from '../../../contract/core/problem'
import type { WriteScope } from '../../core/verb'

/** A copy of an own address. 400 for another's. */
export async function deliveryTo({ viewer, tx }: WriteScope, id: number) {
  const address = await tx.address.findFirst({ where: { id, customerId: viewer.id }, omit: notCopied })
  if (!address) throw invalid('addressId', 'This is not one of your addresses')
  return address
}
const notCopied = { customerId: true, isDefault: true, createdAt: true } as const
