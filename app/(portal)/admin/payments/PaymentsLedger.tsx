'use client'

import { FilterDates } from '@/components/ui/filters/FilterDates'
import { FilterFold } from '@/components/ui/filters/FilterFold'
import { FilterChips } from '@/components/ui/filters/Filters'
import { ListFilters } from '@/components/ui/filters/ListFilters'
import { useFilterChips } from '@/components/ui/filters/useFilterChips'
import { ExportButton } from '@/components/ui/list/ExportButton'
import { GoneFilters } from '@/components/ui/list/GoneFilters'
import { useViews } from '@/components/ui/list/useViews'
import { ViewTools } from '@/components/ui/list/ViewTools'
import { ViewTabs } from '@/components/ui/list/ViewTabs'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { searched } from '@/components/ui/filters/search-params'
import { SearchField } from '@/components/ui/filters/SearchField'
import { Toolbar } from '@/components/ui/list/Toolbar'
import { useNow } from '@/components/ui/hooks/useNow'
import { useApi } from '@/lib/client/api'
import { paymentFilters } from '@/lib/terms/filters/workorders'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { columnProjectOf, columnSetPayment, columnSupplier } from '@/components/desk/workorders/admin-columns'
import { AdminOrderDrawer } from '@/components/desk/workorders/AdminOrderDrawer'
import { columnAmount, columnId } from '@/components/orders/workorders/columns/columns'
import { CompanyFilter } from '@/components/money/payments/CompanyFilter'
import { daySpans } from '@/components/ui/data/day-spans'
import { ledgerFilters } from '@/components/orders/workorders/filters'
import { LedgerFigures } from '@/components/money/payments/LedgerFigures'
import { ListTools } from '@/components/ui/list/ListTools'
import { NoRows } from '@/components/ui/list/NoRows'
import { PaymentsTabs } from '@/components/money/payments/receipts/PaymentsTabs'
import { ReceiptDrawer } from '@/components/money/payments/receipts/ReceiptDrawer'
import { OrdersTable } from '@/components/orders/workorders/columns/OrdersTable'
import { OrderUpdate } from '@/components/orders/workorders/drawer/OrderUpdate'
import { ledgerQuery, paymentsQuery } from '@/components/orders/workorders/query'
import { SinceCompletion } from '@/components/orders/workorders/columns/SinceCompletion'
import { useOrderBulk } from '@/components/orders/workorders/useOrderBulk'
import { useWorkorders } from '@/components/orders/workorders/useWorkorders'

type Props = { maxMb: number }

/** Orders with their payments, last completed first; admins record what was paid. */
export function PaymentsLedger({ maxMb }: Props) {
  const now = useNow()
  const list = useWorkorders(ledgerQuery)
  const { rows, address } = list
  const views = useViews({ list: 'payments', role: 'admin', query: ledgerQuery, address })
  const bulk = useOrderBulk(list, ledgerQuery(address))
  const asked = paymentsQuery(address)
  const { data: figures } = useApi('GET /api/payments', asked)
  const company = figures?.company
  const narrowed = [...useFilterChips(paymentFilters, 'admin'), ...ledgerFilters(address, company)]
  return (
    <Page>
      <PageHeader
        title="Payments"
        count={figures?.total.orders}
        lead="Work orders with an agreed amount. Set what was paid when the money is there."
        actions={<ExportButton list="payments" query={ledgerQuery(address)} />}
      />
      <PaymentsTabs />
      {figures && <LedgerFigures figures={figures} now={now} />}
      <ListTools listing={list.listing}>
        <ViewTabs views={views} />
        <Toolbar end={<ViewTools views={views} />}>
          <SearchField label="Search payments" placeholder="WO number, project or company" />
          <FilterFold inForce={narrowed.length}>
            <ListFilters filters={paymentFilters} role="admin" first={['paymentStatus', 'age']} />
            <CompanyFilter chosen={company} />
            <FilterDates label="Completed" from={asked.completedFrom} to={asked.completedTo} spans={daySpans(now)} />
          </FilterFold>
        </Toolbar>
      </ListTools>
      <GoneFilters views={views} />
      <FilterChips filters={narrowed} />
      <OrdersTable
        label="Payments"
        list={list}
        columns={columns}
        sort="-completedDate"
        picks={bulk.picks}
        empty={
          <NoRows
            title="No Payments Found"
            filters={[...searched(address.q), ...narrowed]}
            text="Work orders appear here once their inquiry has an accepted quotation from the same supplier."
          />
        }
      />
      {bulk.bar}
      <AdminOrderDrawer rows={rows} />
      <ReceiptDrawer />
      <OrderUpdate role="admin" rows={rows} maxMb={maxMb} />
    </Page>
  )
}

const columns = [
  columnId('admin'),
  columnProjectOf,
  columnSupplier,
  {
    key: 'completed',
    header: 'Completed',
    sort: 'completedDate',
    cell: (order: Workorder) => <SinceCompletion order={order} />,
  },
  columnAmount,
  columnSetPayment,
]
