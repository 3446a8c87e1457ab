import { dismiss, expect, named, toast } from '../support/fixtures'
import { ask, test, type Someone } from '../support/trade'

test('a supplier renames itself on a phone, an admin reads old and new and verifies again', async ({
  demo,
  member,
  trade,
}) => {
  const [page, admin] = [await member('supplier'), await demo('admin')]
  const before = await ask<Someone>(page, 'GET /api/user')
  const companyName = named('Nava Tools')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/supplier/profile', { waitUntil: 'networkidle' })
  await page.getByLabel('Company name').fill(companyName)
  await page.getByLabel('Address').fill('14 MIDC, Pune')
  await page.getByLabel('GST number').fill('27AAPFU0939F1ZV')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(toast(page, 'Profile updated')).toBeVisible()
  const banner = page.getByText('Your company’s details changed.')
  await expect(banner).toBeVisible()

  await admin.goto(`/admin/approvals?id=${before.id}`)
  const preview = admin.getByRole('article')
  await expect(preview).toContainText(`Changed the company name from ${before.companyName} to ${companyName}`)
  await preview.getByRole('button', { name: /^Verify Supplier/ }).click()
  await expect(toast(admin, 'Supplier verified')).toContainText(companyName)
  await dismiss(admin)
  await expect
    .poll(async () => (await ask<{ recheck: boolean }>(trade.desk, `GET /api/suppliers/${before.id}`)).recheck)
    .toBe(false)
  await page.reload()
  await expect(banner).toHaveCount(0)
})

test('a customer to be checked again waits in the approvals', async ({ demo, trade }) => {
  const [admin, customer] = [await demo('admin'), await trade.company('customer')]
  const companyName = named('Asha Motors')
  await ask(customer, `PATCH /api/users/${customer.id}`, { companyName })
  await admin.goto('/admin/dashboard')
  const rest = admin.getByRole('button', { name: /^Show \d+ more$/ })
  const task = admin
    .getByRole('listitem')
    .filter({ hasText: /Verify .*customer/ })
    .getByRole('link')
    .first()
  // Orders to create stand before it, and others make them at the same time: the line may be behind the first five.
  await expect(task.or(rest).first()).toBeVisible()
  if (!(await task.isVisible())) await rest.click()
  await task.click()
  await expect(admin).toHaveURL(/\/admin\/approvals\?tab=customers/)
  await admin.goto(`/admin/approvals?tab=customers&id=${customer.id}`)
  const preview = admin.getByRole('article')
  await expect(preview).toContainText(`Changed the company name from ${customer.companyName} to ${companyName}`)
  await preview.getByRole('button', { name: /^Verify Customer/ }).click()
  await expect(toast(admin, 'Customer verified')).toContainText(companyName)
  await dismiss(admin)
  await expect
    .poll(async () => {
      const [found] = await ask<{ recheck: boolean }[]>(trade.desk, `GET /api/customers?q=${customer.email}`)
      return found!.recheck
    })
    .toBe(false)
})
