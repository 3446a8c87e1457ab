'use client'

import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { OrderDrawer } from './drawer/OrderDrawer'
import { customerOrders } from './customer-lists'
import { useOrderList } from './useOrderList'

/** The customer's orders, and the one that `?id=` names. */
export function CustomerOrders({ children }: { /** What stands above the list. */ children?: ReactNode }) {
  const list = useOrderList(customerOrders)
  return (
    <ListScreen
      list={list}
      above={children}
      emptyAction={
        <LinkButton variant="contained" href="/customer/quotations">
          See your quotations
        </LinkButton>
      }
    >
      <OrderDrawer role="customer" rows={list.rows} />
    </ListScreen>
  )
}
