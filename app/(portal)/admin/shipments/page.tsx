import { AdminShipments } from '@/components/goods/shipments/AdminShipments'
import { hubQuery, toSendQuery } from '@/components/goods/shipments/query'
import { shipments } from '@/lib/contract/goods/shipments'
import { workorders } from '@/lib/contract/orders/workorders'
import { getShipment } from '@/lib/domain/goods/shipments/get-shipment'
import { listShipments } from '@/lib/domain/goods/shipments/list-shipments'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Shipments' }

export default page(async ({ address, load }) => {
  await Promise.all([
    load(shipments.list, listShipments, hubQuery(address)),
    load(workorders.list, listWorkorders, toSendQuery),
  ])
  // A link to an unknown shipment still shows the list; the drawer has the error.
  if (address.id) await load(shipments.get, getShipment, { id: address.id }).catch(() => null)
  return <AdminShipments />
})
