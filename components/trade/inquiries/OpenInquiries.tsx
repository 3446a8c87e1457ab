'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { ListFilters } from '@/components/ui/filters/ListFilters'
import { useFilterChips } from '@/components/ui/filters/useFilterChips'
import { DataTable, type Column } from '@/components/ui/table/DataTable'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { ExportButton } from '@/components/ui/list/ExportButton'
import { GoneFilters } from '@/components/ui/list/GoneFilters'
import { useViews } from '@/components/ui/list/useViews'
import { ViewTools } from '@/components/ui/list/ViewTools'
import { ViewTabs } from '@/components/ui/list/ViewTabs'
import { FilterChips } from '@/components/ui/filters/Filters'
import { NoRows } from '@/components/ui/list/NoRows'
import { Toolbar } from '@/components/ui/list/Toolbar'
import { ListTools } from '@/components/ui/list/ListTools'
import { Pager } from '@/components/ui/list/Pager'
import { searched } from '@/components/ui/filters/search-params'
import { SearchField } from '@/components/ui/filters/SearchField'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { BulkAct } from '@/components/ui/list/bulk-act'
import { useBulk } from '@/components/ui/list/useBulk'
import { useApi } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import type { Role } from '@/lib/contract/people/account'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { paramsOf } from '@/lib/terms/filters/filter'
import { inquiryFilters } from '@/lib/terms/filters/inquiries'
import { displayId } from '@/lib/terms/nouns'
import { openInquiries } from './query'

type Props = {
  role: Role
  title: string
  lead: string
  columns: Column<Inquiry>[]
  /** Beside the search. */
  filter?: ReactNode
  /** What stands here when nothing is open. */
  empty: ReactNode
  /** What can be done with several. */
  acts?: readonly BulkAct[]
}

/** The inquiries open to quoting; one opens in the drawer of `?inquiry=`. */
export function OpenInquiries({ role, title, lead, columns, filter, empty, acts }: Props) {
  const address = useUrlState()
  const at = Object.fromEntries(useSearchParams())
  const queryAt = (asked: Record<string, string | undefined>) => openInquiries(asked, role)
  const query = queryAt(at)
  const views = useViews({ list: 'inquiries', role, query: queryAt, address: at })
  const narrowed = useFilterChips(inquiryFilters, role)
  const { data, error, isLoading, mutate } = useApi('GET /api/inquiries', query)
  const bulk = useBulk({
    noun: ['inquiry', 'inquiries'],
    query,
    listing: data,
    acts: acts ?? [],
    choiceOf: ({ id }) => ({ id, name: displayId('inquiry', id) }),
    read: (asked) => call('GET /api/inquiries', asked),
  })
  return (
    <Section plain title={title} lead={lead}>
      <Stack gap="large">
        <ListTools listing={data} filters={['find', 'inquiries', 'page', ...paramsOf(inquiryFilters)]}>
          <ViewTabs views={views} />
          <Toolbar
            plain
            end={
              <>
                <ViewTools views={views} />
                <ExportButton list="inquiries" query={query} />
              </>
            }
          >
            <SearchField label="Search inquiries" param="find" />
            {filter}
            <ListFilters of="inquiries" filters={inquiryFilters} role={role} not={['fits']} />
          </Toolbar>
        </ListTools>
        <GoneFilters views={views} />
        <FilterChips filters={narrowed} />
        {error && !data ? (
          <ErrorState title="Couldn’t load the inquiries" problem={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <TableSkeleton columns={6} rows={4} />
        ) : (
          <DataTable
            label={title}
            columns={columns}
            rows={data.items}
            rowKey={(i) => i.id}
            opensAt={({ id }) => ({ inquiry: id, quote: null })}
            sort={address.get('order') ?? ''}
            onSort={(order) => address.go({ order, page: null })}
            selectedKey={address.get('inquiry')}
            busy={isLoading}
            picks={acts && bulk.picks}
            empty={
              narrowed.length ? (
                <NoRows
                  title="No matching inquiry"
                  filters={[...searched(at.find, 'find'), ...narrowed]}
                  text="Inquiries appear here once they are open to quoting."
                />
              ) : (
                empty
              )
            }
          />
        )}
        {data && <Pager of="inquiries" listing={data} param="page" />}
        {acts && bulk.bar}
      </Stack>
    </Section>
  )
}
