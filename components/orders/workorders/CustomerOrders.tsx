'use client'

import type { ReactNode } from 'react'
import { ListFilters } from '@/components/ui/filters/ListFilters'
import { useFilterChips } from '@/components/ui/filters/useFilterChips'
import { ExportButton } from '@/components/ui/list/ExportButton'
import { GoneFilters } from '@/components/ui/list/GoneFilters'
import { useViews } from '@/components/ui/list/useViews'
import { ViewTools } from '@/components/ui/list/ViewTools'
import { FilterChips } from '@/components/ui/filters/Filters'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { searched } from '@/components/ui/filters/search-params'
import { SearchField } from '@/components/ui/filters/SearchField'
import { Toolbar } from '@/components/ui/list/Toolbar'
import { workorderFilters } from '@/lib/terms/filters/workorders'
import {
  columnAmountAndPayment,
  columnDue,
  columnId,
  columnProject,
  columnStart,
  columnStatus,
  opening,
} from './columns/columns'
import { ListTools } from '@/components/ui/list/ListTools'
import { NoRows } from '@/components/ui/list/NoRows'
import { OrderDrawer } from './drawer/OrderDrawer'
import { OrdersTable } from './columns/OrdersTable'
import { ordersQuery } from './query'
import { customerTabs, statusFilter, tabFilter } from './tabs'
import { useWorkorders } from './useWorkorders'

const columns = [
  columnId('customer'),
  opening('customer', columnProject),
  columnStatus,
  columnStart,
  columnDue,
  columnAmountAndPayment,
]

/** The customer's orders, and the one that `?id=` names. */
export function CustomerOrders({ children }: { /** What stands above the list. */ children?: ReactNode }) {
  const list = useWorkorders(ordersQuery)
  const { listing, rows, address } = list
  const views = useViews({ list: 'workorders', role: 'customer', query: ordersQuery, address: address })
  const tabs = customerTabs(listing?.counts)
  const narrowed = [...useFilterChips(workorderFilters, 'customer'), ...statusFilter(address.tab, tabs)]
  return (
    <Page>
      <PageHeader title="Active Orders" lead="Your orders and their progress." />
      {children}
      <ListTools listing={listing}>
        <LinkTabs label="Orders by status" views={views.tabs} tabs={tabs} />
        <Toolbar
          end={
            <>
              <ViewTools views={views} />
              <ExportButton list="workorders" query={ordersQuery(address)} />
            </>
          }
        >
          <SearchField label="Search orders" placeholder="Order ID, project, part or PO" />
          <ListFilters filters={workorderFilters} role="customer" first={['due']} />
        </Toolbar>
      </ListTools>
      <GoneFilters views={views} />
      <FilterChips filters={narrowed} />
      <OrdersTable
        label="Orders"
        list={list}
        columns={columns}
        sort="-id"
        empty={
          <NoRows
            title="No Orders Found"
            filters={[...searched(address.q), ...narrowed, ...tabFilter(address.tab)]}
            text="Orders appear here once you accept a quotation and we place the order with its supplier."
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
