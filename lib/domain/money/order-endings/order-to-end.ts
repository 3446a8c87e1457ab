import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import type { MemberRole } from '../../../terms/member-roles'
import { displayId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'
import { lockCustomer } from '../receipts/allocate'
import { assertNotCancelled, lockOrder } from '../../orders/workorders/lock-order'
import { findWorkorder, type WorkorderRow } from '../../orders/workorders/workorder'

const ofTrade: readonly MemberRole[] = ['owner', 'operations']
const ofMoney: readonly MemberRole[] = ['owner', 'finance']

/**
 * An order that an admin ends, with the locks of its customer's receipts and of itself. 404 without one, 409 once it is
 * complete or cancelled, 403 for admins of payments where nothing was booked on it, and for others where something was.
 */
export async function orderToEnd(scope: WriteScope, id: number): Promise<WorkorderRow> {
  const { customerId } = await findWorkorder(scope, id)
  if (customerId !== null) await lockCustomer(scope, customerId)
  await lockOrder(scope, id)
  const order = await findWorkorder(scope, id)
  assertNotEnded(scope, order)
  await assertMayEnd(scope, id)
  return order
}

/** 409 for an order that is complete or was cancelled. */
export function assertNotEnded(scope: Pick<WriteScope, 'viewer'>, order: WorkorderRow) {
  assertNotCancelled(scope, order)
  if (order.status === 'completed') throw new Problem('conflict', `${displayId('workorder', order.id)} is complete`)
}

async function assertMayEnd({ rows, viewer }: WriteScope, id: number) {
  const [found] = await rows<{ booked: boolean }>(sql`
    SELECT EXISTS (SELECT FROM tax_documents d WHERE d.work_order_id = ${id} AND d.kind <> 'proforma')
      OR EXISTS (SELECT FROM allocations a JOIN receipts r ON r.id = a.receipt_id
        WHERE a.work_order_id = ${id} AND r.status = 'received') AS booked`)
  const shownId = displayId('workorder', id)
  const { role } = viewer.member
  if (found!.booked && !ofMoney.includes(role))
    throw new Problem('forbidden', `An invoice or a receipt stands on ${shownId}: ask a colleague in finance`)
  if (!found!.booked && !ofTrade.includes(role))
    throw new Problem('forbidden', `No invoice or receipt stands on ${shownId}: ask a colleague in operations`)
}
