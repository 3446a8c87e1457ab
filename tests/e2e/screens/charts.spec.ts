import type { Page } from '@playwright/test'
import type { CustomerTrends, MonthFigures, SupplierTrends, AdminTrends } from '../../../lib/contract/desk/dashboard'
import { scaleOf } from '../../../components/ui/data/scale'
import { count, money, moneyInShort, monthName } from '../../../lib/terms/format'
import { expect } from '../support/fixtures'
import { boxOf, settled } from '../support/settled'
import { ask, machineOf, orderOf, processOf, test } from '../support/trade'

const ordersOf = (n: number) => (n === 1 ? '1 order' : `${count(n)} orders`)

/** What the table of figures says, as the call says it. */
async function agree(page: Page, title: string, months: (Omit<MonthFigures, 'amount'> & { amount?: number })[]) {
  const chart = page.getByRole('region', { name: title })
  await chart.getByText('Show as table', { exact: true }).click()
  const rows = chart.getByRole('table', { name: title }).locator('tbody tr')
  await expect(rows).toHaveText(
    months.map(
      ({ month, orders, amount }, i) =>
        `${monthName(month)}${i === 11 ? ', so far' : ''}${money(amount!)}${ordersOf(orders)}`,
    ),
  )
  const sum = months.reduce((all, one) => all + one.amount!, 0)
  await expect(chart.locator('tfoot tr')).toContainText(money(sum))
  return chart
}

test('spend by month: the columns, what they read out and the table are the sums of the API', async ({ demo }) => {
  const page = await demo('customer')
  await page.goto('/customer/dashboard')
  const { months } = await ask<CustomerTrends>(page, 'GET /api/dashboard/trends')
  const chart = await agree(page, 'Spend by month', months)
  const columns = chart.getByRole('list', { name: 'Spend by month' }).getByRole('listitem')
  await expect(columns).toHaveCount(12)
  await settled(page)

  // As high as the amount, on one scale for all.
  const heights = await columns.evaluateAll((all) =>
    all.map((one) => one.querySelector('[style]')!.getBoundingClientRect().height),
  )
  const most = Math.max(...months.map(({ amount }) => amount))
  const tallest = heights[months.findIndex(({ amount }) => amount === most)]!
  expect(tallest).toBeGreaterThan(60)
  months.forEach(({ amount }, i) => expect(Math.abs(heights[i]! - (tallest * amount) / most)).toBeLessThan(3))

  // A line of the scale stands where a column of its value would end.
  const top = scaleOf(most).at(-1)!
  const line = await boxOf(chart.getByText(moneyInShort(top), { exact: true }).first())
  const bar = await boxOf(columns.first().locator('[style]'))
  expect(Math.abs(bar.y + bar.height - line.y - (tallest * top) / most)).toBeLessThan(3)

  // Twelve months together, until one is pointed at.
  const total = chart.getByText('Twelve months').first()
  await expect(total).toBeVisible()
  const latest = months.findLastIndex(({ orders }) => orders > 0)
  await columns.nth(latest).hover()
  await expect(total).toBeHidden()
  await expect(columns.nth(latest)).toContainText(
    `${money(months[latest]!.amount)} ${ordersOf(months[latest]!.orders)}`,
  )
})

test('completed by month leads to the orders of that month; machine use counts today', async ({ member, trade }) => {
  const [supplier, customer] = [await member('supplier'), await trade.company('customer')]
  const process = await processOf(supplier)
  await ask(trade.desk, `PATCH /api/processes/${process.id}/approve`)
  const machine = await machineOf(supplier, { processId: process.id })
  await ask(trade.desk, `PATCH /api/machines/${machine.id}/approve`)
  const done = await orderOf(trade, { customer, supplier })
  await ask(supplier, `PATCH /api/workorders/${done.id}/status`, { status: 'completed' })
  const { id: supplierId } = await ask(supplier, 'GET /api/user')
  const running = await ask(trade.desk, 'POST /api/workorders', { supplierId, machineId: machine.id })
  await ask(supplier, `PATCH /api/workorders/${running.id}/status`, { status: 'started' })

  await supplier.goto('/supplier/dashboard')
  const { months, machineUse } = await ask<SupplierTrends>(supplier, 'GET /api/dashboard/trends')
  expect(months.at(-1)).toMatchObject({ orders: 1, amount: 45_000 })
  expect(machineUse).toEqual([expect.objectContaining({ id: machine.id, days: 1, percent: 1 })])
  const use = supplier.getByRole('list', { name: 'Days in use' })
  await expect(use.getByRole('listitem')).toHaveText(`${machine.name}1 day, 1 %`)
  const chart = await agree(supplier, 'Completed by month', months)

  await chart.getByRole('link', { name: /so far ₹45,000 1 order$/ }).click()
  await expect(supplier).toHaveURL(/\/supplier\/workorders\?tab=completed&from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/)
  await expect(supplier.getByRole('table', { name: 'Work orders' }).locator('tbody tr')).toHaveCount(1)
  await supplier.getByRole('link', { name: /Completed from/ }).click()
  await expect(supplier).toHaveURL(/tab=completed&to=/)
})

test('receivables by age lead to the ledger, narrowed to the same sum', async ({ demo, trade }) => {
  const order = await orderOf(trade)
  await ask(trade.desk, `PATCH /api/workorders/${order.id}/status`, { status: 'completed' })
  const page = await demo('admin')
  await expect(async () => {
    await page.goto('/admin/dashboard')
    const { outstandingByAge, machines } = await ask<AdminTrends>(page, 'GET /api/dashboard/trends')
    const soon = { timeout: 5_000 }
    const owed = page.getByRole('list', { name: 'Outstanding by age' }).getByRole('listitem')
    await expect(owed.filter({ hasText: '0–30 days' })).toHaveText(
      `0–30 days${money(outstandingByAge.days0to30.amount)}`,
      soon,
    )
    const use = page.getByRole('list', { name: 'Machine status now' }).getByRole('listitem')
    await expect(use.filter({ hasText: 'Running' })).toContainText(`${count(machines.running)}, `, soon)
  }).toPass()
  await page.getByRole('link', { name: '0–30 days' }).click()
  await expect(page).toHaveURL('/admin/payments?payment=open&age=0-30')
  await expect(page.getByRole('link', { name: /Not fully paid/ })).toBeVisible()
})
