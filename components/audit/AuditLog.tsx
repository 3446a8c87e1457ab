'use client'

import { Download } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { daySpans } from '@/components/ui/day-spans'
import { DataTable } from '@/components/ui/DataTable'
import { ErrorState } from '@/components/ui/ErrorState'
import { FilterDates } from '@/components/ui/FilterDates'
import { FilterFold } from '@/components/ui/FilterFold'
import { FilterChips, FilterSelect } from '@/components/ui/Filters'
import { LinkButton } from '@/components/ui/LinkButton'
import { Lucide } from '@/components/ui/Lucide'
import { NoRows } from '@/components/ui/NoRows'
import { Page } from '@/components/ui/Page'
import { PageHeader } from '@/components/ui/PageHeader'
import { Pager } from '@/components/ui/Pager'
import { SearchField } from '@/components/ui/SearchField'
import { TableSkeleton } from '@/components/ui/Skeletons'
import { Toolbar } from '@/components/ui/Toolbar'
import { useNow } from '@/components/ui/useNow'
import { useApi } from '@/lib/client/api'
import { keyOf } from '@/lib/contract/address'
import { columns } from './columns'
import { EntryDrawer } from './EntryDrawer'
import { PersonFilter } from './PersonFilter'
import { auditFilters, auditQuery, chosenActorQuery } from './query'
import { anyKind, byOptions, filtersIn, kindGroups } from './words'

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
  // That only admins are shown, unless one says otherwise, leaves things out too.
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
            startIcon={<Lucide icon={Download} size={18} aria-hidden />}
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
