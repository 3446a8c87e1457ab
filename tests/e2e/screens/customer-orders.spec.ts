import type { Workorder } from '../../../lib/contract/orders/workorders'
import { date, money } from '../../../lib/terms/format'
import { orderId } from '../../../lib/terms/nouns'
import { ordersOf } from '../support/orders-of'
import { expect, toast } from '../support/fixtures'
import { test } from '../support/trade'
import { walk } from '../support/settled'

const ORDER_STEPS = ['Order Received', 'Production Started', 'In Production', 'Quality Check', 'Completed']

test('an order stands on its step of five; with issues it has a warning instead; a row without dates says so', async ({
  member,
  trade,
}) => {
  const { page, orders, projectName } = await ordersOf(await member('customer'), trade, [{}])
  const { id } = orders[0]!
  const dialog = page.getByRole('dialog')
  await page.goto('/customer/orders')
  const row = page.getByRole('table', { name: 'Orders' }).locator('tbody')
  await expect(row.locator('td')).toHaveText([
    orderId('customer', id),
    `${projectName}12 pcs`,
    'Order Received',
    'Not started',
    'Not specified',
    'No amount',
  ])
  await expect(row.getByRole('link')).toHaveAccessibleName(
    `View Details of ${orderId('customer', id)}: ${projectName} 12 pcs`,
  )

  const move = (status: string, notes = '') =>
    trade.desk.http.patch(`/api/workorders/${id}/status`, { data: { status, notes } })
  for (const [at, status] of (['pending', 'started', 'in_progress', 'quality_check', 'completed'] as const).entries())
    await test.step(`in ${status} it stands on step ${at + 1}`, async () => {
      if (at) await move(status)
      await walk(page, `/customer/orders?id=${id}`)
      const steps = dialog.getByRole('list', { name: 'Progress' }).getByRole('listitem')
      await expect(steps).toHaveCount(5)
      for (const [i, label] of ORDER_STEPS.entries()) await expect(steps.nth(i)).toContainText(label)
      const states = await steps.evaluateAll((li) => li.map((e) => (e as HTMLElement).dataset.state))
      const done = status === 'completed' ? 5 : at
      expect(states).toEqual(ORDER_STEPS.map((_, i) => (i < done ? 'done' : i === done ? 'current' : 'todo')))
    })

  const notes = 'Forging cracked, a new one is on its way'
  await move('issues', notes)
  await walk(page, `/customer/orders?id=${id}`)
  const issues = dialog.getByRole('region', { name: 'Issues' })
  await expect(issues).toContainText(notes)
  await expect(issues.locator('svg')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Progress' })).toHaveCount(0)
})

const facts: [string, (order: Workorder) => string][] = [
  ['Created', (o) => date(o.createdAt)],
  ['Started', (o) => date(o.startDate!)],
  ['Due', (o) => date(o.dueDate!)],
  ['Completed', (o) => date(o.completedDate!)],
  ['Payment status', (o) => ({ pending: 'Pending', partial: 'Partially Paid', complete: 'Paid' })[o.paymentStatus!]],
  ['Amount', (o) => money(o.amount!)],
  ['Project Name', (o) => o.projectName!],
  ['Quantity', (o) => `${o.quantity} pcs`],
  ['Material', (o) => o.material!],
  ['Description', (o) => o.description!],
]
test('the drawer of an order shows dates, payment, project and files as the API gives them, and is part of the address', async ({
  demo,
}) => {
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
  await expect(page.getByRole('dialog').getByText(order.notes!)).toHaveCount(1)
  const lists = page.getByRole('dialog').getByRole('list', { name: /^Files of/ })
  const files = lists.getByRole('link', { name: /^Download / })
  await expect(files).toHaveCount(order.files.length)
  const names = await files.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).download))
  expect(names.toSorted()).toEqual(order.files.map(({ name }) => name).toSorted())

  await walk(page, '/customer/orders')
  await page.getByRole('row', { name: 'ORD-0060' }).getByRole('link', { name: 'View Details' }).click()
  await expect(page).toHaveURL('/customer/orders?id=60')
  await expect(page.getByRole('dialog')).toContainText('ORD-0060')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/customer/orders')
  await walk(page, '/customer/orders?id=60')
  await expect(page.getByRole('dialog')).toContainText('ORD-0060')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/customer/orders')
})

test('beside an order stands whom to call, and its link is handed on by the phone’s own sheet or copied', async ({
  member,
  trade,
}) => {
  const { page, orders, projectName } = await ordersOf(await member('customer'), trade, [{}])
  const { id } = orders[0]!
  const dialog = page.getByRole('dialog', { name: 'Order Details' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/customer/orders?id=${id}`)
  await expect(dialog.getByRole('link', { name: '+91 20 4890 1200' })).toHaveAttribute('href', 'tel:+912048901200')
  await test.step('copied by keyboard where the browser has no sheet', async () => {
    await dialog.getByRole('button', { name: 'Copy link' }).press('Enter')
    await expect(toast(page, 'Link copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).pathname).toBe(`/workorders/${id}`)
    await page.goto(link)
    await expect(page).toHaveURL(`/customer/orders?id=${id}`)
  })
  await test.step('the sheet is given title and link, and no company', async () => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (what: ShareData) => Promise.resolve(Object.assign(window, { handedOn: what })),
      })
    })
    await page.goto(`/customer/orders?id=${id}`)
    await dialog.getByRole('button', { name: 'Share' }).click()
    expect(await page.evaluate(() => (window as unknown as { handedOn: ShareData }).handedOn)).toEqual({
      title: `${orderId('customer', id)} ${projectName}`,
      url: expect.stringMatching(new RegExp(`/workorders/${id}$`)),
    })
    await expect(toast(page, 'Link copied')).toBeHidden()
  })
  await test.step('an order on hold names the number in its warning', async () => {
    await trade.desk.http.patch(`/api/workorders/${id}/status`, {
      data: { status: 'issues', notes: 'Waiting for steel' },
    })
    await walk(page, `/customer/orders?id=${id}`)
    await expect(dialog.getByRole('region', { name: 'Issues' })).toContainText(
      'Questions? Call Jobwork: +91 20 4890 1200',
    )
    await expect(dialog.getByText('Questions?')).toHaveCount(1)
  })
})
