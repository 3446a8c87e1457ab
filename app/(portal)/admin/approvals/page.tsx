import { ApprovalsScreen } from '@/components/approvals/ApprovalsScreen'
import { queues } from '@/components/approvals/query'
import { accounts } from '@/lib/contract/accounts'
import { idParam } from '@/lib/contract/endpoint'
import { machines } from '@/lib/contract/machines'
import { Problem } from '@/lib/contract/problem'
import { processes } from '@/lib/contract/processes'
import { listSuppliers } from '@/lib/domain/accounts/list-accounts'
import { getMachine } from '@/lib/domain/machines/get-machine'
import { listMachines } from '@/lib/domain/machines/list-machines'
import { listProcesses } from '@/lib/domain/processes/list-processes'
import { page } from '@/lib/http/page'
import type { Viewer } from '@/lib/rules/permissions'

export const metadata = { title: 'Approvals' }

export default page(async ({ viewer, address, load }) => {
  const [, waiting] = await Promise.all([
    load(accounts.suppliers, listSuppliers, queues.suppliers),
    load(machines.list, listMachines, queues.machines),
    load(processes.list, listProcesses, queues.processes),
  ])
  const id = address.tab === 'machines' ? idParam.safeParse(address).data?.id : undefined
  const asked = id && !waiting.items.some((machine) => machine.id === id) ? await decided(viewer, id) : undefined
  return <ApprovalsScreen now={Date.now()} asked={asked} />
})

/** A machine that an old link names: it is shown, though it waits no more. */
async function decided(viewer: Viewer, id: number) {
  try {
    return await getMachine(viewer, { id })
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined
    throw error
  }
}
