import type { Machine } from '../../../contract/trade/machines'
import { Problem } from '../../../contract/core/problem'
import { sql, type Sql } from '../../../infra/db/db'
import { textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import type { Viewer } from '../../../rules/core/permissions'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import type { ReadScope } from '../../core/verb'
import { noteCount } from '../../core/notes/note-count'

type Specifications = Machine['specifications']
export type MachineRow = Omit<Required<Machine>, 'specifications' | 'approved'> & {
  specifications: Partial<Specifications> | null
  masked: MaskedTexts
}

export const machineSelect = (viewer: Viewer) => sql`
  m.id, m.name, m.model, m.type, m.serial_number AS "serialNumber", m.specifications, m.supplier_id AS "supplierId",
  s.company_name AS "supplierName", m.process_id AS "processId", p.name AS "processName", m.status,
  m.approval_status AS "approvalStatus", m.rejection_reason AS "rejectionReason", m.created_at AS "createdAt", m.masked,
  (SELECT max(w.id) FROM work_orders w WHERE w.machine_id = m.id AND w.status IN ('started', 'in_progress', 'quality_check') AND NOT w.cancelled)
    AS "currentWorkOrderId",
  ${noteCount(viewer, 'machine', sql`m.id`)} AS "noteCount"`

export const machineFrom = sql`machines m LEFT JOIN users s ON s.id = m.supplier_id LEFT JOIN processes p ON p.id = m.process_id`

/** Suppliers see their own, admins all. */
export const visibleMachines = (viewer: Viewer): Sql =>
  viewer.role === 'admin' ? sql`true` : sql`m.supplier_id = ${viewer.id}`

/** The machine as the viewer may see it; 404 when there is none for them. */
export async function findMachine({ viewer, rows }: ReadScope, id: number): Promise<MachineRow> {
  const [row] = await rows<MachineRow>(
    sql`SELECT ${machineSelect(viewer)} FROM ${machineFrom} WHERE m.id = ${id} AND ${visibleMachines(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Machine not found')
  return row
}

const nothing: Specifications = {
  capacity: null,
  travel: null,
  spindleSpeed: null,
  workpieceSize: null,
  powerRating: null,
  description: null,
  availableHours: null,
}

const forAll = [
  'id',
  'name',
  'model',
  'type',
  'serialNumber',
  'specifications',
  'supplierId',
  'processId',
  'processName',
  'status',
  'approvalStatus',
  'rejectionReason',
  'currentWorkOrderId',
  'createdAt',
] as const satisfies (keyof MachineRow)[]
const visible: VisibleFields<Omit<MachineRow, 'masked'>> = {
  customer: [],
  supplier: [...forAll, 'othersRead'],
  floor: [...forAll, 'othersRead'],
  admin: [...forAll, 'supplierName', 'othersRead', 'noteCount'],
}

/** The fields for this reader's role; what an admin wrote crosses masked, too. */
export const toMachine = ({ masked, ...row }: MachineRow, viewer: Viewer): Machine => ({
  ...pick(
    { ...row, othersRead: masked?.customer ?? null, ...textsFor(masked, viewer.role) },
    visible[readerOf(viewer)],
  ),
  approved: row.approvalStatus === 'approved',
  specifications: { ...nothing, ...row.specifications },
})

/** The fields of a machine that its events keep. */
export const aboutMachine = (m: MachineRow) => ({
  machineId: m.id,
  machineName: m.name,
  supplierId: m.supplierId,
  supplierName: m.supplierName,
})
