import type { Page } from '@playwright/test'
import { dismiss, expect, named } from '../support/fixtures'
import { click, fill, signedOut } from '../support/failure'
import { failuresOfAccounts } from './failures-of-accounts'
import { failuresOfAdmins } from './failures-of-admins'
import { failuresOfSuppliers } from './failures-of-suppliers'
import { expectToast, messagesOf, withoutMessages, watched } from '../support/messages'
import { ask, inquiryOf, test } from '../support/trade'

/** Asks for the password: declined here, so that the form says what failed. */
const ENDED = 'Your session has ended'
const all = [...failuresOfAccounts, ...failuresOfSuppliers, ...failuresOfAdmins]

const names = { nobody: 'a stranger', customer: 'a customer', supplier: 'a supplier', admin: 'an admin' }

/** What a reader is told of the sentence: live regions have it, or the field that takes the focus. */
const toldOf = (page: Page, sentence: string) =>
  page.evaluate((text) => {
    const live = [...document.querySelectorAll('[role=alert], [role=status], [aria-live]')]
    const focused = document.activeElement
    const of = (focused?.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
    const read = [...live, ...of.map((id) => document.getElementById(id))]
    return new Set(read.filter((one) => one?.textContent.includes(text))).size
  }, sentence)

test('a failed form says so in a toast and beside its fields, and reads it out once', async ({
  person,
  member,
  trade,
}) => {
  const stranger = await person()
  await stranger.goto('/auth')
  await fill(stranger, { Username: 'nobody@example.com', Password: 'not-it' })
  await click(stranger, 'Login')()
  await expectToast(stranger, 'Login failed', 'Invalid username or password')
  await expect(stranger.getByRole('alert').getByText('Invalid username or password')).toBeVisible()
  expect(await toldOf(stranger, 'Invalid username or password')).toBe(1)

  const customer = await member('customer')
  await customer.goto('/customer/inquiries')
  const material = 'We don’t take this material at the moment'
  const issues = [{ path: 'material', message: material }]
  await customer.route('**/api/inquiries', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: 'validation', message: material, issues } })
      : route.continue(),
  )
  const typed = { 'Project Description': 'Laser cut, deburred', 'Quantity Required': '250' }
  await fill(customer, { 'Project Name': named('Cover plate'), ...typed })
  await click(customer, 'Submit Inquiry')()
  await expectToast(customer, 'Submission Failed', material)
  await expect(customer.getByLabel('Material Specification')).toHaveAccessibleDescription(new RegExp(material))
  await expect(customer.getByLabel('Material Specification')).toBeFocused()
  expect(await toldOf(customer, material)).toBe(1)

  const supplier = await member('supplier')
  const { id } = await inquiryOf(await trade.company('customer'))
  await supplier.goto(`/supplier/quotations?inquiry=${id}&quote=1`)
  await fill(supplier, { Price: '84000', Details: 'Delivery in two lots' })
  await ask(supplier, 'POST /api/quotations', { inquiryId: id, price: 1, details: 'Ex works' })
  await click(supplier, 'Submit Quotation')()
  const twice = 'You already have a pending quotation on this inquiry'
  await expectToast(supplier, 'Submission Failed', twice)
  await expect(supplier.getByLabel('Price', { exact: true })).toHaveValue('84000')
  expect(await toldOf(supplier, twice)).toBe(1)
})

for (const who of ['nobody', 'customer', 'supplier', 'admin'] as const)
  test(`what ${names[who]} sends says why it failed, and keeps what was typed`, async ({
    person,
    member,
    demo,
    trade,
  }) => {
    const page = await (who === 'nobody' ? person() : who === 'admin' ? demo('admin', 'anew') : member(who))
    const { email = '' } = who === 'nobody' ? {} : await ask<{ email?: string }>(page, 'GET /api/user')
    const credentials = { username: email, password: who === 'admin' ? 'jobwork-demo' : 'a-long-secret' }
    await page.clock.install()
    await withoutMessages(page)
    const settled = watched(page)
    for (const { situation, title, down, meanwhile, open, typed = {} } of all.filter((one) => one.who === who))
      await test.step(`${situation}: the line is down${meanwhile ? `, or ${meanwhile.happens}` : ''}`, async () => {
        const send = await open(page, trade)
        await fill(page, typed)
        await settled()
        // What the form before said goes, also where the pointer rests on it.
        await page.clock.fastForward(6_000)
        if (await messagesOf(page).count()) await dismiss(page)
        await expect(messagesOf(page)).toHaveCount(0)
        const kept = async () => {
          for (const [label, value] of Object.entries(typed))
            await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
        }
        await page.context().setOffline(true)
        await send()
        await expectToast(page, title, down)
        await kept()
        await page.context().setOffline(false)
        if (!meanwhile) return

        await meanwhile.step?.(page, trade)
        await send()
        if (meanwhile.happens === signedOut.happens) {
          await page.getByRole('dialog', { name: ENDED }).getByText('Cancel').click()
          await expect(page.getByText(meanwhile.says).first()).toBeVisible()
        } else await expectToast(page, title, meanwhile.says)
        await kept()
        if (meanwhile.happens === signedOut.happens) await ask(page, 'POST /api/login', credentials)
      })
  })
