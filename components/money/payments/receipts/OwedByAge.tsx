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

const words = {
  customers: { title: 'By customer', label: 'What customers owe by age', all: 'All customers', head: 'Customer' },
  suppliers: { title: 'By supplier', label: 'What suppliers are owed by age', all: 'All suppliers', head: 'Supplier' },
}

/** What each customer owes, or each supplier is owed, by age. */
export function OwedByAge({ side }: { side: 'customers' | 'suppliers' }) {
  const { data } = useApi('GET /api/ageing', side === 'customers' ? {} : { side })
  if (!data?.length) return null
  const { title, label, all, head } = words[side]
  return (
    <Section flush title={title} lead="Open amounts by days since the due date">
      <DataTable
        label={label}
        columns={columnsOf(head)}
        rows={[...data, sumOfAll(data, all)]}
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
const sumOfAll = (rows: readonly Row[], companyName: string): Row => {
  const all = (age: Age) => sumOf(rows.map((row) => row[age]))
  return {
    companyId: ALL,
    companyName,
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
const columnsOf = (head: string): Column<Row>[] => [
  {
    key: 'company',
    header: head,
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
