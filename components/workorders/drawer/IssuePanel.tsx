import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProblemActs } from '@/components/order-problems/ProblemActs'
import { ProblemPanel } from '@/components/order-problems/ProblemPanel'
import { Since } from '@/components/ui/data/Since'
import { OthersRead } from '@/components/ui/record/OthersRead'
import { PhoneLink } from '@/components/ui/data/PhoneLink'
import { Text } from '@/components/ui/layout/Text'
import { tones } from '@/components/ui/theme/tones'
import type { Role } from '@/lib/contract/accounts/account'
import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { OrderProblem } from '@/lib/contract/quality/order-problem'
import type { Workorder } from '@/lib/contract/workorders'
import { hasEnded } from '@/lib/rules/flows/order-problem-flow'
import { workorderFlow } from '@/lib/rules/flows/workorder-flow'
import { CallOperator } from '../OperatorPhone'
import css from './IssuePanel.module.css'
import { arrivalAt } from './progress'

const whoActs: Record<Role, (order: Workorder) => ReactNode> = {
  customer: () => 'Your supplier; our team is following up. We’ll tell you when work resumes.',
  supplier: () => 'You. Set the next status once the problem is fixed; we’ll tell the customer.',
  admin: ({ supplierName, supplierPhone }) => (
    <>
      {supplierName}
      {supplierPhone && (
        <>
          . If it drags on, call them: <PhoneLink phone={supplierPhone} />
        </>
      )}
    </>
  ),
}

type Props = {
  order: Workorder
  history: readonly HistoryEntry[]
  role: Role
  /** Its newest problem, once the whole order is here. */
  problem?: OrderProblem | null
}

/** A stop by hand says no more than its note. */
const isStop = ({ raisedRole, kind }: OrderProblem) => raisedRole !== 'customer' && kind === 'other'

/** Replaces the steps while work is stopped: what, since when, and who acts. */
export function IssuePanel({ order, history, role, problem }: Props) {
  const ongoing = problem && !hasEnded(problem) ? problem : null
  if (ongoing && !isStop(ongoing))
    return (
      <ProblemPanel problem={ongoing} order={order.status} role={role} call={role !== 'admin' && <CallOperator />} />
    )
  const stop = arrivalAt(history, 'issues')
  const before = stop?.from && stop.from !== 'issues' && stop.from in workorderFlow.states ? stop.from : null
  return (
    <section aria-label="Issues" className={`${css.panel} ${tones.danger.className}`}>
      <TriangleAlert size={22} aria-hidden />
      <div className={css.words}>
        <Text as="p" size="lead" weight="title">
          On hold{before && ` during ${workorderFlow.states[before as Workorder['status']].label}`}
        </Text>
        <dl className={css.facts}>
          <div>
            <dt>What</dt>
            <dd>
              {(stop ? stop.note : order.notes) ?? 'No note was left.'}
              {stop?.note && stop.note === order.notes && (
                <OthersRead readers="The customer" texts={order.othersRead} />
              )}
            </dd>
          </div>
          {stop && (
            <div>
              <dt>Since</dt>
              <dd>
                <Since value={stop.createdAt} />
              </dd>
            </div>
          )}
          <div>
            <dt>With</dt>
            <dd>
              {whoActs[role](order)}
              {role !== 'admin' && <CallOperator />}
            </dd>
          </div>
        </dl>
        {ongoing && <ProblemActs problem={ongoing} order={order.status} role={role} />}
      </div>
    </section>
  )
}
