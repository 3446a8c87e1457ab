import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { date } from '../../../terms/format'
import { orderId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'

/**
 * Locks an order that the viewer may see: what hangs on it doesn't change before the end of the transaction. 409 for a
 * cancelled one, on which nothing is written any more.
 */
export const lockOrder = async (scope: WriteScope, id: number) => assertNotCancelled(scope, await lock(scope, id))

/** The same for its invoices and payments, which go on for a cancelled order with a charge. */
export async function lockOrderForMoney(scope: WriteScope, id: number) {
  assertBilled(scope, await lock(scope, id))
}

type Standing = { id: number; cancelled: boolean; closedAt: string | null }

async function lock({ rows }: WriteScope, id: number) {
  const [order] = await rows<Standing & { amount: number | null }>(sql`
    SELECT id, cancelled, closed_at AS "closedAt", amount FROM work_orders WHERE id = ${id} FOR NO KEY UPDATE`)
  return order ?? { id, cancelled: false, closedAt: null, amount: null }
}

/** 409 for a cancelled order without a charge: nothing is invoiced or paid of it. */
export function assertBilled(scope: Pick<WriteScope, 'viewer'>, order: Standing & { amount: number | null }) {
  if (!order.amount) assertNotCancelled(scope, order)
}

/** 409 for a cancelled order. */
export function assertNotCancelled({ viewer }: Pick<WriteScope, 'viewer'>, { id, cancelled, closedAt }: Standing) {
  if (cancelled) throw new Problem('conflict', `${orderId(viewer.role, id)} was cancelled on ${date(closedAt!)}`)
}
