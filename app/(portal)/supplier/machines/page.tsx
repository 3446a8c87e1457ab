import { MachinesScreen } from '@/components/trade/machines/MachinesScreen'
import { jobsQuery, machinesQuery } from '@/components/trade/machines/query'
import { idParam } from '@/lib/contract/core/endpoint'
import { machines, type Machine } from '@/lib/contract/trade/machines'
import { workorders } from '@/lib/contract/orders/workorders'
import { Problem } from '@/lib/contract/core/problem'
import { getMachine } from '@/lib/domain/trade/machines/get-machine'
import { listMachines } from '@/lib/domain/trade/machines/list-machines'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { views } from '@/lib/contract/desk/views'
import { listViews } from '@/lib/domain/desk/views/list-views'
import { page } from '@/lib/http/page'
import type { Viewer } from '@/lib/rules/core/permissions'

export const metadata = { title: 'Machines' }

export default page(async ({ viewer, address, load }) => {
  const [{ items }] = await Promise.all([
    load(machines.list, listMachines, machinesQuery(address)),
    load(views.list, listViews, { list: 'machines' }),
    load(workorders.list, listWorkorders, jobsQuery),
  ])
  const asked = await elsewhere(viewer, address.id, items)
  return <MachinesScreen asked={asked} />
})

/** The machine that the address names, where this page of the list doesn't hold it. */
async function elsewhere(viewer: Viewer, asked: string | undefined, here: Machine[]) {
  const id = idParam.safeParse({ id: asked }).data?.id
  if (!id || here.some((machine) => machine.id === id)) return undefined
  try {
    return await getMachine(viewer, { id })
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined
    throw error
  }
}
