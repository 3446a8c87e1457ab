import { Fold } from '@/components/ui/layout/Fold'
import type { Role } from '@/lib/contract/people/account'
import type { WorkorderDetail } from '@/lib/contract/orders/workorders'
import { hasEnded, orderProblemFlow } from '@/lib/rules/orders/flows/order-problem-flow'
import { displayId } from '@/lib/terms/nouns'
import { ProblemPanel } from './ProblemPanel'
import { problemTitle } from './words'

type Props = { order: WorkorderDetail; role: Role }

/** The newest problem of an order that stands still no more. */
export function ProblemOfOrder({ order, role }: Props) {
  const { problem, status } = order
  return (
    <>
      {problem && !hasEnded(problem) && status !== 'issues' && (
        <ProblemPanel problem={problem} order={status} role={role} />
      )}
      {problem && hasEnded(problem) && (
        <Fold
          summary={
            <>
              {displayId('problem', problem.id)} · {problemTitle(problem)} ·{' '}
              {orderProblemFlow.states[problem.status].label}
            </>
          }
        >
          <ProblemPanel problem={problem} order={status} role={role} />
        </Fold>
      )}
    </>
  )
}
