import type { Workorder } from '../../../lib/contract/workorders'
import { date, money } from '../../../lib/rules/format'
import { orderId } from '../../../lib/rules/nouns'
import { ordersOf } from '../support/orders-of'
import { expect, test } from '../support/screens'

const ORDER_STEPS = ['Order Received', 'Production Started', 'In Production', 'Quality Check', 'Completed']

test.describe('an order', () => {
  for (const [at, status] of (['pending', 'started', 'in_progress', 'quality_check', 'completed'] as const).entries())
    test(`in ${status} stands on step ${at + 1} of five`, async ({ member, desk }) => {
      const { page, orders } = await ordersOf(await member('customer'), desk, [{ status }])
      await page.goto(`/customer/orders?id=${orders[0]!.id}`)
      const steps = page.getByRole('dialog').getByRole('list', { name: 'Progress' }).getByRole('listitem')
      await expect(steps).toHaveCount(5)
      for (const [i, label] of ORDER_STEPS.entries()) await expect(steps.nth(i)).toContainText(label)
      const states = await steps.evaluateAll((li) => li.map((e) => (e as HTMLElement).dataset.state))
      const done = status === 'completed' ? 5 : at
      expect(states).toEqual(ORDER_STEPS.map((_, i) => (i < done ? 'done' : i === done ? 'current' : 'todo')))
    })

  test('with issues has a warning instead of the steps', async ({ member, desk }) => {
    const notes = 'Forging cracked, a new one is on its way'
    const { page, orders } = await ordersOf(await member('customer'), desk, [{ status: 'issues', notes }])
    await page.goto(`/customer/orders?id=${orders[0]!.id}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('region', { name: 'Issues' })).toContainText(notes)
    await expect(dialog.getByRole('region', { name: 'Issues' }).locator('svg')).toBeVisible()
    await expect(dialog.getByRole('list', { name: 'Progress' })).toHaveCount(0)
  })

  test('says Not started and Not specified where there is no date', async ({ member, desk }) => {
    const { page, orders, projectName } = await ordersOf(await member('customer'), desk, [{}])
    await page.goto('/customer/orders')
    const row = page.getByRole('table', { name: 'Orders' }).locator('tbody')
    await expect(row.locator('td')).toHaveText([
      orderId('customer', orders[0]!.id),
      `${projectName}12 pcs`,
      'Order Received',
      'Not started',
      'Not specified',
      'Pending',
      'View Details',
    ])
    await expect(row.getByRole('link')).toHaveAccessibleName(`View Details of ${orderId('customer', orders[0]!.id)}`)
  })

  const facts: [string, (order: Workorder) => string][] = [
    ['Created', (o) => date(o.createdAt)],
    ['Started', (o) => date(o.startDate!)],
    ['Due', (o) => date(o.dueDate!)],
    ['Completed', (o) => date(o.completedDate!)],
    ['Payment Status', (o) => ({ pending: 'Pending', partial: 'Partially Paid', complete: 'Paid' })[o.paymentStatus]],
    ['Amount', (o) => money(o.amount!)],
    ['Project Name', (o) => o.projectName!],
    ['Quantity', (o) => String(o.quantity)],
    ['Material', (o) => o.material!],
    ['Description', (o) => o.description!],
  ]
  test('shows timeline, payment and project as the API tells them', async ({ demo }) => {
    const page = await demo('customer')
    const order = (await (await page.request.get('/api/workorders/1')).json()) as Workorder
    await page.goto('/customer/orders?id=1')
    for (const [label, value] of facts) {
      const fact = page
        .getByRole('dialog')
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
      await expect(fact.locator('dd')).toHaveText(value(order))
    }
    await expect(page.getByRole('dialog')).toContainText(order.notes!)
    const lists = page.getByRole('dialog').getByRole('list', { name: /^Files of/ })
    const files = lists.getByRole('link', { name: /^Download / })
    await expect(files).toHaveCount(order.files.length)
    const names = await files.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).download))
    expect(names.toSorted()).toEqual(order.files.map(({ name }) => name).toSorted())
  })

  test('stays in step with the address as it opens and closes', async ({ demo }) => {
    const page = await demo('customer')
    await page.goto('/customer/orders')
    await page.getByRole('row', { name: 'ORD-0012' }).getByRole('link', { name: 'View Details' }).click()
    await expect(page).toHaveURL('/customer/orders?id=12')
    await expect(page.getByRole('dialog')).toContainText('ORD-0012')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/customer/orders')
    await page.goto('/customer/orders?id=12')
    await expect(page.getByRole('dialog')).toContainText('ORD-0012')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/customer/orders')
  })
})
