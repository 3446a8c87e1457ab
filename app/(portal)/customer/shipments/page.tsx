import { CustomerShipments } from '@/components/goods/shipments/CustomerShipments'
import { deliveriesQuery } from '@/components/goods/shipments/query'
import { shipments } from '@/lib/contract/goods/shipments'
import { getShipment } from '@/lib/domain/goods/shipments/get-shipment'
import { listShipments } from '@/lib/domain/goods/shipments/list-shipments'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Deliveries' }

export default page(async ({ address, load }) => {
  await load(shipments.list, listShipments, deliveriesQuery(address))
  // A link to an unknown delivery still shows the list; the drawer has the error.
  if (address.id) await load(shipments.get, getShipment, { id: address.id }).catch(() => null)
  return <CustomerShipments />
})
