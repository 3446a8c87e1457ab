'use client'

import { EntityId } from '@/components/ui/data/EntityId'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { Section } from '@/components/ui/layout/Section'
import { Text } from '@/components/ui/layout/Text'
import buttons from '@/components/ui/controls/buttons.module.css'
import { InPlaceLink } from '@/components/ui/controls/InPlaceLink'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Receipt } from '@/lib/contract/money/receipt'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { receiptFlow } from '@/lib/rules/money/flows/receipt-flow'
import { rupees } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { RecordPayment } from './RecordPayment'
import { howOf } from './words'

/** What was received for an order, for admins: paid and balance, each receipt, and the button that records one. */
export function ReceiptsOfOrder({ order }: { order: Workorder }) {
  const may = useMay()
  if (order.amount === null || !may('receipt.list')) return null
  return (
    <Section plain title="Received" lead={balanceOf(order)} actions={<RecordPayment order={order} />}>
      <List orderId={order.id} />
    </Section>
  )
}

const balanceOf = ({ paymentBy, paidPaise, balancePaise }: Workorder) =>
  paymentBy === 'ledger' ? `${rupees(paidPaise ?? 0)} paid, balance ${rupees(balancePaise ?? 0)}` : undefined

function List({ orderId }: { orderId: number }) {
  const { data } = useApi('GET /api/receipts', { workorderId: orderId, limit: 50 })
  if (!data) return <Bone height={48} />
  if (!data.items.length)
    return (
      <Text as="p" tone="secondary">
        No payments recorded yet.
      </Text>
    )
  return (
    <Stack as="ul" ruled="medium" aria-label="Receipts">
      {data.items.map((receipt) => (
        <Row as="li" wrap gap="medium" lineGap="tight" key={receipt.id}>
          <InPlaceLink to={{ receipt: receipt.id }} className={buttons.link}>
            <EntityId>{displayId('receipt', receipt.id)}</EntityId>
          </InPlaceLink>
          <Text tone="secondary" grow="wrap">
            <FormattedDate value={receipt.receivedOn} /> · {howOf(receipt)}
          </Text>
          <ReceiptChip receipt={receipt} />
          <Text figures>{rupees(partOf(receipt, orderId))}</Text>
        </Row>
      ))}
    </Stack>
  )
}

/** What of the receipt is for this order; a refund takes away. */
const partOf = ({ allocations, direction }: Receipt, orderId: number) =>
  (direction === 'out' ? -1 : 1) * (allocations.find(({ workOrderId }) => workOrderId === orderId)?.paise ?? 0)

export function ReceiptChip({ receipt: { status, direction } }: { receipt: Receipt }) {
  const { tone, label } = receiptFlow.states[status]
  return (
    <StatusChip tone={tone} label={direction === 'out' && status === 'received' ? 'Refunded' : label} size="small" />
  )
}
