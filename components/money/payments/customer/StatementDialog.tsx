'use client'

import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { DialogFrame } from '@/components/ui/dialog/DialogFrame'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { DateInput } from '@/components/ui/controls/DateInput'
import { useDownload } from '@/components/ui/feedback/useDownload'
import { useNow } from '@/components/ui/hooks/useNow'
import { Button } from '@/components/ui/controls/Button'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Text } from '@/components/ui/layout/Text'
import { DataTable, type Column } from '@/components/ui/table/DataTable'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import fields from '@/components/ui/form/fields.module.css'
import { useApi } from '@/lib/client/api'
import type { Statement, StatementRow } from '@/lib/contract/money/statements'
import { isoDay, rupees } from '@/lib/terms/format'
import { daysOfYear, financialYear } from '@/lib/rules/money/series'
import { statementKinds } from '@/lib/rules/money/statement-kinds'

type Props = {
  /** For admins: whose. */ company?: { id: number; name: string }
  open: boolean
  onClose: () => void
}

/** The statement of account of a time: what was invoiced or billed, and paid, as a list, CSV or PDF. */
export default function StatementDialog({ company, open, onClose }: Props) {
  const today = isoDay(useNow())
  const [from, setFrom] = useState(daysOfYear(financialYear(today))[0])
  const [to, setTo] = useState(today)
  const isWhole = Boolean(from && to)
  const { data, error, mutate } = useApi('GET /api/statements', isWhole ? { from, to, company: company?.id } : null)
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={company ? `Statement of account: ${company.name}` : 'Statement of account'}
      width={760}
      actions={
        <>
          <FileOf as="csv" from={from} to={to} company={company?.id} />
          <FileOf as="pdf" from={from} to={to} company={company?.id} />
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Row wrap gap="medium">
        <Day label="From" value={from} onChange={setFrom} />
        <Day label="To" value={to} onChange={setTo} />
      </Row>
      {error && !data ? (
        <ErrorState title="Couldn’t load the statement" problem={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TableSkeleton columns={columns.length} />
      ) : (
        <Rows statement={data} />
      )}
    </DialogFrame>
  )
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  const id = useId()
  return (
    <Stack as="span" gap="tight" grow="wrap">
      <label htmlFor={id}>
        <Text size="small" weight="strong">
          {label}
        </Text>
      </label>
      <DateInput id={id} value={value} onChange={(event) => onChange(event.target.value)} className={fields.control} />
    </Stack>
  )
}

type FileProps = { as: 'csv' | 'pdf'; from: string; to: string; company?: number }

function FileOf({ as, ...asked }: FileProps) {
  const { busy, start } = useDownload('Download failed', async () => {
    const { loadFile } = await import('@/lib/client/load-file')
    await loadFile('GET /api/statements', { ...asked, as }, `statement.${as}`)
  })
  return (
    <Button
      startIcon={<Download size={16} aria-hidden />}
      aria-busy={busy}
      onClick={start}
      disabled={!asked.from || !asked.to}
    >
      {as.toUpperCase()}
    </Button>
  )
}

function Rows({ statement: { side, openingPaise, rows, closingPaise } }: { statement: Statement }) {
  const isCustomer = side === 'customer'
  return (
    <>
      <Row as="p" justify="between">
        Opening balance{' '}
        <Text weight="strong" figures>
          {rupees(openingPaise)}
        </Text>
      </Row>
      {rows.length ? (
        <DataTable label="Statement" columns={columns} rows={rows} rowKey={(row) => rows.indexOf(row)} empty={null} />
      ) : (
        <Text as="p" tone="secondary">
          {isCustomer ? 'Nothing was invoiced or paid in this time.' : 'Nothing was billed or paid in this time.'}
        </Text>
      )}
      <Row as="p" justify="between">
        {isCustomer
          ? closingPaise < 0
            ? 'In your favour'
            : 'Balance due'
          : closingPaise < 0
            ? 'Paid in advance'
            : 'Open to the supplier'}{' '}
        <Text weight="strong" figures>
          {rupees(Math.abs(closingPaise))}
        </Text>
      </Row>
    </>
  )
}

const amount = (paise: number) => (paise ? rupees(paise) : '')
const columns: Column<StatementRow>[] = [
  { key: 'on', header: 'Date', width: '7rem', cell: ({ on }) => <FormattedDate value={on} /> },
  { key: 'kind', header: 'What', cell: ({ kind }) => statementKinds[kind] },
  { key: 'number', header: 'Number', cell: ({ number }) => number },
  { key: 'debit', header: 'Debit', align: 'right', cell: ({ debitPaise }) => amount(debitPaise) },
  { key: 'credit', header: 'Credit', align: 'right', cell: ({ creditPaise }) => amount(creditPaise) },
  { key: 'balance', header: 'Balance', align: 'right', cell: ({ balancePaise }) => rupees(balancePaise) },
]
