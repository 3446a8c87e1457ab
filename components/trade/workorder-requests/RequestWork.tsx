'use client'

import { idIn } from '@/components/ui/filters/search-params'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import { ownMachinesQuery, ownProcessesQuery } from './query'

const NoMachines = lazy(() => import('./NoMachines'))
const RequestDialog = lazy(() => import('./RequestDialog'))

/** Asking for work for an approved machine: open while the address says `?request=true`, the machine of `&machineId=` chosen. */
export function RequestWork() {
  const address = useUrlState()
  const may = useMay()
  const open = address.get('request') === 'true' && may('workorderrequest.create')
  const { data: own } = useApi('GET /api/machines', open ? ownMachinesQuery : null)
  const { data: skills } = useApi('GET /api/processes', open ? ownProcessesQuery : null)
  const ready = open && own && skills && { machines: own.items, processes: skills.items }
  return (
    <Overlay of={ready} onClose={() => address.set({ request: null, machineId: null })}>
      {(overlay, { machines, processes }) => {
        const approved = machines.filter((machine) => machine.approved)
        if (!approved.length) return <NoMachines registered={machines.length > 0} {...overlay} />
        return (
          <RequestDialog
            machines={approved}
            processes={processes}
            machineId={idIn(address.get('machineId'))}
            {...overlay}
          />
        )
      }}
    </Overlay>
  )
}
