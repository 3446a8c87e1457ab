'use client'

import { ListFilters } from '@/components/ui/filters/ListFilters'
import { useFilterChips } from '@/components/ui/filters/useFilterChips'
import { ExportButton } from '@/components/ui/list/ExportButton'
import { FilterChips, FilterSelect } from '@/components/ui/filters/Filters'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { searched } from '@/components/ui/filters/search-params'
import { SearchField } from '@/components/ui/filters/SearchField'
import { Toolbar } from '@/components/ui/list/Toolbar'
import { historyFilters } from '@/lib/terms/filters/workorders'
import { columnAmount, columnCompleted, columnId, columnPayment, columnProject, opening } from './columns/columns'
import { completedIn, withinOptions } from './filters'
import { ListTools } from '@/components/ui/list/ListTools'
import { NoRows } from '@/components/ui/list/NoRows'
import { OrderAgain } from './reorder/OrderAgain'
import { OrderDrawer } from './drawer/OrderDrawer'
import { OrdersTable } from './columns/OrdersTable'
import { historyQuery } from './query'
import { useWorkorders } from './useWorkorders'

// The history has one order, by completion: nothing in it sorts.
const unsorted = { sort: undefined }
const columns = [
  { ...columnId('customer'), ...unsorted },
  opening('customer', columnProject),
  columnCompleted,
  { ...columnAmount, ...unsorted },
  columnPayment,
]

/** What was made for the customer, the last completed first. */
export function OrderHistory() {
  const list = useWorkorders(historyQuery)
  const { listing, rows, address } = list
  const narrowed = [...completedIn(address), ...useFilterChips(historyFilters, 'customer')]
  return (
    <Page>
      <PageHeader
        title="Order History"
        count={listing?.total}
        capped={listing?.capped}
        lead="Completed orders, newest first."
      />
      <ListTools listing={listing}>
        <Toolbar end={<ExportButton list="workorders" query={historyQuery(address)} />}>
          <SearchField label="Search completed orders" placeholder="Order ID, project, part or PO" />
          <FilterSelect label="Completed" param="within" options={withinOptions} />
          <ListFilters filters={historyFilters} role="customer" first={['paymentStatus']} />
        </Toolbar>
      </ListTools>
      <FilterChips filters={narrowed} />
      <OrdersTable
        label="Completed orders"
        list={list}
        columns={columns}
        empty={
          <NoRows
            title="No Order History Found"
            filters={[...searched(address.q), ...narrowed]}
            text="Completed orders appear here."
            action={
              <LinkButton variant="contained" href="/customer/orders">
                See active orders
              </LinkButton>
            }
          />
        }
      />
      <OrderDrawer
        role="customer"
        rows={rows}
        foot={(order) => (order.status === 'completed' ? <OrderAgain key={order.id} order={order} /> : null)}
      />
    </Page>
  )
}
