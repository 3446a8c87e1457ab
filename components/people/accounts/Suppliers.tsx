'use client'

import { useSearchParams } from 'next/navigation'
import { ListFilters } from '@/components/ui/filters/ListFilters'
import { useFilterChips } from '@/components/ui/filters/useFilterChips'
import { Marks } from '@/components/core/team/Marks'
import { Button } from '@/components/ui/controls/Button'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { ExportButton } from '@/components/ui/list/ExportButton'
import { GoneFilters } from '@/components/ui/list/GoneFilters'
import { useViews } from '@/components/ui/list/useViews'
import { ViewTools } from '@/components/ui/list/ViewTools'
import { FilterChips, FilterSelect } from '@/components/ui/filters/Filters'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { EntityId } from '@/components/ui/data/EntityId'
import { ListTools } from '@/components/ui/list/ListTools'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { NoRows } from '@/components/ui/list/NoRows'
import { Pager } from '@/components/ui/list/Pager'
import { searched } from '@/components/ui/filters/search-params'
import { SearchField } from '@/components/ui/filters/SearchField'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { Toolbar } from '@/components/ui/list/Toolbar'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useBulk } from '@/components/ui/list/useBulk'
import { May } from '@/lib/client/viewer'
import { useApi } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { supplierFilters } from '@/lib/terms/filters/accounts'
import type { Supplier } from '@/lib/contract/people/account'
import { contactLine } from './contact-line'
import css from './accounts.module.css'
import { AddSupplier } from './AddSupplier'
import { CategorySelect } from './CategorySelect'
import { verifyAll } from './bulk-acts'
import { suppliersQuery } from './query'
import { stateTabs, withoutTab } from './tabs'
import { RefuseButton } from './refusal/RefuseButton'
import { Verification } from './Verification'
import { VerifyButton } from './VerifyButton'

const columns: Column<Supplier>[] = [
  { key: 'id', header: 'ID', cell: (s) => <EntityId>{s.id}</EntityId> },
  {
    key: 'company',
    header: 'Company',
    cell: (s) => <CellTitle title={s.companyName} sub={contactLine(s)} marks={<Marks of={s} />} />,
    opensRow: true,
  },
  { key: 'email', header: 'Email', cell: (s) => s.email, secondary: true, hideWhenNarrow: true },
  { key: 'phone', header: 'Phone', cell: (s) => s.phone ?? '—', secondary: true, hideWhenNarrow: true },
  { key: 'category', header: 'Category', cell: (s) => <CategorySelect supplier={s} /> },
  { key: 'status', header: 'Status', badge: true, cell: (s) => <Verification account={s} /> },
  {
    key: 'actions',
    header: 'Actions',
    hideInPrint: true,
    noCardLabel: true,
    cell: (s) =>
      (s.state === 'pending' || s.state === 'recheck') && (
        <div className={css.actions}>
          <RefuseButton account={s} size="small" />
          <VerifyButton account={s} size="small" />
        </div>
      ),
  },
]

/** An admin finds a supplier here by category or name, and sets its category and verification in the row. */
export function Suppliers() {
  const address = useUrlState()
  const at = (name: string) => address.get(name) ?? undefined
  const asks = Object.fromEntries(useSearchParams())
  const views = useViews({ list: 'suppliers', role: 'admin', query: suppliersQuery, address: asks })
  const query = suppliersQuery(asks)
  const narrowed = [...useFilterChips(supplierFilters, 'admin'), ...ofCategory(at('category'))]
  const { data, error, mutate } = useApi('GET /api/suppliers', query)
  const { data: had = [] } = useApi('GET /api/suppliers/categories', {})
  const bulk = useBulk({
    noun: ['supplier', 'suppliers'],
    query,
    listing: data,
    acts: [verifyAll],
    choiceOf: ({ id, companyName: name }) => ({ id, name }),
    read: (asked) => call('GET /api/suppliers', asked),
  })

  return (
    <Page>
      <PageHeader
        title="Suppliers"
        count={data?.total}
        capped={data?.capped}
        actions={
          <May act="account.createSupplier">
            <Button variant="contained" onClick={() => address.set({ new: 1 })}>
              Add New Supplier
            </Button>
          </May>
        }
      />
      <ListTools listing={data}>
        <LinkTabs label="Suppliers by verification" views={views.tabs} tabs={stateTabs(data?.counts)} shallow />
        <Toolbar
          end={
            <>
              <ViewTools views={views} />
              <ExportButton list="suppliers" query={query} />
            </>
          }
        >
          <SearchField label="Search company, contact, email or GST number" shallow />
          <FilterSelect label="Category" param="category" options={categoryOptions(had, at('category'))} shallow />
          <ListFilters filters={supplierFilters} role="admin" not={['state']} shallow />
        </Toolbar>
      </ListTools>
      <GoneFilters views={views} />
      <FilterChips filters={withoutTab(narrowed)} />
      {error && !data ? (
        <ErrorState title="Error loading suppliers. Please try again." problem={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TableSkeleton columns={7} />
      ) : (
        <DataTable
          wide
          label="Suppliers"
          columns={columns}
          rows={data.items}
          rowKey={(s) => s.id}
          picks={bulk.picks}
          hrefOf={(s) => `/admin/suppliers/${s.id}`}
          empty={
            <NoRows
              title="No suppliers found in the system"
              filters={[...searched(at('q')), ...narrowed]}
              text="Suppliers appear here when they register."
            />
          }
        />
      )}
      {data && <Pager of="suppliers" listing={data} />}
      {bulk.bar}
      <AddSupplier open={address.get('new') !== null} onClose={() => address.set({ new: null })} />
    </Page>
  )
}

const ofCategory = (value?: string) => (value ? [{ param: 'category', label: 'Category', value }] : [])

/** The categories that suppliers have, and the one in the address. */
const categoryOptions = (had: readonly string[], chosen = '') => [
  { value: '', label: 'All Categories' },
  ...[...new Set([...had, ...(chosen ? [chosen] : [])])].map((value) => ({ value, label: value })),
]
