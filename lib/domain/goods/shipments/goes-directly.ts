import { invalid, Problem } from '../../../contract/core/problem'
import { splitOf } from '../../../rules/core/gst'
import { ewayNeed } from '../../../rules/goods/eway-need'
import { totalsOfGoods } from '../../../rules/goods/goods-value'
import { displayId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'
import { findOperator } from '../../people/operator/operator'
import { findTaxProfile } from '../../people/tax-profiles/tax-profile'
import { worthOf } from './order-worth'
import type { Place } from './place'
import { sitesOf } from './sites'

/** An e-way bill has the gates of both sides, and both read it on the portal. */
export const NO_EWAY_BILL = 'An e-way bill would name both sides: send it via the hub'

/**
 * 409 for pieces that may not go from the shop to the customer: our invoice of them needs an e-way bill, or nobody knows whether it
 * does. 400 for those that go to another address than the others.
 */
export async function assertGoesDirectly(
  scope: WriteScope,
  supplierId: number,
  lines: readonly { workorderId: number; quantity?: number | null }[],
) {
  const shop = await findTaxProfile(scope, supplierId)
  const operator = await findOperator(scope)
  if (!shop?.stateCode) throw unknown('The registered address of the supplier')
  if (!operator?.stateCode) throw unknown('Our registered address')
  const ids = lines.map(({ workorderId }) => workorderId)
  const [orders, sites] = [await worthOf(scope, ids), await sitesOf(scope, ids)]
  const gate = sites.get(ids[0]!)
  for (const [at, { workorderId, quantity }] of lines.entries()) {
    const site = sites.get(workorderId)
    const shownId = displayId('workorder', workorderId)
    if (!site?.stateCode) throw unknown(`The delivery address of ${shownId}`)
    if (!isSame(site, gate)) throw invalid(`lines.${at}.workorderId`, `${shownId} goes to another address`)
    const split = splitOf(operator.stateCode, site.stateCode)
    const order = orders.get(workorderId)!
    const totals = totalsOfGoods([{ order, pieces: quantity! }], split, operator.gstin !== null)
    if (!totals) throw unknown(`The value of ${shownId}`)
    const movement = { valuePaise: totals.totalPaise, fromState: shop.stateCode, toState: site.stateCode }
    if (ewayNeed(movement, operator).due) throw new Problem('conflict', NO_EWAY_BILL)
  }
}

const isSame = (a: Place, b: Place | null | undefined) => a.line1 === b?.line1 && a.pin === b.pin

const unknown = (what: string) => new Problem('conflict', `${what} isn’t known: send it via the hub`)
