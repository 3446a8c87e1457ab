import { isDeepStrictEqual } from 'node:util'
import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import type { orderTerms } from '../../../contract/money/terms'
import { command, type WriteScope } from '../../core/verb'
import { recountGoods } from '../../facts/order-goods'
import { lockOrderForMoney } from '../../orders/workorders/lock-order'
import { findOperator } from '../../people/operator/operator'
import { rateOn } from '../rates/rate-on'
import { followReceipts } from '../receipts/follow-receipts'
import { issueDay } from '../tax-documents/issue-document'
import { ledgerOf, invoicedOf } from '../tax-documents/ledger'
import { assertHsn } from '../tax-documents/order-lines'
import { aboutWorkorder, findOrderToChange } from '../../orders/workorders/workorder'
import { lawfulPlace, termsOf, type Terms } from './terms-of'
import { toTerms } from './to-terms'

type Form = Omit<Input<typeof orderTerms.edit>, 'id'>

/** Fields on which taxes hang: they are locked while an invoice stands. */
const LOCKED = [
  'supply',
  'materialOf',
  'hsn',
  'uqc',
  'taxablePaise',
  'rateBp',
  'placeOfSupply',
  'deliverTo',
  'reverseCharge',
] as const

/** An admin changes what an order is invoiced by. */
export const editTerms = command('terms.edit', async (scope, { id, ...form }: Input<typeof orderTerms.edit>) => {
  const { tx, emit } = scope
  await findOrderToChange(scope, id)
  await lockOrderForMoney(scope, id)
  const order = await findOrderToChange(scope, id)
  const before = await termsOf(scope, id)
  const after = await changed(scope, before, form, order.customerId)
  const fields = (Object.keys(after) as (keyof Terms)[]).filter((key) => !isDeepStrictEqual(after[key], before[key]))
  if (fields.some((key) => (LOCKED as readonly string[]).includes(key)) && invoicedOf(await ledgerOf(scope, id)) !== 0)
    throw new Problem('conflict', 'An invoice uses these terms. Issue a credit note first.')
  if (fields.length) {
    const { keptOn: _, deliverTo, ...data } = after
    await tx.orderTerms.update({
      where: { workOrderId: id },
      data: { ...data, ...(deliverTo && { deliverTo }) },
    })
    emit('workorder.termsChanged', { ...aboutWorkorder(order), fields })
    // What the order is worth may be another now.
    await followReceipts(scope, [id])
    // How many pieces are taken, or make the order complete, as well.
    await recountGoods(scope, [id])
  }
  return toTerms(scope, id, after)
})

/** The terms with what the form says and what follows from it. */
async function changed(scope: WriteScope, before: Terms, form: Form, customerId: number | null): Promise<Terms> {
  const { confirmSite, ...fields } = Object.fromEntries(
    Object.entries(form).filter(([, value]) => value !== undefined),
  ) as Form
  const after: Terms = { ...before, ...fields, ...supplyOf(before, fields) } as Terms
  const company = await findOperator(scope)
  if (after.supply !== before.supply && !fields.hsn) {
    after.hsn = (after.supply === 'jobwork' ? company?.defaultSac : company?.defaultHsn) ?? after.hsn
  }
  if (after.hsn !== before.hsn) {
    if (company) assertHsn(after.hsn, company, 'hsn')
    if (fields.rateBp === undefined) after.rateBp = await rateOn(scope, after.hsn, issueDay())
  }
  if (after.shipTo === 'site' && before.shipTo !== 'site' && !confirmSite)
    throw invalid('confirmSite', 'Confirm it: the driver sees both gates')
  return { ...after, ...(await placeOf(scope, before, after, fields, customerId)) }
}

/** Job work is done on material that is not the supplier's. */
function supplyOf(before: Terms, { supply, materialOf }: Form): Pick<Terms, 'supply' | 'materialOf'> {
  if (supply && materialOf && (supply === 'jobwork') !== (materialOf !== 'supplier'))
    throw invalid('materialOf', 'Job work is on material of the operator or the customer, goods are of the supplier’s')
  if (materialOf) return { supply: materialOf === 'supplier' ? 'goods' : 'jobwork', materialOf }
  if (!supply || supply === before.supply) return { supply: before.supply, materialOf: before.materialOf }
  return { supply, materialOf: supply === 'jobwork' ? 'customer' : 'supplier' }
}

/** The place of supply: as the law has it unless it was chosen with a reason. */
async function placeOf(scope: WriteScope, before: Terms, after: Terms, fields: Form, customerId: number | null) {
  const lawful = await lawfulPlace(scope, after, customerId)
  const asked = fields.placeOfSupply
  if (asked === undefined || asked === before.placeOfSupply) {
    // A place that was chosen stays; one that followed goes on following.
    const follows = before.posReason === null
    return follows ? { placeOfSupply: lawful ?? before.placeOfSupply, posReason: null } : {}
  }
  if (asked === lawful) return { placeOfSupply: asked, posReason: null }
  if (!fields.posReason) throw invalid('posReason', 'Say why the place of supply differs')
  return { placeOfSupply: asked, posReason: fields.posReason }
}
