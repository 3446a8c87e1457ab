import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { ask, orderOf, test } from '../support/trade'

/** What the buyer says of itself on documents; inter-State for a company in Maharashtra. */
const buyer = {
  legalName: 'Nandi Valves Pvt Ltd',
  addressLine1: '3rd Phase, Peenya',
  city: 'Bengaluru',
  pin: '560058',
  stateCode: '29',
  gstin: '29AABCN5678B1ZC',
  pan: 'AABCN5678B',
  scheme: 'regular',
}

test('an admin checks the terms of an order, issues its invoice with freight, and credits a part of it', async ({
  demo,
  member,
  trade,
}) => {
  const [customer, supplier, admin] = [await member('customer'), await member('supplier'), await demo('admin', 'anew')]
  const { id } = await orderOf(trade, { customer, supplier })

  await admin.goto(`/admin/workorders?id=${id}`)
  const money = admin.getByRole('dialog').first().getByRole('region', { name: 'Money' })
  await money.getByRole('button', { name: 'Issue invoice' }).click()
  const sheet = admin.getByRole('dialog', { name: /^Invoice for WO-/ })
  await expect(sheet).toContainText('This customer has no tax profile yet')
  await sheet.getByRole('button', { name: 'Cancel' }).click()

  await ask(customer, 'PATCH /api/tax-profile', buyer)
  await admin.reload()
  await money.getByRole('button', { name: 'Change terms' }).click()
  const terms = admin.getByRole('dialog', { name: /^Terms of WO-/ })
  await terms.getByRole('textbox', { name: 'HSN' }).fill('84139')
  await terms.getByRole('button', { name: 'Save' }).click()
  await expect(terms.getByText('An HSN has 4, 6 or 8 digits')).toBeVisible()
  await terms.getByRole('textbox', { name: 'HSN' }).fill('841391')
  await fits(admin, 'the terms of an order')
  await terms.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Terms changed')).toBeVisible()
  await dismiss(admin)
  await expect(money).toContainText('841391, 18 %')
  await expect(money).toContainText('29-Karnataka')

  await money.getByRole('button', { name: 'Issue invoice' }).click()
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
  const documents = money.getByRole('list', { name: 'Documents' }).getByRole('listitem')
  await expect(documents).toHaveCount(1)
  await expect(documents.first()).toContainText('Invoice of ₹53,396.00')
  await expect(money.getByRole('button', { name: 'Issue invoice' })).toBeHidden()

  await documents
    .first()
    .getByRole('button', { name: /^Credit JW/ })
    .click()
  const note = admin.getByRole('dialog', { name: /^Credit note for WO-/ })
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
