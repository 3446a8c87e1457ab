'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { Marks } from '@/components/core/team/Marks'
import { ListFilters } from '@/components/ui/filters/ListFilters'
import { useFilterChips } from '@/components/ui/filters/useFilterChips'
import { Team } from '@/components/core/team/Team'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { ExportButton } from '@/components/ui/list/ExportButton'
import { GoneFilters } from '@/components/ui/list/GoneFilters'
import { useViews } from '@/components/ui/list/useViews'
import { ViewTools } from '@/components/ui/list/ViewTools'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { ListTools } from '@/components/ui/list/ListTools'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { FilterChips } from '@/components/ui/filters/Filters'
import { NoRows } from '@/components/ui/list/NoRows'
import { Pager } from '@/components/ui/list/Pager'
import { searched } from '@/components/ui/filters/search-params'
import { SearchField } from '@/components/ui/filters/SearchField'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { Toolbar } from '@/components/ui/list/Toolbar'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useBulk } from '@/components/ui/list/useBulk'
import { useApi } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { accountFilters } from '@/lib/terms/filters/accounts'
import type { Customer } from '@/lib/contract/people/account'
import { contactLine } from './contact-line'
import { ChangedIdentity } from './ChangedIdentity'
import { AccountFacts } from './AccountFacts'
import { verifyAll } from './bulk-acts'
import { customersQuery } from './query'
import { stateTabs, withoutTab } from './tabs'
import { useNeedsVerification } from './useVerify'
import { Refused } from './refusal/Refused'
import { RefuseButton } from './refusal/RefuseButton'
import { CompanyPeople } from './suspension/CompanyPeople'
import { SuspendButton } from './suspension/SuspendButton'
import { Suspended } from './suspension/Suspended'
import { Verification } from './Verification'
import { VerifyButton } from './VerifyButton'

const columns: Column<Customer>[] = [
  {
    key: 'company',
    header: 'Company',
    cell: (c) => <CellTitle title={c.companyName} sub={contactLine(c)} marks={<Marks of={c} />} />,
  },
  { key: 'email', header: 'Email', cell: (c) => c.email, secondary: true, hideWhenNarrow: true },
  { key: 'gst', header: 'GST number', cell: (c) => c.gstNumber ?? '—', secondary: true, hideWhenNarrow: true },
  { key: 'since', header: 'Registered', cell: (c) => <FormattedDate value={c.createdAt} />, width: '8rem' },
  { key: 'status', header: 'Status', cell: (c) => <Verification account={c} />, width: '8rem' },
]

/** An admin finds a customer here, reads how to reach it and verifies it. */
export function Customers({ tax }: { /** What documents say of the open one. */ tax: ReactNode }) {
  const address = useUrlState()
  const at = (name: string) => address.get(name) ?? undefined
  const asks = Object.fromEntries(useSearchParams())
  const views = useViews({ list: 'customers', role: 'admin', query: customersQuery, address: asks })
  const query = customersQuery(asks)
  const narrowed = useFilterChips(accountFilters, 'admin')
  const { data, error, mutate } = useApi('GET /api/customers', query)
  // A bell's link names a customer of any page.
  const asked = at('id')
  const listed = data?.items.find((c) => String(c.id) === asked)
  const { data: found } = useApi('GET /api/customers/{id}', asked && data && !listed ? { id: asked } : null)
  const open = listed ?? (String(found?.id) === asked ? found : undefined)
  const bulk = useBulk({
    noun: ['customer', 'customers'],
    query,
    listing: data,
    acts: [verifyAll],
    choiceOf: ({ id, companyName: name }) => ({ id, name }),
    read: (asked) => call('GET /api/customers', asked),
  })
  const waits = useNeedsVerification(open)
  useTabTitle(open ? open.companyName : null)
  const close = () => address.set({ id: null })

  return (
    <Page>
      <PageHeader title="Customers" count={data?.total} capped={data?.capped} />
      <ListTools listing={data}>
        <LinkTabs label="Customers by verification" views={views.tabs} tabs={stateTabs(data?.counts)} shallow />
        <Toolbar
          end={
            <>
              <ViewTools views={views} />
              <ExportButton list="customers" query={query} />
            </>
          }
        >
          <SearchField label="Search company, contact, email or GST number" shallow />
          <ListFilters filters={accountFilters} role="admin" first={['since']} not={['state']} shallow />
        </Toolbar>
      </ListTools>
      <GoneFilters views={views} />
      <FilterChips filters={withoutTab(narrowed)} />
      {error && !data ? (
        <ErrorState title="Couldn’t load the customers" problem={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TableSkeleton columns={5} />
      ) : (
        <DataTable
          label="Customers"
          columns={columns}
          rows={data.items}
          rowKey={(c) => c.id}
          opensAt={(c) => ({ id: c.id })}
          selectedKey={open?.id}
          picks={bulk.picks}
          empty={
            <NoRows
              title="No Customers Found"
              filters={[...searched(at('q')), ...narrowed]}
              text="Customers appear here when they register."
            />
          }
        />
      )}
      {data && <Pager of="customers" listing={data} />}
      {bulk.bar}
      <DetailDrawer
        open={Boolean(open)}
        onClose={close}
        label="Customer"
        title={open?.companyName}
        status={open && <Verification account={open} />}
        foot={
          waits &&
          open && (
            <>
              <RefuseButton account={open} />
              <VerifyButton account={open} />
            </>
          )
        }
      >
        {open && <Suspended account={open} />}
        {open && <Refused account={open} />}
        {open && <ChangedIdentity account={open} />}
        {open && <AccountFacts account={open} all />}
        {open && tax}
        {open && <CompanyPeople account={open} actions={<SuspendButton account={open} />} />}
        {open && <Team of="account" id={open.id} />}
      </DetailDrawer>
    </Page>
  )
}
