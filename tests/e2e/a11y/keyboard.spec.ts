import type { Page } from '@playwright/test'
import { drawings, expect, named, toast } from '../support/fixtures'
import { focusFaults, focusKept, press, tabTo, type } from '../support/keys'
import { quotationOf, test } from '../support/trade'
import { settled } from '../support/settled'
import { displayId } from '../../../lib/terms/nouns'

const go = async (page: Page, path: string) => {
  await page.goto(path)
  await settled(page)
}

test('the main job by the keyboard alone', async ({ member, demo, trade }) => {
  const [customer, supplier, admin] = [await member('customer'), await member('supplier'), await demo('admin')]
  const project = named('Valve body')

  await test.step('the first stop skips the menu, and the menu is where it was', async () => {
    await go(customer, '/customer/dashboard')
    await customer.keyboard.press('Tab')
    await expect(customer.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    expect((await focusFaults(customer)).faults).toEqual([])
    await customer.keyboard.press('Enter')
    await customer.keyboard.press('Tab')
    expect(await customer.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true)
    await tabTo(customer, customer.getByRole('link', { name: 'Submit Inquiry' }).first(), { back: true })
    await customer.keyboard.press('Enter')
    await expect(customer).toHaveURL('/customer/inquiries')
  })

  await test.step('the customer submits an inquiry with a drawing', async () => {
    await type(customer, customer.getByLabel('Project Name'), project)
    await tabTo(customer, customer.getByLabel('Manufacturing Process'))
    await customer.keyboard.press('ArrowDown')
    await type(customer, customer.getByLabel('Project Description'), 'Turn and mill to the drawing, deburr.')
    await type(customer, customer.getByLabel('Quantity Required'), '60')
    const drop = customer.locator('input[type=file]')
    await tabTo(customer, customer.getByRole('button', { name: /files/i }).or(drop).first())
    await drop.setInputFiles(drawings().slice(0, 1))
    await expect(customer.getByText(drawings()[0]!.name, { exact: true })).toBeVisible()
    const submit = customer.getByRole('main').getByRole('button', { name: 'Submit Inquiry' })
    await expect(submit).toBeEnabled()
    await press(customer, submit)
    await expect(toast(customer, 'Inquiry Submitted')).toBeVisible()
    await expect(customer).toHaveURL('/customer/dashboard')
    await focusKept(customer)
  })

  await test.step('the supplier finds it and quotes', async () => {
    await go(supplier, '/supplier/quotations')
    await type(supplier, supplier.getByRole('searchbox').first(), project)
    const row = supplier.getByRole('row', { name: project })
    await expect(supplier.getByRole('table').first().getByRole('row')).toHaveCount(2)
    await press(supplier, row.getByRole('link').first())
    const drawer = supplier.getByRole('dialog', { name: project })
    await expect(drawer).toBeVisible()
    await press(supplier, drawer.getByRole('button', { name: 'Create Quotation' }))
    await type(supplier, drawer.getByLabel(/Price/), '42000')
    await press(supplier, drawer.getByRole('button', { name: /Submit Quotation/i }))
    await expect(supplier.getByRole('table', { name: /quotations/i }).getByText('₹42,000')).toBeVisible()
    await focusKept(supplier)
    await supplier.keyboard.press('Escape')
    await focusKept(supplier)
  })

  await test.step('the customer compares two quotations and accepts the cheaper', async () => {
    const inquiry = (await (await customer.request.get('/api/inquiries')).json())[0] as { id: number }
    const cheaper = (await (await customer.request.get('/api/quotations')).json())[0] as { id: number }
    await quotationOf(await trade.company('supplier'), inquiry.id)
    await go(customer, '/customer/quotations')
    await press(customer, customer.getByRole('link', { name: /Compare 2 quotations/ }).first())
    const drawer = customer.getByRole('dialog')
    await expect(drawer).toContainText('₹42,000')
    await press(customer, drawer.getByRole('button', { name: `Accept ${displayId('quotation', cheaper.id)}` }))
    const sure = customer.getByRole('alertdialog')
    await expect(sure).toBeVisible()
    await customer.keyboard.press('Escape')
    await expect(sure).toBeHidden()
    await focusKept(customer)
    await customer.keyboard.press('Enter')
    await press(customer, sure.getByRole('button', { name: 'Accept Quotation' }))
    await expect(toast(customer, 'Success')).toContainText('Quotation accepted successfully.')
    await focusKept(customer)
  })

  await test.step('the admin creates the work order', async () => {
    await go(admin, '/admin/quotations')
    await type(admin, admin.getByRole('searchbox').last(), project)
    const table = admin.getByRole('table').last()
    await expect(table.getByRole('row')).toHaveCount(3)
    await tabTo(admin, table.getByRole('row').nth(1).locator('[data-opens]'))
    await admin.keyboard.press('ArrowDown')
    await expect(table.getByRole('row').nth(2).locator('[data-opens]')).toBeFocused()
    expect((await focusFaults(admin)).faults).toEqual([])
    await admin.keyboard.press('Home')
    await expect(table.getByRole('row').nth(1).locator('[data-opens]')).toBeFocused()
    const accepted = table.getByRole('row').filter({ hasText: 'Accepted' }).locator('[data-opens]')
    if (!(await accepted.evaluate((link) => link === document.activeElement))) await admin.keyboard.press('End')
    await admin.keyboard.press('Enter')
    await press(admin, admin.getByRole('dialog').getByRole('link', { name: /Create Work Order/ }))
    const dialog = admin.getByRole('dialog')
    await press(admin, dialog.getByRole('button', { name: 'Create Work Order' }))
    await expect(admin.getByRole('row', { name: project })).toContainText('Order Received')
    await focusKept(admin)
  })

  await test.step('the supplier moves it to completed, choosing by arrows', async () => {
    await go(supplier, '/supplier/workorders')
    const row = supplier.getByRole('row', { name: project })
    for (const label of ['Production Started', 'In Production', 'Quality Check', 'Completed']) {
      await press(supplier, row.getByRole('button', { name: /Update Status/ }))
      const dialog = supplier.getByRole('dialog')
      const choice = dialog.getByRole('radio', { name: label })
      await expect(choice).toBeVisible()
      await tabTo(supplier, dialog.getByRole('radio', { checked: true })).catch(() => undefined)
      for (let at = 0; at < 6 && !(await choice.isChecked()); at++) await supplier.keyboard.press('ArrowDown')
      await expect(choice).toBeFocused()
      await tabTo(supplier, dialog.locator('button[type=submit]'))
      await supplier.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await focusKept(supplier)
    }
    await expect(row).toBeHidden()
  })

  await test.step('the admin sets the payment', async () => {
    await go(admin, '/admin/payments')
    await type(admin, admin.getByRole('searchbox'), project)
    const row = admin.getByRole('row', { name: project })
    await expect(admin.getByRole('table').getByRole('row')).toHaveCount(2)
    await tabTo(admin, row.getByRole('combobox'))
    await admin.keyboard.press('End')
    await expect(toast(admin, 'Payment Updated')).toContainText('Paid')
    await focusKept(admin)
  })
})
