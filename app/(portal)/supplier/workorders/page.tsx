import { OwnRequests } from '@/components/workorder-requests/OwnRequests'
import { ownMachinesQuery, ownProcessesQuery, pendingRequestsQuery } from '@/components/workorder-requests/query'
import { RequestWork } from '@/components/workorder-requests/RequestWork'
import { shopQuery } from '@/components/workorders/query'
import { SupplierWorkorders } from '@/components/workorders/SupplierWorkorders'
import { machines } from '@/lib/contract/machines'
import { processes } from '@/lib/contract/processes'
import { workorderRequests } from '@/lib/contract/workorder-requests'
import { workorders } from '@/lib/contract/workorders'
import { listMachines } from '@/lib/domain/machines/list-machines'
import { listProcesses } from '@/lib/domain/processes/list-processes'
import { listRequests } from '@/lib/domain/workorder-requests/list-requests'
import { getWorkorder } from '@/lib/domain/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/workorders/list-workorders'
import { fileLimits } from '@/lib/http/handler/file-limits'
import { views } from '@/lib/contract/views'
import { listViews } from '@/lib/domain/views/list-views'
import { page } from '@/lib/http/page'
import { may } from '@/lib/rules/permissions'

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
