import type { Page } from '@playwright/test'
import { buyer } from '../support/buyer'
import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { ask, orderOf, test } from '../support/trade'
import { walk } from '../support/settled'

/** An order with an invoice of all of it: ₹45,000 and tax. */
async function invoiced(admin: Page, customer: Page, id: number) {
  await ask(customer, 'PATCH /api/tax-profile', buyer)
  const { totals } = await ask<{ totals: { totalPaise: number } }>(
    admin,
    `POST /api/workorders/${id}/invoices/preview`,
    { kind: 'invoice' },
  )
  const form = { kind: 'invoice', expectedTotalPaise: totals.totalPaise }
  return ask<{ id: number; number: string; totalPaise: number }>(admin, `POST /api/workorders/${id}/invoices`, form)
}
const inRupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`

test('a customer reads its invoice on a phone and says that it has paid; an admin confirms, records the rest, and the order is Paid', async ({
  demo,
  member,
  trade,
}) => {
  const [customer, supplier, admin] = [await member('customer'), await member('supplier'), await demo('admin')]
  await customer.setViewportSize({ width: 360, height: 740 })
  await customer.goto('/customer/payments')
  await expect(customer.getByText('No invoices yet')).toBeVisible()

  const { id } = await orderOf(trade, { customer, supplier })
  const { number, totalPaise, id: invoice } = await invoiced(admin, customer, id)
  await walk(customer, '/customer/payments')
  await expect(customer.getByRole('region', { name: 'What you owe' })).toContainText(inRupees(totalPaise))
  await fits(customer, 'payments of a customer')
  await customer.getByRole('link', { name: new RegExp(`^View Details of ${number}`) }).click()
  const drawer = customer.getByRole('dialog', { name: /Invoice Details/ })
  await expect(drawer.getByRole('table', { name: 'Lines' })).toContainText('18 %')
  await fits(customer, 'an invoice')
  await drawer.getByRole('button', { name: 'I have paid' }).click()
  const form = customer.getByRole('dialog', { name: `I have paid ${number}` })
  await form.getByRole('textbox', { name: 'Amount' }).fill('20000')
  const utr = `SBIN${String(Date.now()).slice(-12)}`
  await form.getByLabel('UTR or cheque number').fill(utr)
  await fits(customer, 'the form of a payment')
  await form.getByRole('button', { name: 'I have paid' }).click()
  await expect(toast(customer, 'noted')).toBeVisible()
  await dismiss(customer)
  await expect(drawer.getByRole('table', { name: 'Your payments' })).toContainText('Claimed')
  await expect(drawer).toContainText('You said you paid ₹20,000.00')

  await admin.goto(`/admin/payments?tab=claims&q=${utr}`)
  await admin.getByRole('link', { name: /^View Details of RCP-/ }).click()
  await admin.getByRole('button', { name: 'Confirm' }).click()
  const confirm = admin.getByRole('dialog', { name: /^Confirm RCP-/ })
  const confirmed = new URL(admin.url()).searchParams.get('receipt')
  await confirm.getByRole('button', { name: 'Confirm and next' }).click()
  await expect(toast(admin, 'is confirmed')).toBeVisible()
  // The claim that waits longest opens by itself; without one the drawer closes.
  await expect.poll(() => new URL(admin.url()).searchParams.get('receipt')).not.toBe(confirmed)
  await dismiss(admin)

  await walk(admin, `/admin/workorders?id=${id}`)
  const order = admin.getByRole('dialog').first()
  const received = order.getByRole('region', { name: 'Received' })
  await expect(received).toContainText(`₹20,000.00 paid, balance ${inRupees(totalPaise - 20_000_00)}`)
  await received.getByRole('button', { name: /^Record payment/ }).click()
  const record = admin.getByRole('dialog', { name: /^Record payment: WO-/ })
  await record.getByLabel('UTR or cheque number').fill(`${utr}9`)
  await record.getByRole('button', { name: 'Record payment' }).click()
  await expect(toast(admin, 'recorded')).toBeVisible()
  await dismiss(admin)
  await expect(received).toContainText('balance ₹0.00')

  await walk(customer, `/customer/payments?invoice=${invoice}`)
  await expect(drawer).toContainText('Paid')
  await expect(drawer.getByRole('button', { name: 'I have paid' })).toBeHidden()
  await walk(customer, '/customer/payments')
  await customer.getByRole('button', { name: 'Statement' }).click()
  const statement = customer.getByRole('dialog', { name: 'Statement of account' })
  await expect(statement.getByRole('table', { name: 'Statement' })).toContainText(number)
  await expect(statement).toContainText(/Balance due\s*₹0\.00/)
  const [file] = await Promise.all([
    customer.waitForEvent('download'),
    statement.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^statement-\d+-[\d-]+\.csv$/)
})

test(
  'what a customer pays beyond what it owes stays on account; an admin allocates a part to a later order and pays the rest back',
  {
    tag: '@all',
  },
  async ({ demo, member, trade }) => {
    const [customer, supplier, admin] = [await member('customer'), await member('supplier'), await demo('admin')]
    const { id } = await orderOf(trade, { customer, supplier })
    const { totalPaise } = await invoiced(admin, customer, id)
    const later = await orderOf(trade, { customer, supplier })

    await admin.goto(`/admin/workorders?id=${id}`)
    const received = admin.getByRole('dialog').first().getByRole('region', { name: 'Received' })
    await received.getByRole('button', { name: /^Record payment/ }).click()
    const record = admin.getByRole('dialog', { name: /^Record payment: WO-/ })
    await record.getByRole('textbox', { name: 'Amount' }).fill(String(totalPaise / 100 + 9_000))
    const utr = `HDFC${String(Date.now()).slice(-12)}`
    await record.getByLabel('UTR or cheque number').fill(utr)
    await record.getByRole('button', { name: 'Record payment' }).click()
    await expect(record).toContainText('This is ₹9,000.00 more than')
    await record.getByRole('checkbox', { name: 'Keep the rest on account' }).check()
    await record.getByRole('button', { name: 'Record payment' }).click()
    await expect(toast(admin, 'recorded')).toBeVisible()
    await dismiss(admin)

    await received.getByRole('link', { name: /^RCP-/ }).click()
    const receipt = admin.getByRole('dialog', { name: /Receipt Details/ })
    await expect(receipt).toContainText('₹9,000.00')
    await receipt.getByRole('button', { name: 'Allocate the rest' }).click()
    const allocate = admin.getByRole('dialog', { name: /^Allocate RCP-/ })
    await allocate.getByRole('combobox', { name: 'Order' }).selectOption(String(later.id))
    await allocate.getByRole('textbox', { name: 'Amount' }).fill('5000')
    await allocate.getByRole('button', { name: 'Allocate' }).click()
    await expect(toast(admin, 'is allocated')).toBeVisible()
    await dismiss(admin)
    await expect(receipt).toContainText(/On account\s*₹4,000\.00/)

    await receipt.getByRole('button', { name: 'Refund the rest' }).click()
    const refund = admin.getByRole('dialog', { name: /^Refund to/ })
    await refund.getByLabel('UTR or cheque number').fill(`${utr}9`)
    await refund.getByRole('button', { name: 'Record refund' }).click()
    await expect(toast(admin, 'Refund of ₹4,000.00 recorded')).toBeVisible()
    await dismiss(admin)
    await expect(receipt.getByRole('button', { name: 'Refund the rest' })).toBeHidden()

    await customer.goto('/customer/payments')
    await expect(customer.getByRole('region', { name: 'Your payments' })).toContainText('Refunded')
    await expect(customer.getByRole('region', { name: 'What you owe' })).toContainText(/On account\s*₹0\.00/)
  },
)
