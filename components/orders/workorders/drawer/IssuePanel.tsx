'use client'

import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProblemActs } from '@/components/orders/order-problems/ProblemActs'
import { ProblemPanel } from '@/components/orders/order-problems/ProblemPanel'
import { Button } from '@/components/ui/controls/Button'
import { Since } from '@/components/ui/data/Since'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { OthersRead } from '@/components/ui/record/OthersRead'
import { PhoneLink } from '@/components/ui/data/PhoneLink'
import { Text } from '@/components/ui/layout/Text'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { hasEnded } from '@/lib/rules/orders/flows/order-problem-flow'
import { workorderFlow } from '@/lib/rules/orders/flows/workorder-flow'
import { CallOperator } from '../OperatorPhone'
import { arrivalAt } from './progress'

const whoActs: Record<Role, (order: Workorder) => ReactNode> = {
  customer: () => 'Your supplier is solving it, and our team is following up. We’ll tell you when work resumes.',
  supplier: () => 'Set the next status once the problem is fixed. We’ll tell the customer.',
  admin: ({ supplierName, supplierPhone }) => (
    <>
      {supplierName} has to solve it.
      {supplierPhone && (
        <>
          {' '}
          If it drags on, call them: <PhoneLink phone={supplierPhone} />
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

/** Replaces the steps while work is stopped: first who acts and how work resumes, then what stopped it and since when. */
export function IssuePanel({ order, history, role, problem }: Props) {
  const may = useMay()
  const ongoing = problem && !hasEnded(problem) ? problem : null
  if (ongoing && !isStop(ongoing))
    return (
      <ProblemPanel problem={ongoing} order={order.status} role={role} call={role !== 'admin' && <CallOperator />} />
    )
  const stop = arrivalAt(history, 'issues')
  const before = workorderFlow.find(stop?.from ?? undefined)
  const wasIn = before && before !== 'issues' ? before : null
  const mayResume = wasIn && workorderFlow.moves(order.status, role).includes(wasIn) && may('workorder.changeStatus')
  const resumesTo = mayResume ? wasIn : null
  const what = (
    <>
      {(stop ? stop.note : order.notes) ?? 'No note.'}
      {stop?.note && stop.note === order.notes && <OthersRead readers="The customer" texts={order.othersRead} />}
    </>
  )
  const facts = [
    { label: 'What', value: what },
    stop && { label: 'Since', value: <Since value={stop.createdAt} /> },
  ].filter((fact) => fact !== null)
  return (
    <Surface as="section" pad="large" edge="danger" aria-label="Issues">
      <Stack gap="medium">
        <Row gap="medium">
          <TriangleAlert size={22} color="var(--tone)" aria-hidden />
          <Text as="h2" size="lead">
            On hold{wasIn && ` during ${workorderFlow.states[wasIn].label}`}
          </Text>
        </Row>
        <Stack gap="tight">
          <Text as="p" weight="strong">
            {whoActs[role](order)}
          </Text>
          {role !== 'admin' && <CallOperator />}
        </Stack>
        {(resumesTo || ongoing) && (
          <Row wrap gap="small">
            {resumesTo && <Resume order={order} to={resumesTo} />}
            {ongoing && <ProblemActs problem={ongoing} order={order.status} role={role} second={resumesTo !== null} />}
          </Row>
        )}
        <KeyValues narrow items={facts} />
      </Stack>
    </Surface>
  )
}

/** Opens the form for the status in which the work stopped. */
function Resume({ order, to }: { order: Workorder; to: Workorder['status'] }) {
  const address = useUrlState()
  return (
    <Button variant="contained" onClick={() => address.set({ update: order.id, to })}>
      Resume work
    </Button>
  )
}
