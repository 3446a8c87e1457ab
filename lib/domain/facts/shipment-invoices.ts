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

/** The invoices that are made from a shipment and stand. */
export const invoicesOfShipment = (rows: Rows, shipmentId: number) =>
  rows<InvoiceOfGoods>(sql`${select} WHERE d.shipment_id = ${shipmentId} AND ${stands} ORDER BY d.id`)

/** The invoices of orders that stand and travelled with no shipment yet, the oldest first. */
export const invoicesOfOrders = (rows: Rows, orders: readonly number[]) =>
  rows<InvoiceOfGoods>(sql`
    ${select} WHERE d.work_order_id = ANY (${[...orders]}::int[]) AND d.shipment_id IS NULL AND ${stands}
      AND NOT EXISTS (SELECT 1 FROM shipment_papers p JOIN shipments sh ON sh.id = p.shipment_id
        WHERE p.document_id = d.id AND sh.status <> 'cancelled')
    ORDER BY d.id`)
