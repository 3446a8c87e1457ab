'use client'

import Button from '@mui/material/Button'
import { DataTable, type Column } from '@/components/ui/DataTable'
import { LinkButton } from '@/components/ui/LinkButton'
import { Section } from '@/components/ui/Section'
import { useAddress } from '@/components/ui/useAddress'
import { useApi } from '@/lib/client/api'
import { workorderRequests, type WorkorderRequest } from '@/lib/contract/workorder-requests'
import { workorderRequestFlow } from '@/lib/rules/workorder-request-flow'
import { columnAsked, columnId, columnMachine, columnProcess, columnSupplier } from './columns'
import { pendingRequestsQuery } from './query'
import { RejectRequest } from './RejectRequest'
import css from './requests.module.css'

const columns: Column<WorkorderRequest>[] = [
  columnId,
  columnSupplier,
  { ...columnMachine, cell: (r) => r.machineName },
  columnProcess,
  columnAsked,
  { key: 'moves', header: 'Actions', acts: true, bare: true, cell: (r) => <Moves request={r} /> },
]

/** The machines that ask for work: assign some or say no. Nothing when none asks. */
export function RequestsToAssign() {
  const address = useAddress()
  const { data } = useApi(workorderRequests.list, pendingRequestsQuery)
  const requests = data?.items ?? []
  return (
    <>
      {requests.length > 0 && (
        <Section plain title="Work Order Requests" lead="Suppliers whose machines are free.">
          <DataTable
            label="Pending work order requests"
            columns={columns}
            rows={requests}
            rowKey={(r) => r.id}
            empty={null}
          />
        </Section>
      )}
      <RejectRequest
        request={requests.find((request) => request.id === Number(address.get('reject')))}
        onClose={() => address.set({ reject: null })}
      />
    </>
  )
}

function Moves({ request }: { request: WorkorderRequest }) {
  const address = useAddress()
  const moves = workorderRequestFlow.moves(request.status, 'admin')
  return (
    <span className={css.moves}>
      {moves.includes('rejected') && (
        <Button size="small" onClick={() => address.set({ reject: request.id })}>
          Reject
        </Button>
      )}
      {moves.includes('assigned') && (
        <LinkButton size="small" variant="contained" href={address.href({ request: request.id, id: null })}>
          Assign Work
        </LinkButton>
      )}
    </span>
  )
}
