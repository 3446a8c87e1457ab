'use client'

import { useSearchParams } from 'next/navigation'
import { ListFilters } from '@/components/ui/filters/ListFilters'
import { useFilterChips } from '@/components/ui/filters/useFilterChips'
import { DataTable } from '@/components/ui/table/DataTable'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { ExportButton } from '@/components/ui/list/ExportButton'
import { GoneFilters } from '@/components/ui/list/GoneFilters'
import { useViews } from '@/components/ui/list/useViews'
import { ViewTools } from '@/components/ui/list/ViewTools'
import { FilterChips } from '@/components/ui/filters/Filters'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { ListTools } from '@/components/ui/list/ListTools'
import { Pager } from '@/components/ui/list/Pager'
import { searched } from '@/components/ui/filters/search-params'
import { SearchField } from '@/components/ui/filters/SearchField'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { statusTabs } from '@/components/ui/list/status-tabs'
import { Toolbar } from '@/components/ui/list/Toolbar'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { Role } from '@/lib/contract/people/account'
import { quotationFilters } from '@/lib/terms/filters/quotations'
import { quotationFlow } from '@/lib/rules/trade/flows/quotation-flow'
import { EmptyQuotations } from './EmptyQuotations'
import { quotationsQuery } from './query'
import { quotationColumns } from './quotation-columns'
import { tabFilter, tabsOf } from './tabs'
import { useQuotations } from './useQuotations'

const shownAlone = (show: string | null) =>
  show === 'unordered' ? [{ param: 'show', label: 'Show', value: 'Without a work order' }] : []

type Props = {
  role: Role
  /** Where the list isn't the page's only subject. */
  title?: string
}

/** The quotations that a role sees, under its tabs; a row opens in the drawer of `?id=`. */
export function QuotationList({ role, title }: Props) {
  const address = useUrlState()
  const asked = Object.fromEntries(useSearchParams())
  const views = useViews({ list: 'quotations', role: role, query: quotationsQuery, address: asked })
  const { data, error, isLoading, mutate } = useQuotations()
  const narrowed = [...useFilterChips(quotationFilters, role), ...shownAlone(address.get('show'))]
  return (
    <Section plain title={title}>
      <Stack gap="large">
        <ListTools listing={data}>
          <LinkTabs
            label="Quotations by status"
            views={views.tabs}
            tabs={statusTabs(tabsOf(role), quotationFlow.states, data?.counts)}
          />
          <Toolbar
            end={
              <>
                <ViewTools views={views} />
                <ExportButton list="quotations" query={quotationsQuery(asked)} />
              </>
            }
          >
            <SearchField label="Search quotations" placeholder="Project name or QUOT-0001" />
            <ListFilters filters={quotationFilters} role={role} />
          </Toolbar>
        </ListTools>
        <GoneFilters views={views} />
        <FilterChips filters={narrowed} />
        {error && !data ? (
          <ErrorState title="Couldn’t load the quotations" problem={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <TableSkeleton columns={6} />
        ) : (
          <DataTable
            label="Quotations"
            columns={quotationColumns(role)}
            rows={data.items}
            rowKey={(q) => q.id}
            opensAt={({ id }) => ({ id })}
            selectedKey={address.get('id')}
            busy={isLoading}
            empty={
              <EmptyQuotations role={role} filters={[...searched(asked.q), ...narrowed, ...tabFilter(asked.tab)]} />
            }
          />
        )}
        {data && <Pager of="quotations" listing={data} />}
      </Stack>
    </Section>
  )
}
