import type { Page } from '@playwright/test'
import type { Quotation } from '../../../lib/contract/trade/quotations'
import type { Workorder } from '../../../lib/contract/orders/workorders'
import { date, money } from '../../../lib/terms/format'
import { displayId, orderId } from '../../../lib/terms/nouns'
import { openFilters } from '../support/filters'
import { expectToast } from '../support/messages'
import { inquiryOf, quotationOf, test as trade } from '../support/trade'
import { expect, test } from '../support/screens'
import { walk } from '../support/settled'

const kinds = [
  ['pending', 'Pending', ['Reject', 'Accept']],
  ['accepted', 'Accepted', ['Close']],
  ['rejected', 'Rejected', ['Close']],
  ['sent', 'Sent', ['Close']],
] as const
test('a quotation shows its facts, and the buttons that its status allows', async ({ demo }) => {
  const page = await demo('customer')
  const footer = page.getByRole('dialog').locator('footer')
  for (const [status, label, buttons] of kinds)
    await test.step(`${label}: ${buttons.join(' and ')}`, async () => {
      const all = (await (await page.request.get(`/api/quotations?status=${status}&limit=100`)).json()) as Quotation[]
      // A withdrawn one says so instead, and so does one that waits for approval.
      const of = all.find(
        ({ outcome, counter, approval, details, validUntil }) =>
          outcome !== 'withdrawn' && !counter && !approval && details && validUntil,
      )!
      await walk(page, `/customer/quotations?id=${of.id}`)
      for (const fact of [
        displayId('quotation', of.id),
        label,
        of.projectName,
        'Total price',
        money(of.price),
        'Details',
        of.details!,
        'Valid Until',
        date(of.validUntil!),
      ])
        await expect(page.getByRole('dialog')).toContainText(fact)
      await expect(footer.getByRole('button')).toHaveText([...buttons])
    })
  const [of] = await (await page.request.get('/api/quotations?status=accepted&limit=1')).json()
  await walk(page, '/customer/quotations')
  await page.getByRole('link', { name: `View Details of ${displayId('quotation', of.id)}` }).click()
  await expect(page).toHaveURL(`/customer/quotations?id=${of.id}`)
  await footer.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/customer/quotations')
})

trade('a quotation that is rejected says so', async ({ member, trade }) => {
  const page = await member('customer')
  const { id } = await quotationOf(await trade.company('supplier'), (await inquiryOf(page)).id)
  await page.goto(`/customer/quotations?id=${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject Quotation' }).click()
  await expectToast(page, 'Success', 'Quotation rejected successfully.')
})

const filter = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('combobox', { name: label })
const rows = (page: Page) => page.getByRole('table', { name: 'Completed orders' }).locator('tbody tr')

test('Order History: completed orders, the last one first, by date, payment, ID and project', async ({ demo }) => {
  const page = await demo('customer')
  const all = (await (await page.request.get('/api/workorders?limit=500')).json()) as Workorder[]
  const completed = all.filter((o) => o.status === 'completed')
  completed.sort((a, b) => b.completedDate!.localeCompare(a.completedDate!))
  await page.goto('/customer/history', { waitUntil: 'networkidle' })
  await expect(rows(page).locator('td:first-child')).toHaveText(completed.map((o) => orderId('customer', o.id)))
  await openFilters(page)
  for (const [label, options] of [
    ['Completed', ['All time', 'Last 30 days', 'Last 3 months', 'Last 6 months', 'Last year']],
    ['Payment', ['All', 'Pending', 'Partially Paid', 'Paid', 'Not fully paid']],
  ] as const)
    await expect(filter(page, label).locator('option')).toHaveText([...options])

  for (const days of [30, 90, 180, 365])
    await test.step(`of the last ${days} days`, async () => {
      const since = Date.now() - days * 86_400_000
      await filter(page, 'Completed').selectOption(String(days))
      await expect(page).toHaveURL(`/customer/history?within=${days}`)
      await expect(rows(page)).toHaveCount(completed.filter((o) => Date.parse(o.completedDate!) >= since).length)
    })
  await page.goto('/customer/history', { waitUntil: 'networkidle' })
  const frame = completed.find(({ projectName }) => projectName!.startsWith('Base frame'))!
  for (const word of [orderId('customer', frame.id), 'Base frame']) {
    await page.getByRole('searchbox').fill(word)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(orderId('customer', frame.id))
    await page.getByRole('searchbox').fill('')
    await expect(rows(page)).toHaveCount(completed.length)
  }
})
