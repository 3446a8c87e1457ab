import type { Page } from '@playwright/test'
import { expect, named } from '../support/fixtures'
import { button, DOWN, fill } from '../support/failure'
import { expectToast, live, watched } from '../support/messages'
import { ask, inquiryOf, quotationOf, test, type Trade } from '../support/trade'

const password = 'a-long-secret'
type Success = {
  title: string
  text: string | ((company: string) => string)
  who: 'nobody' | 'customer'
  act: (page: Page, trade: Trade) => Promise<unknown>
}

const register = (role: 'Customer' | 'Supplier') => async (page: Page) => {
  await page.goto('/auth?tab=register')
  await page.getByRole('radio', { name: role }).check()
  await fill(page, {
    ...{
      'Company Name': named('Company'),
      'Contact Name': 'Asha Rao',
      Email: `${named(role).replace(' ', '.')}@example.com`,
    },
    ...{ Password: password, 'Confirm Password': password },
  })
  await button(page, /^Register as/).click()
}

const answer = (label: 'Accept' | 'Reject') => async (page: Page, trade: Trade) => {
  const { id } = await quotationOf(await trade.company('supplier'), (await inquiryOf(page)).id)
  await page.goto(`/customer/quotations?id=${id}`)
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `${label} Quotation` })
    .click()
}

const pending = 'Your account is pending verification by an admin.'
const successes: Success[] = [
  {
    title: 'Login successful',
    text: (company) => `Welcome back, ${company}!`,
    who: 'customer',
    act: async (page) => {
      const { email } = await ask<{ email: string }>(page, 'GET /api/user')
      await ask(page, 'POST /api/logout')
      await page.goto('/auth')
      await fill(page, { Username: email, Password: password })
      await button(page, 'Login').click()
    },
  },
  { title: 'Registration successful', text: pending, who: 'nobody', act: register('Customer') },
  { title: 'Registration successful', text: pending, who: 'nobody', act: register('Supplier') },
  {
    title: 'Logged out',
    text: 'You have been successfully logged out',
    who: 'customer',
    act: async (page) => {
      await page.goto('/customer/dashboard')
      await button(page, 'Account').click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
    },
  },
  {
    title: 'Inquiry Submitted',
    text: 'Your manufacturing inquiry has been submitted successfully.',
    who: 'customer',
    act: async (page) => {
      await page.goto('/customer/inquiries')
      const fields = {
        'Project Name': named('Hub'),
        'Project Description': 'Turned hub, 40 mm',
        'Quantity Required': '2',
      }
      await fill(page, fields)
      await button(page, 'Submit Inquiry').click()
    },
  },
  { title: 'Success', text: 'Quotation accepted successfully.', who: 'customer', act: answer('Accept') },
  { title: 'Success', text: 'Quotation rejected successfully.', who: 'customer', act: answer('Reject') },
  {
    title: 'Password changed',
    text: 'You have been signed out everywhere. Please sign in with the new password.',
    who: 'customer',
    act: async (page) => {
      await page.goto('/customer/profile?tab=security')
      await fill(page, {
        'Current Password': password,
        'New Password': 'next-secret',
        'Confirm Password': 'next-secret',
      })
      await button(page, 'Change password').click()
      await expect(page).toHaveURL(/\/auth/)
    },
  },
]

for (const [n, { title, text, who, act }] of successes.entries()) {
  test(`${n + 1}. ${title}: ${typeof text === 'string' ? text : text('{companyName}')}`, async ({
    person,
    member,
    trade,
  }) => {
    const page = await (who === 'nobody' ? person() : member(who))
    const company = who === 'nobody' ? '' : (await ask<{ companyName: string }>(page, 'GET /api/user')).companyName
    await act(page, trade)
    await expectToast(page, title, typeof text === 'string' ? text : text(company))
  })
}

test('Error loading suppliers. Please try again.', async ({ demo }) => {
  const page = await demo('admin')
  await page.clock.install()
  const settled = watched(page)
  await page.goto('/admin/suppliers')
  const pendingTab = page.getByRole('tab', { name: 'Pending' })
  await expect(page.getByRole('table', { name: 'Suppliers' })).toBeVisible()
  await settled()
  await page.context().setOffline(true)
  await pendingTab.click()
  await expect(page.getByText('Error loading suppliers. Please try again.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Suppliers' })).toHaveCount(0)
  await page.context().setOffline(false)
  await button(page, 'Try again').click()
  await expect(page.getByText('Error loading suppliers. Please try again.')).toHaveCount(0)
})

test('Supplier Not Found', async ({ demo }) => {
  const page = await demo('admin')
  await page.goto('/admin/suppliers/2000000000')
  await expect(page.getByRole('heading', { level: 1, name: 'Supplier Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Suppliers' })).toHaveAttribute('href', '/admin/suppliers')
})

test('Failed to fetch supplier details', async ({ demo, trade }) => {
  const [page, { id }] = [await demo('admin'), await trade.company('supplier')]
  await page.clock.install()
  const settled = watched(page)
  await page.goto(`/admin/suppliers/${id}`)
  await settled()
  await page.context().setOffline(true)
  await button(page, 'Refresh').click()
  await expectToast(page, 'Error', `Failed to fetch supplier details: ${DOWN}`)
})

test('No work order selected', async ({ member }) => {
  const page = await member('supplier')
  await page.goto('/supplier/workorders?update=2000000000')
  await expectToast(page, 'Update Failed', 'No work order selected')
})

test('Connection Error: Failed to connect to notification service', async ({ member }) => {
  const page = await member('supplier')
  await page.clock.install()
  const settled = watched(page)
  const channel = await live(page)
  await page.goto('/supplier/dashboard')
  await settled()
  await channel.ready()
  await page.context().setOffline(true)
  await channel.breakOff()
  await page.clock.fastForward(5000)
  await expectToast(page, 'Connection Error', 'Failed to connect to notification service')
})
