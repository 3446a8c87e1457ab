'use client'

import { Section } from '@/components/ui/layout/Section'
import { DataTable, type Column } from '@/components/ui/table/DataTable'
import { useApi } from '@/lib/client/api'
import type { Answer } from '@/lib/contract/core/endpoint'
import type { ageing } from '@/lib/contract/money/statements'
import { rupees } from '@/lib/terms/format'
import { sumOf } from '@/lib/terms/paise'
import { StatementButton } from '../customer/StatementButton'

type Row = Answer<typeof ageing.get>[number]

/** In the place of a customer's id: the row with the sums. */
const ALL = 0

/** What each customer owes by age. */
export function OwedByCustomer() {
  const { data } = useApi('GET /api/ageing', {})
  if (!data?.length) return null
  return (
    <Section flush title="By customer" lead="Open amounts by days since the due date">
      <DataTable
        label="What customers owe by age"
        columns={columns}
        rows={[...data, sumOfAll(data)]}
        rowKey={({ companyId }) => companyId}
        empty={null}
      />
    </Section>
  )
}

const ages = ['notDue', 'd1', 'd31', 'd61', 'd91'] as const
type Age = (typeof ages)[number]

const openOf = (row: Row) => sumOf(ages.map((age) => row[age]))

/** The last row: the sums of all others. */
const sumOfAll = (rows: readonly Row[]): Row => {
  const all = (age: Age) => sumOf(rows.map((row) => row[age]))
  return {
    companyId: ALL,
    companyName: 'All customers',
    notDue: all('notDue'),
    d1: all('d1'),
    d31: all('d31'),
    d61: all('d61'),
    d91: all('d91'),
  }
}

const sum = (key: Age, header: string): Column<Row> => ({
  key,
  header,
  align: 'right',
  cell: (row) => (row[key] ? rupees(row[key]) : '–'),
})
const columns: Column<Row>[] = [
  {
    key: 'company',
    header: 'Customer',
    width: '22%',
    cell: ({ companyId, companyName }) => (companyId === ALL ? <strong>{companyName}</strong> : companyName),
  },
  sum('notDue', 'Not due yet'),
  sum('d1', '1–30 days'),
  sum('d31', '31–60 days'),
  sum('d61', '61–90 days'),
  sum('d91', 'Over 90 days'),
  { key: 'open', header: 'Open', align: 'right', cell: (row) => <strong>{rupees(openOf(row))}</strong> },
  {
    key: 'statement',
    header: 'Statement',
    hideInPrint: true,
    noCardLabel: true,
    align: 'right',
    cell: ({ companyId, companyName }) =>
      companyId !== ALL && <StatementButton company={{ id: companyId, name: companyName }} />,
  },
]
