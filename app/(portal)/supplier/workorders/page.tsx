import { OwnRequests } from '@/components/trade/workorder-requests/OwnRequests'
import { ownMachinesQuery, ownProcessesQuery, pendingRequestsQuery } from '@/components/trade/workorder-requests/query'
import { RequestWork } from '@/components/trade/workorder-requests/RequestWork'
import { shopQuery } from '@/components/orders/workorders/query'
import { SupplierWorkorders } from '@/components/orders/workorders/SupplierWorkorders'
import { machines } from '@/lib/contract/trade/machines'
import { processes } from '@/lib/contract/trade/processes'
import { workorderRequests } from '@/lib/contract/trade/workorder-requests'
import { workorders } from '@/lib/contract/orders/workorders'
import { listMachines } from '@/lib/domain/trade/machines/list-machines'
import { listProcesses } from '@/lib/domain/trade/processes/list-processes'
import { listRequests } from '@/lib/domain/trade/workorder-requests/list-requests'
import { getWorkorder } from '@/lib/domain/goods/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { fileLimits } from '@/lib/http/handler/file-limits'
import { views } from '@/lib/contract/desk/views'
import { listViews } from '@/lib/domain/desk/views/list-views'
import { page } from '@/lib/http/page'
import { may } from '@/lib/rules/core/permissions'

export const metadata = { title: 'Work Orders' }

export default page(async ({ viewer, address, load }) => {
  await Promise.all([
    load(views.list, listViews, { list: 'workorders' }),
    load(workorders.list, listWorkorders, shopQuery(address)),
    may('workorderrequest.list', viewer) && load(workorderRequests.list, listRequests, pendingRequestsQuery),
    ...(address.request
      ? [load(machines.list, listMachines, ownMachinesQuery), load(processes.list, listProcesses, ownProcessesQuery)]
      : []),
  ])
  // A link to an unknown order still shows the list; the drawer has the error.
  if (address.id) await load(workorders.get, getWorkorder, { id: address.id }).catch(() => null)
  return (
    <>
      <SupplierWorkorders maxMb={fileLimits().workorder} requests={<OwnRequests />} />
      <RequestWork />
    </>
  )
})
