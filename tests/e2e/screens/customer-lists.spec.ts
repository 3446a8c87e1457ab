import type { Page } from '@playwright/test'
import type { Workorder } from '../../../lib/contract/workorders'
import { date, money } from '../../../lib/rules/format'
import { displayId, orderId } from '../../../lib/rules/nouns'
import { expect, test } from '../support/screens'

test.describe('quotations', () => {
  for (const [status, buttons] of [
    ['pending', ['Reject', 'Accept']],
    ['accepted', ['Close']],
    ['rejected', ['Close']],
    ['sent', ['Close']],
  ] as const)
    test(`a ${status} one shows its facts and ${buttons.join(' and ')}`, async ({ demo }) => {
      const page = await demo('customer')
      const of = (await (await page.request.get(`/api/quotations?status=${status}&limit=1`)).json())[0]
      await page.goto(`/customer/quotations?id=${of.id}`)
      const dialog = page.getByRole('dialog')
      for (const fact of [
        displayId('quotation', of.id),
        { pending: 'Pending', accepted: 'Accepted', rejected: 'Rejected', sent: 'Sent' }[status],
        of.projectName,
        'Total Price',
        money(of.price),
        'Details',
        of.details,
        'Valid Until',
        date(of.validUntil),
      ])
        await expect(dialog).toContainText(fact)
      await expect(dialog.locator('footer').getByRole('button')).toHaveText([...buttons])
    })

  test('Close closes it', async ({ demo }) => {
    const page = await demo('customer')
    const [of] = await (await page.request.get('/api/quotations?status=accepted&limit=1')).json()
    await page.goto('/customer/quotations')
    await page.getByRole('link', { name: `View Details of ${displayId('quotation', of.id)}` }).click()
    await expect(page).toHaveURL(`/customer/quotations?id=${of.id}`)
    await page.getByRole('dialog').locator('footer').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/customer/quotations')
  })
})

test.describe('Order History', () => {
  const filter = (page: Page, label: string) => page.getByRole('combobox', { name: new RegExp(`^${label}`) })
  const rows = (page: Page) => page.getByRole('table', { name: 'Completed orders' }).locator('tbody tr')

  test('completed orders only, the last completed first', async ({ demo }) => {
    const page = await demo('customer')
    const all = (await (await page.request.get('/api/workorders?limit=500')).json()) as Workorder[]
    const completed = all.filter((o) => o.status === 'completed')
    completed.sort((a, b) => b.completedDate!.localeCompare(a.completedDate!))
    await page.goto('/customer/history')
    await expect(rows(page).locator('td:first-child')).toHaveText(completed.map((o) => orderId('customer', o.id)))
  })

  for (const [label, options] of [
    ['Completed', ['All time', 'Last 30 days', 'Last 3 months', 'Last 6 months', 'Last year']],
    ['Payment', ['All', 'Pending', 'Partially Paid', 'Paid']],
  ] as const)
    test(`the choices of ${label}`, async ({ demo }) => {
      const page = await demo('customer')
      await page.goto('/customer/history')
      await expect(filter(page, label).locator('option')).toHaveText([...options])
    })

  for (const [days, within] of [
    [30, '30'],
    [90, '90'],
    [180, '180'],
    [365, '365'],
  ] as const)
    test(`of the last ${days} days`, async ({ demo }) => {
      const page = await demo('customer')
      const all = (await (await page.request.get('/api/workorders?status=completed&limit=500')).json()) as Workorder[]
      const since = Date.now() - days * 86_400_000
      const fit = all.filter((o) => Date.parse(o.completedDate!) >= since)
      await page.goto('/customer/history', { waitUntil: 'networkidle' })
      await filter(page, 'Completed').selectOption(within)
      await expect(page).toHaveURL(`/customer/history?within=${within}`)
      await expect(rows(page)).toHaveCount(fit.length)
    })

  for (const [word, of] of [
    ['ORD-0003', 'its ID'],
    ['Base frame', 'its project'],
  ] as const)
    test(`finds an order by ${of}`, async ({ demo }) => {
      const page = await demo('customer')
      await page.goto('/customer/history', { waitUntil: 'networkidle' })
      await page.getByRole('searchbox').fill(word)
      await expect(rows(page)).toHaveCount(1)
      await expect(rows(page)).toContainText('ORD-0003')
    })
})
