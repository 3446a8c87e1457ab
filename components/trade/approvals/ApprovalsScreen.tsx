'use client'

import { useState } from 'react'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { ExportButton } from '@/components/ui/list/ExportButton'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { useBulk } from '@/components/ui/list/useBulk'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import text from '@/components/ui/layout/text.module.css'
import { usePageRefresh } from '@/lib/client/changed'
import css from './Approvals.module.css'
import { actsOn } from './bulk-acts'
import { ClearQueue } from './ClearQueue'
import { Desk } from './Desk'
import { queueIn, queueNames, queues as asked } from './query'
import { useQueues } from './useQueues'
import { keyOf, nouns, type KnownOf, type RefusalOf, type Waiting } from './waiting'

type Props = {
  /** The entry of `?id=`, when it is not in the first page of its queue or is decided already. */
  named?: Waiting
  knownOf: KnownOf
  refusalOf: RefusalOf
}

/** An admin decides here on one thing after another, by its facts and its supplier's record. `?tab=` and `?id=` say which. */
export function ApprovalsScreen({ named, knownOf, refusalOf }: Props) {
  const address = useUrlState()
  usePageRefresh(named !== undefined)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const queues = useQueues(hidden)
  const name = queueIn(address.get('tab'))
  const { items, total, error, retry } = queues[name]
  const bulk = useBulk<Waiting>({
    noun: [nouns[name].one, nouns[name].many],
    query: { name },
    acts: actsOn[name],
    listing: items
      ? { items, total: Math.min(total, items.length), capped: false, next: null, prev: null, counts: null }
      : undefined,
    choiceOf: ({ id, title }) => ({ id, name: title }),
  })
  const id = Number(address.get('id')) || null
  const beyond = named?.queue === name && named.id === id && !hidden.has(keyOf(named)) ? named : undefined
  const all = queueNames.reduce((sum, queue) => sum + queues[queue].total, 0)
  return (
    <div data-open={id !== null || undefined} className={css.screen}>
      <Page>
        {/* On a phone one thing has the whole screen: the page keeps its heading for screen readers. */}
        <div className={id === null ? undefined : text.unseenOnPhone}>
          <PageHeader
            title="Approvals"
            count={all}
            lead="Waiting for a decision, oldest first."
            actions={
              name !== 'held' && name !== 'documents' && total > 0 && <ExportButton list={name} query={asked[name]} />
            }
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
          <ErrorState title={`Couldn’t load the ${nouns[name].many}`} problem={error} onRetry={() => void retry()} />
        ) : !items ? (
          <TableSkeleton columns={2} />
        ) : items.length || beyond || (id && total) ? (
          <Desk
            key={name}
            picks={actsOn[name].length ? bulk.picks : undefined}
            hide={(one) => setHidden((before) => new Set(before).add(keyOf(one)))}
            show={(one) => setHidden((before) => new Set([...before].filter((key) => key !== keyOf(one))))}

            name={name}
            queue={{ ...queues[name], items }}
            asked={id}
            beyond={beyond}
            knownOf={knownOf}
            refusalOf={refusalOf}
          />
        ) : (
          <ClearQueue name={name} totals={queues} />
        )}
        {actsOn[name].length > 0 && bulk.bar}
      </Page>
    </div>
  )
}
