import { invalid } from '../../../contract/core/problem'
import type { LinePurpose, GoodsOwner, ShipmentLeg } from '../../../contract/orders/shipment'
import { sql, type Rows } from '../../../infra/db/db'
import { quantityText } from '../../../terms/paise'
import type { WriteScope } from '../../core/verb'
import type { PackedLine } from './packed-line'

/** Material or tools of an order at its supplier. */
type Out = {
  id: number
  purpose: LinePurpose
  uqc: string
  description: string
  hsn: string
  owner: GoodsOwner
  capital: boolean
  valuePaise: number
  quantityMilli: number
  /** As its supplier counted it, or as it was sent. */
  outMilli: number
  /** What lines of other shipments bring back of it, those on their way too, and what was lost. */
  namedMilli: number
  challan: string | null
}

/** What an order's supplier has, or is on its way to it. `except` is the shipment that is changed. */
export const materialAtSupplier = ({ rows }: Pick<WriteScope, 'rows'>, workorderId: number, except = 0) =>
  rows<Out>(sql`
    SELECT l.id, l.purpose, l.uqc, l.description, l.hsn, l.owner, l.capital, l.value_paise::float8 AS "valuePaise",
      l.quantity_milli AS "quantityMilli", coalesce(l.received, l.quantity_milli) AS "outMilli", (${challanOf}) AS challan,
      (SELECT coalesce(sum(u.quantity_milli + u.waste_milli), 0) FROM material_uses u JOIN shipment_lines b ON b.id = u.line_id
        JOIN shipments bs ON bs.id = b.shipment_id
        WHERE u.out_line_id = l.id AND bs.status <> 'cancelled' AND bs.id <> ${except})::float8 AS "namedMilli"
    FROM shipment_lines l JOIN shipments sh ON sh.id = l.shipment_id
    WHERE l.work_order_id = ${workorderId} AND l.quantity_milli IS NOT NULL AND sh.leg = 'to_supplier'
      AND sh.status IN ('sent', 'delivered', 'received')
    ORDER BY l.id`)

/** The number of the challan with which shipment `sh` went. */
export const challanOf = sql`SELECT max(p.number) FROM shipment_papers p WHERE p.shipment_id = sh.id AND p.challan_id IS NOT NULL`

type Use = { outLineId: number; quantityMilli: number; wasteMilli: number }

/**
 * What each line brings back of material at its supplier, as it is written. 400 for material of another order, and for more than is
 * pending: what is on its way counts, so that two shipments don't bring the same.
 */
export async function usesAsked(
  scope: WriteScope,
  leg: ShipmentLeg,
  lines: readonly PackedLine[],
  except?: number,
): Promise<Use[][]> {
  const left = new Map<number, number>()
  const asked: Use[][] = []
  for (const [at, { workorderId, uses }] of lines.entries()) {
    if (uses?.length && leg !== 'to_hub' && leg !== 'to_site')
      throw invalid(`lines.${at}.uses`, 'Only what leaves a supplier brings material back')
    const outs = uses?.length ? await materialAtSupplier(scope, workorderId, except) : []
    asked.push([])
    for (const [i, { lineId, quantityMilli, wasteMilli }] of (uses ?? []).entries()) {
      const out = outs.find(({ id }) => id === lineId)
      const path = `lines.${at}.uses.${i}`
      if (!out) throw invalid(`${path}.lineId`, 'Choose material of this order')
      const pending = left.get(lineId) ?? out.outMilli - out.namedMilli
      const named = quantityMilli + (wasteMilli ?? 0)
      if (named > pending)
        throw invalid(
          `${path}.quantityMilli`,
          `Only ${quantityText(Math.max(0, pending))} ${out.uqc} of ${out.challan} are pending`,
        )
      left.set(lineId, pending - named)
      asked[at]!.push({ outLineId: lineId, quantityMilli, wasteMilli: wasteMilli ?? 0 })
    }
  }
  return asked
}

/** Writes anew what came back of the material that a counted shipment names. */
export const recountMaterial = ({ rows }: { rows: Rows }, shipmentId: number) =>
  rows(sql`
    UPDATE shipment_lines l SET back_milli = now.back, waste_milli = now.waste FROM (
      SELECT u.out_line_id, sum(u.quantity_milli)::int AS back, sum(u.waste_milli)::int AS waste
      FROM material_uses u JOIN shipment_lines b ON b.id = u.line_id JOIN shipments bs ON bs.id = b.shipment_id
      WHERE bs.status = 'received' AND u.out_line_id IN (
        SELECT o.out_line_id FROM material_uses o JOIN shipment_lines ol ON ol.id = o.line_id WHERE ol.shipment_id = ${shipmentId})
      GROUP BY u.out_line_id) AS now
    WHERE l.id = now.out_line_id`)
