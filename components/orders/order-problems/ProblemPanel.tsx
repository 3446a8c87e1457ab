import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { EntityId } from '@/components/ui/data/EntityId'
import { Since } from '@/components/ui/data/Since'
import { OthersRead } from '@/components/ui/record/OthersRead'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import type { WorkorderStatus } from '@/lib/contract/orders/workorders'
import { isUndecided, orderProblemFlow, wantedLabels } from '@/lib/rules/orders/flows/order-problem-flow'
import { count } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
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

/** A problem of an order. The reader decides or waits here: first who acts, with the buttons, then what is wrong. */
export function ProblemPanel({ problem, order, role, call, bare }: Props) {
  const { label, tone } = orderProblemFlow.states[problem.status]
  const acts = whoActs(problem, order, role)
  const what = (
    <>
      {problem.description}
      <OthersRead readers={readersOf(role)} texts={problem.othersRead} />
    </>
  )
  const facts = [
    { label: 'What', value: what },
    { label: 'Since', value: <Since value={problem.createdAt} /> },
    { label: 'Reported by', value: raisedBy(problem) },
    problem.wanted !== 'none' && { label: 'Wanted', value: wantedLabels[problem.wanted] },
  ].filter((fact) => fact !== false)
  return (
    <Surface
      as="section"
      pad="large"
      edge={isUndecided(problem) ? 'danger' : tone}
      aria-label={`Problem ${displayId('problem', problem.id)}`}
    >
      <Stack gap="medium">
        {!bare && (
          <Row as="header" wrap justify="between" gap="medium" lineGap="tight">
            <Row gap="medium">
              <TriangleAlert size={22} color="var(--tone)" aria-hidden />
              <Text as="h2" size="lead">
                {problemTitle(problem)}
              </Text>
            </Row>
            <Row gap="medium">
              <EntityId>{displayId('problem', problem.id)}</EntityId>
              <StatusChip tone={tone} label={label} />
            </Row>
          </Row>
        )}
        {acts !== null && (
          <Stack gap="tight">
            <Text as="p" weight="strong">
              {acts}
            </Text>
            {call}
          </Stack>
        )}
        {!bare && <ProblemActs problem={problem} order={order} role={role} />}
        <CreditNote problem={problem} />
        <KeyValues narrow items={facts} />
        {!bare && <ProblemPhotos problem={problem} />}
        <ProblemSteps problem={problem} />
      </Stack>
    </Surface>
  )
}

/** Pieces that were decided as a credit are taken back from their invoice. */
function CreditNote({ problem: { workorderId, shipmentId, decision, toCredit } }: Pick<Props, 'problem'>) {
  const may = useMay()
  if (decision !== 'credit' || !shipmentId || !toCredit || !may('invoice.issue')) return null
  return (
    <Row>
      <LinkButton
        size="small"
        href={`/admin/workorders/${workorderId}/invoice?kind=credit_note&shipment=${shipmentId}`}
      >
        {`Issue credit note for ${count(toCredit)} pcs`}
      </LinkButton>
    </Row>
  )
}

const readersOf = (role: Role) =>
  role === 'supplier' ? 'The customer' : role === 'customer' ? 'The supplier' : 'Others'
