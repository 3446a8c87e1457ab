import { BeingPlaced } from '@/components/trade/quotations/BeingPlaced'
import { beingPlaced } from '@/components/trade/quotations/query'
import { CustomerOrders } from '@/components/orders/workorders/CustomerOrders'
import { ordersQuery } from '@/components/orders/workorders/query'
import { workorders } from '@/lib/contract/orders/workorders'
import { quotations } from '@/lib/contract/trade/quotations'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { views } from '@/lib/contract/desk/views'
import { listViews } from '@/lib/domain/desk/views/list-views'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Active Orders' }

export default page(async ({ address, load }) => {
  await Promise.all([
    load(views.list, listViews, { list: 'workorders' }),
    load(workorders.list, listWorkorders, ordersQuery(address)),
    load(quotations.list, listQuotations, beingPlaced),
  ])
  // A link to an unknown order still shows the list; the drawer has the error.
  if (address.id) await load(workorders.get, getWorkorder, { id: address.id }).catch(() => null)
  return (
    <CustomerOrders>
      <BeingPlaced />
    </CustomerOrders>
  )
})
