import { LinkButton } from '@/components/ui/controls/LinkButton'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { count } from '@/lib/terms/format'
import { queueNames, type QueueName } from './query'
import { nouns } from './waiting'

/** Nothing left in this queue; the next one that holds something is a step away. */
export function ClearQueue({ name, totals }: { name: QueueName; totals: Record<QueueName, { total: number }> }) {
  const other = queueNames.find((queue) => totals[queue].total > 0)
  const n = other ? totals[other].total : 0
  return (
    <EmptyState
      art="sheet"
      title={`No ${nouns[name].many} waiting`}
      text={other ? 'This queue is clear.' : 'All queues are clear. New requests appear here.'}
      action={
        other && (
          <LinkButton href={`/admin/approvals?tab=${other}`} variant="contained">
            Review {count(n)} {n === 1 ? nouns[other].one : nouns[other].many}
          </LinkButton>
        )
      }
    />
  )
}
