import type { DocumentLine, TaxSplit } from '../../contract/money/tax-document'
import { sql, type Rows } from '../../infra/db/db'

type Address = { line1: string; line2: string | null; city: string; pin: string; stateCode: string }

/** What one of our documents says of the goods that travel with it. */
export type OurPaper = {
  /** Of the shipment's paper. */
  id: number
  /** With tax, in paise. */
  valuePaise: number
  fromState: string
  toState: string
  /** The customer, with its registered address. */
  buyer: { name: string; gstin: string | null; address: Address }
  /** Where its goods are delivered. */
  deliverTo: Address
  split: TaxSplit
  /** Each with its order, and whether it is of the order's pieces. */
  lines: (DocumentLine & { workorderId: number })[]
  /** A lot of an invoice. */
  isLot: boolean
  /** What goes back. */
  isReturn: boolean
}

const challanValue = sql`(SELECT sum((line->>'taxablePaise')::bigint + (line->>'cgstPaise')::bigint
    + (line->>'sgstPaise')::bigint + (line->>'igstPaise')::bigint) FROM json_array_elements(h.snapshot->'lines') line)`

/** The value and the States of our invoices and challans that a shipment travels with. */
export const ourPapersOf = (rows: Rows, shipmentId: number) =>
  rows<OurPaper>(sql`
    SELECT p.id, coalesce(t.total_paise, ${challanValue})::float8 AS "valuePaise",
      coalesce(t.snapshot->'seller'->'address', h.snapshot->'consigner'->'address')->>'stateCode' AS "fromState",
      coalesce(t.snapshot->'shipTo'->>'stateCode', t.snapshot->'buyer'->'address'->>'stateCode',
        h.snapshot->'deliverTo'->>'stateCode') AS "toState",
      coalesce(t.snapshot->'buyer', h.snapshot->'consignee') AS buyer,
      coalesce(CASE json_typeof(t.snapshot->'shipTo') WHEN 'object' THEN t.snapshot->'shipTo' END,
        t.snapshot->'buyer'->'address', h.snapshot->'deliverTo') AS "deliverTo",
      coalesce(t.split::text, h.snapshot->>'split') AS split,
      CASE WHEN t.id IS NULL THEN h.snapshot->'lines' ELSE (
        SELECT json_agg(line::jsonb || jsonb_build_object('workorderId', t.work_order_id)) FROM json_array_elements(t.lines) line) END AS lines,
      coalesce(h.reason = 'lot', false) AS "isLot", coalesce(h.reason = 'return', false) AS "isReturn"
    FROM shipment_papers p LEFT JOIN tax_documents t ON t.id = p.document_id LEFT JOIN challans h ON h.id = p.challan_id
    WHERE p.shipment_id = ${shipmentId} AND num_nonnulls(p.document_id, p.challan_id) = 1`)
