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
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { searched } from '@/components/ui/filters/search-params'
import { SearchField } from '@/components/ui/filters/SearchField'
import { Toolbar } from '@/components/ui/list/Toolbar'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { workorderFilters } from '@/lib/terms/filters/workorders'
import { May, useMay, useReadsMoney } from '@/lib/client/viewer'
import {
  columnDue,
  columnFiles,
  columnId,
  columnAmountAndUnpaid,
  columnProjectAndMachine,
  columnStart,
  columnStatus,
  type OrderColumn,
  opening,
} from './columns/columns'
import { PaymentSince } from './columns/UnpaidSince'
import { completedOn } from './filters'
import { ListTools } from '@/components/ui/list/ListTools'
import { NoRows } from '@/components/ui/list/NoRows'
import { OrderDrawer } from './drawer/OrderDrawer'
import { OrderActions } from './drawer/OrderActions'
import { OrdersTable } from './columns/OrdersTable'
import { OrderUpdate } from './drawer/OrderUpdate'
import { reachesBeyond, shopQuery } from './query'
import { shopTabs, statusFilter } from './tabs'
import css from './SupplierWorkorders.module.css'
import { useWorkorders } from './useWorkorders'

const moves = (order: Workorder, inRow?: boolean) => <OrderActions order={order} role="supplier" inRow={inRow} />
const columns: OrderColumn[] = [
  { ...columnId('supplier'), hideWhenNarrow: true },
  opening('supplier', columnProjectAndMachine),
  columnStatus,
  columnStart,
  columnDue,
  columnAmountAndUnpaid,
  // Beside the buttons a tablet has no room for them: the drawer has them.
  { ...columnFiles, hideWhenNarrow: true },
  {
    key: 'moves',
    header: 'Actions',
    hideInPrint: true,
    noCardLabel: true,
    align: 'right',
    cell: (order: Workorder) => moves(order, true),
  },
]

type Props = {
  maxMb: number
  /** The requests that wait for an admin. */
  requests: ReactNode
}

/** The supplier's work, the oldest first, and what can be done with each. */
export function SupplierWorkorders({ maxMb, requests }: Props) {
  const address = useUrlState()
  const list = useWorkorders(shopQuery)
  const { listing, rows } = list
  const views = useViews({ list: 'workorders', role: 'supplier', query: shopQuery, address: list.address })
  const tab = list.address.tab
  const tabs = shopTabs(listing?.counts)
  const narrowed = [
    ...useFilterChips(workorderFilters, 'supplier'),
    ...statusFilter(tab, tabs),
    ...completedOn(list.address),
  ]
  const may = useMay()
  const readsMoney = useReadsMoney()
  const ask = may('workorderrequest.create') ? (
    <Button
      variant="contained"
      startIcon={<Plus size={18} aria-hidden />}
      onClick={() => address.set({ request: 'true', machineId: null })}
    >
      Request Work Order
    </Button>
  ) : null
  return (
    <Page>
      <PageHeader title="Work Orders" lead="Orders on your shop floor, oldest first." actions={ask} />
      <div className={css.requests}>{requests}</div>
      <ListTools listing={listing}>
        <LinkTabs label="Work orders by status" views={views.tabs} tabs={tabs} none={reachesBeyond(list.address)} />
        <Toolbar
          end={
            <>
              <ViewTools views={views} />
              <ExportButton list="workorders" query={shopQuery(list.address)} />
            </>
          }
        >
          <SearchField label="Search work orders" placeholder="WO number, project or part" />
          <ListFilters filters={workorderFilters} role="supplier" first={['due', 'paymentStatus']} />
        </Toolbar>
      </ListTools>
      <GoneFilters views={views} />
      <FilterChips filters={narrowed} />
      <OrdersTable
        label="Work orders"
        list={list}
        columns={readsMoney ? columns : columns.filter((column) => column !== columnAmountAndUnpaid)}
        sort="id"
        empty={
          <NoRows
            title={tab && tab !== 'active' ? 'No Work Orders Found' : 'No active work orders'}
            filters={[...searched(list.address.q), ...narrowed]}
            text={emptyWords(tab, Boolean(ask))}
            action={
              tab && tab !== 'active' ? (
                <LinkButton href="/supplier/workorders">Show active work orders</LinkButton>
              ) : (
                (ask ?? (
                  <May act="process.add">
                    <LinkButton href="/supplier/processes?new=1">Add Process</LinkButton>
                  </May>
                ))
              )
            }
          />
        }
      />
      <OrderDrawer
        role="supplier"
        rows={rows}
        foot={(order) => moves(order)}
        payment={(order) => <PaymentSince order={order} />}
        parties={({ machineName }) => [{ label: 'Machine', value: machineName ?? 'Not assigned', wide: true }]}
      />
      <OrderUpdate role="supplier" rows={rows} maxMb={maxMb} />
    </Page>
  )
}

function emptyWords(tab: string | undefined, mayAsk: boolean) {
  if (tab === 'completed') return 'Completed orders appear here.'
  if (tab === 'issues') return 'No orders are on hold.'
  return mayAsk
    ? 'Orders come from accepted quotations. You can also request work for an idle machine.'
    : 'You can quote and request work once an admin has verified your account. Until then, add your machines and processes.'
}
