'use client'

import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { LinkTabs } from '@/components/ui/navigation/LinkTabs'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import css from './Approvals.module.css'
import { ClearQueue } from './ClearQueue'
import { Desk } from './Desk'
import { queueIn, queueNames } from './query'
import { useQueues } from './useQueues'
import { nouns, type Waiting } from './waiting'

type Props = {
  /** The entry of `?id=`, when it is not in the first page of its queue or is decided already. */
  named?: Waiting
}

/** Everything that waits for an admin: a queue, and beside it what is to be decided. `?tab=` and `?id=` say which. */
export function ApprovalsScreen({ named }: Props) {
  const address = useUrlState()
  const queues = useQueues()
  const name = queueIn(address.get('tab'))
  const { items, total, error, retry } = queues[name]
  const id = Number(address.get('id')) || null
  const beyond = named?.queue === name && named.id === id ? named : undefined
  const all = queueNames.reduce((sum, queue) => sum + queues[queue].total, 0)
  return (
    <div data-open={id !== null || undefined} className={css.screen}>
      <Page>
        <div className={css.head}>
          <PageHeader
            title="Approvals"
            count={all}
            lead="Companies, machines, processes and held texts wait here, the oldest first."
          />
        </div>
        <div className={css.tabs}>
          <LinkTabs
            label="Queues"
            shallow
            tabs={queueNames.map((value) => ({
              value,
              label: nouns[value].tab ?? nouns[value].many.replace(/^./, (letter) => letter.toUpperCase()),
              count: queues[value].total || undefined,
              tone: 'danger',
            }))}
          />
        </div>
        {!items && error ? (
          <ErrorState
            title={`The ${nouns[name].many} could not be loaded`}
            problem={error}
            onRetry={() => void retry()}
          />
        ) : !items ? (
          <TableSkeleton columns={2} />
        ) : items.length || beyond || (id && total) ? (
          <Desk key={name} name={name} queue={{ ...queues[name], items }} asked={id} beyond={beyond} />
        ) : (
          <ClearQueue name={name} totals={queues} />
        )}
      </Page>
    </div>
  )
}
