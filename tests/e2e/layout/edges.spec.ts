import { expect, test } from '../support/fixtures'
import { boxOf } from '../support/settled'

test('on a wide screen the top bar begins where the content does', { tag: '@all' }, async ({ demo }) => {
  const page = await demo('admin')
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.goto('/admin/workorders')
  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  const search = await boxOf(page.getByRole('button', { name: 'Search or jump…' }))
  expect(Math.abs(search.x - title.x)).toBeLessThanOrEqual(1)
})

test('on a tablet no status stands under the buttons of its row', { tag: '@all' }, async ({ demo }) => {
  const page = await demo('supplier')
  await page.setViewportSize({ width: 768, height: 1000 })
  await page.goto('/supplier/workorders')
  const table = page.getByRole('table', { name: 'Work orders', exact: true })
  await expect(table).toBeVisible()
  const overflow = () => table.evaluate((it) => it.parentElement!.scrollWidth - it.parentElement!.clientWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await expect(table.getByText(/^₹/).first()).toBeVisible()
})

test('on a phone Quoted is one word on one line', async ({ demo }) => {
  const page = await demo('supplier')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/supplier/quotations')
  const quoted = page.getByRole('link', { name: /^Quoted\s*QUOT-/ }).first()
  expect((await boxOf(quoted)).height).toBeLessThan(48)
})
