'use client'

import { Download } from 'lucide-react'
import { FilterDates } from '@/components/ui/navigation/FilterDates'
import { FilterFold } from '@/components/ui/navigation/FilterFold'
import { FilterChips, FilterSelect } from '@/components/ui/navigation/Filters'
import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { SearchField } from '@/components/ui/navigation/SearchField'
import { Toolbar } from '@/components/ui/table/Toolbar'
import { useNow } from '@/components/ui/hooks/useNow'
import { useApi } from '@/lib/client/api'
import { keyOf } from '@/lib/contract/core/address'
import type { Workorder } from '@/lib/contract/workorders'
import {
  columnCustomer,
  columnDetails,
  columnSetPayment,
  columnSupplier,
} from '../../../../components/workorders/columns/admin-columns'
import { AdminOrderDrawer } from '../../../../components/workorders/drawer/AdminOrderDrawer'
import { columnAmount, columnId } from '../../../../components/workorders/columns/columns'
import { CompanyFilter } from '../../../../components/payments/CompanyFilter'
import { daySpans } from '@/components/ui/data/day-spans'
import { ledgerFilters, openPaymentOptions, paidAs, searched } from '../../../../components/workorders/filters'
import { LedgerFigures } from '../../../../components/payments/LedgerFigures'
import { NoRows } from '@/components/ui/table/NoRows'
import { OrdersTable } from '../../../../components/workorders/columns/OrdersTable'
import { OrderUpdate } from '../../../../components/workorders/drawer/OrderUpdate'
import { ledgerQuery, paymentsQuery } from '../../../../components/workorders/query'
import { SinceCompletion } from '../../../../components/workorders/columns/SinceCompletion'
import { useWorkorders } from '../../../../components/workorders/useWorkorders'

type Props = {
  maxMb: number
  /** The server's clock, for the first paint. */
}

/** Orders with their payments, last completed first; admins record what was paid. */
export function PaymentsLedger({ maxMb }: Props) {
  const now = useNow()
  const list = useWorkorders(ledgerQuery)
  const { rows, address } = list
  const asked = paymentsQuery(address)
  const { data: figures } = useApi('GET /api/payments', asked)
  const company = figures?.company
  const narrowed = [...paidAs(address), ...ledgerFilters(address, company)]
  return (
    <Page>
      <PageHeader
        title="Payments"
        count={figures?.total.orders}
        lead="Work orders with an agreed amount. Set what was paid when the money is there."
        actions={
          <LinkButton
            variant="outlined"
            startIcon={<Download size={18} aria-hidden />}
            href={keyOf('GET /api/payments/export', asked)}
            download
          >
            Export CSV
          </LinkButton>
        }
      />
      {figures && <LedgerFigures figures={figures} now={now} />}
      <Toolbar>
        <SearchField label="Search payments" placeholder="WO number, project or company" />
        <FilterFold inForce={narrowed.length}>
          <FilterSelect label="Payment" param="payment" options={openPaymentOptions} />
          <CompanyFilter chosen={company} />
          <FilterDates label="Completed" from={asked.completedFrom} to={asked.completedTo} spans={daySpans(now)} />
        </FilterFold>
      </Toolbar>
      <FilterChips filters={narrowed} />
      <OrdersTable
        label="Payments"
        list={list}
        columns={columns}
        sort="-completedDate"
        empty={
          <NoRows
            title="No Payments Found"
            filters={[...searched(address), ...narrowed]}
            text="A work order stands here when its inquiry has an accepted quotation of the same supplier."
          />
        }
      />
      <AdminOrderDrawer rows={rows} />
      <OrderUpdate role="admin" rows={rows} maxMb={maxMb} />
    </Page>
  )
}

const columns = [
  columnId('admin'),
  columnCustomer,
  columnSupplier,
  {
    key: 'completed',
    header: 'Completed',
    sort: 'completedDate',
    cell: (order: Workorder) => <SinceCompletion order={order} />,
  },
  columnAmount,
  columnSetPayment,
  columnDetails,
]
