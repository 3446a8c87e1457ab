'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { DataTable, type Column } from '@/components/ui/table/DataTable'
import { RowActions } from '@/components/ui/table/RowActions'
import { useMay } from '@/lib/client/viewer'
import { useApi } from '@/lib/client/api'
import type { WorkorderRequest } from '@/lib/contract/trade/workorder-requests'
import { count } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { workorderRequestFlow } from '@/lib/rules/trade/flows/workorder-request-flow'
import { columnAsked, columnId, columnMachine, columnProcess, columnSupplier } from './columns'
import { pendingRequestsQuery } from './query'

const RejectRequest = lazy(() => import('./RejectRequest'))

const columns: Column<WorkorderRequest>[] = [
  columnId,
  columnSupplier,
  { ...columnMachine, cell: (r) => r.machineName },
  { ...columnProcess, hideWhenNarrow: true },
  { ...columnAsked, hideWhenNarrow: true },
  { key: 'moves', header: 'Actions', hideInPrint: true, noCardLabel: true, cell: (r) => <Moves request={r} /> },
]

/** Requests shown before 'Show more'. */
const SHORT = 25

const usePendingRequests = () => useApi('GET /api/workorderrequests', pendingRequestsQuery).data

/** How many requests wait for an admin. */
export const usePendingRequestCount = () => usePendingRequests()?.total

/** The machines that ask for work: assign some or say no, the newest first, then all. */
export function RequestsToAssign() {
  const [all, setAll] = useState(false)
  const requests = usePendingRequests()?.items ?? []
  // No button for a single further row.
  const shown = all || requests.length <= SHORT + 1 ? requests : requests.slice(0, SHORT)
  return (
    <>
      <DataTable
        label="Pending work order requests"
        columns={columns}
        rows={shown}
        rowKey={(r) => r.id}
        empty={
          <EmptyState
            art="machine"
            title="No requests"
            text="Suppliers with idle machines ask for work here. Assign work to a request, or reject it."
          />
        }
      />
      {shown.length < requests.length && (
        <Button size="small" variant="text" onClick={() => setAll(true)}>
          Show {count(requests.length - shown.length)} more
        </Button>
      )}
    </>
  )
}

/** The dialog that rejects the request of `?reject=`. */
export function RejectionOfRequest() {
  const address = useUrlState()
  const requests = usePendingRequests()?.items ?? []
  return (
    <Overlay
      of={requests.find((request) => request.id === Number(address.get('reject')))}
      onClose={() => address.set({ reject: null })}
    >
      {(overlay, request) => <RejectRequest request={request} {...overlay} />}
    </Overlay>
  )
}

function Moves({ request }: { request: WorkorderRequest }) {
  const address = useUrlState()
  const may = useMay()
  const moves = workorderRequestFlow.moves(request.status, 'admin')
  const id = displayId('workorderrequest', request.id)
  return (
    <RowActions>
      {moves.includes('rejected') && may('workorderrequest.reject') && (
        <Button size="small" aria-label={`Reject ${id}`} onClick={() => address.set({ reject: request.id })}>
          Reject
        </Button>
      )}
      {moves.includes('assigned') && may('workorder.create') && (
        <LinkButton
          size="small"
          variant="contained"
          aria-label={`Assign Work for ${id}`}
          {...address.link({ request: request.id, id: null })}
        >
          Assign Work
        </LinkButton>
      )}
    </RowActions>
  )
}
