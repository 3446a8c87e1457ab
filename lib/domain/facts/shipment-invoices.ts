import { sql, type Rows, type Sql } from '../../infra/db/db'

/** An invoice that goods can travel with. */
export type InvoiceOfGoods = {
  id: number
  workorderId: number
  number: string
  issuedOn: string
  /** Pieces of its order. */
  pieces: number
  /** It counts as an invoice only with an IRN. */
  waitsForIrn: boolean
}

/** Pieces of the order on document `d`, less those that its credit notes took back. */
const piecesOn = (document: Sql) => sql`(SELECT coalesce(sum((line->>'quantityMilli')::bigint), 0)
  FROM json_array_elements(${document}.lines) line WHERE line->>'of' = 'order')`
const pieces = sql`((${piecesOn(sql`d`)} - (SELECT coalesce(sum(${piecesOn(sql`n`)}), 0) FROM tax_documents n
  WHERE n.against_id = d.id AND n.kind = 'credit_note')) / 1000)::int`

const credited = sql`(SELECT coalesce(sum(n.total_paise), 0) FROM tax_documents n
  WHERE n.against_id = d.id AND n.kind = 'credit_note')`

/** Condition: invoice `d` was not credited in full. */
const stands = sql`(d.kind = 'invoice' AND d.total_paise > ${credited})`

const select = sql`
  SELECT d.id, d.work_order_id AS "workorderId", d.number, to_char(d.issued_on, 'YYYY-MM-DD') AS "issuedOn",
    ${pieces} AS pieces, d.irn_due AND d.irn IS NULL AS "waitsForIrn"
  FROM tax_documents d`

/** Pieces of a counted line that are invoiced and were not accepted. */
export type PiecesToCredit = { workorderId: number; invoiceId: number; pieces: number }

/**
 * SELECT of what is to be credited of lines `sl` of counted shipments: what was short of an invoice from before the count, and the
 * pieces of problems after it that were decided as a credit, less those on its credit notes.
 */
const toCredit = (which: Sql) => sql`
  SELECT sl.work_order_id AS "workorderId", d.id AS "invoiceId", greatest(0,
    CASE WHEN d.created_at < sd.received_at THEN greatest(0, sl.quantity - sl.received) ELSE 0 END
    + (SELECT coalesce(sum(pr.quantity), 0) FROM problems pr
      WHERE pr.shipment_line_id = sl.id AND pr.decision = 'credit' AND pr.created_at > d.created_at)
    - (SELECT coalesce(sum(${piecesOn(sql`n`)}), 0) / 1000 FROM tax_documents n
      WHERE n.against_id = d.id AND n.kind = 'credit_note'))::int AS pieces
  FROM shipment_lines sl JOIN shipments sd ON sd.id = sl.shipment_id JOIN tax_documents d ON d.work_order_id = sl.work_order_id
    AND (d.shipment_id = sd.id OR d.id IN (SELECT sp.document_id FROM shipment_papers sp WHERE sp.shipment_id = sd.id))
  WHERE ${which} AND sl.purpose = 'goods' AND sd.status = 'received' AND ${stands}`

/** The same of one line, as a column; null where no invoice of it stands. */
export const toCreditOfLine = (lineId: Sql): Sql =>
  sql`(SELECT max(c.pieces) FROM (${toCredit(sql`sl.id = ${lineId}`)}) c)`

/** What is to be credited of a shipment, by order. */
export const piecesToCredit = (rows: Rows, shipmentId: number) =>
  rows<PiecesToCredit>(sql`SELECT c.* FROM (${toCredit(sql`sl.shipment_id = ${shipmentId}`)}) c WHERE c.pieces > 0`)

/** Condition: document `id` is an invoice that was credited in full: no goods travel with it any more. */
export const isCredited = (id: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM tax_documents d WHERE d.id = ${id} AND NOT ${stands})`

/** Invoice `d` travelled with no shipment yet. */
const isLoose = sql`(d.shipment_id IS NULL AND NOT EXISTS (SELECT 1 FROM shipment_papers p JOIN shipments sh ON sh.id = p.shipment_id
  WHERE p.document_id = d.id AND sh.status <> 'cancelled'))`

/** Condition: an invoice stands of line `l` of shipment `sh`: made from it, carried by it, or of exactly its pieces and in no shipment yet. */
export const isLineInvoiced = sql`EXISTS (SELECT 1 FROM tax_documents d WHERE d.work_order_id = l.work_order_id AND ${stands}
  AND (d.shipment_id = l.shipment_id OR d.id IN (SELECT p.document_id FROM shipment_papers p WHERE p.shipment_id = l.shipment_id)
    OR ${isLoose} AND ${pieces} = l.quantity))`

/** The number of the first invoice of an order that stands and travelled with no shipment, as a column; null where there is none. */
export const looseInvoiceOf = (orderId: Sql): Sql => sql`(SELECT d.number FROM tax_documents d
  WHERE d.work_order_id = ${orderId} AND ${stands} AND ${isLoose} ORDER BY d.id LIMIT 1)`

/** The invoices that are made from a shipment and stand. */
export const invoicesOfShipment = (rows: Rows, shipmentId: number) =>
  rows<InvoiceOfGoods>(sql`${select} WHERE d.shipment_id = ${shipmentId} AND ${stands} ORDER BY d.id`)

/** The invoices of orders that stand and travelled with no shipment yet, the oldest first. */
export const invoicesOfOrders = (rows: Rows, orders: readonly number[]) =>
  rows<InvoiceOfGoods>(sql`
    ${select} WHERE d.work_order_id = ANY (${[...orders]}::int[]) AND ${isLoose} AND ${stands} ORDER BY d.id`)
