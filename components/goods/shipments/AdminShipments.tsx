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

/**
 * What comes to the hub, what is there and what leaves it. An admin counts what comes, and packs for a customer: `?pack=12-14`
 * names the orders that travel together.
 */
export function AdminShipments() {
  const { data: atHub } = useApi('GET /api/workorders', toSendQuery)
  const list = useList(withOrders(atHub?.total))
  const address = useUrlState()
  const may = useMay()
  const orders = atHub?.items ?? []
  const asked = address.get('pack')
  const action = may('shipment.plan') && (
    <Button variant="contained" onClick={() => address.set({ pack: 'new' })}>
      Pack for a customer
    </Button>
  )
  return (
    <ListScreen
      list={list}
      action={action}
      instead={list.address.tab === 'atHub' ? <ToPack leg="from_hub" /> : undefined}
    >
      <ShipmentDrawer rows={list.rows} role="admin" orders={orders} />
      <Overlay of={may('shipment.plan') && asked} onClose={() => address.set({ pack: null })}>
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
    </ListScreen>
  )
}

/** The shipments, and after those that come the orders with pieces at the hub. */
const withOrders = (count: number | undefined): typeof hubShipments => ({
  ...hubShipments,
  tabs: {
    ...hubShipments.tabs!,
    of: (counts) => {
      const [first, ...others] = hubShipments.tabs!.of(counts)
      return [first!, { value: 'atHub', label: 'At the hub', count }, ...others]
    },
  },
})
