import { sql, type Rows, type Tx } from '../../infra/db/db'
import { goodsOf, type MovedLine, type OrderedPieces } from '../../rules/goods/pieces'

/** An order with what of it was packed for the hub. */
export type OrderToPack = {
  id: number
  supplierId: number
  status: string
  /** Null: nobody has said how many pieces it has. */
  pieces: OrderedPieces | null
  lines: (MovedLine & { shipmentId: number })[]
}

type Row = Omit<OrderToPack, 'pieces'> & { ordered: number | null; made: number | null }

/** These orders with their lines to the hub, by id. */
export async function ordersToPack({ rows }: { rows: Rows }, ids: readonly number[]) {
  const found = await rows<Row>(sql`
    SELECT w.id, w.supplier_id AS "supplierId", w.status, w.made,
      coalesce(i.quantity, (SELECT (t.quantity_milli / 1000)::int FROM order_terms t WHERE t.work_order_id = w.id)) AS ordered,
      coalesce((SELECT json_agg(json_build_object('shipmentId', sh.id, 'status', sh.status, 'quantity', l.quantity,
          'received', l.received, 'rejected', l.rejected, 'outcome', ${outcome}))
        FROM shipment_lines l JOIN shipments sh ON sh.id = l.shipment_id
        WHERE l.work_order_id = w.id AND sh.leg = 'to_hub'), '[]') AS lines
    FROM work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id
    WHERE w.id = ANY (${[...ids]}::int[])`)
  return new Map(
    found.map(({ ordered, made, ...order }) => [order.id, { ...order, pieces: orderedPieces(ordered, made) }]),
  )
}

/** What became of the rejected pieces of line `l`: its newest problem says. */
const outcome = sql`coalesce((SELECT CASE
    WHEN p.decision = 'credit' THEN 'credited' WHEN p.decision = 'accept' OR p.status IN ('rejected', 'withdrawn') THEN 'taken' ELSE 'stands' END
  FROM problems p WHERE p.shipment_line_id = l.id ORDER BY p.id DESC LIMIT 1), 'stands')`

const orderedPieces = (ordered: number | null, made: number | null): OrderedPieces | null =>
  ordered === null ? null : { ordered, closedShort: made === null ? 0 : ordered - made, over: 0, under: 0 }

/** Writes anew what has moved of locked orders. */
export async function recountGoods(scope: { rows: Rows; tx: Tx }, ids: readonly number[]) {
  for (const { id, pieces, lines } of (await ordersToPack(scope, ids)).values()) {
    if (!pieces) continue
    const { state, unpacked, sums } = goodsOf(pieces, lines)
    const key = { workOrderId: id, side: 'supply' as const }
    await scope.tx.orderGoods.upsert({
      where: { workOrderId_side: key },
      create: { ...key, state, unpacked, ...sums },
      update: { state, unpacked, ...sums },
    })
  }
}
