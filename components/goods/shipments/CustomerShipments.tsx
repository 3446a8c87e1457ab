'use client'

import { LinkButton } from '@/components/ui/controls/LinkButton'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { ShipmentDrawer } from './ShipmentDrawer'
import { deliveries } from './shipments-list'

/** What comes to the customer, who records its arrival and counts it. */
export function CustomerShipments() {
  const list = useList(deliveries)
  return (
    <ListScreen
      list={list}
      emptyAction={
        <LinkButton variant="contained" href="/customer/orders">
          See your orders
        </LinkButton>
      }
    >
      <ShipmentDrawer rows={list.rows} role="customer" orders={[]} />
    </ListScreen>
  )
}
