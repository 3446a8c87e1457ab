import { expect, test } from '@jest/globals'
import { rows, sql } from '@/lib/infra/db'
import type { Viewer } from '@/lib/rules/permissions'
import { make } from '@/tests/make'

/** Where the sums say something else than the orders come to. */
const apart = () =>
  rows(sql`
    SELECT month, payment, completed, priced, sum(orders) AS orders, sum(amount) AS amount FROM (
      SELECT month, payment, completed, priced, orders, amount FROM order_sums
      UNION ALL SELECT month_of_order(created_at), payment_status, day_of_completion(completed_date), amount IS NOT NULL,
        -count(*), -coalesce(sum(amount), 0) FROM work_orders GROUP BY 1, 2, 3, 4
    ) AS said GROUP BY 1, 2, 3, 4 HAVING sum(orders) <> 0 OR sum(amount) <> 0`)

/** Orders of many months and payments, in another order of them for each way. */
const fill = ({ id }: Viewer, way: 'ASC' | 'DESC') =>
  rows(sql`
    INSERT INTO work_orders (supplier_id, payment_status, created_at)
    SELECT ${id}::int, (enum_range(NULL::"PaymentStatus"))[1 + n % 3], now() - n * interval '3 days'
    FROM generate_series(1, 600) n ORDER BY CASE WHEN ${way} = 'ASC' THEN n ELSE -n END`)
const remove = ({ id }: Viewer) => rows(sql`DELETE FROM work_orders WHERE supplier_id = ${id}`)

test('orders that two take away at once leave the sums, and the two don’t wait for each other in a circle', async () => {
  const [one, other] = [await make.supplier(), await make.supplier()]
  for (let round = 0; round < 5; round++) {
    await Promise.all([fill(one, 'ASC'), fill(other, 'DESC')])
    expect(await apart()).toEqual([])
    await Promise.all([remove(one), remove(other)])
    expect(await apart()).toEqual([])
  }
})
