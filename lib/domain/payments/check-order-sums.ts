import { rows, rowsIn, sql, transaction } from '../../infra/db/db'

const sumsOfOrders = sql`
  SELECT month_of_order(created_at) AS month, payment_status AS payment, day_of_completion(completed_date) AS completed,
    amount IS NOT NULL AS priced, count(*) AS orders, coalesce(sum(amount), 0) AS amount
  FROM work_orders GROUP BY 1, 2, 3, 4`

/** How many rows of `order_sums`, which triggers keep, differ from what the orders come to. */
export async function differingOrderSums(): Promise<number> {
  const [found] = await rows<{ rows: number }>(sql`
    SELECT count(*)::int AS rows FROM (
      (TABLE order_sums EXCEPT ${sumsOfOrders}) UNION (${sumsOfOrders} EXCEPT TABLE order_sums)
    ) AS differing WHERE orders <> 0`)
  return found!.rows
}

/** Makes `order_sums` anew from the orders when they differ. Gives how many rows differed. */
export async function checkOrderSums(): Promise<number> {
  const differing = await differingOrderSums()
  if (!differing) return 0
  await transaction(async (tx) => {
    const run = rowsIn(tx)
    // Writes to orders wait: their triggers would add to sums that have counted them already.
    await run(sql`LOCK TABLE work_orders IN SHARE MODE`)
    await run(sql`DELETE FROM order_sums`)
    await run(sql`INSERT INTO order_sums (month, payment, completed, priced, orders, amount) ${sumsOfOrders}`)
  })
  return differing
}
