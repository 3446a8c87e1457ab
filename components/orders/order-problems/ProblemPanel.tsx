import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { EntityId } from '@/components/ui/data/EntityId'
import { Since } from '@/components/ui/data/Since'
import { OthersRead } from '@/components/ui/record/OthersRead'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { tones } from '@/components/ui/theme/tones'
import type { Role } from '@/lib/contract/people/account'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import type { WorkorderStatus } from '@/lib/contract/orders/workorders'
import { isUndecided, orderProblemFlow, wantedLabels } from '@/lib/rules/orders/flows/order-problem-flow'
import { displayId } from '@/lib/terms/nouns'
import css from './OrderProblems.module.css'
import { ProblemActs } from './ProblemActs'
import { ProblemPhotos } from './ProblemPhotos'
import { ProblemSteps } from './ProblemSteps'
import { problemTitle, raisedBy, whoActs } from './words'

type Props = {
  problem: OrderProblem
  order: WorkorderStatus
  role: Role
  /** Whom to call. */
  call?: ReactNode
  /** Head, photos and buttons stand elsewhere. */
  bare?: boolean
}

/** A problem of an order: what, how many, since when, what is wanted, who acts, and the next step. */
export function ProblemPanel({ problem, order, role, call, bare }: Props) {
  const { label, tone } = orderProblemFlow.states[problem.status]
  const acts = whoActs(problem, order, role)
  return (
    <section
      aria-label="Problem"
      className={`${css.panel} ${tones[isUndecided(problem) ? 'danger' : 'neutral'].className}`}
    >
      {!bare && (
        <header className={css.head}>
          <TriangleAlert size={22} aria-hidden />
          <h2>{problemTitle(problem)}</h2>
          <EntityId>{displayId('problem', problem.id)}</EntityId>
          <StatusChip tone={tone} label={label} />
        </header>
      )}
      <dl className={css.facts}>
        <div>
          <dt>What</dt>
          <dd dir="auto">
            {problem.description}
            <OthersRead readers={readersOf(role)} texts={problem.othersRead} />
          </dd>
        </div>
        <div>
          <dt>Since</dt>
          <dd>
            <Since value={problem.createdAt} />
          </dd>
        </div>
        <div>
          <dt>Raised by</dt>
          <dd>{raisedBy(problem)}</dd>
        </div>
        {problem.wanted !== 'none' && (
          <div>
            <dt>Wanted</dt>
            <dd>{wantedLabels[problem.wanted]}</dd>
          </div>
        )}
        {acts && (
          <div>
            <dt>With</dt>
            <dd>
              {acts}
              {call}
            </dd>
          </div>
        )}
      </dl>
      {!bare && <ProblemPhotos problem={problem} />}
      {!bare && <ProblemActs problem={problem} order={order} role={role} />}
      <ProblemSteps problem={problem} />
    </section>
  )
}

const readersOf = (role: Role) =>
  role === 'supplier' ? 'The customer' : role === 'customer' ? 'The supplier' : 'Others'
