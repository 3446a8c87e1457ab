'use client'

import { useSearchParams } from 'next/navigation'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { TableSkeleton } from '@/components/ui/feedback/Skeletons'
import { Section } from '@/components/ui/layout/Section'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { Pager } from '@/components/ui/list/Pager'
import { searched } from '@/components/ui/filters/search-params'
import { SearchField } from '@/components/ui/filters/SearchField'
import { DataTable, type Column } from '@/components/ui/table/DataTable'
import { NoRows } from '@/components/ui/list/NoRows'
import { Toolbar } from '@/components/ui/list/Toolbar'
import { useApi } from '@/lib/client/api'
import type { Answer } from '@/lib/contract/core/endpoint'
import type { ageing } from '@/lib/contract/money/statements'
import { rupees } from '@/lib/terms/format'
import { StatementButton } from '../customer/StatementButton'
import { receivableColumns } from './invoice-columns'
import { receivablesQuery } from './query'

/** Invoices that are not paid, and what each customer owes by age. */
export function ReceivablesTab() {
  const address = Object.fromEntries(useSearchParams())
  const { data, error, isValidating, mutate } = useApi('GET /api/invoices', receivablesQuery(address))
  return (
    <>
      <LinkTabs
        label="Receivables by due day"
        param="show"
        tabs={[
          { value: 'open', label: 'Open' },
          { value: 'overdue', label: 'Overdue' },
        ]}
      />
      <Toolbar>
        <SearchField label="Search invoices" placeholder="Number, order, project or company" />
      </Toolbar>
      {error && !data ? (
        <ErrorState title="Couldn’t load the invoices" problem={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <TableSkeleton columns={receivableColumns.length} />
      ) : (
        <DataTable
          label="Receivables"
          columns={receivableColumns}
          rows={data.items}
          rowKey={({ id }) => id}
          opensAt={({ workorderId }) => ({ id: workorderId })}
          selectedKey={address.id}
          busy={isValidating}
          empty={
            <NoRows
              title={address.show === 'overdue' ? 'Nothing is overdue' : 'Every invoice is paid'}
              filters={searched(address.q)}
              text="Invoices appear here from the day they are issued until they are paid."
            />
          }
        />
      )}
      {data && <Pager of="invoices" listing={data} />}
      <ByCustomer />
    </>
  )
}

type Row = Answer<typeof ageing.get>[number]

function ByCustomer() {
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
