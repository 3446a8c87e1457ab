'use client'

import { useState } from 'react'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Stat, StatStrip } from '@/components/ui/data/Stat'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Notice } from '@/components/ui/feedback/Notice'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { useNow } from '@/components/ui/hooks/useNow'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { useApi } from '@/lib/client/api'
import type { CreditAtRisk, Rule37List } from '@/lib/contract/money/returns'
import { count, date, isoDay, rupees, several } from '@/lib/terms/format'
import { RULE_37 } from '@/lib/terms/statutory'
import { DayField } from './DayField'
import { FileButton } from './FileButton'

/** Input credit of bills that are unpaid for long. */
export default function Rule37() {
  const [on, setOn] = useState(isoDay(useNow()))
  const { data, error, mutate } = useApi('GET /api/returns/rule37', on ? { on } : {})
  return (
    <Section
      title="Rule 37"
      lead={`Bills that are unpaid for ${RULE_37.warnDays} days or more: their input credit falls on day ${RULE_37.days + 1}.`}
    >
      <Stack gap="large">
        <Row wrap gap="medium" align="end">
          <DayField label="On" value={on} onChange={setOn} />
          <FileButton
            call="GET /api/returns/rule37/export"
            query={{ on }}
            name={`rule37-${on}.csv`}
            label="Input credit as CSV"
            disabled={!on || !data?.rowCount}
          />
        </Row>
        {error && !data ? (
          <ErrorState title="Couldn’t load the list" problem={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <TableSkeleton columns={4} rows={3} />
        ) : (
          <Credits data={data} />
        )}
      </Stack>
    </Section>
  )
}

type Heads = Rule37List['soon']
const sum = ({ cgstPaise, sgstPaise, igstPaise }: Heads) => cgstPaise + sgstPaise + igstPaise

/** CGST ₹4,500.00, SGST ₹4,500.00: the heads that have something. */
const headsOf = ({ cgstPaise, sgstPaise, igstPaise }: Heads) =>
  (
    [
      ['CGST', cgstPaise],
      ['SGST', sgstPaise],
      ['IGST', igstPaise],
    ] as const
  )
    .flatMap(([head, paise]) => (paise ? [`${head} ${rupees(paise)}`] : []))
    .join(', ')

function Credits({ data }: { data: Rule37List }) {
  const { on, rows, rowCount, fallen, soon } = data
  if (!rowCount)
    return (
      <Notice tone="success" title="No input credit falls">
        {`No bill with tax is unpaid for ${RULE_37.warnDays} days or more on ${date(on)}.`}
      </Notice>
    )
  return (
    <>
      <StatStrip label="Input credit of unpaid bills">
        <Stat
          label="Fallen"
          value={rupees(sum(fallen))}
          hint={headsOf(fallen)}
          tone={sum(fallen) ? 'danger' : undefined}
        />
        <Stat label="Falls soon" value={rupees(sum(soon))} hint={headsOf(soon)} />
      </StatStrip>
      <DataTable
        label="Bills whose input credit falls"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        opensAt={({ id }) => ({ bill: id })}
        empty={null}
      />
      {rows.length < rowCount && (
        <Text tone="secondary">
          The first {rows.length} of {count(rowCount)}. The file has all.
        </Text>
      )}
    </>
  )
}

const columns: Column<CreditAtRisk>[] = [
  {
    key: 'who',
    header: 'Supplier',
    width: '30%',
    opensRow: ({ number }) => `View Details of bill ${number}:`,
    cell: ({ supplierName, number }) => <CellTitle title={supplierName} sub={number} />,
  },
  { key: 'days', header: 'Unpaid for', cell: ({ days }) => several(days, 'day', 'days') },
  { key: 'falls', header: 'Falls on', cell: ({ fallsOn }) => <FormattedDate value={fallsOn} /> },
  {
    key: 'state',
    header: 'Credit',
    badge: true,
    width: '8rem',
    cell: ({ fallen }) => (
      <StatusChip tone={fallen ? 'danger' : 'warning'} label={fallen ? 'Fallen' : 'Falls soon'} size="small" />
    ),
  },
  {
    key: 'unpaid',
    header: 'Unpaid',
    align: 'right',
    hideWhenNarrow: true,
    cell: ({ unpaidPaise }) => rupees(unpaidPaise),
  },
  {
    key: 'tax',
    header: 'Input credit',
    align: 'right',
    cell: (row) => rupees(sum(row)),
  },
]
