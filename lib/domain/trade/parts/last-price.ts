import { sql, type Sql } from '../../../infra/db/db'
import { isoOf } from '../../files/files/attached-files'

/** The price of the newest order of a part that was not cancelled; `except` are inquiries `oi` that don't count. */
export const lastPrice = (partId: Sql, except = sql`false`) => sql`(
  SELECT json_build_object('landedPaise', floor(100.0 * oq.price / oi.quantity + 0.5)::float8, 'price', oq.price, 'quantity', oi.quantity,
    'on', ${isoOf(sql`ow.created_at`)}, 'quotationId', oq.id, 'workorderId', ow.id, 'drawingRevision', oi.drawing_revision)
  FROM inquiries oi JOIN work_orders ow ON ow.inquiry_id = oi.id JOIN quotations oq ON oq.id = ow.quotation_id
  WHERE oi.part_id = ${partId} AND NOT ow.cancelled AND NOT ${except} ORDER BY ow.id DESC LIMIT 1)`
