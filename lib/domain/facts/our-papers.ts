import { sql, type Rows } from '../../infra/db/db'

/** What one of our documents says of the goods that travel with it. */
export type OurPaper = {
  /** Of the shipment's paper. */
  id: number
  /** With tax, in paise. */
  valuePaise: number
  fromState: string
  toState: string
}

const challanValue = sql`(SELECT sum((line->>'taxablePaise')::bigint + (line->>'cgstPaise')::bigint
    + (line->>'sgstPaise')::bigint + (line->>'igstPaise')::bigint) FROM json_array_elements(h.snapshot->'lines') line)`

/** The value and the States of our invoices and challans that a shipment travels with. */
export const ourPapersOf = (rows: Rows, shipmentId: number) =>
  rows<OurPaper>(sql`
    SELECT p.id, coalesce(t.total_paise, ${challanValue})::float8 AS "valuePaise",
      coalesce(t.snapshot->'seller'->'address', h.snapshot->'consigner'->'address')->>'stateCode' AS "fromState",
      coalesce(t.snapshot->'shipTo'->>'stateCode', t.snapshot->'buyer'->'address'->>'stateCode',
        h.snapshot->'deliverTo'->>'stateCode') AS "toState"
    FROM shipment_papers p LEFT JOIN tax_documents t ON t.id = p.document_id LEFT JOIN challans h ON h.id = p.challan_id
    WHERE p.shipment_id = ${shipmentId} AND num_nonnulls(p.document_id, p.challan_id) = 1`)
