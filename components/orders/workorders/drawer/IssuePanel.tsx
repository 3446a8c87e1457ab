import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProblemActs } from '@/components/orders/order-problems/ProblemActs'
import { ProblemPanel } from '@/components/orders/order-problems/ProblemPanel'
import { Since } from '@/components/ui/data/Since'
import { OthersRead } from '@/components/ui/record/OthersRead'
import { PhoneLink } from '@/components/ui/data/PhoneLink'
import { Text } from '@/components/ui/layout/Text'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import type { Role } from '@/lib/contract/people/account'
import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { hasEnded } from '@/lib/rules/orders/flows/order-problem-flow'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'
import { CallOperator } from '../OperatorPhone'
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
  const what = (
    <>
      {(stop ? stop.note : order.notes) ?? 'No note.'}
      {stop?.note && stop.note === order.notes && <OthersRead readers="The customer" texts={order.othersRead} />}
    </>
  )
  const withWhom = (
    <>
      {whoActs[role](order)}
      {role !== 'admin' && <CallOperator />}
    </>
  )
  const facts = [
    { label: 'What', value: what },
    stop && { label: 'Since', value: <Since value={stop.createdAt} /> },
    { label: 'With', value: withWhom },
  ].filter((fact) => fact !== null)
  return (
    <Surface as="section" pad="large" tone="danger" aria-label="Issues">
      <Row gap="medium" align="start">
        <TriangleAlert size={22} color="var(--tone)" aria-hidden />
        <Stack grow gap="medium">
          <Text as="p" size="lead" weight="title" tone="error">
            On hold{before && ` during ${workorderFlow.states[before as Workorder['status']].label}`}
          </Text>
          <KeyValues narrow items={facts} />
          {ongoing && <ProblemActs problem={ongoing} order={order.status} role={role} />}
        </Stack>
      </Row>
    </Surface>
  )
}
