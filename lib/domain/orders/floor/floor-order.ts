import type { FloorOrder } from '../../../contract/orders/floor'
import { sql, type Sql } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import { pick, type VisibleFields } from '../../core/visible-fields'
import { ndaIsMissing } from '../../facts/nda'
import { firstArticleOf } from '../documents/first-article'
import { missingDocuments, photosOfShipments } from '../documents/required-documents'
import { isHeld, isKnownTo, isOwnFile, nameFor } from '../../files/files/sides'
import { toWorkorder, workorderSelect, type WorkorderRow } from '../workorders/workorder'

/** A work order's row with what a card of the shop floor shows besides. */
export type FloorRow = WorkorderRow &
  Pick<
    FloorOrder,
    | 'since'
    | 'missing'
    | 'report'
    | 'firstArticle'
    | 'firstArticleReport'
    | 'drawings'
    | 'ndaMissing'
    | 'shipmentPhotos'
  >

export const floorSelect = (viewer: Viewer) => sql`
  ${workorderSelect(viewer)}, ${missingDocuments(sql`w.id`)} AS missing, ${photosOfShipments(sql`w.id`)} AS "shipmentPhotos",
  coalesce((SELECT e.created_at FROM events e WHERE e.entity_type = 'workorder' AND e.entity_id = w.id AND e.to_status = w.status::text
    AND e.from_status IS DISTINCT FROM e.to_status AND e.kind IN ('workorder.created', 'workorder.statusChanged')
    ORDER BY e.id DESC LIMIT 1), w.created_at) AS since,
  (SELECT r.id FROM reports r WHERE r.work_order_id = w.id AND r.kind = 'inspection' AND r.status = 'draft' LIMIT 1) AS report,
  (SELECT r.id FROM reports r WHERE r.work_order_id = w.id AND r.kind = 'first_article' AND r.status = 'draft' LIMIT 1)
    AS "firstArticleReport", ${firstArticleOf(sql`w.id`, viewer)} AS "firstArticle",
  ${ndaIsMissing(viewer, sql`w.inquiry_id`)} AS "ndaMissing", ${drawingsOf(sql`w.inquiry_id`, viewer)} AS drawings`

/** The drawings of an inquiry as JSON: those of the revision that holds, which the viewer may load. */
const drawingsOf = (inquiryId: Sql, viewer: Viewer) => sql`
  coalesce((SELECT json_agg(json_build_object('id', f.id, 'name', ${nameFor(viewer)},
      'size', CASE WHEN ${isOwnFile(viewer)} THEN f.size ELSE coalesce(f.clean_size, f.size) END) ORDER BY f.place, f.id)
    FROM files f WHERE f.inquiry_id = ${inquiryId} AND f.until_revision IS NULL AND f.storage_key IS NOT NULL
      AND (${isOwnFile(viewer)} OR NOT ${isHeld}) AND NOT ${ndaIsMissing(viewer, inquiryId)} AND ${isKnownTo(viewer)}), '[]')`

const shown = [
  'id',
  'projectName',
  'machineName',
  'processName',
  'quantity',
  'material',
  'partNumber',
  'status',
  'closure',
  'since',
  'dueDate',
  'inquiryId',
  'pictureFile',
  'missing',
  'report',
  'firstArticle',
  'firstArticleReport',
  'ndaMissing',
  'toPack',
  'nextDelivery',
  'shipmentPhotos',
  'drawings',
] as const
const visible: VisibleFields<FloorOrder> = { customer: [], supplier: shown, floor: shown, admin: [] }

/** A card: the same few fields for every person of a supplier. */
export function toFloorOrder(row: FloorRow, viewer: Viewer): FloorOrder {
  const { toPack = 0, nextDelivery = null, ...order } = toWorkorder(row, viewer)
  if (order.closure) delete order.closure.amountBefore
  return pick({ ...row, ...order, toPack, nextDelivery, ...(row.cancelled && { drawings: [] }) }, visible[viewer.role])
}
