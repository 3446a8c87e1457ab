import { sql, type Sql } from '../../../infra/db/db'
import { textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import { COUNT_DAYS } from '../../../rules/goods/flows/shipment-flow'
import { acceptedOf, goodsOf } from '../../../rules/goods/pieces'
import { partsToBill, type PartToBill } from '../../../rules/money/pieces-to-bill'
import { valueOfNextPieces } from '../../../rules/money/value-of-next-pieces'
import { addDays } from '../../../terms/format'
import type { ReadScope } from '../../core/verb'
import { ordersToPackSelect, orderToPack, type OrderToPack, type OrderToPackRow } from '../../facts/order-goods'
import { worthSelect, type OrderOfGoods } from '../../goods/shipments/order-worth'

/** Accepted pieces of one delivery of an order. */
export type BillablePart = PartToBill<{
  shipmentLineId: number | null
  shipmentId: number | null
  deliveredOn: string
  pieces: number
}>

/** An order with what of it is payable to its supplier, and what is billed. */
export type BillableOrder = {
  id: number
  supplierId: number
  /** As its supplier reads it. */
  projectName: string | null
  hsn: string
  /** The price of these pieces, without tax. */
  price: { taxablePaise: number; pieces: number }
  rateBp: number
  /** Days to pay where the law gives none. */
  supplierDays: number
  parts: BillablePart[]
  /** Pieces on bills that stand. */
  billed: number
  bills: { shipmentLineId: number | null; pieces: number; number: string }[]
  /** Numbers of bills that were typed at its shipments and are not used. */
  numbers: { shipmentId: number; number: string; on: string }[]
  /** Delivered pieces that are not counted; `countedBy` is null before they arrive. */
  waiting: { shipmentId: number; shipmentLineId: number; pieces: number; countedBy: string | null }[]
}

type Facts = {
  id: number
  status: string
  cancelled: boolean
  projectName: string | null
  masked: MaskedTexts
  /** The day in India on which it was completed, or cancelled with a charge. */
  endedOn: string | null
  supplierDays: number
  bills: BillableOrder['bills']
  numbers: BillableOrder['numbers']
  packed: OrderToPackRow
  worth: OrderOfGoods
}

const DAYS_TO_PAY = 30

/** Numbers of bills that were typed at shipments with goods of order `ord`, and are on no bill that stands. */
const typedNumbers = sql`coalesce((
  SELECT json_agg(json_build_object('shipmentId', p.shipment_id, 'number', p.number, 'on', p."on") ORDER BY p.id)
  FROM shipment_papers p
  WHERE p.shipment_id IN (SELECT l.shipment_id FROM shipment_lines l WHERE l.work_order_id = ord.id AND l.purpose = 'goods')
    AND p.kind IN ('invoice', 'bill_of_supply') AND p.document_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM bills b WHERE b.supplier_id = ord.supplier_id AND lower(b.number) = lower(p.number)
      AND b.status <> 'withdrawn')), '[]')`

/** These orders, by id; those without a price or a number of pieces are left out. */
export const billableOrders = (scope: Pick<ReadScope, 'rows'>, ids: readonly number[]) =>
  billableWhere(scope, sql`ord.id = ANY (${[...ids]}::int[])`)

/** The orders `ord` for which this holds: what was delivered, what they are worth and what is billed, by one look. */
export async function billableWhere(
  { rows }: Pick<ReadScope, 'rows'>,
  which: Sql,
): Promise<Map<number, BillableOrder>> {
  const isThis = sql`w.id = ord.id`
  const found = await rows<Facts>(sql`
    SELECT ord.id, ord.status, ord.cancelled, i.project_name AS "projectName", i.masked,
      to_char(coalesce(ord.completed_date, CASE WHEN ord.cancelled THEN ord.closed_at END) AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS "endedOn",
      coalesce(t.supplier_days, p.supplier_days, ${DAYS_TO_PAY})::int AS "supplierDays",
      coalesce((SELECT json_agg(json_build_object('shipmentLineId', l.shipment_line_id, 'pieces', l.quantity_milli / 1000,
          'number', b.number) ORDER BY b.id, l.line_number)
        FROM bill_lines l JOIN bills b ON b.id = l.bill_id WHERE l.work_order_id = ord.id AND b.status <> 'withdrawn'), '[]') AS bills,
      ${typedNumbers} AS numbers,
      (SELECT to_json(goods) FROM (${ordersToPackSelect(isThis)}) goods) AS packed,
      (SELECT to_json(worth) FROM (${worthSelect(isThis)}) worth) AS worth
    FROM work_orders ord LEFT JOIN inquiries i ON i.id = ord.inquiry_id LEFT JOIN order_terms t ON t.work_order_id = ord.id
      LEFT JOIN operator_profile p ON p.id = 1
    WHERE ${which} ORDER BY ord.id`)
  return new Map(found.flatMap((order) => toBillable(order).map((one): [number, BillableOrder] => [one.id, one])))
}

function toBillable(order: Facts): BillableOrder[] {
  const { id, bills, numbers, supplierDays, worth } = order
  const packed = orderToPack(order.packed)
  const pieces = packed.pieces ? packed.pieces.ordered - packed.pieces.closedShort : 0
  if (!worth.taxablePaise || pieces <= 0) return []
  const { projectName } = { projectName: order.projectName, ...textsFor(order.masked, 'supplier') }
  return [
    {
      id,
      supplierId: packed.supplierId,
      projectName,
      hsn: worth.hsn,
      price: { taxablePaise: worth.taxablePaise, pieces },
      rateBp: worth.rateBp,
      supplierDays,
      parts: partsOf(order, packed, pieces),
      billed: bills.reduce((sum, one) => sum + one.pieces, 0),
      bills,
      numbers,
      waiting: waitingOf(packed),
    },
  ]
}

/** What leaves a supplier: to the hub, or to the customer. */
const isOfSupplier = ({ leg }: { leg: string }) => leg === 'to_hub' || leg === 'to_site'

/** What was accepted by delivery, the earliest first. An order that came without shipments is one, once it is completed. */
function partsOf(order: Facts, { lines, pieces }: OrderToPack, ordered: number): BillablePart[] {
  const own = lines.filter((line) => isOfSupplier(line) && line.status !== 'cancelled')
  if (!own.length) {
    const isOver = order.endedOn !== null && (order.status === 'completed' || order.cancelled)
    const whole = { shipmentLineId: null, shipmentId: null, deliveredOn: order.endedOn ?? '', pieces: ordered }
    return isOver ? partsToBill([whole], order.bills, { returned: 0, ordered }) : []
  }
  const counted = own
    .filter(({ received, deliveredOn }) => received !== null && deliveredOn)
    .map((line) => ({
      shipmentLineId: line.lineId,
      shipmentId: line.shipmentId,
      deliveredOn: line.deliveredOn!,
      pieces: acceptedOf(line),
    }))
    .toSorted((one, other) => (one.deliveredOn < other.deliveredOn ? -1 : 1))
  const { returned } = goodsOf(pieces!, lines).sums
  return partsToBill(counted, order.bills, { returned, ordered })
}

const waitingOf = ({ lines }: OrderToPack): BillableOrder['waiting'] =>
  lines.flatMap((line) =>
    isOfSupplier(line) && (line.status === 'sent' || line.status === 'delivered')
      ? {
          shipmentId: line.shipmentId,
          shipmentLineId: line.lineId,
          pieces: line.quantity,
          countedBy: line.deliveredOn && addDays(line.deliveredOn, COUNT_DAYS),
        }
      : [],
  )

/** What of an order is not billed, each part with its value: parts add up to the price of the order. */
export function linesToBill(order: BillableOrder) {
  let before = order.billed
  return order.parts
    .filter(({ toBill }) => toBill !== 0)
    .map((part) => {
      const taxablePaise = valueOfNextPieces(order.price, before, part.toBill)
      before += part.toBill
      return { order, part, pieces: part.toBill, taxablePaise }
    })
}
