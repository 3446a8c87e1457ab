'use client'

import { useSearchParams } from 'next/navigation'
import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { Pager } from '@/components/ui/list/Pager'
import { searched } from '@/components/ui/filters/search-params'
import { SearchField } from '@/components/ui/filters/SearchField'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { NoRows } from '@/components/ui/list/NoRows'
import { Toolbar } from '@/components/ui/list/Toolbar'
import { useApi } from '@/lib/client/api'
import type { Receipt } from '@/lib/contract/money/receipt'
import { rupees } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { claimsQuery } from './query'
import { ReceiptChip } from './ReceiptsOfOrder'
import { howOf } from './words'

const shown = [
  { value: 'claimed', label: 'To confirm', empty: 'No claims wait for you' },
  { value: 'received', label: 'Received', empty: 'No receipts yet' },
  { value: 'ended', label: 'Ended', empty: 'Nothing was refused or reversed' },
]

/** Payments that customers claim, the oldest first, and what became of others. */
export function ClaimsTab() {
  const address = Object.fromEntries(useSearchParams())
  const { data, error, isValidating, mutate } = useApi('GET /api/receipts', claimsQuery(address))
  const open = shown.find(({ value }) => value === address.show) ?? shown[0]!
  return (
    <>
      <LinkTabs
        label="Receipts by status"
        param="show"
        tabs={shown.map(({ value, label }) => ({ value, label, count: data?.counts?.[value] }))}
      />
      <Toolbar>
        <SearchField label="Search receipts" placeholder="UTR, RCP or WO number, company" />
      </Toolbar>
      {error && !data ? (
        <ErrorState title="Couldn’t load the receipts" problem={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TableSkeleton columns={columns.length} />
      ) : (
        <DataTable
          label="Receipts"
          columns={columns}
          rows={data.items}
          rowKey={({ id }) => id}
          opensAt={({ id }) => ({ receipt: id })}
          selectedKey={address.receipt}
          busy={isValidating}
          empty={
            <NoRows
              title={address.q ? 'No receipts found' : open.empty}
              filters={searched(address.q)}
              text="A claim appears here when a customer says that it has paid."
            />
          }
        />
      )}
      {data && <Pager of="receipts" listing={data} />}
    </>
  )
}

const columns: Column<Receipt>[] = [
  {
    key: 'id',
    header: 'Receipt',
    width: '7rem',
    cell: ({ id }) => <EntityId>{displayId('receipt', id)}</EntityId>,
  },
  {
    key: 'who',
    header: 'Customer',
    opensRow: ({ id, customerName }) => `View Details of ${displayId('receipt', id)}: ${customerName}`,
    width: '26%',
    cell: ({ customerName, allocations }) => (
      <CellTitle
        title={customerName!}
        sub={allocations.map(({ workOrderId }) => displayId('workorder', workOrderId)).join(', ') || 'On account'}
      />
    ),
  },
  { key: 'how', header: 'Mode', cell: (receipt) => howOf(receipt) },
  { key: 'on', header: 'Paid on', width: '8rem', cell: ({ receivedOn }) => <FormattedDate value={receivedOn} /> },
  {
    key: 'since',
    header: 'Since',
    width: '8rem',
    hideWhenNarrow: true,
    cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
  },
  {
    key: 'status',
    header: 'Status',
    badge: true,
    width: '8rem',
    cell: (receipt) => <ReceiptChip receipt={receipt} />,
  },
  {
    key: 'tds',
    header: 'TDS',
    align: 'right',
    hideWhenNarrow: true,
    cell: ({ tdsPaise }) => (tdsPaise ? rupees(tdsPaise) : '–'),
  },
  { key: 'amount', header: 'Amount', align: 'right', cell: ({ amountPaise }) => rupees(amountPaise) },
]
