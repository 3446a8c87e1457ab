'use client'

import { DataTable } from '@/components/ui/table/DataTable'
import { Section } from '@/components/ui/layout/Section'
import { useMay } from '@/lib/client/viewer'
import { useApi } from '@/lib/client/api'
import { columnAsked, columnId, columnMachine, columnProcess, columnStatus } from './columns'
import { pendingRequestsQuery } from './query'

const columns = [columnId, columnMachine, columnProcess, columnStatus, columnAsked]

/** The supplier's requests that wait for an admin; nothing when none does. */
export function OwnRequests() {
  const may = useMay()
  const { data } = useApi('GET /api/workorderrequests', may('workorderrequest.list') ? pendingRequestsQuery : null)
  if (!data?.items.length) return null
  return (
    <Section plain title="Work Order Requests" lead="Our team is looking for work for these machines.">
      <DataTable
        label="Pending work order requests"
        columns={columns}
        rows={data.items}
        rowKey={(request) => request.id}
        empty={null}
      />
    </Section>
  )
}
