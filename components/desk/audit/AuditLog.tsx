'use client'

import { useSearchParams } from 'next/navigation'
import { daySpans } from '@/components/ui/data/day-spans'
import { DataTable } from '@/components/ui/table/DataTable'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { FilterDates } from '@/components/ui/filters/FilterDates'
import { FilterFold } from '@/components/ui/filters/FilterFold'
import { FilterChips, FilterSelect } from '@/components/ui/filters/Filters'
import { ExportButton } from '@/components/ui/list/ExportButton'
import { GoneFilters } from '@/components/ui/list/GoneFilters'
import { useViews } from '@/components/ui/list/useViews'
import { ViewTools } from '@/components/ui/list/ViewTools'
import { ViewTabs } from '@/components/ui/list/ViewTabs'
import { NoRows } from '@/components/ui/list/NoRows'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Pager } from '@/components/ui/list/Pager'
import { searched } from '@/components/ui/filters/search-params'
import { SearchField } from '@/components/ui/filters/SearchField'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { Toolbar } from '@/components/ui/list/Toolbar'
import { useNow } from '@/components/ui/hooks/useNow'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import { actToRead } from '@/lib/rules/audit-readers'
import { columns } from './columns'
import { EntryDrawer } from './EntryDrawer'
import { CompanyFilter } from './CompanyFilter'
import { PersonFilter } from './PersonFilter'
import { auditFilters, auditQuery, chosenCompanyQuery, chosenPersonQuery } from './query'
import { anyKind, byOptions, filtersIn, kindGroups } from './labels'

const byAdmins = { param: 'by', label: 'By', value: 'Admins' }

/** An admin finds out here who did what, and when: the sentence first, who and when beside it. */
export function AuditLog() {
  const address = Object.fromEntries(useSearchParams())
  const views = useViews({ list: 'audit', role: 'admin', query: auditQuery, address })
  const { data, error, mutate } = useApi('GET /api/audit', auditQuery(address))
  const { data: companies } = useApi('GET /api/audit/actors', chosenCompanyQuery(address))
  const { data: people } = useApi('GET /api/audit/people', chosenPersonQuery(address))
  const company = address.actor ? companies?.find(({ id }) => String(id) === address.actor) : undefined
  const person = address.member ? people?.find(({ id }) => String(id) === address.member) : undefined
  const asked = auditFilters(address)
  const narrowed = filtersIn(address, { company, person })
  const may = useMay()
  const groups = kindGroups.filter(({ group }) => {
    const act = actToRead(group)
    return !act || may(act)
  })
  const chosen = [...searched(address.q), ...narrowed]
  // The default, only admins, is a filter too.
  const leaving = chosen.length && asked.actorRole === 'admin' ? [...chosen, byAdmins] : chosen
  return (
    <Page>
      <PageHeader
        title="Audit log"
        count={data?.total}
        capped={data?.capped}
        lead="Who did what, and when. Times in IST. Entries can’t be edited or deleted."
        actions={<ExportButton list="audit" query={auditQuery(address)} />}
      />
      <ViewTabs views={views} />
      <Toolbar end={<ViewTools views={views} />}>
        <SearchField label="Search the audit log" placeholder="Company, project, machine, note or id" />
        <FilterFold inForce={narrowed.length}>
          {!asked.actor && !asked.member && <FilterSelect label="By" param="by" options={byOptions} />}
          <FilterSelect label="What" param="kind" options={anyKind} groups={groups} />
          <CompanyFilter chosen={company} />
          <PersonFilter chosen={person} />
          <FilterDates label="When" from={asked.from} to={asked.to} spans={daySpans(useNow())} />
        </FilterFold>
      </Toolbar>
      <GoneFilters views={views} />
      <FilterChips filters={narrowed} />
      {error && !data ? (
        <ErrorState title="Couldn’t load the audit log" problem={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TableSkeleton columns={columns.length} />
      ) : (
        <DataTable
          label="Audit log"
          columns={columns}
          rows={data.items}
          rowKey={({ id }) => id}
          opensAt={({ id }) => ({ id })}
          selectedKey={address.id}
          sort={address.sort === 'at' ? 'at' : '-at'}
          empty={
            <NoRows
              title="No Entries Found"
              filters={leaving}
              text="Approvals, orders, payments and edits by admins appear here."
            />
          }
        />
      )}
      {data && <Pager of="entries" listing={data} />}
      <EntryDrawer rows={data?.items ?? []} />
    </Page>
  )
}
