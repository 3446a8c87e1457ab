import { invalid } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { dayOf } from '../../../infra/db/india'
import type { Events } from '../../../rules/events'
import { paymentOf } from '../../../rules/money/flows/receipt-flow'
import { isoDay, rupees } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import { actTime } from '../../core/event-clock'
import { writeEvent } from '../../core/emit'
import type { WriteScope } from '../../core/verb'
import type { FollowOrders } from '../../orders/workorders/follow-orders'
import { aboutWorkorder, orderToChange } from '../../orders/workorders/workorder'
import { lockOrders } from '../receipts/follow-receipts'
import { payablesOf, type OrderPayable } from './payable-of-order'
import { aboutPayout, findPayout } from './payout'
import { spendAdvances } from './spend-advances'

/** Bills of orders use what was paid in advance, and the supplier payment of the orders follows. The supplier is locked. */
export async function followPayouts(scope: WriteScope, orderIds: readonly number[]) {
  const ids = await lockOrders(scope, orderIds)
  await spendAdvances(scope, ids)
  await setPayables(scope, ids)
}

/** Sets what locked orders owe their supplier to what their bills and payouts say, for those that follow them. */
export async function setPayables(scope: WriteScope, orderIds: readonly number[]) {
  for (const change of await changePayables(scope, orderIds)) scope.emit('workorder.payableChanged', change)
}

/** The same after an act on orders or goods. The event has no actor: nobody set the payment. */
export const followOrders: FollowOrders = async (scope, orderIds) => {
  const ofBills = { id: { in: [...orderIds] }, payableBy: 'ledger' as const }
  const found = await scope.tx.workOrder.findMany({ where: ofBills, select: { id: true } })
  if (!found.length) return
  const changes = await changePayables(
    scope,
    found.map(({ id }) => id),
  )
  for (const change of changes) await writeEvent(scope.rows, null, 'workorder.payableChanged', change)
}

async function changePayables(scope: Pick<WriteScope, 'tx' | 'rows'>, orderIds: readonly number[]) {
  const changes: Events['workorder.payableChanged'][] = []
  for (const payable of await payablesOf(scope, orderIds)) {
    const { id, payableBy, payableStatus: from } = payable
    const to = paymentOf(payable)
    if (payableBy !== 'ledger' || from === to) continue
    await scope.tx.workOrder.update({ where: { id }, data: { payableStatus: to } })
    changes.push({ ...aboutWorkorder(await orderToChange(scope, id)), from, to, silent: true })
  }
  return changes
}

/**
 * From the first bill that is approved, or the first payout, on an order follows its bills: what was marked as paid by hand becomes an
 * adjustment. Locks the orders; the supplier is locked.
 */
export async function beginPayouts(scope: WriteScope, orderIds: readonly number[], alreadyPaidPaise?: number | null) {
  const ids = await lockOrders(scope, orderIds)
  const byHand = (await payablesOf(scope, ids)).filter(({ payableBy }) => payableBy !== 'ledger')
  const inPart = byHand.filter(({ payableStatus }) => payableStatus === 'partial')
  const shares = sharesOf(inPart, alreadyPaidPaise)
  for (const order of byHand) {
    const { id, payableStatus, valuePaise, settledPaise } = order
    const open = Math.max(0, valuePaise - settledPaise)
    await scope.tx.workOrder.update({ where: { id }, data: { payableBy: 'ledger' } })
    const paid = payableStatus === 'complete' ? open : (shares.get(id) ?? 0)
    if (paid) await addAdjustment(scope, order, paid)
  }
}

/** How much of orders that were marked as partially paid was paid before: of the oldest order first. */
function sharesOf(orders: readonly OrderPayable[], paise: number | null | undefined): Map<number, number> {
  if (!orders.length) return new Map()
  const names = orders.map(({ id }) => displayId('workorder', id)).join(' and ')
  if (paise === undefined || paise === null)
    throw invalid(
      'alreadyPaidPaise',
      orders.length === 1
        ? 'Say how much of this order was paid before'
        : `Say how much of ${names} was paid before, in all`,
    )
  let rest = paise
  const shares = orders.map(({ id, valuePaise, settledPaise }): [number, number] => {
    const share = Math.min(rest, Math.max(0, valuePaise - settledPaise))
    rest -= share
    return [id, share]
  })
  if (rest > 0) throw invalid('alreadyPaidPaise', `At most ${rupees(paise - rest)} of ${names} is open`)
  return new Map(shares)
}

async function addAdjustment(scope: WriteScope, { id: workOrderId, supplierId }: OrderPayable, paise: number) {
  const { tx, viewer, emit } = scope
  const { id } = await tx.payout.create({
    data: {
      supplierId,
      amountPaise: paise,
      mode: 'adjustment',
      paidOn: new Date(await markedOn(scope, workOrderId)),
      note: 'Paid before payouts were kept',
      createdBy: viewer.member.id,
      createdAt: actTime(),
      allocations: { create: { workOrderId, paise } },
    },
  })
  emit('payout.adjusted', aboutPayout(await findPayout(scope, id)))
}

/** The day on which an order was last marked as paid to its supplier. */
async function markedOn({ rows }: WriteScope, workOrderId: number): Promise<string> {
  const [marked] = await rows<{ on: string }>(sql`
    SELECT ${dayOf(sql`e.created_at`)} AS on FROM events e
    WHERE e.entity_type = 'workorder' AND e.entity_id = ${workOrderId} AND e.to_status IN ('partial', 'complete')
      AND e.kind IN ('workorder.payableChanged', 'workorder.paymentChanged') AND e.side IS DISTINCT FROM 'customer'
    ORDER BY e.id DESC LIMIT 1`)
  return marked?.on ?? isoDay(actTime().getTime())
}
