'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Section } from '@/components/ui/layout/Section'
import buttons from '@/components/ui/controls/buttons.module.css'
import { InPlaceLink } from '@/components/ui/controls/InPlaceLink'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { useApi } from '@/lib/client/api'
import type { Receipt } from '@/lib/contract/money/receipt'
import { displayId, orderId } from '@/lib/terms/nouns'
import { ownReceiptsQuery } from '../receipts/query'
import css from '../receipts/Receipts.module.css'
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
      title="Your payments"
      lead={waiting.length ? 'We’ll confirm what you paid once we receive the money.' : undefined}
    >
      <ReceiptList receipts={shown} />
    </Section>
  )
}

/** Own receipts, one a line; each opens. */
export const ReceiptList = ({ receipts }: { receipts: readonly Receipt[] }) => (
  <Stack as="ul" ruled="medium" aria-label="Your payments">
    {receipts.map((receipt) => (
      <Row as="li" wrap gap="medium" lineGap="tight" key={receipt.id}>
        <InPlaceLink
          to={{ receipt: receipt.id, invoice: null }}
          className={`${buttons.link} ${css.open}`}
          aria-label={`${sumOf(receipt)}: ${displayId('receipt', receipt.id)}`}
        >
          {sumOf(receipt)}
        </InPlaceLink>
        <Text tone="secondary" grow="wrap">
          <FormattedDate value={receipt.receivedOn} /> · {howOf(receipt)}
          {receipt.allocations.map(({ workOrderId }) => ` · ${orderId('customer', workOrderId)}`)}
        </Text>
        <ReceiptChip receipt={receipt} />
      </Row>
    ))}
  </Stack>
)
