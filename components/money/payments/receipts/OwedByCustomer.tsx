'use client'

import { Section } from '@/components/ui/layout/Section'
import { DataTable, type Column } from '@/components/ui/table/DataTable'
import { useApi } from '@/lib/client/api'
import type { Answer } from '@/lib/contract/core/endpoint'
import type { ageing } from '@/lib/contract/money/statements'
import { rupees } from '@/lib/terms/format'
import { StatementButton } from '../customer/StatementButton'

type Row = Answer<typeof ageing.get>[number]

/** What each customer owes by age. */
export function OwedByCustomer() {
  const { data } = useApi('GET /api/ageing', {})
  if (!data?.length) return null
  return (
    <Section flush title="By customer" lead="Days since invoices were due">
      <DataTable
        label="What customers owe by age"
        columns={ages}
        rows={data}
        rowKey={({ companyId }) => companyId}
        empty={null}
      />
    </Section>
  )
}

const sum = (key: 'notDue' | 'd1' | 'd31' | 'd61' | 'd91', header: string): Column<Row> => ({
  key,
  header,
  align: 'right',
  cell: (row) => (row[key] ? rupees(row[key]) : '–'),
})
const ages: Column<Row>[] = [
  { key: 'company', header: 'Customer', width: '28%', cell: ({ companyName }) => companyName },
  sum('notDue', 'Not due'),
  sum('d1', '1–30 days'),
  sum('d31', '31–60 days'),
  sum('d61', '61–90 days'),
  sum('d91', 'Over 90 days'),
  {
    key: 'statement',
    header: 'Statement',
    hideInPrint: true,
    noCardLabel: true,
    align: 'right',
    cell: ({ companyId, companyName }) => <StatementButton company={{ id: companyId, name: companyName }} />,
  },
]
