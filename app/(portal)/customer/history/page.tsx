import { OrderHistory } from '@/components/orders/workorders/OrderHistory'
import { historyQuery } from '@/components/orders/workorders/query'
import { workorders } from '@/lib/contract/orders/workorders'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Order History' }

export default page(async ({ address, load }) => {
  await load(workorders.list, listWorkorders, historyQuery(address))
  // A link to an unknown order still shows the list; the drawer has the error.
  if (address.id) await load(workorders.get, getWorkorder, { id: address.id }).catch(() => null)
  return <OrderHistory />
})
