'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Section } from '@/components/ui/layout/Section'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { useApi } from '@/lib/client/api'
import type { Receipt } from '@/lib/contract/money/receipt'
import { displayId, orderId } from '@/lib/terms/nouns'
import { ownReceiptsQuery } from '../receipts/query'
import { ReceiptChip } from '../receipts/ReceiptsOfOrder'
import { howOf, sumOf } from '../receipts/words'

/** So many of the newest stand on the screen. */
const SHOWN = 3

/** What a customer says it has paid and waits for an admin, and its last payments. */
export function OwnReceipts() {
  const { data } = useApi('GET /api/receipts', ownReceiptsQuery)
  const waiting = data?.items.filter(({ status }) => status === 'claimed') ?? []
  const others = data?.items.filter(({ status }) => status !== 'claimed') ?? []
  const shown = [...waiting, ...others.slice(0, SHOWN)]
  if (!shown.length) return null
  return (
    <Section
      flush
      title="Your payments"
      lead={waiting.length ? 'We’ll confirm your payment once we receive the money.' : undefined}
    >
      <ReceiptTable receipts={shown} />
    </Section>
  )
}

/** Own receipts; each opens. */
export const ReceiptTable = ({ receipts }: { receipts: readonly Receipt[] }) => (
  <DataTable
    label="Your payments"
    columns={columns}
    rows={receipts}
    rowKey={({ id }) => id}
    opensAt={({ id }) => ({ receipt: id, invoice: null })}
    empty={null}
  />
)

const ordersOf = ({ allocations }: Receipt) =>
  allocations.map(({ workOrderId }) => orderId('customer', workOrderId)).join(', ') || 'On account'

const columns: Column<Receipt>[] = [
  {
    key: 'how',
    header: 'Payment',
    width: '40%',
    opensRow: ({ id }) => `View Details of ${displayId('receipt', id)}:`,
    cell: (receipt) => <CellTitle title={howOf(receipt)} sub={ordersOf(receipt)} />,
  },
  { key: 'on', header: 'Paid on', cell: ({ receivedOn }) => <FormattedDate value={receivedOn} /> },
  { key: 'status', header: 'Status', badge: true, cell: (receipt) => <ReceiptChip receipt={receipt} /> },
  { key: 'amount', header: 'Amount', align: 'right', cell: (receipt) => sumOf(receipt) },
]
