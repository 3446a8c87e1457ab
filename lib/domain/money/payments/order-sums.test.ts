import { checkOrderSums, differingOrderSums } from '@/lib/domain/money/payments/check-order-sums'
import { rows, sql } from '@/lib/infra/db/db'
import type { Viewer } from '@/lib/rules/core/permissions'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

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
    expect(await differingOrderSums()).toBe(0)
    await Promise.all([remove(one), remove(other)])
    expect(await differingOrderSums()).toBe(0)
  }
})

test('sums that differ from their orders are made anew', async () => {
  await fill(await make.supplier(), 'ASC')
  await rows(sql`UPDATE order_sums SET orders = orders + 3 WHERE priced = false`)
  await rows(sql`DELETE FROM order_sums WHERE payment = 'partial'`)
  expect(await differingOrderSums()).toBeGreaterThan(0)
  expect(await checkOrderSums()).toBeGreaterThan(0)
  expect(await differingOrderSums()).toBe(0)
  expect(await checkOrderSums()).toBe(0)
})
