'use client'

import Link from 'next/link'
import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { DetailDrawer } from '@/components/ui/record/DetailDrawer'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { EntityId } from '@/components/ui/data/EntityId'
import { Notice } from '@/components/ui/feedback/Notice'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { WorkorderRequest } from '@/lib/contract/trade/workorder-requests'
import { displayId } from '@/lib/terms/nouns'
import { workorderRequestFlow } from '@/lib/rules/trade/flows/workorder-request-flow'

/** The work request that the address names, one of those at hand or looked up by its id. */
export function RequestDetails({ atHand }: { atHand: WorkorderRequest[] }) {
  const { get, set } = useUrlState()
  const id = Number(get('request')) || null
  const here = atHand.find((request) => request.id === id)
  const { data, isLoading } = useApi(
    'GET /api/workorderrequests',
    id && !here ? { q: displayId('workorderrequest', id), limit: 1 } : null,
  )
  const request = here ?? data?.items.find((one) => one.id === id)
  useTabTitle(request ? `${displayId('workorderrequest', request.id)} ${request.machineName}` : null)
  const close = () => set({ request: null })
  return (
    <DetailDrawer
      open={id !== null && (request !== undefined || !isLoading)}
      onClose={close}
      label={id && <EntityId>{displayId('workorderrequest', id)}</EntityId>}
      status={request && <StatusChip {...workorderRequestFlow.states[request.status]} />}
      title={request ? `Work for ${request.machineName}` : 'Work request'}
      foot={
        request?.status === 'pending' && (
          <>
            <Button onClick={close}>Close</Button>
            <LinkButton href={`/admin/workorders?request=${request.id}`} variant="contained">
              Assign Work
            </LinkButton>
          </>
        )
      }
    >
      {request ? <Facts request={request} /> : <Notice tone="warning" title="Work request not found" />}
    </DetailDrawer>
  )
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
