'use client'

import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { LinkTabs } from '@/components/ui/navigation/LinkTabs'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { SearchField } from '@/components/ui/navigation/SearchField'
import { Toolbar } from '@/components/ui/table/Toolbar'
import {
  columnDue,
  columnId,
  columnOpen,
  columnPayment,
  columnProject,
  columnStart,
  columnStatus,
} from './columns/columns'
import { searched } from './filters'
import { NoRows } from '@/components/ui/table/NoRows'
import { OrderDrawer } from './drawer/OrderDrawer'
import { OrdersTable } from './columns/OrdersTable'
import { ordersQuery } from './query'
import { orderTabs, tabFilter } from './tabs'
import { useWorkorders } from './useWorkorders'

const columns = [
  columnId('customer'),
  columnProject,
  columnStatus,
  columnStart,
  columnDue,
  columnPayment,
  columnOpen('customer'),
]

/** The customer's orders, and the one that `?id=` names. */
export function CustomerOrders() {
  const list = useWorkorders(ordersQuery)
  const { listing, rows, address } = list
  return (
    <Page>
      <PageHeader title="Active Orders" lead="What is being made for you, and how far it has come." />
      <LinkTabs label="Orders by status" tabs={orderTabs(listing?.counts, true)} />
      <Toolbar>
        <SearchField label="Search orders" placeholder="Order ID or project name" />
      </Toolbar>
      <OrdersTable
        label="Orders"
        list={list}
        columns={columns}
        sort="-id"
        empty={
          <NoRows
            title="No Orders Found"
            filters={[...searched(address), ...tabFilter(address.tab)]}
            text="An order appears here once you have accepted a quotation and work is ordered from the supplier."
            action={
              <LinkButton variant="contained" href="/customer/quotations">
                See your quotations
              </LinkButton>
            }
          />
        }
      />
      <OrderDrawer role="customer" rows={rows} />
    </Page>
  )
}
