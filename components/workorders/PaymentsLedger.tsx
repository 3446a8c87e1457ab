'use client'

import { FilterChips, FilterSelect } from '@/components/ui/Filters'
import { Page } from '@/components/ui/Page'
import { PageHeader } from '@/components/ui/PageHeader'
import { SearchField } from '@/components/ui/SearchField'
import { Toolbar } from '@/components/ui/Toolbar'
import { columnCustomer, columnDetails, columnSetPayment, columnSupplier } from './admin-columns'
import { AdminOrderDrawer } from './AdminOrderDrawer'
import { columnAmount, columnId } from './columns'
import { openPaymentOptions, paidAs, searched } from './filters'
import { LedgerFigures } from './LedgerFigures'
import { NoOrders } from './NoOrders'
import { OrdersTable } from './OrdersTable'
import { OrderUpdate } from './OrderUpdate'
import { ledgerQuery } from './query'
import { SinceCompletion } from './SinceCompletion'
import { useWorkorders } from './useWorkorders'

type Props = {
  maxMb: number
  /** The server's clock, for the first paint. */
  now: number
}

/** What is owed for which order, the last completed on top; where admins record what was paid. */
export function PaymentsLedger({ maxMb, now }: Props) {
  const list = useWorkorders(ledgerQuery)
  const priced = list.rows.filter((order) => order.amount !== null)
  const columns = [
    columnId('admin'),
    columnCustomer,
    columnSupplier,
    {
      key: 'completed',
      header: 'Completed',
      sort: 'completedDate',
      cell: (order: (typeof priced)[number]) => <SinceCompletion order={order} now={now} />,
    },
    columnAmount,
    columnSetPayment,
    columnDetails,
  ]
  return (
    <Page>
      <PageHeader
        title="Payments"
        lead="Work orders with an agreed amount. Set what was paid when the money is there."
      />
      <LedgerFigures orders={priced} whole={!list.listing?.next && !list.listing?.prev} />
      <Toolbar>
        <SearchField label="Search payments" placeholder="WO number, project or supplier" />
        <FilterSelect label="Payment" param="payment" options={openPaymentOptions} />
      </Toolbar>
      <FilterChips filters={paidAs(list.address)} />
      <OrdersTable
        label="Payments"
        list={{ ...list, rows: priced }}
        columns={columns}
        sort="-completedDate"
        empty={
          <NoOrders
            title="No Payments Found"
            filters={[...searched(list.address), ...paidAs(list.address)]}
            text="A work order stands here when its inquiry has an accepted quotation of the same supplier."
          />
        }
      />
      <AdminOrderDrawer rows={priced} />
      <OrderUpdate role="admin" rows={priced} maxMb={maxMb} />
    </Page>
  )
}
