import type { Page } from '@playwright/test'
import { date } from '../../lib/rules/format'
import { expect } from './fixtures'
import { ask, test } from './trade'

const summary = (page: Page) => page.getByRole('region', { name: 'Account Summary' })

for (const [verified, words] of [
  [true, 'Verified Supplier'],
  [false, 'Pending Verification'],
] as const)
  test(`says ${words}`, async ({ demo, person }) => {
    const page = verified ? await demo('supplier') : await person()
    const account = { role: 'supplier', email: `new.${Date.now()}@example.com`, password: 'a-long-secret' }
    if (!verified) await ask(page, 'POST /api/register', { ...account, companyName: 'New', contactName: 'Asha' })
    await page.goto('/supplier/profile')
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByText(verified ? 'Pending Verification' : 'Verified Supplier')).toHaveCount(0)
  })

test('summary and form hold what the API says, the main process category with it', async ({ demo }) => {
  const page = await demo('supplier')
  const me = await (await page.request.get('/api/user')).json()
  expect(me.mainProcessCategory).toBeTruthy()
  await page.goto('/supplier/profile')
  const facts: [string, string][] = [
    ['Company Name', me.companyName],
    ['Contact Person', me.contactName],
    ['Email', me.email],
    ['Phone', me.phone],
    ['Address', me.address],
    ['GST Number', me.gstNumber],
    ['Main Process Category', me.mainProcessCategory],
  ]
  await expect(summary(page).locator('dl > div')).toHaveText([
    ...facts.map(([label, value]) => label + value),
    'Account TypeSupplier',
    `Registered${date(me.createdAt)}`,
  ])
  const form = page.getByRole('form', { name: 'Profile' })
  for (const [label, value] of facts) await expect(form.getByLabel(label, { exact: true })).toHaveValue(value)
})

test('Security holds the three fields of a new password', async ({ demo }) => {
  const page = await demo('supplier')
  await page.goto('/supplier/profile')
  await page.getByRole('tab', { name: 'Security' }).click()
  for (const label of ['Current Password', 'New Password', 'Confirm Password'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
})
