import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { isUndecided } from '../../../rules/orders/flows/order-problem-flow'
import { actTime } from '../../core/event-clock'
import type { WriteScope } from '../../core/verb'
import { lockOrder } from '../workorders/lock-order'
import type { OrderToChange } from '../workorders/workorder'
import { openProblem } from './open-problem'
import { problemIdOf } from './ongoing-problem'
import { aboutProblem, findOrderProblem } from './order-problem'
import { guardProblem } from './problem-texts'

/** A completed order with a problem of its customer moves by a decision alone: 409. */
export async function assertNotDisputed(scope: WriteScope, orderId: number) {
  await lockOrder(scope, orderId)
  const problem = await ongoing(scope, orderId)
  if (problem && isUndecided(problem) && problem.raisedRole === 'customer')
    throw new Problem('conflict', 'The customer reported a problem: Jobwork decides first')
}

/** Leaving `issues` by hand closes the problem. The entry of the order's move tells the sides of it. */
export async function leaveIssues(scope: WriteScope, orderId: number) {
  await lockOrder(scope, orderId)
  const problem = await ongoing(scope, orderId)
  if (!problem || !isUndecided(problem)) return
  await scope.tx.orderProblem.update({ where: { id: problem.id }, data: { status: 'closed', closedAt: actTime() } })
  scope.emit('problem.closed', { ...aboutProblem(problem), from: problem.status, to: 'closed', silent: true })
}

/** The problem of a locked order that has ended is over. The order's own entry tells the sides of it. */
export async function closeOngoing(scope: WriteScope, orderId: number) {
  const problem = await ongoing(scope, orderId)
  if (!problem) return
  await scope.tx.orderProblem.update({ where: { id: problem.id }, data: { status: 'closed', closedAt: actTime() } })
  scope.emit('problem.closed', { ...aboutProblem(problem), from: problem.status, to: 'closed', silent: true })
}

/** An order that comes into `issues` by hand has a problem from then on, unless there is one. */
export async function enterIssues(scope: WriteScope, order: OrderToChange, note: string | null | undefined) {
  if (await ongoing(scope, order.id)) return
  const description = note || 'No note was left'
  const what = { kind: 'other', quantity: null, description, wanted: 'none' } as const
  const id = await openProblem(scope, order, what)
  await guardProblem(scope, { ...order, id, masked: null }, { description })
  const about = aboutProblem(await findOrderProblem(scope, id))
  scope.emit('problem.raised', { ...about, from: null, to: 'open', kind: 'other', quantity: null, silent: true })
}

async function ongoing(scope: WriteScope, orderId: number) {
  const [found] = await scope.rows<{ id: number | null }>(sql`SELECT ${problemIdOf(sql`${orderId}::int`)} AS id`)
  return found?.id ? findOrderProblem(scope, found.id) : null
}
