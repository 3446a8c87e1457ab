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
import type { Msme1Overview, Msme1Row } from '@/lib/contract/money/returns'
import { count, date, isoDay, rupees } from '@/lib/terms/format'
import { FileButton } from './FileButton'
import { PeriodSelect } from './PeriodSelect'
import { halvesBefore } from './periods'

/** The return of what is owed to micro and small suppliers for more than 45 days. */
export default function Msme1() {
  const halves = halvesBefore(isoDay(useNow()))
  const [half, setHalf] = useState(halves[0]!.value)
  const { data, error, mutate } = useApi('GET /api/returns/msme1/overview', { half })
  return (
    <Section title="MSME-1" lead="Bills of micro and small suppliers that are unpaid for more than 45 days.">
      <Stack gap="large">
        <Row wrap gap="small">
          <PeriodSelect label="Half-year of MSME-1" periods={halves} value={half} onChange={setHalf} />
          <FileButton
            call="GET /api/returns/msme1"
            query={{ half }}
            name={`msme1-${half}.csv`}
            label="MSME-1 as CSV"
            disabled={!data?.rowCount}
          />
        </Row>
        {error && !data ? (
          <ErrorState title="Couldn’t load MSME-1" problem={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <TableSkeleton columns={4} rows={3} />
        ) : (
          <HalfYear data={data} />
        )}
      </Stack>
    </Section>
  )
}

function HalfYear({ data }: { data: Msme1Overview }) {
  const { rowCount, lateCount, late, asOf, dueOn, openLatePaise, interestPaise } = data
  if (!lateCount)
    return (
      <Notice tone="success" title="MSME-1 is not due">
        {rowCount
          ? `Nothing is unpaid for more than 45 days on ${date(asOf)}.`
          : 'No bill of a micro or small supplier was delivered or open in this half-year.'}
      </Notice>
    )
  return (
    <>
      <StatStrip label="MSME-1 of the half-year">
        <Stat label="Over 45 days" value={count(lateCount)} hint={`On ${date(asOf)}, with tax`} />
        <Stat label="Outstanding" value={rupees(openLatePaise)} />
        <Stat label="Interest, an indication" value={rupees(interestPaise)} />
        <Stat label="File until" value={date(dueOn)} />
      </StatStrip>
      <DataTable
        label="Bills over 45 days"
        columns={columns}
        rows={late}
        rowKey={({ id }) => id}
        opensAt={({ id }) => ({ bill: id })}
        empty={null}
      />
      {late.length < lateCount && (
        <Text tone="secondary">
          The first {late.length} of {count(lateCount)}. The file has all.
        </Text>
      )}
    </>
  )
}

const columns: Column<Msme1Row>[] = [
  {
    key: 'who',
    header: 'Supplier',
    width: '36%',
    opensRow: ({ number }) => `View Details of bill ${number}:`,
    cell: ({ supplierName, number }) => <CellTitle title={supplierName} sub={number} />,
  },
  {
    key: 'due',
    header: 'Due since',
    cell: ({ dueSince }) => (dueSince ? <FormattedDate value={dueSince} /> : '–'),
  },
  { key: 'open', header: 'Outstanding', align: 'right', cell: ({ openLatePaise }) => rupees(openLatePaise) },
  { key: 'interest', header: 'Interest', align: 'right', cell: ({ interestPaise }) => rupees(interestPaise) },
]
