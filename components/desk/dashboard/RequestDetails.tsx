'use client'

import Link from 'next/link'
import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { RecordDrawer } from '@/components/ui/record/RecordDrawer'
import type { OpenRecord } from '@/components/ui/record/useRecord'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { idIn } from '@/components/ui/filters/search-params'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { WorkorderRequest } from '@/lib/contract/trade/workorder-requests'
import { displayId } from '@/lib/terms/nouns'
import { workorderRequestFlow } from '@/lib/rules/trade/flows/workorder-request-flow'

/** The work request of `?request=`, one of those at hand or looked up by its id. */
export function RequestDetails({ atHand }: { atHand: WorkorderRequest[] }) {
  const record = useRequest(atHand)
  return (
    <RecordDrawer
      record={record}
      noun="work request"
      idOf={(id) => displayId('workorderrequest', id)}
      tab={({ id, machineName }) => `${displayId('workorderrequest', id)} ${machineName}`}
      title={({ machineName }) => `Work for ${machineName}`}
      untitled="Work request"
      status={({ status }) => <StatusChip {...workorderRequestFlow.states[status]} />}
      foot={({ id, status }) =>
        status === 'pending' && (
          <>
            <Button onClick={record.close}>Close</Button>
            <LinkButton href={`/admin/workorders?request=${id}`} variant="contained">
              Assign Work
            </LinkButton>
          </>
        )
      }
      gone="There is no work request with this number."
    >
      {(request) => <Facts request={request} />}
    </RecordDrawer>
  )
}

/** No call answers one work request: the list finds it by its id. */
function useRequest(atHand: WorkorderRequest[]): OpenRecord<WorkorderRequest> {
  const address = useUrlState()
  const id = idIn(address.get('request'))
  const here = atHand.find((request) => request.id === id)
  const { data, error, isLoading, mutate } = useApi(
    'GET /api/workorderrequests',
    id && !here ? { q: displayId('workorderrequest', id), limit: 1 } : null,
  )
  const value = here ?? data?.items.find((request) => request.id === id)
  return {
    isOpen: id !== null,
    id,
    value,
    whole: value,
    isGone: !value && !isLoading && !error,
    error,
    retry: () => void mutate(),
    close: () => address.set({ request: null }),
  }
}

function Facts({ request }: { request: WorkorderRequest }) {
  const { supplierId, supplierName, machineName, processName, createdAt, notes, rejectionReason } = request
  return (
    <KeyValues
      items={[
        {
          label: 'Supplier',
          value: <Link href={`/admin/suppliers/${supplierId}`}>{supplierName}</Link>,
        },
        { label: 'Requested', value: <RelativeTime value={createdAt} /> },
        { label: 'Machine', value: machineName },
        { label: 'Process', value: processName },
        { label: 'Notes', value: notes, wide: true },
        ...(rejectionReason ? [{ label: 'Rejected because', value: rejectionReason, wide: true }] : []),
      ]}
      empty="None"
    />
  )
}
