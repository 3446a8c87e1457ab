import { Problem } from '../../../contract/core/problem'
import type { Process } from '../../../contract/trade/processes'
import { sql, type Sql } from '../../../infra/db/db'
import { textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import type { Viewer } from '../../../rules/core/permissions'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import type { ReadScope } from '../../core/verb'
import { processKey } from '../../facts/processes'
import { noteCount } from '../../core/notes/note-count'

export type ProcessRow = Required<Process> & { masked: MaskedTexts }

export const processSelect = (viewer: Viewer) => sql`
  p.id, p.name, p.description, p.supplier_id AS "supplierId", s.company_name AS "supplierName", p.status,
  p.rejection_reason AS "rejectionReason", p.created_at AS "createdAt", p.masked,
  ${noteCount(viewer, 'process', sql`p.id`)} AS "noteCount"`

export const processFrom = sql`processes p LEFT JOIN users s ON s.id = p.supplier_id`

/** Suppliers see their own, admins all; customers the approved ones, one for each name. */
export function visibleProcesses(viewer: Viewer): Sql {
  if (viewer.role === 'admin') return sql`true`
  if (viewer.role === 'supplier') return sql`p.supplier_id = ${viewer.id}`
  return sql`p.status = 'approved' AND NOT EXISTS (SELECT 1 FROM processes e WHERE e.status = 'approved'
    AND ${processKey(sql`e.name`)} = ${processKey(sql`p.name`)} AND e.id < p.id)`
}

/** The process as the viewer may see it; 404 when there is none for them. */
export async function findProcess({ viewer, rows }: ReadScope, id: number): Promise<ProcessRow> {
  const [row] = await rows<ProcessRow>(
    sql`SELECT ${processSelect(viewer)} FROM ${processFrom} WHERE p.id = ${id} AND ${visibleProcesses(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Process not found')
  return row
}

/** Customers never learn the supplier. */
const forAll = ['id', 'name', 'description', 'status', 'createdAt'] as const satisfies (keyof Process)[]
const visible: VisibleFields<Required<Process>> = {
  customer: [...forAll],
  supplier: [...forAll, 'supplierId', 'rejectionReason', 'othersRead'],
  floor: [...forAll, 'supplierId', 'rejectionReason', 'othersRead'],
  admin: [...forAll, 'supplierId', 'supplierName', 'rejectionReason', 'othersRead', 'noteCount'],
}

/** The fields for this reader's role; what crosses to the other side is masked. */
export const toProcess = ({ masked, ...row }: ProcessRow, viewer: Viewer): Process =>
  pick({ ...row, othersRead: masked?.customer ?? null, ...textsFor(masked, viewer.role) }, visible[readerOf(viewer)])

/** The fields of a process that its events keep. */
export const aboutProcess = (p: ProcessRow) => ({
  processId: p.id,
  processName: p.name,
  supplierId: p.supplierId,
  supplierName: p.supplierName,
})
