'use client'

import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ReceiptDrawer } from '@/components/money/payments/receipts/ReceiptDrawer'
import { OrderUpdate } from '@/components/orders/workorders/drawer/OrderUpdate'
import { CreateWorkorder } from '@/components/orders/workorders/forms/CreateWorkorder'
import { useOrderList } from '@/components/orders/workorders/useOrderList'
import { Button } from '@/components/ui/controls/Button'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { May } from '@/lib/client/viewer'
import { AdminOrderDrawer } from './AdminOrderDrawer'
import { adminWorkorders } from './workorders-list'

/** Every work order there is; where admins order work and see to it. `requests` waits above the list. */
export function AdminWorkorders({ maxMb, requests }: { maxMb: number; requests: ReactNode }) {
  const url = useUrlState()
  const list = useOrderList(adminWorkorders)
  const create = (
    <May act="workorder.create">
      <Button
        variant="contained"
        startIcon={<Plus size={18} aria-hidden />}
        onClick={() => url.set({ new: 1, inquiry: null, supplier: null, request: null })}
      >
        Create Work Order
      </Button>
    </May>
  )
  return (
    <ListScreen list={list} action={create} emptyAction={create} above={requests}>
      <AdminOrderDrawer rows={list.rows} />
      <ReceiptDrawer />
      <OrderUpdate role="admin" rows={list.rows} maxMb={maxMb} />
      <CreateWorkorder maxMb={maxMb} />
    </ListScreen>
  )
}
