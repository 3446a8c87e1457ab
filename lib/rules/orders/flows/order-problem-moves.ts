import type { Role } from '../../../contract/people/account'
import { Problem } from '../../../contract/core/problem'
import type { OrderProblem, ProblemStatus } from '../../../contract/orders/order-problem'
import { orderProblemFlow, SENT_BACK_MAX } from './order-problem-flow'
import { displayId } from '../../../terms/nouns'

type Known = Pick<OrderProblem, 'id' | 'status' | 'raisedRole' | 'sentBack'>

/** Why this role can't make a move of the problem; null when it can. */
export function refusalOf(problem: Known, to: ProblemStatus, role: Role): string | null {
  const { status, raisedRole, sentBack } = problem
  const name = displayId('problem', problem.id)
  if (!orderProblemFlow.moves(status, role).includes(to))
    return `${name} is ${orderProblemFlow.states[status].label.toLowerCase()} and can’t become ${to}`
  const isOwn = raisedRole === role
  if (to === 'withdrawn' && !isOwn) return `Only the side that reported ${name} can withdraw it`
  if ((to === 'closed' || (status === 'solved' && to === 'decided')) && !isOwn && role !== 'admin')
    return `Only the side that reported ${name} can confirm that it is solved`
  if (status === 'solved' && to === 'decided' && role !== 'admin' && sentBack >= SENT_BACK_MAX)
    return `${name} was sent back before: Jobwork decides`
  return null
}

/** Whether this role can make a move of the problem. */
export const canMove = (problem: Known, to: ProblemStatus, role: Role) => refusalOf(problem, to, role) === null

/** A move that this role can't make: 409 with the reason. */
export function assertCanMove(problem: Known, to: ProblemStatus, { role }: { role: Role }) {
  const refusal = refusalOf(problem, to, role)
  if (refusal) throw new Problem('conflict', refusal)
}
