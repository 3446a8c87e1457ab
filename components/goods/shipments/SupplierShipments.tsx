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
import { ToPack } from './ToPack'

const PackDialog = lazy(() => import('./PackDialog'))
const MaterialRegister = lazy(() => import('../materials/MaterialRegister'), { ahead: false })

/** What a shop packs and sends to the hub. `?pack=new` packs, or the ids of the orders that travel together: `?pack=12-14`. */
export function SupplierShipments() {
  const { data: toPack } = useApi('GET /api/workorders', toPackQuery)
  const list = useList(withOrders(toPack?.total))
  const address = useUrlState()
  const may = useMay()
  const orders = toPack?.items ?? []
  const asked = address.get('pack')
  const isToPack = !inTabs.has(list.address.tab ?? '')
  const action = may('shipment.plan') && (
    <Button variant="contained" onClick={() => address.set({ pack: 'new' })}>
      Pack goods
    </Button>
  )
  return (
    <ListScreen list={list} action={action} instead={insteadOf(isToPack, list.address.tab)}>
      <ShipmentDrawer rows={list.rows} role="supplier" orders={orders} />
      <Overlay of={may('shipment.plan') && asked} onClose={() => address.set({ pack: null })}>
        {(overlay, ids) => (
          <PackDialog
            leg="to_hub"
            shipment={null}
            orders={orders}
            first={ids.split('-').map(Number)}
            onPacked={({ id }) => address.set({ pack: null, id, tab: 'planned' })}
            {...overlay}
          />
        )}
      </Overlay>
    </ListScreen>
  )
}

/** The tabs with shipments; without one of them the orders to pack stand here. */
const inTabs = new Set(['planned', 'moving', 'received', 'cancelled', 'material'])

function insteadOf(isToPack: boolean, tab: string | undefined) {
  if (isToPack) return <ToPack leg="to_hub" />
  return tab === 'material' ? <MaterialRegister role="supplier" /> : undefined
}

/** The shipments, and before them the orders with pieces to pack. */
const withOrders = (count: number | undefined): typeof dispatches => ({
  ...dispatches,
  tabs: {
    ...dispatches.tabs!,
    of: (counts) => [
      { value: 'pack', label: 'To pack', count },
      ...dispatches.tabs!.of(counts),
      { value: 'material', label: 'Material' },
    ],
  },
})
