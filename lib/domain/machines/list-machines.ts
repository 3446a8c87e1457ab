import type { Input } from '../../contract/core/endpoint'
import type { machines } from '../../contract/machines'
import { join, sql } from '../../infra/db/db'
import { listOf } from '../core/list'
import { holds } from '../core/text-search'
import { query } from '../core/verb'
import { machineFrom, machineSelect, toMachine, visibleMachines, type MachineRow } from './machine'

/** A page of the machines that the viewer may see. */
export const listMachines = query('machine.list', async (scope, q: Input<typeof machines.list>) => {
  const { viewer } = scope
  const page = await listOf<MachineRow>(q, {
    select: machineSelect,
    from: machineFrom,
    id: sql`m.id`,
    where: [
      visibleMachines(viewer),
      ...(q.supplierId ? [sql`m.supplier_id = ${q.supplierId}`] : []),
      ...(q.approvalStatus ? [sql`m.approval_status = ${q.approvalStatus}::"ApprovalStatus"`] : []),
      ...(q.q ? [join([holds(sql`lower(m.name)`, q.q), holds(sql`lower(m.model)`, q.q)], ' OR ', '(', ')')] : []),
    ],
    tabs: {
      idle: sql`m.status = 'idle'`,
      running: sql`m.status = 'running'`,
      maintenance: sql`m.status = 'maintenance'`,
    },
    tab: q.status,
    sorts: { name: { by: sql`m.name COLLATE "en-x-icu"`, type: 'text' } },
  })
  return { ...page, items: page.items.map((row) => toMachine(row, viewer)) }
})
