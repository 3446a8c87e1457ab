'use client'

import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { ShipmentDrawer } from './ShipmentDrawer'
import { arrivals } from './shipments-list'

/** What comes to the hub; an admin records its arrival and counts it. */
export function AdminShipments() {
  const list = useList(arrivals)
  return (
    <ListScreen list={list}>
      <ShipmentDrawer rows={list.rows} role="admin" orders={[]} />
    </ListScreen>
  )
}
