import type { Page } from '@playwright/test'
import type { Account } from '../../../lib/contract/accounts'
import { date } from '../../../lib/rules/format'
import { expect } from '../support/fixtures'
import { ask, test } from '../support/trade'

const summary = (page: Page) => page.getByRole('region', { name: 'Account Summary' })
const form = (page: Page) => page.getByRole('form', { name: 'Profile' })

const known = (me: Account): [label: string, value: string][] => [
  ['Company Name', me.companyName],
  ['Contact Person', me.contactName],
  ['Email', me.email],
  ['Phone', me.phone!],
  ['Address', me.address!],
  ['GST Number', me.gstNumber!],
  ...(me.role === 'supplier' ? [['Main Process Category', me.mainProcessCategory!] as [string, string]] : []),
]

for (const [role, type] of [
  ['customer', 'Customer'],
  ['supplier', 'Supplier'],
] as const)
  test.describe(`the profile of a ${role}`, () => {
    test('summary and form hold what the API says, in their order', async ({ demo }) => {
      const page = await demo(role)
      const me = await ask<Account>(page, 'GET /api/user')
      await page.goto(`/${role}/profile`)
      const facts = known(me)
      expect(facts.every(([, value]) => value)).toBe(true)
      await expect(summary(page).locator('dl > div')).toHaveText([
        ...facts.map(([label, value]) => label + value),
        `Account Type${type}`,
        `Registered${date(me.createdAt)}`,
      ])
      for (const [label, value] of facts) await expect(form(page).getByLabel(label, { exact: true })).toHaveValue(value)
    })

    test('what was not given is not listed', async ({ member }) => {
      const page = await member(role)
      await page.goto(`/${role}/profile`)
      const given = ['Company Name', 'Contact Person', 'Email', 'Account Type', 'Registered']
      await expect(summary(page).locator('dt')).toHaveText(given)
    })

    test('Security holds the three fields of a new password', async ({ demo }) => {
      const page = await demo(role)
      await page.goto(`/${role}/profile`)
      await page.getByRole('tab', { name: 'Security' }).click()
      for (const label of ['Current Password', 'New Password', 'Confirm Password'])
        await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
      await expect(form(page)).toHaveCount(0)
    })
  })

for (const [verified, words] of [
  [true, 'Verified Supplier'],
  [false, 'Pending Verification'],
] as const)
  test(`the profile of a supplier says ${words}`, async ({ demo, person }) => {
    const page = verified ? await demo('supplier') : await person()
    const account = { role: 'supplier', email: `new.${Date.now()}@example.com`, password: 'a-long-secret' }
    if (!verified) await ask(page, 'POST /api/register', { ...account, companyName: 'New', contactName: 'Asha' })
    await page.goto('/supplier/profile')
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByText(verified ? 'Pending Verification' : 'Verified Supplier')).toHaveCount(0)
  })
