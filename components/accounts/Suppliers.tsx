'use client'

import { Button } from '@/components/ui/layout/Button'
import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { FilterSelect } from '@/components/ui/navigation/Filters'
import { LinkTabs } from '@/components/ui/navigation/LinkTabs'
import { EntityId } from '@/components/ui/data/EntityId'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Pager } from '@/components/ui/navigation/Pager'
import { SearchField } from '@/components/ui/navigation/SearchField'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { Toolbar } from '@/components/ui/table/Toolbar'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { Supplier } from '@/lib/contract/accounts'
import { PROCESS_CATEGORIES } from '@/lib/contract/process-categories'
import css from './accounts.module.css'
import { AddSupplier } from './AddSupplier'
import { CategorySelect } from './CategorySelect'
import { accountsQuery } from './query'
import { asked, verificationTabs } from './tabs'
import { Verification } from './Verification'
import { VerifyButton } from './VerifyButton'

const columns: Column<Supplier>[] = [
  { key: 'id', header: 'ID', cell: (s) => <EntityId>{s.id}</EntityId> },
  { key: 'company', header: 'Company', cell: (s) => <CellTitle title={s.companyName} />, opens: true },
  { key: 'contact', header: 'Contact', cell: (s) => s.contactName, secondary: true, yields: true },
  { key: 'email', header: 'Email', cell: (s) => s.email, secondary: true, yields: true },
  { key: 'phone', header: 'Phone', cell: (s) => s.phone ?? '—', secondary: true, yields: true },
  { key: 'category', header: 'Category', cell: (s) => <CategorySelect supplier={s} /> },
  { key: 'status', header: 'Status', badge: true, cell: (s) => <Verification account={s} /> },
  {
    key: 'actions',
    header: 'Actions',
    acts: true,
    bare: true,
    cell: (s) => (
      <div className={css.actions}>
        <LinkButton href={`/admin/suppliers/${s.id}`} size="small" aria-label={`Details of ${s.companyName}`}>
          Details
        </LinkButton>
        {(!s.verified || s.recheck) && <VerifyButton account={s} size="small" />}
      </div>
    ),
  },
]

const categories = [
  { value: '', label: 'All Categories' },
  ...PROCESS_CATEGORIES.map((value) => ({ value, label: value })),
]

/** Every supplier: by category, with its category and verification set in the row. */
export function Suppliers() {
  const address = useUrlState()
  const at = (name: string) => address.get(name) ?? undefined
  const query = accountsQuery({ tab: at('tab'), q: at('q'), category: at('category'), cursor: at('cursor') })
  const { data, error, mutate } = useApi('GET /api/suppliers', query)
  const filtered = Boolean(at('q') || at('tab') || at('category'))

  return (
    <Page>
      <PageHeader
        title="Suppliers"
        count={data?.total}
        capped={data?.capped}
        actions={
          <Button variant="contained" onClick={() => address.set({ new: 1 })}>
            Add New Supplier
          </Button>
        }
      />
      <LinkTabs label="Suppliers by verification" tabs={verificationTabs(data?.counts)} shallow />
      <Toolbar>
        <SearchField label="Search company, contact, e-mail or GST number" shallow />
        <FilterSelect label="Category" param="category" options={categories} shallow />
      </Toolbar>
      {error && !data ? (
        <ErrorState title="Error loading suppliers. Please try again." problem={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TableSkeleton columns={8} />
      ) : (
        <DataTable
          wide
          label="Suppliers"
          columns={columns}
          rows={data.items}
          rowKey={(s) => s.id}
          hrefOf={(s) => `/admin/suppliers/${s.id}`}
          empty={
            <EmptyState
              title="No suppliers found in the system"
              text={
                filtered
                  ? `No supplier fits ${asked(at('q'), at('tab'), at('category'))}. Take a part of it away, or look under All.`
                  : 'Suppliers appear here when they register.'
              }
              action={
                filtered && (
                  <Button onClick={() => address.set({ q: null, tab: null, category: null, cursor: null })}>
                    Show all suppliers
                  </Button>
                )
              }
              art="search"
            />
          }
        />
      )}
      {data && <Pager of="suppliers" listing={data} />}
      <AddSupplier open={address.get('new') !== null} onClose={() => address.set({ new: null })} />
    </Page>
  )
}
