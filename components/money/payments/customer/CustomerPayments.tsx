'use client'

import { useSearchParams } from 'next/navigation'
import { Stat, StatStrip } from '@/components/ui/data/Stat'
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
import { rupees } from '@/lib/terms/format'
import { ownInvoiceColumns } from '../receipts/invoice-columns'
import { ownInvoicesQuery } from '../receipts/query'
import { InvoiceDrawer } from './InvoiceDrawer'
import { OwnReceiptDrawer } from './OwnReceiptDrawer'
import { OwnReceipts } from './OwnReceipts'
import { StatementButton } from './StatementButton'

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'paid', label: 'Paid' },
]

/** What a customer owes and has paid: its invoices, what it says it has paid, and its statement. */
export function CustomerPayments() {
  const address = Object.fromEntries(useSearchParams())
  const { data, error, isValidating, mutate } = useApi('GET /api/invoices', ownInvoicesQuery(address))
  const tab = tabs.find(({ value }) => value === address.tab && value !== 'all')
  return (
    <Page>
      <PageHeader title="Payments" lead="Your invoices, and what you have paid." actions={<StatementButton />} />
      <Figures />
      <OwnReceipts />
      <LinkTabs label="Invoices by status" tabs={tabs} />
      <Toolbar>
        <SearchField label="Search invoices" placeholder="Number, order or project" />
      </Toolbar>
      {error && !data ? (
        <ErrorState title="Couldn’t load the invoices" problem={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TableSkeleton columns={ownInvoiceColumns.length} />
      ) : (
        <DataTable
          label="Invoices"
          columns={ownInvoiceColumns}
          rows={data.items}
          rowKey={({ id }) => id}
          opensAt={({ id }) => ({ invoice: id })}
          selectedKey={address.invoice}
          busy={isValidating}
          empty={
            <NoRows
              title={address.q || tab ? 'No invoices found' : 'No invoices yet'}
              filters={[...searched(address.q), ...(tab ? [{ param: 'tab', label: 'Status', value: tab.label }] : [])]}
              text="They come when your order is dispatched."
            />
          }
        />
      )}
      {data && <Pager of="invoices" listing={data} />}
      <InvoiceDrawer rows={data?.items ?? []} />
      <OwnReceiptDrawer />
    </Page>
  )
}

function Figures() {
  const { data } = useApi('GET /api/receivables', {})
  if (!data) return null
  const { openPaise, overduePaise, onAccountPaise } = data
  return (
    <StatStrip label="What you owe">
      <Stat label="Due" value={rupees(openPaise)} hint="Of all your invoices" />
      <Stat
        label="Overdue"
        tone={overduePaise ? 'danger' : undefined}
        value={rupees(overduePaise)}
        hint={overduePaise ? 'Past the due day' : 'Nothing is late'}
      />
      <Stat label="On account" value={rupees(onAccountPaise)} hint="Paid, and for no order yet" />
    </StatStrip>
  )
}
