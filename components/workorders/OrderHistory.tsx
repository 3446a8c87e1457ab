'use client'

import { FilterChips, FilterSelect } from '@/components/ui/navigation/Filters'
import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { SearchField } from '@/components/ui/navigation/SearchField'
import { Toolbar } from '@/components/ui/table/Toolbar'
import { columnAmount, columnCompleted, columnId, columnOpen, columnPayment, columnProject } from './columns/columns'
import { completedIn, paidAs, paymentOptions, searched, withinOptions } from './filters'
import { NoRows } from '@/components/ui/table/NoRows'
import { OrderDrawer } from './drawer/OrderDrawer'
import { OrdersTable } from './columns/OrdersTable'
import { historyQuery } from './query'
import { useWorkorders } from './useWorkorders'

// The history has one order, by completion: nothing in it sorts.
const unsorted = { sort: undefined }
const columns = [
  { ...columnId('customer'), ...unsorted },
  columnProject,
  columnCompleted,
  { ...columnAmount, ...unsorted },
  columnPayment,
  columnOpen('customer'),
]

/** What was made for the customer, the last completed first. */
export function OrderHistory() {
  const list = useWorkorders(historyQuery)
  const { listing, rows, address } = list
  const narrowed = [...completedIn(address), ...paidAs(address)]
  return (
    <Page>
      <PageHeader
        title="Order History"
        count={listing?.total}
        capped={listing?.capped}
        lead="Completed orders, the last one first."
      />
      <Toolbar>
        <SearchField label="Search completed orders" placeholder="Order ID or project name" />
        <FilterSelect label="Completed" param="within" options={withinOptions} />
        <FilterSelect label="Payment" param="payment" options={paymentOptions} />
      </Toolbar>
      <FilterChips filters={narrowed} />
      <OrdersTable
        label="Completed orders"
        list={list}
        columns={columns}
        empty={
          <NoRows
            title="No Order History Found"
            filters={[...searched(address), ...narrowed]}
            text="Orders move here when the supplier has completed them."
            action={
              <LinkButton variant="contained" href="/customer/orders">
                See active orders
              </LinkButton>
            }
          />
        }
      />
      <OrderDrawer role="customer" rows={rows} />
    </Page>
  )
}
