import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dismissAndSend, drawings, expect, named, test, toast } from '../support/fixtures'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const password = 'a-long-secret'

async function register(page: Page, role: 'Customer' | 'Supplier', companyName: string) {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByRole('radio', { name: role }).check()
  const fields = {
    'Company name': companyName,
    'Contact name': 'Asha Rao',
    Email: `${companyName.replace(/\W+/g, '.').toLowerCase()}@example.com`,
    Phone: '+91 98220 12345',
    Address: '14 MIDC, Bhosari, Pune',
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: `Register as a ${role.toLowerCase()}` }).click()
  await expect(toast(page, 'Registration successful')).toContainText(
    'Your account is pending verification by an admin.',
  )
  await expect(page.getByText('Your account is pending verification.')).toBeVisible()
  await expect(page).toHaveURL(`/${role.toLowerCase()}/dashboard`)
}

const go = async (page: Page, item: string, title = item) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: item }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('the main job: from an inquiry with a drawing to a paid order', async ({ person, demo }) => {
  const [customer, supplier, admin] = [await person(), await person(), await demo('admin')]
  const [buyer, shop, process, machine, project] = ['Buyer', 'Shop', 'Jig Boring', 'Jig borer', 'Spindle carrier'].map(
    named,
  ) as [string, string, string, string, string]

  await test.step('both register and wait for verification', async () => {
    await register(customer, 'Customer', buyer)
    await register(supplier, 'Supplier', shop)
  })

  await test.step('the admin verifies the customer under Customers, the supplier under Approvals', async () => {
    await admin.goto('/admin/customers')
    await admin.getByRole('searchbox').fill(buyer)
    await admin.getByRole('row', { name: buyer }).getByText(buyer).click()
    await admin.getByRole('button', { name: 'Verify Customer' }).click()
    await expect(toast(admin, 'Customer verified')).toBeVisible()
    await approve(admin, 'Suppliers', shop)
  })

  await test.step('the supplier adds a process, then a machine for it, and the admin approves both', async () => {
    await supplier.reload()
    await expect(supplier.getByText('Your account is pending verification.')).toBeHidden()
    await go(supplier, 'Processes')
    await supplier.getByRole('button', { name: 'Add Process' }).first().click()
    await supplier.getByLabel('Process name').fill(process)
    await supplier.getByLabel('Description').fill('Holes to IT5, up to 600 mm')
    await supplier.getByRole('button', { name: 'Add process', exact: true }).last().click()
    await expect(toast(supplier, 'Process Added')).toBeVisible()
    await approve(admin, 'Processes', process)

    await go(supplier, 'Machines')
    await supplier
      .getByRole('button', { name: /Add.*Machine/ })
      .first()
      .click()
    const dialog = supplier.getByRole('dialog')
    await dialog.getByLabel('Machine name').fill(machine)
    await dialog.getByLabel('Model').fill('SIP 5000')
    await dialog.getByLabel('Type').fill('Jig borer')
    await dialog.getByLabel('Associated process').selectOption({ label: process })
    await dialog.getByRole('button', { name: /Add machine/i }).click()
    await expect(supplier.getByText('Pending Admin Approval')).toBeVisible()
    await approve(admin, 'Machines', machine)
  })

  const files = drawings()
  const report = { ...files[2]!, name: 'inspection.pdf' }
  await test.step('the customer submits an inquiry with three drawings', async () => {
    await customer.reload()
    await go(customer, 'Submit Inquiry')
    await customer.getByLabel('Project Name').fill(project)
    await customer.getByLabel('Manufacturing Process').selectOption({ label: process })
    await customer.getByLabel('Project Description').fill('Bore two holes to size, see drawing.')
    await customer.getByLabel('Quantity Required').fill('120')
    await customer.getByLabel('Material Specification').fill('EN8')
    await customer.locator('input[type=file]').setInputFiles(files)
    await customer.getByRole('button', { name: 'Submit Inquiry' }).click()
    await expect(toast(customer, 'Inquiry Submitted')).toContainText(
      'Your manufacturing inquiry has been submitted successfully.',
    )
    await expect(customer).toHaveURL('/customer/dashboard')
  })

  await test.step('the supplier loads the drawing and quotes', async () => {
    await go(supplier, 'Quotations')
    await supplier.getByText(project).first().click()
    const drawer = supplier.getByRole('dialog', { name: project })
    const [download] = await Promise.all([
      supplier.waitForEvent('download'),
      drawer.getByRole('link', { name: /^Download INQ-\d+-1\./ }).click(),
    ])
    // A copy without names: of a drawing that names nobody, all but its header.
    expect((await readFile(await download.path())).length).toBeGreaterThan(files[0]!.buffer.length * 0.9)
    expect(download.suggestedFilename()).toMatch(/^INQ-\d+-1\./)
    await expect(drawer).not.toContainText(buyer)
    await drawer.getByRole('button', { name: 'Create Quotation' }).click()
    const written = drawer.getByRole('form', { name: 'Quotation' })
    await expect(written).toBeInViewport()
    await expect(written.locator(':focus')).toHaveCount(1)
    await drawer.getByLabel(/Price/).fill('84000')
    await expect(drawer.getByLabel(/Details/)).toHaveValue(new RegExp(project))
    await drawer.getByRole('button', { name: /Submit Quotation/i }).click()
    await expect(
      supplier
        .getByRole('table', { name: /quotations/i })
        .getByText('₹84,000')
        .first(),
    ).toBeVisible()
  })

  await test.step('the customer accepts it', async () => {
    await go(customer, 'Quotations')
    await customer.getByRole('row', { name: project }).getByText(project).click()
    const drawer = customer.getByRole('dialog', { name: project })
    await expect(drawer).toContainText('₹84,000')
    await expect(drawer).not.toContainText(shop)
    await drawer.getByRole('button', { name: 'Accept' }).click()
    await customer.getByRole('alertdialog').getByRole('button', { name: 'Accept Quotation' }).click()
    await expect(toast(customer, 'Success')).toContainText('Quotation accepted successfully.')
  })

  await test.step('the admin creates the work order from it', async () => {
    await admin.goto('/admin/dashboard')
    await admin.getByRole('button', { name: /^Show \d+ more$/ }).click()
    await admin
      .getByRole('listitem')
      .filter({ hasText: project })
      .getByRole('link', { name: 'Create Work Order' })
      .click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel('Due Date').fill('2027-03-31')
    await dialog.getByRole('button', { name: 'Create Work Order' }).click()
    await expect(admin.getByRole('row', { name: project })).toContainText('Order Received')
  })

  await test.step('the supplier moves it through every step', async () => {
    await go(supplier, 'Work Orders')
    const row = supplier.getByRole('row', { name: project })
    const move = async (label: string, button: string) => {
      await row.getByRole('button', { name: 'Update Status' }).click()
      await supplier.getByRole('dialog').getByRole('radio', { name: label }).check()
      await supplier.getByRole('dialog').getByRole('button', { name: button }).click()
    }
    await move('Production Started', 'Start production')
    await expect(row).toContainText('Production Started')
    await move('In Production', 'Mark as in production')
    await expect(row).toContainText('In Production')
    await row.getByRole('button', { name: 'Update Status' }).click()
    const dialog = supplier.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Quality Check' }).check()
    await dialog.getByLabel('Notes').fill('First piece measured, all within tolerance')
    await dialog.locator('input[type=file]').setInputFiles(report)
    await dialog.getByRole('button', { name: 'Send to quality check' }).click()
    await expect(dialog).toContainText(/inspection.pdf.*MB/s)
    await dialog.getByRole('button', { name: 'Upload and save' }).click()
    await expect(row).toContainText('Quality Check')
  })

  await test.step('the customer follows the tracker', async () => {
    await go(customer, 'Orders', 'Active Orders')
    await customer.getByRole('row', { name: project }).getByText(project).click()
    await expect(customer.getByRole('dialog').locator('[aria-current=step]')).toContainText('Quality Check')
    await expect(customer.getByRole('dialog')).toContainText('First piece measured, all within tolerance')
  })

  await test.step('the supplier completes it, and the screen that the customer has open follows by itself', async () => {
    await supplier.getByRole('row', { name: project }).getByRole('button', { name: 'Update Status' }).click()
    await supplier.getByRole('dialog').getByRole('radio', { name: 'Completed' }).check()
    await supplier.getByRole('dialog').getByRole('button', { name: 'Mark as completed' }).click()
    await expect(supplier.getByRole('row', { name: project })).toBeHidden()
    await expect(customer.getByRole('dialog').locator('[aria-current=step]')).toHaveCount(0)
  })

  await test.step('the customer loads the inspection report; the open order is part of the address', async () => {
    const drawer = customer.getByRole('dialog')
    await expect(drawer).toContainText('₹84,000')
    const [download] = await Promise.all([
      customer.waitForEvent('download'),
      drawer.getByRole('link', { name: /^Download ORD-\d+-1\.pdf$/ }).click(),
    ])
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await customer.reload()
    await expect(customer.getByRole('dialog')).toContainText(project)
  })

  await test.step('the admin sets the payment, and the order stands in the history', async () => {
    await admin.goto('/admin/workorders')
    await admin.getByRole('searchbox').fill(project)
    await admin.getByRole('row', { name: project }).getByText(project).click()
    await admin
      .getByRole('dialog')
      .getByLabel(/^Payment status/)
      .selectOption({ label: 'Customer: Paid' })
    await expect(toast(admin, 'Payment Updated')).toContainText('Paid')
    await dismissAndSend(admin)
    await customer.goto('/customer/history')
    await expect(customer.getByRole('row', { name: project })).toContainText('Paid')
  })
})

async function approve(admin: Page, tab: string, name: string) {
  await admin.goto(`/admin/approvals?tab=${tab.toLowerCase()}`)
  await admin.getByText(name).first().click()
  // Others wait in the same queue, and the first of them is open until this one is.
  const preview = admin.getByRole('article')
  await expect(preview.getByRole('heading', { name })).toBeVisible()
  await preview.getByRole('button', { name: /^(Approve|Verify)/ }).click()
  await dismissAndSend(admin)
  await expect(admin.getByText(name)).toHaveCount(0)
}
