import { BeingPlaced } from '@/components/quotations/BeingPlaced'
import { beingPlaced } from '@/components/quotations/query'
import { CustomerOrders } from '@/components/workorders/CustomerOrders'
import { ordersQuery } from '@/components/workorders/query'
import { workorders } from '@/lib/contract/workorders'
import { quotations } from '@/lib/contract/quotations'
import { listQuotations } from '@/lib/domain/quotations/list-quotations'
import { getWorkorder } from '@/lib/domain/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/workorders/list-workorders'
import { views } from '@/lib/contract/views'
import { listViews } from '@/lib/domain/views/list-views'
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
