import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Steps } from '@/components/ui/data/Steps'
import type { Role } from '@/lib/contract/people/account'
import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'
import { IssuePanel } from './IssuePanel'
import { progressOf } from './progress'

type Props = { order: Workorder; history: readonly HistoryEntry[]; role: Role; problem?: OrderProblem | null }

/** How far the work has come: five steps with their days, or what stopped it. */
export function OrderProgress({ order, history, role, problem }: Props) {
  if (order.status === 'issues') return <IssuePanel order={order} history={history} role={role} problem={problem} />
  const steps = progressOf(order, history).map(({ status, state, at }) => ({
    label: workorderFlow.states[status].label,
    state,
    date: at ? <FormattedDate value={at} /> : undefined,
  }))
  return <Steps label="Progress" steps={steps} />
}
