'use client'

import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListFilters } from '@/components/ui/filters/ListFilters'
import { useFilterChips } from '@/components/ui/filters/useFilterChips'
import { ExportButton } from '@/components/ui/list/ExportButton'
import { GoneFilters } from '@/components/ui/list/GoneFilters'
import { useViews } from '@/components/ui/list/useViews'
import { ViewTools } from '@/components/ui/list/ViewTools'
import { Button } from '@/components/ui/controls/Button'
import { FilterChips } from '@/components/ui/filters/Filters'
import { ReceiptDrawer } from '@/components/money/payments/receipts/ReceiptDrawer'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { searched } from '@/components/ui/filters/search-params'
import { SearchField } from '@/components/ui/filters/SearchField'
import { Toolbar } from '@/components/ui/list/Toolbar'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { May } from '@/lib/client/viewer'
import { workorderFilters } from '@/lib/terms/filters/workorders'
import { columnProjectOf, columnSupplier } from './admin-columns'
import { AdminOrderDrawer } from './AdminOrderDrawer'
import {
  columnAmount,
  columnDue,
  columnId,
  columnPayment,
  columnStart,
  columnStatus,
} from '../../orders/workorders/columns/columns'
import { CreateWorkorder } from '../../orders/workorders/forms/CreateWorkorder'
import { ListTools } from '@/components/ui/list/ListTools'
import { NoRows } from '@/components/ui/list/NoRows'
import { OrdersTable } from '../../orders/workorders/columns/OrdersTable'
import { OrderUpdate } from '../../orders/workorders/drawer/OrderUpdate'
import { allWorkordersQuery } from '../../orders/workorders/query'
import { adminTabs, statusFilter, tabFilter } from '../../orders/workorders/tabs'
import { useOrderBulk } from '../../orders/workorders/useOrderBulk'
import { useWorkorders } from '../../orders/workorders/useWorkorders'

const columns = [
  columnId('admin'),
  columnProjectOf,
  columnSupplier,
  columnStatus,
  columnStart,
  columnDue,
  { ...columnPayment, hideWhenNarrow: true },
  columnAmount,
]

/** Every work order there is; where admins order work and see to it. `requests` waits above the list. */
export function AdminWorkorders({ maxMb, requests }: { maxMb: number; requests: ReactNode }) {
  const address = useUrlState()
  const list = useWorkorders(allWorkordersQuery)
  const { listing, rows } = list
  const views = useViews({ list: 'workorders', role: 'admin', query: allWorkordersQuery, address: list.address })
  const tabs = adminTabs(listing?.counts)
  const narrowed = [...useFilterChips(workorderFilters, 'admin'), ...statusFilter(list.address.tab, tabs)]
  const bulk = useOrderBulk(list, allWorkordersQuery(list.address))
  const create = (
    <May act="workorder.create">
      <Button
        variant="contained"
        startIcon={<Plus size={18} aria-hidden />}
        onClick={() => address.set({ new: 1, inquiry: null, supplier: null, request: null })}
      >
        Create Work Order
      </Button>
    </May>
  )
  return (
    <Page>
      <PageHeader title="Work Orders" lead="All work orders, and suppliers requesting work." actions={create} />
      {requests}
      <ListTools listing={listing}>
        <LinkTabs label="Work orders by status" views={views.tabs} tabs={tabs} />
        <Toolbar
          end={
            <>
              <ViewTools views={views} />
              <ExportButton list="workorders" query={allWorkordersQuery(list.address)} />
            </>
          }
        >
          <SearchField label="Search work orders" placeholder="WO, project, part, PO or supplier" />
          <ListFilters filters={workorderFilters} role="admin" first={['due', 'paymentStatus']} />
        </Toolbar>
      </ListTools>
      <GoneFilters views={views} />
      <FilterChips filters={narrowed} />
      <OrdersTable
        label="Work orders"
        list={list}
        columns={columns}
        sort="-id"
        picks={bulk.picks}
        empty={
          <NoRows
            title="No Work Orders Found"
            filters={[...searched(list.address.q), ...narrowed, ...tabFilter(list.address.tab)]}
            text="Create one from an accepted inquiry, or from a supplier’s request for work."
            action={create}
          />
        }
      />
      {bulk.bar}
      <AdminOrderDrawer rows={rows} />
      <ReceiptDrawer />
      <OrderUpdate role="admin" rows={rows} maxMb={maxMb} />
      <CreateWorkorder maxMb={maxMb} />
    </Page>
  )
}
