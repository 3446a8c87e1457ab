'use client'

import { Button } from '@/components/ui/layout/Button'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { DetailDrawer } from '@/components/ui/dialog/DetailDrawer'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { LinkTabs } from '@/components/ui/navigation/LinkTabs'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Pager } from '@/components/ui/navigation/Pager'
import { SearchField } from '@/components/ui/navigation/SearchField'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { Toolbar } from '@/components/ui/table/Toolbar'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { Account } from '@/lib/contract/accounts'
import { ChangedIdentity } from './ChangedIdentity'
import { AccountFacts } from './AccountFacts'
import { accountsQuery } from './query'
import { asked, verificationTabs } from './tabs'
import { Verification } from './Verification'
import { VerifyButton } from './VerifyButton'

const columns: Column<Account>[] = [
  { key: 'company', header: 'Company', cell: (c) => <CellTitle title={c.companyName} /> },
  { key: 'contact', header: 'Contact', cell: (c) => c.contactName, secondary: true },
  { key: 'email', header: 'Email', cell: (c) => c.email, secondary: true, yields: true },
  { key: 'gst', header: 'GST Number', cell: (c) => c.gstNumber ?? '—', secondary: true, yields: true },
  { key: 'since', header: 'Registered', cell: (c) => <FormattedDate value={c.createdAt} />, width: '8rem' },
  { key: 'status', header: 'Status', cell: (c) => <Verification account={c} />, width: '8rem' },
]

/** Every customer: search, counts, details, verification. */
export function Customers() {
  const address = useUrlState()
  const at = (name: string) => address.get(name) ?? undefined
  const { data, error, mutate } = useApi(
    'GET /api/customers',
    accountsQuery({ tab: at('tab'), q: at('q'), cursor: at('cursor') }),
  )
  const open = data?.items.find((c) => String(c.id) === at('id'))
  const close = () => address.set({ id: null })

  return (
    <Page>
      <PageHeader title="Customers" count={data?.total} capped={data?.capped} />
      <LinkTabs label="Customers by verification" tabs={verificationTabs(data?.counts)} shallow />
      <Toolbar>
        <SearchField label="Search company, contact, e-mail or GST number" shallow />
      </Toolbar>
      {error && !data ? (
        <ErrorState title="The customers could not be loaded" problem={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TableSkeleton columns={6} />
      ) : (
        <DataTable
          label="Customers"
          columns={columns}
          rows={data.items}
          rowKey={(c) => c.id}
          opensAt={(c) => ({ id: c.id })}
          selectedKey={open?.id}
          empty={
            <NoCustomers
              asked={asked(at('q'), at('tab'))}
              onShowAll={at('q') || at('tab') ? () => address.set({ q: null, tab: null, cursor: null }) : undefined}
            />
          }
        />
      )}
      {data && <Pager of="customers" listing={data} />}
      <DetailDrawer
        open={Boolean(open)}
        onClose={close}
        label="Customer"
        title={open?.companyName}
        status={open && <Verification account={open} />}
        foot={open && (!open.verified || open.recheck) && <VerifyButton account={open} />}
      >
        {open && <ChangedIdentity account={open} />}
        {open && <AccountFacts account={open} all />}
      </DetailDrawer>
    </Page>
  )
}

/** `onShowAll` clears the filters; `asked` names them. */
const NoCustomers = ({ asked, onShowAll }: { asked: string; onShowAll?: () => void }) => (
  <EmptyState
    title="No Customers Found"
    text={
      onShowAll
        ? `No customer fits ${asked}. Take a part of it away, or look under All.`
        : 'Customers appear here when they register.'
    }
    action={onShowAll && <Button onClick={onShowAll}>Show all customers</Button>}
    art="search"
  />
)
