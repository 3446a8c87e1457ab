import { rows, rowsIn, sql, transaction } from '../../../infra/db/db'

const sumsOfOrders = sql`
  SELECT month_of_order(created_at) AS month, payment_status AS payment, payment_by, day_of_completion(completed_date) AS completed,
    day_of_completion(payment_due_since(payment_by, completed_date, invoice_due_on)) AS aged_from, amount IS NOT NULL AS priced,
    count(*) FILTER (WHERE NOT cancelled) AS orders, coalesce(sum(amount), 0) AS amount, coalesce(sum(open_amount), 0) AS open_amount,
    coalesce(sum(open_paise), 0) AS open_paise, coalesce(sum(invoiced_open_paise), 0) AS invoiced_open_paise
  FROM work_orders GROUP BY 1, 2, 3, 4, 5, 6`

/** How many rows of `order_sums` (kept by triggers) differ from the sums of the orders. */
export async function differingOrderSums(): Promise<number> {
  const [found] = await rows<{ rows: number }>(sql`
    SELECT count(*)::int AS rows FROM (
      (TABLE order_sums EXCEPT ${sumsOfOrders}) UNION (${sumsOfOrders} EXCEPT TABLE order_sums)
    ) AS differing WHERE orders <> 0`)
  return found!.rows
}

/** Rebuilds `order_sums` from the orders when they differ. Returns how many rows differed. */
export async function checkOrderSums(): Promise<number> {
  const differing = await differingOrderSums()
  if (!differing) return 0
  await transaction(async (tx) => {
    const run = rowsIn(tx)
    // Blocks writes to orders: their triggers would count them twice.
    await run(sql`LOCK TABLE work_orders IN SHARE MODE`)
    await tx.orderSum.deleteMany()
    await run(sql`INSERT INTO order_sums (month, payment, payment_by, completed, aged_from, priced, orders, amount, open_amount,
      open_paise, invoiced_open_paise) ${sumsOfOrders}`)
  })
  return differing
}
