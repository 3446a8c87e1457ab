import { Problem } from '../../../contract/core/problem'
import type { WorkorderRequest } from '../../../contract/trade/workorder-requests'
import { sql, type Sql } from '../../../infra/db/db'
import { textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import type { Viewer } from '../../../rules/core/permissions'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import type { ReadScope } from '../../core/verb'

export type RequestRow = Required<WorkorderRequest> & { masked: MaskedTexts }

export const requestSelect = sql`
  r.id, r.supplier_id AS "supplierId", s.company_name AS "supplierName", r.machine_id AS "machineId",
  m.name AS "machineName", r.process_id AS "processId", p.name AS "processName", r.notes, r.status,
  r.rejection_reason AS "rejectionReason", r.work_order_id AS "workOrderId", r.created_at AS "createdAt",
  r.masked`

export const requestFrom = sql`
  work_order_requests r LEFT JOIN users s ON s.id = r.supplier_id LEFT JOIN machines m ON m.id = r.machine_id
  JOIN processes p ON p.id = r.process_id`

/** Suppliers see their own, admins all. */
export const visibleRequests = (viewer: Viewer): Sql =>
  viewer.role === 'admin' ? sql`true` : sql`r.supplier_id = ${viewer.id}`

/** The request as the viewer may see it; 404 when there is none for them. */
export async function findRequest({ viewer, rows }: ReadScope, id: number): Promise<RequestRow> {
  const [row] = await rows<RequestRow>(
    sql`SELECT ${requestSelect} FROM ${requestFrom} WHERE r.id = ${id} AND ${visibleRequests(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Work order request not found')
  return row
}

const forAll = [
  'id',
  'supplierId',
  'machineId',
  'machineName',
  'processId',
  'processName',
  'notes',
  'status',
  'rejectionReason',
  'workOrderId',
  'createdAt',
] as const satisfies (keyof WorkorderRequest)[]
const visible: VisibleFields<Required<WorkorderRequest>> = {
  customer: [],
  supplier: [...forAll],
  floor: [],
  admin: [...forAll, 'supplierName'],
}

/** The fields for this reader's role; what an admin wrote crosses masked. */
export const toRequest = ({ masked, ...row }: RequestRow, viewer: Viewer): WorkorderRequest =>
  pick({ ...row, ...textsFor(masked, viewer.role) }, visible[readerOf(viewer)])

/** The fields of a request that its events keep. */
export const aboutRequest = (r: RequestRow) => ({
  requestId: r.id,
  supplierId: r.supplierId,
  supplierName: r.supplierName,
  machineName: r.machineName,
  processName: r.processName,
})
