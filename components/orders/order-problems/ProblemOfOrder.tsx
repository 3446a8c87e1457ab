import { Fold } from '@/components/ui/layout/Fold'
import type { Role } from '@/lib/contract/people/account'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import type { WorkorderDetail, WorkorderStatus } from '@/lib/contract/orders/workorders'
import { hasEnded, orderProblemFlow } from '@/lib/rules/orders/flows/order-problem-flow'
import { displayId } from '@/lib/terms/nouns'
import { ProblemPanel } from './ProblemPanel'
import { problemTitle } from './words'

type Props = { order: WorkorderDetail; role: Role }

/**
 * The newest problem of an order that stands still no more, and those of rejected pieces. What is done about pieces does not wait
 * for the order to be complete.
 */
export function ProblemOfOrder({ order: { problem, pieceProblems, status }, role }: Props) {
  const isShown = problem && (hasEnded(problem) || status !== 'issues')
  return (
    <>
      {isShown && <OneProblem problem={problem} order={status} role={role} />}
      {pieceProblems.map((one) => (
        <OneProblem key={one.id} problem={one} order="completed" role={role} />
      ))}
    </>
  )
}

type OneProps = { problem: OrderProblem; order: WorkorderStatus; role: Role }

/** A problem; one that has ended is folded. */
function OneProblem({ problem, order, role }: OneProps) {
  const panel = <ProblemPanel problem={problem} order={order} role={role} />
  if (!hasEnded(problem)) return panel
  return (
    <Fold
      summary={
        <>
          {displayId('problem', problem.id)} · {problemTitle(problem)} · {orderProblemFlow.states[problem.status].label}
        </>
      }
    >
      {panel}
    </Fold>
  )
}
