import type { Page } from '@playwright/test'
import type { Account } from '../../../lib/contract/people/account'
import { date } from '../../../lib/terms/format'
import { expect } from '../support/fixtures'
import { ask, test } from '../support/trade'
import { walk } from '../support/settled'

const summary = (page: Page) => page.getByRole('region', { name: 'Account Summary' })
const form = (page: Page) => page.getByRole('form', { name: 'Profile' })

const known = (me: Account): [label: string, value: string][] => [
  ['Company name', me.companyName],
  ['Contact name', me.contactName],
  ['Email', me.email],
  ['Phone', me.phone!],
  ['Address', me.address!],
  ['GST number', me.gstNumber!],
  ...(me.role === 'supplier' ? [['Main process category', me.mainProcessCategory!] as [string, string]] : []),
]

for (const [role, type, tab] of [
  ['customer', 'Customer', 'Profile Information'],
  ['supplier', 'Supplier', 'Company Information'],
] as const)
  test(`the profile of a ${role}: a summary and a form of what is known, and a new password under Security`, async ({
    demo,
    member,
  }) => {
    const page = await demo(role)
    const me = await ask<Account>(page, 'GET /api/user')
    await page.goto(`/${role}/profile`)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab)
    const facts = known(me)
    expect(facts.every(([, value]) => value)).toBe(true)
    await expect(summary(page).locator('dl > div')).toHaveText([
      ...facts.map(([label, value]) => label + value),
      `Account type${type}`,
      `Registered${date(me.createdAt)}`,
    ])
    for (const [label, value] of facts) await expect(form(page).getByLabel(label, { exact: true })).toHaveValue(value)
    await page.getByRole('tab', { name: 'Security' }).click()
    for (const label of ['Current password', 'New password', 'Confirm password'])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    await expect(form(page)).toHaveCount(0)

    const newcomer = await member(role)
    await newcomer.goto(`/${role}/profile`)
    const given = ['Company name', 'Contact name', 'Email', 'Account type', 'Registered']
    await expect(summary(newcomer).locator('dt')).toHaveText(given)
  })

test('the profile of a supplier says whether it is verified', async ({ demo, person, trade }) => {
  const [verified, pending] = [await demo('supplier'), await person()]
  const { email } = await trade.company('supplier', false)
  await ask(pending, 'POST /api/login', { username: email, password: 'a-long-secret' })
  for (const [page, words, others] of [
    [verified, 'Verified Supplier', 'Pending Verification'],
    [pending, 'Pending Verification', 'Verified Supplier'],
  ] as const) {
    await walk(page, '/supplier/profile')
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByText(others)).toHaveCount(0)
  }
})
