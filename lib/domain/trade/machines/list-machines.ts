import type { Input } from '../../../contract/core/endpoint'
import type { machines } from '../../../contract/trade/machines'
import { join, sql } from '../../../infra/db/db'
import { machineFilters } from '../../../terms/filters/machines'
import { conditionsOf, type Conditions } from '../../core/filters'
import { processesCalled } from '../../facts/processes'
import type { Viewer } from '../../../rules/core/permissions'
import { listOf, type ListPlan } from '../../core/list'
import { folded, holds } from '../../../infra/db/text-search'
import { query } from '../../core/verb'
import { machineFrom, machineSelect, toMachine, visibleMachines, type MachineRow } from './machine'

/** A page of the machines that the viewer may see. */
export const listMachines = query('machine.list', async (scope, q: Input<typeof machines.list>) => {
  const { viewer } = scope
  const page = await listOf<MachineRow>(q, machinePlan(viewer, q))
  return { ...page, items: page.items.map((row) => toMachine(row, viewer)) }
})

/** How machines are listed for a viewer. */
export const machinePlan = (viewer: Viewer, q: Input<typeof machines.list>): ListPlan => ({
  select: machineSelect(viewer),
  from: machineFrom,
  id: sql`m.id`,
  where: [
    visibleMachines(viewer),
    ...(q.supplierId ? [sql`m.supplier_id = ${q.supplierId}`] : []),
    ...(q.approvalStatus ? [sql`m.approval_status = ${q.approvalStatus}::"ApprovalStatus"`] : []),
    ...conditionsOf(machineFilters, conditions, viewer, q),
    ...(q.q ? [join([holds(folded(sql`m.name`), q.q), holds(folded(sql`m.model`), q.q)], ' OR ', '(', ')')] : []),
  ],
  tabs: {
    idle: sql`m.status = 'idle'`,
    running: sql`m.status = 'running'`,
    maintenance: sql`m.status = 'maintenance'`,
  },
  tab: q.status,
  sorts: {
    status: { by: runningFirst, type: 'int' },
    name: { by: sql`m.name COLLATE "en-x-icu"`, type: 'text' },
  },
})

const conditions: Conditions<typeof machineFilters> = {
  process: (name, viewer) => sql`m.process_id = ANY (ARRAY(${processesCalled(viewer, name)}))`,
  approval: (status) => sql`m.approval_status = ${status}::"ApprovalStatus"`,
}

/** Running, idle, maintenance. */
const runningFirst = sql`array_position(ARRAY['running', 'idle', 'maintenance']::"MachineStatus"[], m.status)`
