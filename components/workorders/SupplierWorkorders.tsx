'use client'

import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { FilterChips, FilterSelect } from '@/components/ui/navigation/Filters'
import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { LinkTabs } from '@/components/ui/navigation/LinkTabs'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { SearchField } from '@/components/ui/navigation/SearchField'
import { Toolbar } from '@/components/ui/table/Toolbar'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { Workorder } from '@/lib/contract/workorders'
import { may, type Viewer } from '@/lib/rules/permissions'
import {
  columnDue,
  columnFiles,
  columnId,
  columnMachine,
  columnOpen,
  columnPayment,
  columnStart,
  columnStatus,
  type OrderColumn,
} from './columns/columns'
import { completedOn, openPaymentOptions, paidAs, searched } from './filters'
import { NoRows } from '@/components/ui/table/NoRows'
import { OrderDrawer } from './drawer/OrderDrawer'
import { OrderActions } from './drawer/OrderActions'
import { OrdersTable } from './columns/OrdersTable'
import { OrderUpdate } from './drawer/OrderUpdate'
import { shopQuery } from './query'
import { orderTabs } from './tabs'
import css from './SupplierWorkorders.module.css'
import { useWorkorders } from './useWorkorders'

const moves = (order: Workorder, inRow?: boolean) => <OrderActions order={order} role="supplier" inRow={inRow} />
const columns: OrderColumn[] = [
  columnId('supplier'),
  columnMachine,
  columnStatus,
  columnStart,
  columnDue,
  columnPayment,
  columnFiles,
  columnOpen('supplier'),
  {
    key: 'moves',
    header: 'Actions',
    acts: true,
    bare: true,
    align: 'right',
    cell: (order: Workorder) => moves(order, true),
  },
]

type Props = {
  viewer: Pick<Viewer, 'role' | 'verified' | 'recheck'>
  maxMb: number
  /** The requests that wait for an admin. */
  requests: ReactNode
}

/** The supplier's work, the oldest first, and what can be done with each. */
export function SupplierWorkorders({ viewer, maxMb, requests }: Props) {
  const address = useUrlState()
  const list = useWorkorders(shopQuery)
  const { listing, rows } = list
  const tab = list.address.tab
  const narrowed = [...paidAs(list.address), ...completedOn(list.address)]
  const ask = may('workorderrequest.create', viewer) && (
    <Button
      variant="contained"
      startIcon={<Plus size={18} aria-hidden />}
      onClick={() => address.set({ request: 'true', machineId: null })}
    >
      Request Work Order
    </Button>
  )
  return (
    <Page>
      <PageHeader title="Work Orders" lead="What your machines are making, the oldest order first." actions={ask} />
      <div className={css.requests}>{requests}</div>
      <LinkTabs label="Work orders by status" tabs={orderTabs(listing?.counts)} />
      <Toolbar>
        <SearchField label="Search work orders" placeholder="WO number or project name" />
        <FilterSelect label="Payment" param="payment" options={openPaymentOptions} />
      </Toolbar>
      <FilterChips filters={narrowed} />
      <OrdersTable
        label="Work orders"
        list={list}
        columns={columns}
        sort="id"
        empty={
          <NoRows
            title={tab && tab !== 'active' ? 'No Work Orders Found' : 'No active work orders'}
            filters={[...searched(list.address), ...narrowed]}
            text={emptyWords[tab ?? 'active'] ?? emptyWords.active}
            action={
              tab && tab !== 'active' ? (
                <LinkButton href="/supplier/workorders">Show active work orders</LinkButton>
              ) : (
                ask
              )
            }
          />
        }
      />
      <OrderDrawer
        role="supplier"
        rows={rows}
        foot={(order) => moves(order)}
        parties={({ machineName }) => [{ label: 'Machine', value: machineName ?? 'Not assigned', wide: true }]}
      />
      <OrderUpdate role="supplier" rows={rows} maxMb={maxMb} />
    </Page>
  )
}

const emptyWords: Record<string, string> = {
  active: 'Orders come from accepted quotations. You can also ask for work for a machine that is free.',
  completed: 'Orders stand here once you have completed them.',
  issues: 'No order is stopped by an issue. Good.',
}
