import { sql, type Sql } from '../../../infra/db/db'

/**
 * Photos that a shipment still lacks, as JSON: of each of its orders those that the order requires and nobody has waived. Each
 * shipment has photos of its own.
 */
export const missingPhotos = (shipmentId: Sql): Sql => sql`coalesce((
  SELECT json_agg(json_build_object('workorderId', l.work_order_id, 'document', d.kind) ORDER BY l.work_order_id, d.kind)
  FROM shipment_lines l JOIN order_documents d ON d.work_order_id = l.work_order_id
  WHERE l.shipment_id = ${shipmentId} AND l.purpose = 'goods' AND d.kind IN ('dispatch_photo', 'packing_photo') AND d.waived_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM files f WHERE f.shipment_id = l.shipment_id AND f.work_order_id = l.work_order_id
      AND f.document = d.kind AND f.storage_key IS NOT NULL)), '[]')`
