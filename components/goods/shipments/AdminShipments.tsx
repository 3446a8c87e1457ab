'use client'

import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import { toSendQuery } from './query'
import { ShipmentDrawer } from './ShipmentDrawer'
import { hubShipments } from './shipments-list'
import { ToPack } from './ToPack'

const PackDialog = lazy(() => import('./PackDialog'))
const DirectDialog = lazy(() => import('./DirectDialog'))
const MaterialDialog = lazy(() => import('../materials/MaterialDialog'))
const MaterialRegister = lazy(() => import('../materials/MaterialRegister'), { ahead: false })

/**
 * What comes to the hub, what is there and what leaves it. An admin counts what comes, and packs for a customer: `?pack=12-14`
 * names the orders that travel together. `?direct=12-14` plans what a driver brings from a supplier to the customer. `?move=12`
 * sends material for an order, or takes it in.
 */
export function AdminShipments() {
  const { data: atHub } = useApi('GET /api/workorders', toSendQuery)
  const list = useList(withOrders(atHub?.total))
  const address = useUrlState()
  const may = useMay()
  const orders = atHub?.items ?? []
  const asked = address.get('pack')
  const packs = may('shipment.plan')
  const moved = packs && address.get('move')
  const direct = packs && address.get('direct')
  const action = packs && (
    <>
      <Button onClick={() => address.set({ move: 'new' })}>Move material</Button>
      <Button onClick={() => address.set({ direct: 'new' })}>Send directly</Button>
      <Button variant="contained" onClick={() => address.set({ pack: 'new' })}>
        Pack for a customer
      </Button>
    </>
  )
  return (
    <ListScreen list={list} action={action} instead={insteadOf(list.address.tab)}>
      <ShipmentDrawer rows={list.rows} role="admin" orders={orders} />
      <Overlay of={packs && asked} onClose={() => address.set({ pack: null })}>
        {(overlay, ids) => (
          <PackDialog
            leg="from_hub"
            shipment={null}
            orders={orders}
            first={ids.split('-').map(Number)}
            onPacked={({ id }) => address.set({ pack: null, id, tab: 'toSend' })}
            {...overlay}
          />
        )}
      </Overlay>
      <Overlay of={direct} onClose={() => address.set({ direct: null })}>
        {(overlay, ids) => (
          <DirectDialog
            first={ids.split('-').map(Number)}
            onPacked={({ id }) => address.set({ direct: null, id, tab: 'toSend' })}
            {...overlay}
          />
        )}
      </Overlay>
      <Overlay of={moved} onClose={() => address.set({ move: null })}>
        {(overlay, order) => (
          <MaterialDialog
            shipment={null}
            order={Number(order) || null}
            onPacked={({ id }) => address.set({ move: null, id, tab: 'planned' })}
            {...overlay}
          />
        )}
      </Overlay>
    </ListScreen>
  )
}

/** The tabs that show something else than shipments. */
function insteadOf(tab: string | undefined) {
  if (tab === 'atHub') return <ToPack leg="from_hub" />
  return tab === 'material' ? <MaterialRegister role="admin" /> : undefined
}

/** The shipments, and after those that come the orders with pieces at the hub. */
const withOrders = (count: number | undefined): typeof hubShipments => ({
  ...hubShipments,
  tabs: {
    ...hubShipments.tabs!,
    of: (counts) => {
      const [first, ...others] = hubShipments.tabs!.of(counts)
      return [
        first!,
        { value: 'atHub', label: 'At the hub', count },
        ...others,
        { value: 'material', label: 'Material' },
      ]
    },
  },
})
