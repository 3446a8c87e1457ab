'use client'

import { idIn } from '@/components/ui/id-in'
import { later } from '@/components/ui/later'
import { useAddress } from '@/components/ui/useAddress'
import { useKept } from '@/components/ui/useKept'
import { useOpenings } from '@/components/ui/useOpenings'
import { useApi } from '@/lib/client/api'
import { machines } from '@/lib/contract/machines'
import { processes } from '@/lib/contract/processes'
import { may, type Viewer } from '@/lib/rules/permissions'
import { ownMachinesQuery, ownProcessesQuery } from './query'

const NoMachines = later(() => import('./NoMachines'))
const RequestDialog = later(() => import('./RequestDialog'))

/** Asking for work for a machine: open while the address says `?request=true`, the machine of `&machineId=` chosen. */
export function RequestWork({ viewer }: { viewer: Pick<Viewer, 'role' | 'verified'> }) {
  const address = useAddress()
  const open = address.get('request') === 'true' && may('workorderrequest.create', viewer)
  const { data: own } = useApi(machines.list, open ? ownMachinesQuery : null)
  const { data: skills } = useApi(processes.list, open ? ownProcessesQuery : null)
  const ready = Boolean(open && own && skills)
  const opening = useOpenings(ready)
  const none = useKept(own?.items.length === 0, ready)
  if (!opening) return null

  const close = () => address.set({ request: null, machineId: null })
  if (none) return <NoMachines open={ready} onClose={close} />
  return (
    <RequestDialog
      key={opening}
      open={ready}
      machines={own?.items ?? []}
      processes={skills?.items ?? []}
      machineId={idIn(address.get('machineId'))}
      onClose={close}
    />
  )
}
