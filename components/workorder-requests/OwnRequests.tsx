'use client'

import { DataTable } from '@/components/ui/DataTable'
import { Section } from '@/components/ui/Section'
import { useApi } from '@/lib/client/api'
import { workorderRequests } from '@/lib/contract/workorder-requests'
import { requestColumns } from './columns'
import { pendingRequestsQuery } from './query'

/** The supplier's requests that wait for an admin; nothing when none does. */
export function OwnRequests() {
  const { data } = useApi(workorderRequests.list, pendingRequestsQuery)
  if (!data?.items.length) return null
  return (
    <Section flush title="Work Order Requests" lead="Waiting for an admin to assign work.">
      <DataTable
        label="Pending work order requests"
        columns={requestColumns}
        rows={data.items}
        rowKey={(request) => request.id}
        empty={null}
      />
    </Section>
  )
}
