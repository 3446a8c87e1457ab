import { invalid, Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { rupees } from '../../../terms/format'
import { displayId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'
import { balanceOf, lockOrders } from './follow-receipts'
import { onAccountOf, paiseNumber } from '../../facts/order-balance'

/** A part of a receipt for an order, as a form sends it. */
export type Part = { workOrderId: number; paise: number; alreadyPaidPaise?: number }

/** Locks a customer: its receipts change one at a time. Answers its name; undefined for who is none. */
export async function lockCustomer({ rows }: WriteScope, customerId: number): Promise<string | undefined> {
  const [customer] = await rows<{ companyName: string }>(sql`
    SELECT company_name AS "companyName" FROM users WHERE id = ${customerId} AND role = 'customer' FOR NO KEY UPDATE`)
  return customer?.companyName
}

/** 400 for parts that are of no order of this customer, stand there twice, or come to more than was received. */
export async function assertParts({ rows }: WriteScope, customerId: number, parts: readonly Part[], total: number) {
  const ids = parts.map(({ workOrderId }) => workOrderId)
  const own = await rows<{ id: number }>(sql`
    SELECT w.id FROM work_orders w JOIN inquiries i ON i.id = w.inquiry_id
    WHERE w.id = ANY (${ids}::int[]) AND i.customer_id = ${customerId}`)
  ids.forEach((id, n) => {
    const path = `allocations.${n}.workOrderId`
    if (!own.some((order) => order.id === id)) throw invalid(path, 'Choose an order of this customer')
    if (ids.indexOf(id) !== n) throw invalid(path, 'This order is named twice')
  })
  const sum = parts.reduce((paise, part) => paise + part.paise, 0)
  if (sum > total) throw invalid('allocations', `This is ${rupees(sum - total)} more than was received`)
}

type Over = { customerId: number; companyName: string; total: number; confirmOver?: boolean }

/**
 * What the parts come to: none is more than is open on its order. More than the customer owes is 409 unless
 * it is confirmed; the rest stays on account then. Locks the orders.
 */
export async function partsWithin(scope: WriteScope, parts: readonly Part[], over: Over): Promise<Part[]> {
  const { customerId, companyName, total, confirmOver } = over
  const open = await openOf(scope, customerId, parts)
  const owed = [...open.values()].reduce((sum, paise) => sum + paise, 0)
  if (total > owed && !confirmOver)
    throw new Problem(
      'conflict',
      `This is ${rupees(total - owed)} more than ${companyName} owes. Record it and keep the rest on account?`,
    )
  return parts.flatMap((part) => {
    const most = open.get(part.workOrderId)!
    if (part.paise > most && !confirmOver) throw overOrder(part, most, ' Record it and keep the rest on account?')
    return most ? [{ ...part, paise: Math.min(part.paise, most) }] : []
  })
}

export const overOrder = ({ workOrderId, paise }: Part, most: number, question = '') =>
  new Problem(
    'conflict',
    `This is ${rupees(paise - most)} more than is open on ${displayId('workorder', workOrderId)}.${question}`,
  )

/** What is open on each order of a customer that follows its receipts, and on those that are named. */
export async function openOf(scope: WriteScope, customerId: number, named: readonly Part[]) {
  const followed = await scope.rows<{ id: number }>(sql`
    SELECT w.id FROM work_orders w JOIN inquiries i ON i.id = w.inquiry_id
    WHERE i.customer_id = ${customerId} AND w.payment_by = 'ledger' AND w.payment_status <> 'complete'`)
  const ids = [...followed.map(({ id }) => id), ...named.map(({ workOrderId }) => workOrderId)]
  const open = new Map<number, number>()
  for (const id of await lockOrders(scope, ids)) {
    const { valuePaise, settledPaise } = await balanceOf(scope, id)
    open.set(id, Math.max(0, valuePaise - settledPaise))
  }
  return open
}

/** What a customer has on account (paise). */
export async function onAccount({ rows }: WriteScope, customerId: number): Promise<number> {
  const [found] = await rows<{ paise: number }>(
    sql`SELECT ${paiseNumber(onAccountOf(sql`${customerId}::int`))} AS paise`,
  )
  return found!.paise
}

/** What was paid before of the orders of a form, for the ones that were marked by hand. */
export const paidBeforeOf = (parts: readonly Part[]) =>
  Object.fromEntries(
    parts.map(({ workOrderId, alreadyPaidPaise }, n) => [
      workOrderId,
      { paise: alreadyPaidPaise, path: `allocations.${n}.alreadyPaidPaise` },
    ]),
  )
