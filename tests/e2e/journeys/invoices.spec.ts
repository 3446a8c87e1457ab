import { readFile } from 'node:fs/promises'
import { isoDay } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { buyer } from '../support/buyer'
import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { ask, orderOf, test } from '../support/trade'

test('an admin checks the terms of an order, issues its invoice with freight, and credits a part of it', async ({
  demo,
  member,
  trade,
}) => {
  const [customer, supplier, admin] = [await member('customer'), await member('supplier'), await demo('admin', 'anew')]
  const { id } = await orderOf(trade, { customer, supplier })

  await admin.goto(`/admin/workorders?id=${id}`)
  const money = admin.getByRole('dialog').first().getByRole('region', { name: 'Money' })
  await money.getByRole('link', { name: 'Issue invoice' }).click()
  await expect(admin.getByRole('heading', { name: /^Invoice for WO-/ })).toBeVisible()
  const sheet = admin.getByRole('main')
  await expect(sheet).toContainText('This customer has no tax profile yet')

  await ask(customer, 'PATCH /api/tax-profile', buyer)
  await admin.reload()
  await admin.getByRole('button', { name: 'Change terms' }).click()
  const terms = admin.getByRole('dialog', { name: /^Terms of WO-/ })
  await terms.getByRole('textbox', { name: 'HSN' }).fill('84139')
  await terms.getByRole('button', { name: 'Save' }).click()
  await expect(terms.getByText('An HSN has 4, 6 or 8 digits')).toBeVisible()
  await terms.getByRole('textbox', { name: 'HSN' }).fill('841391')
  await fits(admin, 'the terms of an order')
  await terms.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Terms changed')).toBeVisible()
  await dismiss(admin)
  await expect(sheet.getByRole('region', { name: 'Preview' })).toContainText('841391')
  await expect(sheet.getByRole('region', { name: 'Preview' })).toContainText('29-Karnataka')

  await sheet.getByRole('button', { name: 'Add freight or another extra' }).click()
  const freight = sheet.getByRole('group', { name: 'Extra' })
  await freight.getByRole('textbox', { name: 'Description' }).fill('Freight to Bengaluru')
  await freight.getByRole('textbox', { name: 'Amount, excl. GST' }).fill('250.50')
  // 45,250.50 at 18 % is 53,395.59.
  await expect(sheet.getByRole('region', { name: 'Preview' })).toContainText('₹53,396.00')
  await expect(sheet.getByRole('region', { name: 'Preview' })).toContainText(
    'Rupees Fifty-Three Thousand Three Hundred Ninety-Six Only',
  )
  await fits(admin, 'an invoice to issue')
  await sheet.getByRole('button', { name: /^Issue JW\S+… for ₹53,396.00$/ }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Issue invoice' }).click()
  await expect(toast(admin, 'is issued')).toBeVisible()
  await dismiss(admin)
  await expect(money).toContainText('841391, 18 %')
  const documents = money.getByRole('list', { name: 'Documents' }).getByRole('listitem')
  await expect(documents).toHaveCount(1)
  await expect(documents.first()).toContainText('Invoice of ₹53,396.00')
  await expect(money.getByRole('link', { name: 'Issue invoice' })).toBeHidden()

  await documents
    .first()
    .getByRole('link', { name: /^Credit JW/ })
    .click()
  await expect(admin.getByRole('heading', { name: /^Credit note for WO-/ })).toBeVisible()
  const note = admin.getByRole('main')
  await note.getByRole('textbox', { name: 'Credit, excl. GST' }).first().fill('5000')
  await note.getByRole('button', { name: 'Remove line 2' }).click()
  await expect(note).toContainText('This takes back all 50 NOS and leaves')
  await note.getByRole('checkbox', { name: 'Correct the price only (no pieces)' }).check()
  await expect(note.getByRole('textbox', { name: 'Quantity' })).toBeHidden()
  await expect(note.getByRole('region', { name: 'Preview' })).toContainText('Price correction')
  await note.getByRole('checkbox', { name: 'Correct the price only (no pieces)' }).uncheck()
  await note.getByRole('textbox', { name: 'Quantity' }).fill('5')
  await expect(note.getByRole('region', { name: 'Preview' })).toContainText('5 NOS')
  await expect(note.getByRole('region', { name: 'Preview' })).toContainText('₹5,900.00')
  await note.getByRole('button', { name: /^Issue JWC\S+…/ }).click()
  await expect(note.getByText('Say why you credit it')).toBeVisible()
  await note.getByRole('textbox', { name: 'Reason' }).fill('Five pieces were scrapped')
  await note.getByRole('button', { name: /^Issue JWC\S+… for ₹5,900.00$/ }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Issue credit note' }).click()
  await expect(toast(admin, 'is issued')).toBeVisible()
  await dismiss(admin)
  await expect(documents).toHaveCount(2)
  await expect(documents.last()).toContainText('₹47,496.00 still to be paid')
  await fits(admin, 'the money of an order')

  await customer.goto('/customer/payments')
  await expect(customer.getByRole('table', { name: 'Invoices' })).toContainText('₹47,496.00')
})

test('an admin invoices what is completed at once, by customer: two are issued, one says what is missing', async ({
  demo,
  member,
  trade,
}) => {
  const [customer, supplier, admin] = [await member('customer'), await member('supplier'), await demo('admin', 'anew')]
  const stranger = await member('customer')
  const ids: number[] = []
  for (const who of [customer, customer, stranger]) {
    const { id } = await orderOf(trade, { customer: who, supplier })
    await ask(supplier, `PATCH /api/workorders/${id}/status`, { status: 'completed', notes: '' })
    ids.push(id)
  }
  await ask(customer, 'PATCH /api/tax-profile', buyer)
  const [, shop] = await Promise.all(
    [customer, supplier].map(async (who) => (await who.request.get('/api/user')).json()),
  )

  await admin.goto('/admin/payments')
  await admin.getByRole('tab', { name: 'To invoice' }).click()
  await admin.getByRole('searchbox', { name: 'Search what to invoice' }).fill(shop.companyName)
  const rows = admin
    .getByRole('table', { name: /^To invoice to / })
    .getByRole('row')
    .filter({ hasText: 'WO-' })
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'Ready' })).toHaveCount(2)
  await expect(rows.filter({ hasText: 'This customer has no tax profile yet' })).toHaveCount(1)
  await expect(rows.first()).toContainText('₹53,100.00')
  const heading = admin.getByRole('region').filter({ has: admin.getByRole('checkbox', { name: /^Select all 2 of / }) })
  await expect(heading).toContainText('2 invoices')
  await expect(heading).toContainText('₹1,06,200.00')
  await heading.getByRole('checkbox', { name: /^Select all 2 of / }).check()
  await admin.getByRole('checkbox', { name: /^Select all 1 of / }).check()
  await admin.getByRole('button', { name: 'Issue invoices' }).click()
  const dialog = admin.getByRole('alertdialog')
  await expect(dialog).toContainText('₹53,100.00')
  await dialog.getByRole('button', { name: 'Issue 3 invoices' }).click()
  await expect(toast(admin, '2 invoices issued')).toBeVisible()
  await expect(dialog).toContainText('1 invoice not issued')
  await expect(dialog).toContainText('This customer has no tax profile yet')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(rows).toHaveCount(1)
  await fits(admin, 'orders to invoice')

  await rows.getByRole('link').click()
  await expect(admin.getByRole('heading', { name: /^Invoice for WO-/ })).toBeVisible()
  await ask(stranger, 'PATCH /api/tax-profile', buyer)
  await admin.reload()
  await admin.getByRole('button', { name: /^Issue JW\S+… for ₹53,100.00$/ }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Issue invoice' }).click()
  await expect(toast(admin, 'is issued')).toBeVisible()
  await expect(admin.getByRole('tab', { name: 'To invoice', selected: true })).toBeVisible()
  await expect(admin.getByText(displayId('workorder', ids[2]!))).toHaveCount(0)
})

test('an admin loads the invoices of today for Tally, and names its ledgers at Company', async ({
  member,
  demo,
  trade,
}) => {
  const [customer, supplier, admin] = [await member('customer'), await member('supplier'), await demo('admin', 'anew')]
  const { id } = await orderOf(trade, { customer, supplier })
  await ask(customer, 'PATCH /api/tax-profile', buyer)
  await admin.goto(`/admin/workorders/${id}/invoice`)
  await admin.getByRole('button', { name: /^Issue JW\S+… for / }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Issue invoice' }).click()
  await expect(toast(admin, 'is issued')).toBeVisible()

  await admin.goto('/admin/payments?tab=returns')
  const tally = admin.getByRole('region', { name: 'Tally' })
  const today = isoDay(Date.now())
  await tally.getByLabel('From').fill(today)
  await tally.getByLabel('To').fill(today)
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    tally.getByRole('button', { name: 'Invoices and notes' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`tally-sales-${today}-to-${today}.xml`)
  const xml = await readFile(await file.path(), 'utf8')
  expect(xml).toContain(displayId('workorder', id))
  expect(xml).toContain('<LEDGERNAME>IGST</LEDGERNAME>')
  await tally.getByLabel('To').fill('2020-01-01')
  await tally.getByRole('button', { name: 'Receipts and refunds' }).click()
  await expect(toast(admin, 'From must be before To')).toBeVisible()

  await admin.goto('/admin/company?tab=tally')
  await expect(admin.getByRole('textbox', { name: 'Round off' })).toHaveValue('Round off')
  await fits(admin, 'ledgers in Tally')
})
