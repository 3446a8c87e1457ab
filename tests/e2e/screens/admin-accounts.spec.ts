import type { Page } from '@playwright/test'
import { date } from '../../../lib/terms/format'
import { known } from '../support/companies'
import { expect, named, toast } from '../support/fixtures'
import { rowsOf } from '../support/frame'
import { ask, test } from '../support/trade'
import { walk } from '../support/settled'

const lists = [
  { role: 'customer', path: 'customers', table: 'Customers', noun: 'Customer', status: 5 },
  { role: 'supplier', path: 'suppliers', table: 'Suppliers', noun: 'Supplier', status: 6 },
] as const

for (const { role, path, table, noun, status: statusAt } of lists) {
  const inColumn = (page: Page, n: number) => rowsOf(page, table).locator(`td:nth-child(${n + 1})`)

  test(
    `${table} are found, counted by tab, and verified`,
    { tag: role === 'supplier' ? [] : '@all' },
    async ({ demo, trade }) => {
      const [page, one] = [await demo('admin'), await known(trade, role)]
      await known(trade, role)
      await page.goto(`/admin/${path}?q=${named('Nobody')}`, { waitUntil: 'networkidle' })
      await expect(rowsOf(page, table)).toHaveCount(0)
      await page.getByRole('searchbox').fill(one.companyName.slice(3).toLowerCase())
      await expect(inColumn(page, 1).locator('b')).toHaveText([one.companyName])
      const contactName = named('Kiran')
      for (const verified of [true, false, true]) await known(trade, role, { contactName }, verified)
      for (const [tab, name, rows] of [
        ['', 'All', ['Pending', 'Verified', 'Verified']],
        ['verified', 'Verified', ['Verified', 'Verified']],
      ] as const) {
        await walk(page, `/admin/${path}?q=${contactName}&tab=${tab}`)
        await expect(page.getByRole('tab')).toHaveText([
          'All3',
          'Verified2',
          'Pending1',
          'To re-check0',
          'Changes asked0',
          'Rejected0',
          'Suspended0',
        ])
        await expect(page.getByRole('tab', { selected: true })).toHaveText(`${name}${rows.length}`)
        const status = inColumn(page, statusAt)
        await expect(status).toHaveCount(rows.length)
        expect((await status.allInnerTexts()).toSorted()).toEqual(rows)
      }
      // Verify stands only where it is needed.
      const [pending, done] = [await known(trade, role, {}, false), await known(trade, role)]
      const open = (one: { id: number; companyName: string }) =>
        walk(page, `/admin/${path}?q=${one.companyName}${role === 'customer' ? `&id=${one.id}` : ''}`)
      const around = role === 'customer' ? page.getByRole('dialog') : rowsOf(page, table)
      const verify = around.getByRole('button', { name: `Verify ${noun}` })
      await open(done)
      await expect(around.getByText('Verified', { exact: true })).toBeVisible()
      await expect(verify).toHaveCount(0)
      await open(pending)
      await expect(around.getByText('Pending', { exact: true })).toBeVisible()
      const stored = async () => {
        const query = `q=${encodeURIComponent(pending.companyName)}`
        const found = await ask<{ id: number; verified: boolean }[]>(page, `GET /api/${path}?${query}`)
        return found.map(({ id, verified }) => ({ id, verified }))
      }
      for (const takenBack of [true, false]) {
        await verify.click()
        await expect(toast(page, `${noun} verified`)).toContainText(pending.companyName)
        await expect(around.getByText('Verified', { exact: true })).toBeVisible()
        await expect(verify).toHaveCount(0)
        await page.getByRole('button', { name: takenBack ? 'Undo' : 'Dismiss' }).click()
        if (takenBack) await expect(around.getByText('Pending', { exact: true })).toBeVisible()
        await expect.poll(stored).toEqual([{ id: pending.id, verified: !takenBack }])
      }
      await expect(around.getByText('Verified', { exact: true })).toBeVisible()
    },
  )
}

test('a customer: its row, and its details in a dialog', async ({ demo, trade }) => {
  const [page, one] = [await demo('admin'), await known(trade, 'customer')]
  await page.goto(`/admin/customers?q=${one.companyName}`)
  const today = date(new Date().toISOString())
  await expect(rowsOf(page, 'Customers').locator('td')).toHaveText([
    String(one.id),
    `${one.companyName}${one.contactName}`,
    one.email,
    one.gstNumber,
    today,
    'Verified',
  ])
  await rowsOf(page, 'Customers').getByText(one.companyName).click()
  await expect(page).toHaveURL(new RegExp(`[?&]id=${one.id}$`))
  await expect(page).toHaveTitle(`${one.companyName} · Jobwork`)
  const overview = page.getByRole('dialog', { name: one.companyName }).getByRole('region', { name: 'Overview' })
  await expect(overview).toContainText(
    /Orders0None yetOpen invoices₹0Nothing dueOrdered₹0.*Delivered on time—.*Last active/,
  )
  await expect(page.getByRole('dialog', { name: one.companyName }).locator('dl > div')).toHaveText([
    `Company name${one.companyName}`,
    `Contact name${one.contactName}`,
    `Email${one.email}`,
    `Phone${one.phone}`,
    `Address${one.address}`,
    `GST number${one.gstNumber}`,
    'Account typeCustomer',
    `Registered${today}`,
    // What its documents would say.
    `Legal name${one.companyName}`,
    'RegistrationNot given',
    `GSTIN${one.gstNumber} (not valid: documents don’t print it)`,
    'PANNot given',
    'StateNot given',
    `Address${one.address}`,
  ])
})

test('a link opens a customer that is not on the page of the list', async ({ demo, trade }) => {
  const [page, { id, companyName, email }] = [await demo('admin'), await trade.company('customer', false)]
  await page.goto(`/admin/customers?q=${named('Nobody')}&id=${id}`)
  await expect(rowsOf(page, 'Customers')).toHaveCount(0)
  const drawer = page.getByRole('dialog', { name: companyName })
  await expect(drawer).toContainText(email)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
})
