'use client'

import { Plus } from 'lucide-react'
import { ReceiptDrawer } from '@/components/money/payments/receipts/ReceiptDrawer'
import { OrderUpdate } from '@/components/orders/workorders/drawer/OrderUpdate'
import { CreateWorkorder } from '@/components/orders/workorders/forms/CreateWorkorder'
import { useOrderList } from '@/components/orders/workorders/useOrderList'
import {
  RejectionOfRequest,
  RequestsToAssign,
  usePendingRequestCount,
} from '@/components/trade/workorder-requests/RequestsToAssign'
import { Button } from '@/components/ui/controls/Button'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { May } from '@/lib/client/viewer'
import { AdminOrderDrawer } from './AdminOrderDrawer'
import { adminWorkordersWith } from './workorders-list'

/** Every work order there is, and the suppliers that ask for work; where admins order work and see to it. */
export function AdminWorkorders({ maxMb }: { maxMb: number }) {
  const url = useUrlState()
  const requests = usePendingRequestCount()
  const list = useOrderList(adminWorkordersWith(requests))
  const isRequests = list.address.tab === 'requests'
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
    <ListScreen
      list={list}
      action={create}
      emptyAction={create}
      instead={isRequests ? <RequestsToAssign /> : undefined}
    >
      <RejectionOfRequest />
      <AdminOrderDrawer rows={list.rows} />
      <ReceiptDrawer />
      <OrderUpdate role="admin" rows={list.rows} maxMb={maxMb} />
      <CreateWorkorder maxMb={maxMb} />
    </ListScreen>
  )
}
