import type { Supplier } from '../../../lib/contract/people/account'
import { PROCESS_CATEGORIES } from '../../../lib/terms/process-categories'
import { known } from '../support/companies'
import { expect, named, toast } from '../support/fixtures'
import { openFilters } from '../support/filters'
import { rowsOf } from '../support/frame'
import { mailTo } from '../support/mailbox'
import { ask, test } from '../support/trade'

test.describe('a supplier in its row', () => {
  test('says who it is and leads to its record, where it is given a category', async ({ demo, trade }) => {
    const [page, one] = [await demo('admin'), await known(trade, 'supplier', { mainProcessCategory: 'Forging' }, false)]
    await page.goto(`/admin/suppliers?q=${one.companyName}`)
    const row = rowsOf(page, 'Suppliers')
    const cells = [...Array(8).keys()].map((n) => row.locator('td').nth(n))
    const [id, company, email, onTime, open, machines, status, actions] = cells
    await expect(id!).toHaveText(String(one.id))
    for (const [cell, text] of [
      [company!, `${one.companyName}Forging · ${one.contactName}`] as const,
      [email!, one.email] as const,
      [onTime!, '—'] as const,
      [open!, '0'] as const,
      [machines!, '—'] as const,
      [status!, 'Pending'] as const,
    ])
      await expect(cell).toHaveText(text)
    await expect(actions!.getByRole('button', { name: 'Verify Supplier' })).toBeVisible()
    await company!.getByRole('link', { name: one.companyName }).click()
    await expect(page).toHaveURL(`/admin/suppliers/${one.id}`)
    await expect(page.getByLabel(`Process category of ${one.companyName}`)).toHaveValue('Forging')

    const other = await known(trade, 'supplier', { mainProcessCategory: 'Gear hobbing' })
    await page.goto(`/admin/suppliers/${other.id}`, { waitUntil: 'networkidle' })
    const select = page.getByLabel(`Process category of ${other.companyName}`)
    await expect(select).toHaveValue('Gear hobbing')
    await expect(select.locator('option')).toHaveText(['No category', 'Gear hobbing', ...PROCESS_CATEGORIES, 'Other…'])
    await select.selectOption('Laser Cutting')
    await expect(toast(page, 'Category updated')).toContainText(`${other.companyName}: Laser Cutting`)
    expect((await ask<Supplier>(page, `GET /api/suppliers/${other.id}`)).mainProcessCategory).toBe('Laser Cutting')
    await expect(select.locator('option')).toHaveText(['No category', ...PROCESS_CATEGORIES, 'Other…'])

    await select.selectOption('Other…')
    const dialog = page.getByRole('dialog', { name: `Category of ${other.companyName}` })
    await dialog.getByRole('button', { name: 'Save category' }).click()
    await expect(dialog.getByText('Category is required')).toBeVisible()
    await dialog.getByLabel('Other category').fill('Wire drawing')
    await dialog.getByRole('button', { name: 'Save category' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(select).toHaveValue('Wire drawing')
    await expect(page).toHaveURL(`/admin/suppliers/${other.id}`)
  })
})

test('the category filter offers All Categories and those that a supplier has, and leaves those of one', async ({
  demo,
  trade,
}) => {
  const [page, contactName] = [await demo('admin'), named('Meher')]
  const [forger, caster] = [
    await known(trade, 'supplier', { contactName, mainProcessCategory: 'Forging' }),
    await known(trade, 'supplier', { contactName, mainProcessCategory: 'Casting' }),
  ]
  await page.goto(`/admin/suppliers?q=${contactName}`, { waitUntil: 'networkidle' })
  const filter = (await openFilters(page)).getByRole('combobox', { name: 'Category' })
  // Other stories give categories meanwhile.
  const offered = await filter.locator('option').allTextContents()
  expect(offered[0]).toBe('All Categories')
  expect(offered).toEqual(expect.arrayContaining(['Forging', 'Casting']))
  expect([...PROCESS_CATEGORIES, 'Other'].filter((word) => offered.includes(word))).toEqual(offered.slice(1))
  const companies = rowsOf(page, 'Suppliers').locator('td:nth-child(2) b')
  for (const [category, fitting] of [
    ['Forging', [forger]],
    ['Casting', [caster]],
  ] as const) {
    await filter.selectOption(category)
    await expect(companies).toHaveText(fitting.map(({ companyName }) => companyName))
  }
  await filter.selectOption('All Categories')
  await expect(companies).toHaveCount(2)
})

test('Add New Supplier: verified at once, with its category, and invited by mail', async ({ demo }) => {
  const [page, company] = [await demo('admin'), named('Nava')]
  const email = `${company.replace(' ', '.').toLowerCase()}@example.com`
  await page.goto('/admin/suppliers')
  await page.getByRole('button', { name: 'Add New Supplier' }).click()
  await expect(page).toHaveURL('/admin/suppliers?new=1')
  const dialog = page.getByRole('dialog', { name: 'Add New Supplier' })
  for (const [label, value] of [
    ['Company name', company],
    ['Contact name', 'Ravi Kale'],
    ['Email', email],
    ['Phone', '+91 98220 12345'],
    ['Address', 'MIDC, Nashik'],
    ['GST number', '27AAPFU0939F1ZV'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.getByLabel('Main process category').selectOption('Casting')
  await dialog.getByRole('button', { name: 'Add supplier' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('searchbox').fill(company)
  const row = rowsOf(page, 'Suppliers')
  await expect(row).toHaveCount(1)
  await expect(row.getByText('Verified', { exact: true })).toBeVisible()
  await expect(row).toContainText('Casting · Ravi Kale')
  expect((await mailTo(email, /has a Jobwork account/)).to?.[0]?.address).toBe(email)
})
