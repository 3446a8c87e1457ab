'use client'

import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useMay, useReadsMoney } from '@/lib/client/viewer'
import { PaymentSince } from './columns/UnpaidSince'
import { emptyTab } from './empty-tab'
import { OrderActions } from './drawer/OrderActions'
import { OrderDrawer } from './drawer/OrderDrawer'
import { OrderUpdate } from './drawer/OrderUpdate'
import { shopOrders, withoutMoney } from './shop-list'
import css from './SupplierWorkorders.module.css'
import { useOrderList } from './useOrderList'

type Props = {
  maxMb: number
  /** The requests that wait for an admin. */
  requests: ReactNode
}

/** The supplier's work, the oldest first, and what can be done with each. */
export function SupplierWorkorders({ maxMb, requests }: Props) {
  const url = useUrlState()
  const list = useOrderList(shopOrders)
  const readsMoney = useReadsMoney()
  const may = useMay()
  const ask = may('workorderrequest.create') ? (
    <Button
      variant="contained"
      startIcon={<Plus size={18} aria-hidden />}
      onClick={() => url.set({ request: 'true', machineId: null })}
    >
      Request Work Order
    </Button>
  ) : null
  return (
    <ListScreen
      list={list}
      action={ask}
      above={<div className={css.requests}>{requests}</div>}
      columns={readsMoney ? undefined : withoutMoney}
      empty={emptyTab(list.address.tab, ask)}
    >
      <OrderDrawer
        role="supplier"
        rows={list.rows}
        foot={(order) => <OrderActions order={order} role="supplier" />}
        payment={(order) => <PaymentSince order={order} />}
        parties={({ machineName }) => [{ label: 'Machine', value: machineName ?? 'Not assigned', wide: true }]}
      />
      <OrderUpdate role="supplier" rows={list.rows} maxMb={maxMb} />
    </ListScreen>
  )
}
