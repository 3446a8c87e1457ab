import { expect, phone, test, wide } from '../support/screens'
import { boxOf } from '../support/settled'

const offers = [
  'Submit manufacturing inquiries',
  'Receive competitive quotations',
  'Track manufacturing orders',
  'Manage the production supply chain',
]

test('the sign-in: two tabs, empty fields, and what Jobwork is beside them; a phone has a strip of that', async ({
  person,
}) => {
  const page = await person()
  await page.setViewportSize(wide)
  await page.goto('/auth')
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Register'])
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Login')
  await expect(page.getByRole('textbox')).toHaveCount(2)
  await expect(page.getByLabel('Username')).toHaveValue('')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  const hero = page.getByRole('complementary', { name: 'About Jobwork' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get parts made. Keep machines busy.')
  await expect(hero.getByRole('listitem')).toHaveText(offers)
  await expect(hero.getByRole('term')).toHaveText(['You need parts', 'You run machines'])
  await expect(hero.locator('a[href^="tel:"]')).toHaveText(/^\+91 /)
  await expect(hero.locator('a[href^="mailto:"]')).toHaveText(/@/)

  await page.setViewportSize(phone)
  await page.goto('/auth')
  expect((await boxOf(hero)).height).toBeLessThan(120)
  await expect(hero.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
})

const ofSuppliers = 'Main process category'
const fields = [
  'Company name',
  'Contact name',
  'Email',
  'Phone',
  'Address',
  'GST number',
  'Password',
  'Confirm password',
]

test('registration begins as a supplier, with a category; a customer has the other fields alone', async ({
  person,
}) => {
  const page = await person()
  await page.goto('/auth?tab=register')
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'Supplier' })).toBeChecked()
  const hint = page.getByText('e.g. CNC Machining, Injection Molding, etc.')
  for (const label of [...fields, ofSuppliers]) await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  await expect(page.getByRole('textbox')).toHaveCount(fields.length)
  await page.getByLabel(ofSuppliers).selectOption('Other…')
  await expect(page.getByLabel('Other category')).toBeFocused()
  await page.getByLabel('Other category').fill('Wire drawing')
  await page.getByLabel(ofSuppliers).selectOption('Milling')
  await expect(page.getByRole('textbox')).toHaveCount(fields.length)
  await expect(hint).toHaveCount(1)
  await page.getByRole('radio', { name: 'Customer' }).check()
  for (const label of fields) await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  await expect(page.getByLabel(ofSuppliers)).toHaveCount(0)
  await expect(hint).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(fields.length)
})
