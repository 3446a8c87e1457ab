import { fits } from '../support/fits'
import { drawings, expect, test, toast } from '../support/fixtures'
import { namedInDemo } from '../support/named-in-demo'
import { settled, shiftOf, visit, walk } from '../support/settled'
import { inquiryOf, processOf, quotationOf, test as trade } from '../support/trade'

test(
  'the pages of a stranger are accessible: sign-in, lost passwords, pages that are not there',
  { tag: '@all' },
  async ({ person }) => {
    const page = await person()
    for (const address of [
      '/auth',
      '/auth?tab=register',
      '/auth?forgot=1',
      '/auth?token=x',
      '/auth/confirm-email?token=x',
      '/auth/revert-email?token=x',
      '/unsubscribe',
      '/nowhere',
    ])
      await test.step(address, async () => {
        await page.goto(address)
        await settled(page)
        if (address === '/auth') expect.soft((await shiftOf(page)).toFixed(2), `${address} shifts`).toBe('0.00')
        await fits(page, address)
      })
    await page.goto('/auth?tab=register')
    await page.getByRole('button', { name: 'Register as a supplier' }).click()
    await expect(page.locator('[aria-invalid]').first()).toBeFocused()
    await fits(page, 'a form that says what is missing')
    await page.goto('/auth')
    await page.getByLabel('Username').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not-it')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(toast(page, 'Login failed')).toBeVisible()
    await fits(page, 'a toast')
  },
)

test(
  'what opens over a screen is accessible: bell, account, a drawing, a list that cannot be read',
  { tag: '@all' },
  async ({ demo }) => {
    const page = await demo('customer')
    await visit(page, '/customer/orders?q=no-such-part')
    await fits(page, 'a list in which nothing fits')
    // A list that hangs on its button is moved with some delay when the window changes: it opens in the zoomed one.
    for (const name of [/^Notifications/, /^Account/]) {
      await page.setViewportSize({ width: 640, height: 400 })
      await page.getByRole('banner').getByRole('button', { name }).click()
      await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeVisible()
      await fits(page, String(name))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('banner').getByRole('button', { name })).toBeFocused()
    }
    const { ids } = await namedInDemo(page, 'customer')
    await walk(page, `/customer/my-inquiries?id=${ids.inquiry}`)
    const pdf = page.getByRole('dialog').getByRole('link', { name: /\.pdf/ }).first()
    await pdf.click()
    await expect(page.getByRole('dialog', { name: /\.pdf/ })).toBeVisible()
    await expect(page.getByRole('dialog', { name: /\.pdf/ }).locator('canvas').first()).toBeVisible()
    await fits(page, 'a drawing')

    const busy = { status: 429, json: { code: 'rate_limited', message: 'Too much at once, please wait a moment.' } }
    await page.route('**/api/notifications*', (route) => route.fulfill(busy))
    await page.setViewportSize({ width: 640, height: 400 })
    await page.goto('/customer/profile')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await fits(page, 'a list that cannot be read')
  },
)

trade(
  'questions before a decision, a first dashboard and the menu of a phone are accessible',
  { tag: '@all' },
  async ({ member, demo, trade }) => {
    const [customer, supplier, admin] = [await member('customer'), await trade.company('supplier'), await demo('admin')]
    const inquiry = await inquiryOf(customer)
    const quotation = await quotationOf(supplier, inquiry.id)
    await customer.goto('/customer/dashboard')
    await fits(customer, 'the dashboard of a newcomer')
    for (const question of ['Accept', 'Reject']) {
      await walk(customer, `/customer/quotations?id=${quotation.id}`)
      await customer.getByRole('dialog').getByRole('button', { name: question }).click()
      await expect(customer.getByRole('alertdialog')).toBeVisible()
      await fits(customer, `${question}?`)
    }
    const { id } = await processOf(supplier)
    await admin.goto(`/admin/approvals?tab=processes&id=${id}`)
    await admin.getByRole('button', { name: /^Reject/ }).click()
    await expect(admin.getByRole('dialog')).toBeVisible()
    await fits(admin, 'the reason of a rejection')
    const company = await trade.company('supplier', false)
    await walk(admin, `/admin/approvals?id=${company.id}`)
    await admin.getByRole('button', { name: /^Reject (Supplier|Customer)/ }).click()
    await expect(admin.getByRole('dialog')).toBeVisible()
    await fits(admin, 'the refusal of a company')
    for (const address of ['suppliers?new=1', 'dashboard?deliveries=stuck', `approvals?tab=processes&id=${id}`]) {
      await walk(admin, `/admin/${address}`)
      await fits(admin, address)
    }

    await customer.setViewportSize({ width: 360, height: 740 })
    await walk(customer, '/customer/inquiries')
    await customer.locator('input[type=file]').setInputFiles(drawings().slice(0, 1))
    await expect(customer.getByText(drawings()[0]!.name, { exact: true })).toBeVisible()
    await customer.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(customer.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await fits(customer, 'the menu of a phone')
  },
)
