'use client'

import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import { toPackQuery } from './query'
import { ShipmentDrawer } from './ShipmentDrawer'
import { dispatches } from './shipments-list'

const PackDialog = lazy(() => import('./PackDialog'))

/** What a shop packs and sends to the hub. `?pack=1` packs, or the id of the order that goes first. */
export function SupplierShipments() {
  const list = useList(dispatches)
  const address = useUrlState()
  const may = useMay()
  const { data: toPack } = useApi('GET /api/workorders', toPackQuery)
  const orders = toPack?.items ?? []
  const asked = Number(address.get('pack')) || undefined
  const label = orders.length ? `Pack goods (${orders.length})` : 'Pack goods'
  const action = may('shipment.plan') && (
    <Button variant="contained" onClick={() => address.set({ pack: 1 })}>
      {label}
    </Button>
  )
  return (
    <ListScreen list={list} action={action}>
      <ShipmentDrawer rows={list.rows} role="supplier" orders={orders} />
      <Overlay of={may('shipment.plan') && asked} onClose={() => address.set({ pack: null })}>
        {(overlay, first) => (
          <PackDialog
            shipment={null}
            orders={orders}
            first={first}
            onPacked={({ id }) => address.set({ pack: null, id, tab: null })}
            {...overlay}
          />
        )}
      </Overlay>
    </ListScreen>
  )
}
