'use client'

import { EntityId } from '@/components/ui/data/EntityId'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Section } from '@/components/ui/layout/Section'
import { Text } from '@/components/ui/layout/Text'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { useApi } from '@/lib/client/api'
import type { OrderProblem } from '@/lib/contract/quality/order-problem'
import { orderProblemFlow } from '@/lib/rules/flows/order-problem-flow'
import { displayId, linkTo } from '@/lib/rules/nouns'
import css from './OrderProblems.module.css'
import { ProblemActs } from './ProblemActs'
import { ProblemPhotos } from './ProblemPhotos'
import { ProblemPanel } from './ProblemPanel'
import { problemTitle } from './words'

/** The problem of `?id=`: its photos beside those before dispatch, and the decision at the foot. */
export function ProblemDrawer({ rows }: { rows: readonly OrderProblem[] }) {
  const address = useUrlState()
  const asked = address.get('id')
  const id = Number(asked)
  const { data, error, mutate } = useApi('GET /api/problems/{id}', asked ? { id: asked } : null)
  const problem = data?.id === id ? data : rows.find((row) => row.id === id)
  const { data: order } = useApi('GET /api/workorders/{id}', problem ? { id: problem.workorderId } : null)
  useTabTitle(asked && problem ? `${displayId('problem', problem.id)} ${problemTitle(problem)}` : null)
  const state = problem && orderProblemFlow.states[problem.status]
  return (
    <DetailDrawer
      wide
      open={asked !== null}
      onClose={() => address.set({ id: null, act: null })}
      kind="Problem Details"
      label={Number.isInteger(id) && id > 0 && <EntityId>{displayId('problem', id)}</EntityId>}
      title={problem ? [problemTitle(problem), problem.projectName].filter(Boolean).join(': ') : 'Problem'}
      status={state && <StatusChip tone={state.tone} label={state.label} />}
      foot={problem && order && <ProblemActs problem={problem} order={order.status} role="admin" />}
    >
      {problem ? (
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
      ) : error ? (
        <ErrorState title="Couldn’t load this problem" problem={error} onRetry={() => void mutate()} />
      ) : (
        <div role="status" aria-label="Loading">
          <Bone height={56} />
        </div>
      )}
    </DetailDrawer>
  )
}

/** What was shown of the problem, beside how the parts looked when they left. */
function Photos({ problem, files }: { problem: OrderProblem; files: OrderProblem['files'] }) {
  const before = files.filter(({ document }) => document === 'dispatch_photo' || document === 'packing_photo')
  return (
    <div className={css.compare}>
      <Section plain title="Problem">
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
    </div>
  )
}
