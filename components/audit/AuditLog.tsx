'use client'

import { Download } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { daySpans } from '@/components/ui/data/day-spans'
import { DataTable } from '@/components/ui/table/DataTable'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { FilterDates } from '@/components/ui/navigation/FilterDates'
import { FilterFold } from '@/components/ui/navigation/FilterFold'
import { FilterChips, FilterSelect } from '@/components/ui/navigation/Filters'
import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { NoRows } from '@/components/ui/table/NoRows'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Pager } from '@/components/ui/navigation/Pager'
import { SearchField } from '@/components/ui/navigation/SearchField'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { Toolbar } from '@/components/ui/table/Toolbar'
import { useNow } from '@/components/ui/hooks/useNow'
import { useApi } from '@/lib/client/api'
import { keyOf } from '@/lib/contract/core/address'
import { columns } from './columns'
import { EntryDrawer } from './EntryDrawer'
import { PersonFilter } from './PersonFilter'
import { auditFilters, auditQuery, chosenActorQuery } from './query'
import { anyKind, byOptions, filtersIn, kindGroups } from './labels'

const byAdmins = { param: 'by', label: 'By', value: 'Admins' }

/** Who did what, and when. */
export function AuditLog() {
  const address = Object.fromEntries(useSearchParams())
  const { data, error, mutate } = useApi('GET /api/audit', auditQuery(address))
  const { data: found } = useApi('GET /api/audit/actors', chosenActorQuery(address))
  const person = address.actor ? found?.find(({ id }) => String(id) === address.actor) : undefined
  const asked = auditFilters(address)
  const narrowed = filtersIn(address, person)
  const searched = address.q ? [{ param: 'q', label: 'Search', value: `“${address.q}”` }] : []
  const chosen = [...searched, ...narrowed]
  // The default, only admins, is a filter too.
  const leaving = chosen.length && asked.actorRole === 'admin' ? [...chosen, byAdmins] : chosen
  return (
    <Page>
      <PageHeader
        title="Audit log"
        count={data?.total}
        capped={data?.capped}
        lead="Who did what, and when, by the clock in India. Nothing in it is ever changed or taken away."
        actions={
          <LinkButton
            variant="outlined"
            startIcon={<Download size={18} aria-hidden />}
            href={keyOf('GET /api/audit/export', asked)}
            download
          >
            Export CSV
          </LinkButton>
        }
      />
      <Toolbar>
        <SearchField label="Search the audit log" placeholder="Company, project, machine, note or id" />
        <FilterFold inForce={narrowed.length}>
          {!asked.actor && <FilterSelect label="By" param="by" options={byOptions} />}
          <FilterSelect label="What" param="kind" options={anyKind} groups={kindGroups} />
          <PersonFilter chosen={person} />
          <FilterDates label="When" from={asked.from} to={asked.to} spans={daySpans(useNow())} />
        </FilterFold>
      </Toolbar>
      <FilterChips filters={narrowed} />
      {error && !data ? (
        <ErrorState title="The audit log could not be loaded" problem={error} onRetry={() => void mutate()} />
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
              text="What admins do is written down here from the first day: approvals, orders, payments, edits, exports."
            />
          }
        />
      )}
      {data && <Pager of="entries" listing={data} />}
      <EntryDrawer rows={data?.items ?? []} />
    </Page>
  )
}
