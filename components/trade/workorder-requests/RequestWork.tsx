'use client'

import { idIn } from '@/components/ui/filters/search-params'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useLastOpenValue } from '@/components/ui/hooks/useLastOpenValue'
import { useOpenCount } from '@/components/ui/hooks/useOpenCount'
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
  const ready = Boolean(open && own && skills)
  const opening = useOpenCount(ready)
  const approved = own?.items.filter((machine) => machine.approved) ?? []
  const none = useLastOpenValue(approved.length === 0, ready)
  if (!opening) return null

  const close = () => address.set({ request: null, machineId: null })
  if (none) return <NoMachines open={ready} registered={Boolean(own?.items.length)} onClose={close} />
  return (
    <RequestDialog
      key={opening}
      open={ready}
      machines={approved}
      processes={skills?.items ?? []}
      machineId={idIn(address.get('machineId'))}
      onClose={close}
    />
  )
}
