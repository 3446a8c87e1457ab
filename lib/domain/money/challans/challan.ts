import type { ChallanReason, ShipmentLeg } from '../../../contract/orders/shipment'
import type { DocumentLine, TaxSplit } from '../../../contract/money/tax-document'
import type { PostalAddress } from '../../../contract/core/money-fields'
import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import type { ReadScope } from '../../core/verb'
import { visibleShipments } from '../../goods/shipments/shipment'
import type { Snapshot } from '../tax-documents/snapshot'

/** A line of a challan: the pieces of an order, and the invoice that they are a lot of. */
export type ChallanLine = DocumentLine & { workorderId: number; invoice: string | null }

/** What a challan says besides its number and day, as it was then. It names its consignee alone: a customer or a supplier, never both. */
export type ChallanSnapshot = {
  consigner: Snapshot['seller']
  consignee: Snapshot['buyer']
  deliverTo: PostalAddress
  placeOfSupply: string
  split: TaxSplit
  lines: ChallanLine[]
}

export type ChallanRow = {
  id: number
  shipmentId: number
  leg: ShipmentLeg
  number: string
  reason: ChallanReason
  note: string | null
  issuedOn: string
  snapshot: ChallanSnapshot
  cancelled: boolean
  pdfKey: string | null
  pdfSha256: string | null
  createdAt: string
}

/** The newest challan of a shipment that the viewer sees; 404 when there is none for them. */
export async function findChallan({ rows, viewer }: ReadScope, shipmentId: number): Promise<ChallanRow> {
  const [row] = await rows<ChallanRow>(sql`
    SELECT h.id, h.shipment_id AS "shipmentId", sh.leg, h.number, h.reason, h.note, to_char(h.issued_on, 'YYYY-MM-DD') AS "issuedOn",
      h.snapshot, h.cancelled_at IS NOT NULL AS cancelled, h.pdf_key AS "pdfKey", h.pdf_sha256 AS "pdfSha256",
      h.created_at AS "createdAt"
    FROM challans h JOIN shipments sh ON sh.id = h.shipment_id
    WHERE sh.id = ${shipmentId} AND ${visibleShipments(viewer)} ORDER BY h.id DESC LIMIT 1`)
  if (!row) throw new Problem('not_found', 'Challan not found')
  return row
}
