import type { Supplier } from '../../../lib/contract/people/account'
import { PROCESS_CATEGORIES } from '../../../lib/terms/process-categories'
import { known } from '../support/companies'
import { DOWN } from '../support/failure'
import { dismiss, expect, toast } from '../support/fixtures'
import { expectToast } from '../support/messages'
import { ask, machineOf, orderOf, test } from '../support/trade'
import { walk } from '../support/settled'

test.describe('the details of a supplier', () => {
  const fields = [
    ['Company name', 'companyName', 'Kaveri Forge'],
    ['Contact name', 'contactName', 'Ravi Kale'],
    ['Email', 'email', ''],
    ['Phone', 'phone', '+91 98220 54321'],
    ['Address', 'address', '7 SIDCO, Coimbatore'],
    ['GST number', 'gstNumber', '27AAPFU0939F1ZV'],
    ['Main process category', 'mainProcessCategory', 'Welding'],
    ['Notes', 'notes', 'Pays on time'],
  ] as const

  test('stand in a form and are saved; Verify Supplier stands there until it is done', async ({ demo, trade }) => {
    const [page, one] = [await demo('admin'), await known(trade, 'supplier', { mainProcessCategory: 'Gear hobbing' })]
    await page.goto(`/admin/suppliers/${one.id}?tab=details`, { waitUntil: 'networkidle' })
    const form = page.getByRole('form', { name: 'Supplier details' })
    const stored = () => ask<Record<string, string | null>>(page, `GET /api/suppliers/${one.id}`)
    const before = await stored()
    for (const [label, key] of fields)
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(before[key] ?? '')
    const options = form.getByLabel('Main process category').locator('option')
    await expect(options).toHaveText(['No category', ...PROCESS_CATEGORIES, 'Other…'])
    await expect(form.getByLabel('Other category')).toHaveValue('Gear hobbing')
    const given = Object.fromEntries(fields.map(([, key, value]) => [key, value || `new.${one.email}`]))
    for (const [label, key] of fields) {
      const field = form.getByLabel(label, { exact: true })
      if (key === 'mainProcessCategory') await field.selectOption(given[key]!)
      else await field.fill(given[key]!)
    }
    await form.getByRole('button', { name: 'Save supplier' }).click()
    await expect(toast(page, 'Supplier updated')).toContainText('Kaveri Forge is saved.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaveri Forge')
    expect(await stored()).toMatchObject(given)

    const { id } = await trade.company('supplier', false)
    await walk(page, `/admin/suppliers/${id}`)
    const standing = (words: string) => page.getByRole('main').getByText(words, { exact: true })
    await expect(standing('Pending')).toBeVisible()
    const verify = page.getByRole('button', { name: 'Verify Supplier' })
    await verify.click()
    await expect(toast(page, 'Supplier verified')).toBeVisible()
    await expect(standing('Verified')).toBeVisible()
    await expect(verify).toHaveCount(0)
    await dismiss(page)
    await expect.poll(async () => (await ask<Supplier>(page, `GET /api/suppliers/${id}`)).verified).toBe(true)
  })

  test('Refresh shows what was changed meanwhile, in the summary and in the form', async ({ demo, trade }) => {
    const [page, one] = [await demo('admin'), await known(trade, 'supplier')]
    await page.goto(`/admin/suppliers/${one.id}`, { waitUntil: 'networkidle' })
    const summary = page.getByRole('region', { name: 'Supplier', exact: true })
    await expect(summary).toContainText(`Address${one.address}`)
    await page.getByRole('tab', { name: 'Details' }).click()
    await page.getByLabel('Phone', { exact: true }).fill('+91 98220 00000')
    await ask(one, `PATCH /api/users/${one.id}`, { address: '9 Peenya, Bengaluru', gstNumber: one.gstNumber })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('9 Peenya, Bengaluru')
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect(summary).toContainText('Address9 Peenya, Bengaluru')
    // What is being typed stays.
    await page.getByRole('tab', { name: 'Details' }).click()
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+91 98220 00000')

    await page.route(`**/api/suppliers/${one.id}`, (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expectToast(page, 'Error', `Failed to fetch supplier details: ${DOWN}`)
  })

  test('its overview has the record, and the tab of the browser its name', async ({ demo, trade }) => {
    const [page, one] = [await demo('admin'), await known(trade, 'supplier', { gstNumber: '27AAPFU0939F1ZV' })]
    const machine = await machineOf(one)
    await orderOf(trade, { supplier: one })
    await page.goto(`/admin/suppliers/${one.id}`)
    await expect(page).toHaveTitle(new RegExp(`^${one.companyName}`))
    await expect(page.getByRole('region', { name: 'Track record' }).locator('dl > div')).toHaveText([
      'GSTMaharashtra, check digit OK',
      'Orders0 completed, 1 active',
      'On timeNothing completed yet',
      'Machines0 approved, 1 waiting',
      'ProcessesNone yet',
    ])
    await expect(page.getByRole('region', { name: 'Machines' })).toContainText(machine.name)
    await expect(page.getByRole('textbox', { name: 'Company Name' })).toHaveCount(0)
  })

  test("leads back to the work orders; a customer's id leads to the customer, any other says Supplier Not Found", async ({
    demo,
    trade,
  }) => {
    const page = await demo('admin')
    const [customer, supplier] = [await trade.company('customer'), await trade.company('supplier')]
    await page.goto(`/admin/suppliers/${supplier.id}`)
    await page.getByRole('link', { name: 'Back to Work Orders' }).click()
    await expect(page).toHaveURL('/admin/workorders')
    await page.goto(`/admin/suppliers/${customer.id}`)
    await expect(page).toHaveURL(/\/admin\/customers\?/)
    await expect(page.getByRole('dialog', { name: customer.companyName })).toBeVisible()
    // None with this id, no id, no number, and no company of suppliers.
    for (const none of ['2000000000', '0', 'x', '1']) {
      await walk(page, `/admin/suppliers/${none}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Supplier Not Found' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back to Suppliers' })).toHaveAttribute('href', '/admin/suppliers')
    }
  })
})
