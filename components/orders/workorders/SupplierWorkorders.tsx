'use client'

import type { ReactNode } from 'react'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useMay } from '@/lib/client/viewer'
import { OrderUpdate } from './drawer/OrderUpdate'
import { emptyTab } from './empty-tab'
import { RequestWork } from './RequestWork'
import { shopOrders } from './shop-list'
import { SupplierOrderDrawer } from './SupplierOrderDrawer'
import css from './SupplierWorkorders.module.css'
import { useOrderList } from './useOrderList'

type Props = {
  maxMb: number
  /** The requests that wait for an admin. */
  requests: ReactNode
}

/** The supplier's work, the oldest first, and what can be done with each. */
export function SupplierWorkorders({ maxMb, requests }: Props) {
  const list = useOrderList(shopOrders)
  const may = useMay()
  const ask = may('workorderrequest.create') ? <RequestWork /> : null
  return (
    <ListScreen
      list={list}
      action={ask}
      above={<div className={css.requests}>{requests}</div>}
      empty={emptyTab(list.address.tab, ask)}
    >
      <SupplierOrderDrawer rows={list.rows} />
      <OrderUpdate role="supplier" rows={list.rows} maxMb={maxMb} />
    </ListScreen>
  )
}
