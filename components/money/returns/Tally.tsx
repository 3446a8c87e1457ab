'use client'

import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { DateInput } from '@/components/ui/controls/DateInput'
import { useDownload } from '@/components/ui/feedback/useDownload'
import fields from '@/components/ui/form/fields.module.css'
import { useNow } from '@/components/ui/hooks/useNow'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { daysOfMonth, isoDay } from '@/lib/terms/format'
import type { TallyKind } from '@/lib/terms/tally'
import { monthsBefore } from './query'

const files: { kind: TallyKind; label: string }[] = [
  { kind: 'sales', label: 'Invoices and notes' },
  { kind: 'receipts', label: 'Receipts and refunds' },
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
          <Day label="From" value={from} onChange={setFrom} />
          <Day label="To" value={to} onChange={setTo} />
          {files.map(({ kind, label }) => (
            <TallyFile key={kind} kind={kind} label={label} from={from} to={to} />
          ))}
        </Row>
        <Text tone="secondary">
          Customers come as ledgers under Sundry Debtors. Sales, taxes, bank and the other ledgers have the names that
          are kept at Company, Tally.
        </Text>
      </Stack>
    </Section>
  )
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  const id = useId()
  return (
    <Stack as="span" gap="tight">
      <label htmlFor={id}>
        <Text size="small" weight="strong">
          {label}
        </Text>
      </label>
      <DateInput id={id} value={value} onChange={(event) => onChange(event.target.value)} className={fields.control} />
    </Stack>
  )
}

type FileProps = { kind: TallyKind; label: string; from: string; to: string }

function TallyFile({ kind, label, from, to }: FileProps) {
  const { busy, start } = useDownload('The download failed', async () => {
    const { loadFile } = await import('@/lib/client/load-file')
    await loadFile('GET /api/returns/tally', { kind, from, to }, `tally-${kind}-${from}-to-${to}.xml`)
  })
  return (
    <Button startIcon={<Download size={16} aria-hidden />} aria-busy={busy} disabled={!from || !to} onClick={start}>
      {label}
    </Button>
  )
}
