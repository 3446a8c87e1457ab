import { OrderHistory } from '@/components/workorders/OrderHistory'
import { historyQuery } from '@/components/workorders/query'
import { workorders } from '@/lib/contract/workorders'
import { getWorkorder } from '@/lib/domain/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/workorders/list-workorders'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Order History' }

export default page(async ({ address, load }) => {
  await load(workorders.list, listWorkorders, historyQuery(address))
  // A link to an unknown order still shows the list; the drawer has the error.
  if (address.id) await load(workorders.get, getWorkorder, { id: address.id }).catch(() => null)
  return <OrderHistory />
})
