'use client'

import { useState } from 'react'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { Stat, StatStrip } from '@/components/ui/data/Stat'
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
import type { DeductionList, LateBill } from '@/lib/contract/money/returns'
import { count, date, isoDay, rupees, several } from '@/lib/terms/format'
import { LATE_EXPENSE } from '@/lib/terms/statutory'
import { DayField } from './DayField'
import { FileButton } from './FileButton'

/** Bills of micro and small suppliers that are no expense of the year until they are paid. */
export default function Deduction() {
  const [on, setOn] = useState(isoDay(useNow()))
  const { data, error, mutate } = useApi('GET /api/returns/deduction', on ? { on } : {})
  return (
    <Section
      title="Not deductible until paid"
      lead={`Bills of the year of micro and small suppliers that are past their day (${LATE_EXPENSE.section} of the Income-tax Act 2025).`}
    >
      <Stack gap="large">
        <Row wrap gap="medium" align="end">
          <DayField label="On" value={on} onChange={setOn} />
          <FileButton
            call="GET /api/returns/deduction/export"
            query={{ on }}
            name={`deduction-${on}.csv`}
            label="Unpaid bills as CSV"
            disabled={!on || !data?.rowCount}
          />
        </Row>
        {error && !data ? (
          <ErrorState title="Couldn’t load the list" problem={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <TableSkeleton columns={4} rows={3} />
        ) : (
          <LateBills data={data} />
        )}
      </Stack>
    </Section>
  )
}

function LateBills({ data }: { data: DeductionList }) {
  const { on, year, rows, rowCount, taxablePaise } = data
  if (!rowCount)
    return (
      <Notice tone="success" title="Nothing is past its day">
        {`All bills of 20${year} of micro and small suppliers are paid or in time on ${date(on)}.`}
      </Notice>
    )
  return (
    <>
      <StatStrip label="Past their day">
        <Stat label="Bills past their day" value={count(rowCount)} />
        <Stat
          label={`Not deductible in 20${year}`}
          value={rupees(taxablePaise)}
          hint="Taxable share, until it is paid"
        />
      </StatStrip>
      <DataTable
        label="Bills past their day"
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

const columns: Column<LateBill>[] = [
  {
    key: 'who',
    header: 'Supplier',
    width: '36%',
    opensRow: ({ number }) => `View Details of bill ${number}:`,
    cell: ({ supplierName, number }) => <CellTitle title={supplierName} sub={number} />,
  },
  { key: 'due', header: 'Pay until', cell: ({ dueOn }) => <FormattedDate value={dueOn} /> },
  { key: 'days', header: 'Past by', cell: ({ days }) => several(days, 'day', 'days') },
  { key: 'unpaid', header: 'Unpaid', align: 'right', cell: ({ unpaidPaise }) => rupees(unpaidPaise) },
  { key: 'taxable', header: 'Taxable share', align: 'right', cell: ({ taxablePaise }) => rupees(taxablePaise) },
]
