'use client'

import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { FilterSelect } from '@/components/ui/navigation/Filters'
import { LinkTabs } from '@/components/ui/navigation/LinkTabs'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { SearchField } from '@/components/ui/navigation/SearchField'
import { Toolbar } from '@/components/ui/table/Toolbar'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { columnCustomer, columnDetails, columnSupplier } from './columns/admin-columns'
import { AdminOrderDrawer } from './drawer/AdminOrderDrawer'
import { columnAmount, columnDue, columnId, columnPayment, columnStart, columnStatus } from './columns/columns'
import { CreateWorkorder } from './forms/CreateWorkorder'
import { openPaymentOptions, paidAs, searched } from './filters'
import { NoRows } from '@/components/ui/table/NoRows'
import { OrdersTable } from './columns/OrdersTable'
import { OrderUpdate } from './drawer/OrderUpdate'
import { allWorkordersQuery } from './query'
import { orderTabs, tabFilter } from './tabs'
import { useWorkorders } from './useWorkorders'

const columns = [
  columnId('admin'),
  columnCustomer,
  columnSupplier,
  columnStatus,
  columnStart,
  columnDue,
  { ...columnPayment, yields: true },
  columnAmount,
  columnDetails,
]

/** Every work order there is; where admins order work and see to it. `requests` waits above the list. */
export function AdminWorkorders({ maxMb, requests }: { maxMb: number; requests: ReactNode }) {
  const address = useUrlState()
  const list = useWorkorders(allWorkordersQuery)
  const { listing, rows } = list
  const create = (
    <Button
      variant="contained"
      startIcon={<Plus size={18} aria-hidden />}
      onClick={() => address.set({ new: 1, inquiry: null, supplier: null, request: null })}
    >
      Create Work Order
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title="Work Orders"
        lead="Work that suppliers were given, and the machines that ask for some."
        actions={create}
      />
      {requests}
      <LinkTabs label="Work orders by status" tabs={orderTabs(listing?.counts, true)} />
      <Toolbar>
        <SearchField label="Search work orders" placeholder="WO number, project or supplier" />
        <FilterSelect label="Payment" param="payment" options={openPaymentOptions} />
      </Toolbar>
      <OrdersTable
        label="Work orders"
        list={list}
        columns={columns}
        sort="-id"
        empty={
          <NoRows
            title="No Work Orders Found"
            filters={[...searched(list.address), ...paidAs(list.address), ...tabFilter(list.address.tab)]}
            text="Create one from an accepted inquiry, or from a supplier's request for work."
            action={create}
          />
        }
      />
      <AdminOrderDrawer rows={rows} />
      <OrderUpdate role="admin" rows={rows} maxMb={maxMb} />
      <CreateWorkorder maxMb={maxMb} />
    </Page>
  )
}
