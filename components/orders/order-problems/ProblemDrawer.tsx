'use client'

import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import { useRecord } from '@/components/ui/record/useRecord'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Section } from '@/components/ui/layout/Section'
import { Text } from '@/components/ui/layout/Text'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Grid } from '@/components/ui/layout/Grid'
import { useApi } from '@/lib/client/api'
import type { OrderProblem } from '@/lib/contract/orders/order-problem'
import { orderProblemFlow } from '@/lib/rules/orders/flows/order-problem-flow'
import { displayId, linkTo } from '@/lib/terms/nouns'
import { ProblemActs } from './ProblemActs'
import { ProblemPhotos } from './ProblemPhotos'
import { ProblemPanel } from './ProblemPanel'
import { problemTitle } from './words'

/** The problem of `?id=`: its photos beside those before dispatch, and the decision at the foot. */
export function ProblemDrawer({ rows }: { rows: readonly OrderProblem[] }) {
  const record = useRecord('id', 'GET /api/problems/{id}', { rows, closes: ['act'] })
  const { value } = record
  const { data: order } = useApi('GET /api/workorders/{id}', value ? { id: value.workorderId } : null)
  return (
    <RecordDrawer
      wide
      record={record}
      kind="Problem Details"
      noun="problem"
      idOf={(id) => displayId('problem', id)}
      tab={(problem) => `${displayId('problem', problem.id)} ${problemTitle(problem)}`}
      title={(problem) => [problemTitle(problem), problem.projectName].filter(Boolean).join(': ')}
      untitled="Problem"
      status={({ status }) => {
        const { tone, label } = orderProblemFlow.states[status]
        return <StatusChip tone={tone} label={label} />
      }}
      foot={(problem) => order && <ProblemActs problem={problem} order={order.status} role="admin" />}
    >
      {(problem) => (
        <>
          <ProblemPanel problem={problem} order={order?.status ?? 'issues'} role="admin" bare />
          <Photos problem={problem} files={order?.files ?? []} />
          <Section plain title="Order">
            <KeyValues
              items={[
                { label: 'Project', value: problem.projectName },
                { label: 'Customer', value: problem.customerName },
                { label: 'Supplier', value: problem.supplierName },
              ]}
            />
            <LinkButton href={linkTo('workorder', problem.workorderId, 'admin')!}>
              Open {displayId('workorder', problem.workorderId)}
            </LinkButton>
          </Section>
        </>
      )}
    </RecordDrawer>
  )
}

/** What was shown of the problem, beside how the parts looked when they left. */
function Photos({ problem, files }: { problem: OrderProblem; files: OrderProblem['files'] }) {
  const before = files.filter(({ document }) => document === 'dispatch_photo' || document === 'packing_photo')
  return (
    <Grid least="300px" gap="large">
      <Section plain title="Photos of the problem">
        {problem.files.length ? (
          <ProblemPhotos problem={problem} />
        ) : (
          <Text as="p" tone="secondary">
            No photos
          </Text>
        )}
      </Section>
      <Section plain title="Before dispatch">
        {before.length ? (
          <ProblemPhotos
            problem={{ workorderId: problem.workorderId, files: before }}
            label="Before dispatch"
            param="before"
          />
        ) : (
          <Text as="p" tone="secondary">
            No photos
          </Text>
        )}
      </Section>
    </Grid>
  )
}
