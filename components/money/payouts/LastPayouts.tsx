'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Section } from '@/components/ui/layout/Section'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { useApi } from '@/lib/client/api'
import type { Payout } from '@/lib/contract/money/payouts'
import type { Role } from '@/lib/contract/people/account'
import { rupees } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { howOf } from '../payments/receipts/words'
import { PayoutChip } from './PayoutChip'
import { lastPayoutsQuery } from './query'
import { purposeOf } from './words'

/** The last payments to suppliers, or to the own company; each opens. */
export default function LastPayouts({ role }: { role: Role }) {
  const { data } = useApi('GET /api/payouts', lastPayoutsQuery)
  if (!data?.items.length) return null
  const isAdmin = role === 'admin'
  return (
    <Section flush title={isAdmin ? 'Payments to suppliers' : 'Payments to you'} lead="The last 20">
      <DataTable
        label={isAdmin ? 'Payments to suppliers' : 'Payments to you'}
        columns={isAdmin ? [who, how, ...columns] : [how, ...columns]}
        rows={data.items}
        rowKey={({ id }) => id}
        opensAt={({ id }) => ({ payout: id, bill: null })}
        empty={null}
      />
    </Section>
  )
}

const who: Column<Payout> = {
  key: 'who',
  header: 'Supplier',
  width: '26%',
  cell: ({ supplierName }) => supplierName,
}
const how: Column<Payout> = {
  key: 'how',
  header: 'Payment',
  width: '30%',
  opensRow: ({ id }) => `View Details of ${displayId('payout', id)}:`,
  cell: (payout) => <CellTitle title={howOf(payout)} sub={purposeOf(payout)} />,
}
const columns: Column<Payout>[] = [
  { key: 'on', header: 'Paid on', width: '8rem', cell: ({ paidOn }) => <FormattedDate value={paidOn} /> },
  { key: 'status', header: 'Status', badge: true, width: '8rem', cell: (payout) => <PayoutChip payout={payout} /> },
  { key: 'tds', header: 'TDS', align: 'right', cell: ({ tdsPaise }) => (tdsPaise ? rupees(tdsPaise) : '–') },
  { key: 'amount', header: 'Amount', align: 'right', cell: ({ amountPaise }) => rupees(amountPaise) },
]
