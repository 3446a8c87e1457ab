import { sql, type Sql } from '../../../infra/db/db'
import { today } from '../../../infra/db/india'
import type { OrderWorth } from '../../../rules/goods/goods-value'
import type { ReadScope } from '../../core/verb'
import { listedRate } from '../../facts/rates'
import { USUAL_RATE_BP } from '../../people/operator/operator'

/** What documents of goods say of an order. */
export type OrderOfGoods = OrderWorth & {
  workorderId: number
  hsn: string
  /** Of the goods, where `hsn` is that of work on them. */
  goodsHsn: string | null
  uqc: string
  /** Thousandths of the unit, of the whole order. */
  quantityMilli: number
}

const usualRate = sql`coalesce(o.default_rate_bp, ${USUAL_RATE_BP})`
const rateNow = sql`coalesce(${listedRate(sql`coalesce(t.hsn, o.default_hsn, '')`, today)}, ${usualRate})`
const rateThen = sql`coalesce(${listedRate(sql`t.hsn`, sql`(t.created_at AT TIME ZONE 'Asia/Kolkata')::date`)}, ${usualRate})`

/** SELECT of what the orders `w` for which this holds are worth, as their terms have it, or as the order and the company profile have it before there are terms. */
export const worthSelect = (which: Sql) => sql`
    SELECT w.id AS "workorderId", coalesce(t.supply::text, 'goods') AS supply,
      coalesce(i.quantity, (t.quantity_milli / 1000)::int) AS ordered,
      (CASE WHEN t.id IS NULL THEN w.amount::bigint * 100 ELSE t.taxable_paise END)::float8 AS "taxablePaise",
      t.material_paise::float8 AS "materialPaise",
      (CASE WHEN t.id IS NULL OR t.rate_bp = ${rateThen} THEN ${rateNow} ELSE t.rate_bp END)::int AS "rateBp",
      coalesce(t.hsn, o.default_hsn, '') AS hsn, t.goods_hsn AS "goodsHsn", coalesce(t.uqc, 'NOS') AS uqc,
      coalesce(t.quantity_milli, i.quantity::bigint * 1000, 0)::float8 AS "quantityMilli"
    FROM work_orders w LEFT JOIN inquiries i ON i.id = w.inquiry_id LEFT JOIN order_terms t ON t.work_order_id = w.id
      LEFT JOIN operator_profile o ON o.id = 1
    WHERE ${which}`

/** The same of these orders, by id. */
export async function worthOf({ rows }: Pick<ReadScope, 'rows'>, ids: readonly number[]) {
  const found = await rows<OrderOfGoods>(worthSelect(sql`w.id = ANY (${[...ids]}::int[])`))
  return new Map(found.map((order) => [order.workorderId, order]))
}
