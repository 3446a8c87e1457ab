import { sql, type Rows, type Sql, type Tx } from '../../infra/db/db'
import {
  deliveriesOf,
  goodsOf,
  toleranceOf,
  type GoodsSide,
  type MovedLine,
  type OrderedPieces,
} from '../../rules/goods/pieces'
import { fillSchedule, nextOf, type DueLine, type FilledLine } from '../../rules/orders/schedule'

/** An order with what of it was packed, by its supplier and for its customer. */
export type OrderToPack = {
  id: number
  supplierId: number
  customerId: number | null
  status: string
  /** Null: nobody has said how many pieces it has. */
  pieces: OrderedPieces | null
  lines: (MovedLine & { shipmentId: number; lineId: number; deliveredOn: string | null })[]
  /** The day of its due date in India. */
  dueDay: string | null
  /** The lines of its schedule, the earliest first; none where its pieces are due together. */
  schedule: DueLine[]
}

/** How many pieces an order has, as its columns say. */
export type OrderedColumns = { ordered: number | null; made: number | null; overBp: number; underBp: number }

/** An order as it is selected. */
export type OrderToPackRow = Omit<OrderToPack, 'pieces'> & OrderedColumns

/** The columns of order `w` of inquiry `i` with terms `t` that say how many pieces it has. */
export const orderedColumns = sql`w.made, coalesce(i.quantity, (t.quantity_milli / 1000)::int) AS ordered,
  coalesce(t.over_bp, 0) AS "overBp", coalesce(t.under_bp, 0) AS "underBp"`

/** SELECT of the orders `w` for which this holds, as `orderToPack` reads them. */
export const ordersToPackSelect = (which: Sql) => sql`
    SELECT w.id, w.supplier_id AS "supplierId", i.customer_id AS "customerId", w.status, ${dayOf(sql`w.due_date`)} AS "dueDay",
      ${orderedColumns},
      coalesce((SELECT json_agg(json_build_object('id', sc.id, 'quantity', sc.quantity, 'day', sc.day) ORDER BY sc.day)
        FROM schedule_lines sc WHERE sc.work_order_id = w.id), '[]') AS schedule,
      coalesce((SELECT json_agg(json_build_object('shipmentId', sh.id, 'lineId', l.id, 'deliveredOn', sh.delivered_on, 'status', sh.status, 'quantity', l.quantity,
          'received', l.received, 'rejected', l.rejected, 'credited', ${creditedOfLine}, 'taken', ${takenOfLine}, 'leg', sh.leg, 'scheduleId', l.schedule_id) ORDER BY l.id)
        FROM shipment_lines l JOIN shipments sh ON sh.id = l.shipment_id
        WHERE l.work_order_id = w.id AND l.purpose = 'goods'), '[]') AS lines
    FROM work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id LEFT JOIN order_terms t ON t.work_order_id = w.id
    WHERE ${which}`

/** These orders with their lines, by id. */
export async function ordersToPack({ rows }: { rows: Rows }, ids: readonly number[]) {
  const found = await rows<OrderToPackRow>(ordersToPackSelect(sql`w.id = ANY (${[...ids]}::int[])`))
  return new Map(found.map((row): [number, OrderToPack] => [row.id, orderToPack(row)]))
}

/** An order as it was selected, with its pieces. */
export const orderToPack = ({ ordered, made, overBp, underBp, ...order }: OrderToPackRow): OrderToPack => ({
  ...order,
  pieces: orderedPieces({ ordered, made, overBp, underBp }),
})

/** Pieces of the problems of line `l` for which this holds: each is decided by itself. */
const piecesOfProblems = (condition: Sql) =>
  sql`(SELECT coalesce(sum(p.quantity), 0)::int FROM problems p WHERE p.shipment_line_id = l.id AND ${condition})`
const creditedOfLine = piecesOfProblems(sql`p.decision = 'credit'`)
const takenOfLine = piecesOfProblems(
  sql`p.decision IS DISTINCT FROM 'credit' AND (p.decision = 'accept' OR p.status IN ('rejected', 'withdrawn'))`,
)

const dayOf = (time: Sql) => sql`to_char(${time} AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD')`

/** How many pieces an order has, with what may be more or fewer. Null: nobody has said it. */
export const orderedPieces = ({ ordered, made, overBp, underBp }: OrderedColumns): OrderedPieces | null =>
  ordered === null
    ? null
    : {
        ordered,
        closedShort: made === null ? 0 : ordered - made,
        over: toleranceOf(ordered, overBp),
        under: toleranceOf(ordered, underBp),
      }

/** The schedule of an order with what was delivered of each line on a side. One whose pieces are due together has one line. */
export function filledSchedule(
  { pieces, lines, schedule, dueDay }: OrderToPack,
  side: GoodsSide = 'supply',
): FilledLine[] {
  if (!pieces) return []
  const needed = pieces.ordered - pieces.closedShort
  const due = schedule.length ? schedule : [{ id: null, quantity: needed, day: dueDay }]
  return fillSchedule(due, deliveriesOf(lines, side), needed)
}

const SIDES: readonly GoodsSide[] = ['supply', 'customer']

/** Sums stop at the largest number of their columns: an order of 2,000 million pieces whose first ones came back is sent twice. */
const MOST = 2_147_483_647
const upToMost = <T extends Record<string, number>>(sums: T): T =>
  Object.fromEntries(Object.entries(sums).map(([name, pieces]) => [name, Math.min(pieces, MOST)])) as T

/** Writes anew what has moved of locked orders, on both sides of each. */
export async function recountGoods(scope: { rows: Rows; tx: Tx }, ids: readonly number[]) {
  for (const order of (await ordersToPack(scope, ids)).values()) {
    const { id, pieces, lines, schedule } = order
    if (!pieces) continue
    for (const side of SIDES) {
      const { state, unpacked, sums } = goodsOf(pieces, lines, side)
      const next = state === 'received' ? null : nextOf(filledSchedule(order, side))
      // Without a schedule the day is the due date, whatever that becomes.
      const nextDay = schedule.length && next?.day ? new Date(next.day) : null
      const goods = { state, ...upToMost({ unpacked, ...sums }), nextQuantity: next?.quantity ?? null, nextDay }
      const key = { workOrderId: id, side }
      if (lines.length || schedule.length)
        await scope.tx.orderGoods.upsert({
          where: { workOrderId_side: key },
          create: { ...key, ...goods },
          update: goods,
        })
      // An order of which nothing was ever packed has no sums.
      else await scope.tx.orderGoods.updateMany({ where: key, data: goods })
      const packed = unpacked <= 0
      if (side === 'supply') await scope.tx.workOrder.updateMany({ where: { id, packed: !packed }, data: { packed } })
    }
  }
}
