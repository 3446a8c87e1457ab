'use client'

import { useSearchParams } from 'next/navigation'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { Pager } from '@/components/ui/list/Pager'
import { searched } from '@/components/ui/filters/search-params'
import { SearchField } from '@/components/ui/filters/SearchField'
import { DataTable } from '@/components/ui/table/DataTable'
import { NoRows } from '@/components/ui/list/NoRows'
import { Toolbar } from '@/components/ui/list/Toolbar'
import { useApi } from '@/lib/client/api'
import { columns } from './columns'
import { ProblemDrawer } from './ProblemDrawer'
import { problemsQuery } from './query'

const tabs = [
  { value: 'undecided', label: 'To decide', empty: 'No problems wait for you' },
  { value: 'decided', label: 'Waiting for supplier', empty: 'No supplier works on a problem' },
  { value: 'solved', label: 'Solved', empty: 'No solved problem waits for its customer' },
  { value: 'ended', label: 'Ended', empty: 'No problem has ended yet' },
]

/** Problems with orders by who acts next; an admin decides them here. */
export function ProblemsScreen() {
  const address = Object.fromEntries(useSearchParams())
  const { data, error, isValidating, mutate } = useApi('GET /api/problems', problemsQuery(address))
  const open = tabs.find(({ value }) => value === address.tab) ?? tabs[0]!
  return (
    <Page>
      <PageHeader title="Problems" lead="What customers and suppliers found wrong with orders." />
      <LinkTabs
        label="Problems by who acts"
        tabs={tabs.map(({ value, label }) => ({ value, label, count: data?.counts?.[value] }))}
      />
      <Toolbar>
        <SearchField label="Search problems" placeholder="PRB, WO, project or words" />
      </Toolbar>
      {error && !data ? (
        <ErrorState title="Couldn’t load the problems" problem={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TableSkeleton columns={columns.length} />
      ) : (
        <DataTable
          label="Problems"
          columns={columns}
          rows={data.items}
          rowKey={({ id }) => id}
          opensAt={({ id }) => ({ id })}
          selectedKey={address.id}
          sort={problemsQuery(address).sort}
          busy={isValidating}
          empty={
            <NoRows
              title={address.q ? 'No problems found' : open.empty}
              filters={searched(address.q)}
              text="A problem appears here from when it is raised until it is closed."
            />
          }
        />
      )}
      {data && <Pager of="problems" listing={data} />}
      <ProblemDrawer rows={data?.items ?? []} />
    </Page>
  )
}
