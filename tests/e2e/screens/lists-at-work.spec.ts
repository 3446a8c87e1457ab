import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, named, test, toast } from '../support/fixtures'

const post = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(path, { data })
  expect(answer.ok(), path).toBe(true)
  return (await answer.json()) as { id: number }
}

test('an admin chooses machines, reads what will happen, approves them at once, and reads what was refused', async ({
  demo,
  member,
}) => {
  const [admin, supplier] = [await demo('admin'), await member('supplier')]
  const names = [named('Lathe'), named('Mill'), named('Press')]
  const ids = []
  for (const name of names) ids.push((await post(supplier, '/api/machines', { name, model: 'A1', type: 'CNC' })).id)

  await admin.goto('/admin/approvals?tab=machines', { waitUntil: 'networkidle' })
  for (const name of names) await admin.getByRole('checkbox', { name: `Select ${name}` }).check()
  const bar = admin.getByRole('region', { name: 'Selected rows' })
  await expect(bar).toContainText('3 selected')
  // Somebody else decides on one of them meanwhile.
  await admin.request.patch(`/api/machines/${ids[1]}/approve`)
  await bar.getByRole('button', { name: 'Approve' }).click()
  const dialog = admin.getByRole('alertdialog')
  await expect(dialog).toContainText('We’ll send 1 email.')
  await expect(dialog).toContainText(names[1]!)
  await dialog.getByRole('button', { name: 'Approve 2 machines' }).click()
  await expect(toast(admin, '2 machines approved')).toBeVisible()
  await expect(dialog).toContainText('1 machine not approved')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(bar).toBeHidden()
  for (const name of names) await expect(admin.getByRole('checkbox', { name: `Select ${name}` })).toBeHidden()
})

test('rows are chosen by keys: Space, and the arrows with Shift', async ({ demo }) => {
  const admin = await demo('admin')
  await admin.goto('/admin/customers', { waitUntil: 'networkidle' })
  const table = admin.getByRole('table', { name: 'Customers' })
  await table.locator('[data-opens]').first().focus()
  await admin.keyboard.press('Space')
  const bar = admin.getByRole('region', { name: 'Selected rows' })
  await expect(bar).toContainText('1 selected')
  await admin.keyboard.press('Shift+ArrowDown')
  await expect(bar).toContainText('2 selected')
  await bar.getByRole('button', { name: /^All \d+ here$/ }).click()
  await expect(table.getByRole('checkbox', { name: /^Select all/ })).toBeChecked()
  await bar.getByRole('button', { name: 'Clear' }).click()
  await expect(bar).toBeHidden()
})

test('filters are kept as a tab on every device, renamed, moved and removed', async ({ member }) => {
  const supplier = await member('supplier')
  await supplier.goto('/supplier/workorders', { waitUntil: 'networkidle' })
  // The tools of a list that has nothing are hidden until a filter is on.
  await supplier.goto('/supplier/workorders?due=late&payment=open', { waitUntil: 'networkidle' })
  await supplier.getByRole('button', { name: 'Save view' }).click()
  await supplier.getByRole('textbox', { name: 'Name' }).fill('Late and unpaid 🔥 बकाया')
  await supplier.keyboard.press('Enter')
  await expect(supplier.getByRole('tab', { name: 'Late and unpaid' })).toHaveAttribute('aria-selected', 'true')
  await expect(supplier.getByRole('button', { name: 'Save view' })).toBeHidden()

  await post(supplier, '/api/views', { list: 'workorders', name: 'Issues', query: { status: 'issues' } })
  await supplier.goto('/supplier/workorders?due=late', { waitUntil: 'networkidle' })
  await supplier.getByRole('tab', { name: 'Late and unpaid' }).click()
  await expect(supplier).toHaveURL(/due=late.*payment=open.*view=/)
  await supplier.getByRole('button', { name: 'Edit view' }).click()
  await supplier.getByRole('button', { name: 'Move right' }).click()
  await expect(supplier.getByRole('status').filter({ hasText: 'View 2 of 2' })).toBeVisible()
  await supplier.getByRole('textbox', { name: 'Name' }).fill('Chase')
  await supplier.getByRole('button', { name: 'Rename' }).click()
  await expect(supplier.getByRole('tab', { name: 'Chase' })).toBeVisible()

  await supplier.keyboard.press('Control+k')
  await supplier.getByRole('combobox', { name: 'Search or jump' }).fill('Chase')
  await expect(supplier.getByRole('option', { name: /Chase/ })).toBeVisible()
  await supplier.keyboard.press('Escape')
  await supplier.getByRole('button', { name: 'Edit view' }).click()
  await supplier.getByRole('button', { name: 'Remove view' }).click()
  await expect(supplier.getByRole('tab', { name: 'Chase' })).toBeHidden()
  await supplier.getByRole('tab', { name: 'Active' }).click()
  await expect(supplier.getByRole('button', { name: 'Edit view' })).toBeHidden()
})

test('a customer takes the orders along as a file', async ({ demo }) => {
  const customer = await demo('customer')
  await customer.goto('/customer/orders?tab=completed', { waitUntil: 'networkidle' })
  const [download] = await Promise.all([
    customer.waitForEvent('download'),
    customer.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^workorders-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toMatch(/^\uFEFFOrder,Created,PO number,Project,/)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toContain(',Completed,')
})
