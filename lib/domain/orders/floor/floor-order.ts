import type { FloorOrder } from '../../../contract/orders/floor'
import { sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { pick, type VisibleFields } from '../../core/visible-fields'
import { missingDocuments } from '../documents/required-documents'
import { toWorkorder, workorderSelect, type WorkorderRow } from '../workorders/workorder'

/** A work order's row with what a card of the shop floor shows besides. */
export type FloorRow = WorkorderRow & Pick<FloorOrder, 'since' | 'missing'>

export const floorSelect = (viewer: Viewer) => sql`
  ${workorderSelect(viewer)}, ${missingDocuments(sql`w.id`)} AS missing,
  coalesce((SELECT e.created_at FROM events e WHERE e.entity_type = 'workorder' AND e.entity_id = w.id AND e.to_status = w.status::text
    AND e.from_status IS DISTINCT FROM e.to_status AND e.kind IN ('workorder.created', 'workorder.statusChanged')
    ORDER BY e.id DESC LIMIT 1), w.created_at) AS since`

const shown = [
  'id',
  'projectName',
  'machineName',
  'processName',
  'quantity',
  'material',
  'partNumber',
  'status',
  'since',
  'dueDate',
  'inquiryId',
  'pictureFile',
  'missing',
] as const
const visible: VisibleFields<FloorOrder> = { customer: [], supplier: shown, floor: shown, admin: [] }

/** A card: the same few fields for every person of a supplier. */
export const toFloorOrder = (row: FloorRow, viewer: Viewer): FloorOrder =>
  pick({ ...row, ...toWorkorder(row, viewer) }, visible[viewer.role])
