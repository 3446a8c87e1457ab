import type { ClosePreview } from '../../../contract/orders/order-endings'
import { invalid, Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { splitOf, totalsOf } from '../../../rules/core/gst'
import { isUndecided } from '../../../rules/orders/flows/order-problem-flow'
import { inRupees, valueOfMade } from '../../../rules/orders/close-short'
import { money, rupees } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { paiseOf, partOf } from '../../../terms/paise'
import type { ReadScope } from '../../core/verb'
import { paiseNumber, settledOfOrder } from '../../facts/order-balance'
import { readTerms, type Terms } from '../order-terms/terms-of'
import { adjustedOf } from '../receipts/release-receipts'
import { taxed } from '../tax-documents/figures'
import { invoicedOf, ledgerOf } from '../tax-documents/ledger'
import { findOperator } from '../../people/operator/operator'
import type { WorkorderRow } from '../../orders/workorders/workorder'
import { assertFewer } from '../../orders/order-changes/assert-fewer'

export type Asked = { made?: number | null; amount?: number | null }

export type CloseFigures = ClosePreview & { terms: Pick<Terms, 'quantityMilli' | 'taxablePaise' | 'uqc'> }

/** What an order comes to with fewer pieces. 400 for a number or an amount that it can't have, 409 where it can't be closed short. */
export async function closeFigures(
  scope: Pick<ReadScope, 'rows'>,
  order: WorkorderRow,
  { made, amount: asked }: Asked,
): Promise<CloseFigures> {
  const { id, quantity, begunDate, problemId, problemStatus } = order
  const shownId = displayId('workorder', id)
  if (!begunDate) throw new Problem('conflict', `${shownId} has not begun: cancel it instead`)
  if (problemId && problemStatus && isUndecided({ status: problemStatus }))
    throw new Problem('conflict', `${displayId('problem', problemId)} waits for a decision`)
  assertFewer(made!, quantity)
  const { amount, taxablePaise: value } = await amountOf(scope, order, made!, asked ?? null)

  const terms = await readTerms(scope, id)
  const closed = termsFor(terms, order, made!, value)
  const totalPaise = await totalOf(scope, { ...terms, ...closed })
  const invoicedPaise = invoicedOf(await ledgerOf(scope, id))
  if (invoicedPaise > (closed.taxablePaise ?? 0))
    throw new Problem('conflict', `${rupees(invoicedPaise)} is invoiced: credit it first`)
  const overPaise = order.paymentBy === 'hand' ? 0 : Math.max(0, (await receivedOf(scope, id)) - (totalPaise ?? 0))
  return { quantity: made!, amount, taxablePaise: closed.taxablePaise, totalPaise, overPaise, terms: closed }
}

/** The amount (INR) and what it is to the paisa: what an admin says, or else the part of the pieces that are made. */
async function amountOf({ rows }: Pick<ReadScope, 'rows'>, order: WorkorderRow, made: number, asked: number | null) {
  const { amount, amountBefore, orderedQuantity, quotationId } = order
  if (amount === null) {
    if (asked !== null) throw invalid('amount', 'This order has no amount')
    return { amount: null, taxablePaise: null }
  }
  if (asked !== null) {
    if (asked > amount) throw invalid('amount', `At most ${money(amount)}`)
    return { amount: asked, taxablePaise: paiseOf(asked) }
  }
  const [fixed] = await rows<{ tooling: number | null; freight: number | null }>(
    sql`SELECT q.tooling, q.freight FROM quotations q WHERE q.id = ${quotationId}`,
  )
  const ordered = {
    amount: amountBefore ?? amount,
    tooling: fixed?.tooling ?? null,
    freight: fixed?.freight ?? null,
    quantity: orderedQuantity ?? 1,
  }
  const exact = Math.min(valueOfMade(ordered, made), paiseOf(amount))
  return { amount: inRupees(exact), taxablePaise: exact }
}

/**
 * The terms of fewer pieces. A value that was set apart from the amount keeps its share. With a charge and no pieces one unit is
 * billed at the charge.
 */
function termsFor(
  { quantityMilli, taxablePaise, uqc }: Terms,
  order: WorkorderRow,
  made: number,
  value: number | null,
) {
  const { amount, quantity } = order
  const present = amount === null ? null : paiseOf(amount)
  const isApart = taxablePaise !== null && present && Math.abs(taxablePaise - present) >= 100
  const now = value !== null && isApart ? partOf(taxablePaise, value, present) : value
  if (made > 0) return { quantityMilli: partOf(quantityMilli, made, quantity!), taxablePaise: now, uqc }
  return now ? { quantityMilli: 1000, taxablePaise: now, uqc: 'OTH' } : { quantityMilli, taxablePaise: now, uqc }
}

/** With tax, rounded to the rupee. */
async function totalOf(scope: Pick<ReadScope, 'rows'>, terms: Terms): Promise<number | null> {
  const { taxablePaise, placeOfSupply, rateBp, hsn, uqc, quantityMilli, description, reverseCharge } = terms
  if (taxablePaise === null) return null
  const company = await findOperator(scope)
  const split = splitOf(company?.stateCode ?? placeOfSupply ?? '', placeOfSupply ?? '')
  const line = { of: 'order', description, hsn, uqc, quantityMilli, taxablePaise, rateBp } as const
  return totalsOf(taxed([line], split), reverseCharge).totalPaise
}

/** The money that receipts, without adjustments, settle of an order (paise). */
async function receivedOf(scope: Pick<ReadScope, 'rows'>, id: number): Promise<number> {
  const [found] = await scope.rows<{ paise: number }>(
    sql`SELECT ${paiseNumber(settledOfOrder)} AS paise FROM work_orders w WHERE w.id = ${id}`,
  )
  return found!.paise - (await adjustedOf(scope, id))
}
