'use client'

import { useState } from 'react'
import { useNow } from '@/components/ui/hooks/useNow'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { daysOfMonth, isoDay } from '@/lib/terms/format'
import type { TallyKind } from '@/lib/terms/tally'
import { DayField } from './DayField'
import { FileButton } from './FileButton'
import { monthsBefore } from './query'

const files: { kind: TallyKind; label: string }[] = [
  { kind: 'sales', label: 'Invoices and notes' },
  { kind: 'receipts', label: 'Receipts and refunds' },
  { kind: 'purchase', label: 'Bills of suppliers' },
  { kind: 'payments', label: 'Payouts' },
]

/** Files that Tally imports: the vouchers of a time, first the month before this. */
export default function Tally() {
  const month = monthsBefore(isoDay(useNow()).slice(0, 7), 1)
  const [from, setFrom] = useState(daysOfMonth(month)[0])
  const [to, setTo] = useState(daysOfMonth(month)[1])
  return (
    <Section
      title="Tally"
      lead="Vouchers by their own day. A file that is imported again changes them and doubles none."
    >
      <Stack gap="medium">
        <Row wrap gap="medium" align="end">
          <DayField label="From" value={from} onChange={setFrom} />
          <DayField label="To" value={to} onChange={setTo} />
          {files.map(({ kind, label }) => (
            <FileButton
              key={kind}
              call="GET /api/returns/tally"
              query={{ kind, from, to }}
              name={`tally-${kind}-${from}-to-${to}.xml`}
              label={label}
              disabled={!from || !to}
            />
          ))}
        </Row>
        <Text tone="secondary">
          Customers come as ledgers under Sundry Debtors, suppliers under Sundry Creditors. Of bills only approved ones
          are in the file. Sales, purchases, taxes, bank and the other ledgers have the names that are kept at Company,
          Tally.
        </Text>
      </Stack>
    </Section>
  )
}
