import { displayId } from '../../../lib/terms/nouns'
import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { settled } from '../support/settled'
import { ask, orderOf, test } from '../support/trade'

const pdf = { name: 'MP-118.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
const day = new Date().toISOString().slice(0, 10)
const shop = {
  legalName: 'Mahalaxmi Gears',
  addressLine1: 'Gat 410, Bhosari',
  city: 'Pune',
  pin: '411026',
  stateCode: '27',
  scheme: 'unregistered',
  gstin: null,
  udyam: 'UDYAM-MH-26-0001234',
  msmeClass: 'micro',
  agreedDays: 45,
  billPrefix: 'MG',
}
type Sent = { id: number; lines: { id: number }[] }

test('a shop bills accepted pieces, an admin disputes what does not match and approves what Jobwork draws', async ({
  demo,
  member,
  trade,
}) => {
  const [supplier, customer] = [await member('supplier'), await member('customer')]
  const { id } = await orderOf(trade, { customer, supplier, inquiry: { quantity: 50 } })
  await ask(supplier, 'PATCH /api/tax-profile', shop)
  const { id: shipment, lines } = await ask<Sent>(supplier, 'POST /api/shipments', {
    leg: 'to_hub',
    lines: [{ workorderId: id, quantity: 20 }],
    packages: 1,
    carrier: 'Own tempo',
    paper: { kind: 'bill_of_supply', number: 'MP/118', on: day },
    send: true,
  })
  await supplier.goto('/supplier/payments')
  await expect(
    supplier.getByText(`20 pcs of ${displayId('workorder', id)} in ${displayId('shipment', shipment)}: on the way.`),
  ).toBeVisible()
  await ask(trade.desk, `PATCH /api/shipments/${shipment}/receive`, {
    deliveredOn: day,
    lines: [{ id: lines[0]!.id, received: 20 }],
  })

  // ₹45,000 for 50 pieces: 20 of them are ₹18,000. From the shipment its delivery is ticked.
  await supplier.goto(`/supplier/shipments?tab=received&id=${shipment}`)
  await supplier.getByRole('dialog').getByRole('link', { name: 'Bill it' }).click()
  await expect(supplier.getByRole('region', { name: 'Selected rows' })).toContainText('1 selected')
  await fits(supplier, 'what a shop can bill')
  await supplier.getByRole('button', { name: 'Bill it' }).click()
  const billing = supplier.getByRole('dialog', { name: 'Bill it' })
  await expect(billing.getByLabel('Number of your bill')).toHaveValue('MP/118')
  await expect(billing.getByLabel('Total')).toHaveValue('18000')
  await billing.getByLabel('Taxable').fill('19000')
  await billing.getByLabel('Total').fill('19000')
  await billing.locator('input[type=file]').setInputFiles([pdf])
  await expect(billing.getByRole('list')).toContainText('MP-118')
  await billing.getByRole('button', { name: 'Submit bill' }).click()
  await expect(toast(supplier, 'MP/118 does not match')).toContainText('Taxable ₹19,000.00, accepted pieces ₹18,000.00')
  await dismiss(supplier)

  const admin = await demo('admin', 'anew')
  await admin.goto('/admin/payments?tab=payables&q=MP/118')
  await admin
    .getByRole('link', { name: /bill MP\/118/ })
    .first()
    .click()
  const drawer = admin.getByRole('dialog', { name: /^Bill Details MP\/118/ })
  await expect(drawer).toContainText('It does not match what was accepted')
  await fits(admin, 'a bill that does not match')
  await drawer.getByRole('button', { name: 'Dispute' }).click()
  await admin.getByRole('dialog', { name: 'Dispute MP/118' }).getByRole('button', { name: 'Dispute' }).click()
  await expect(toast(admin, 'MP/118 is disputed')).toBeVisible()

  await supplier.reload()
  const own = supplier.getByRole('dialog', { name: /^Bill Details MP\/118/ })
  await expect(own).toContainText('Disputed: Taxable ₹19,000.00, accepted pieces ₹18,000.00')
  await own.getByRole('button', { name: 'Withdraw' }).click()
  await supplier.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(toast(supplier, 'MP/118 is withdrawn')).toBeVisible()

  await supplier.setViewportSize({ width: 390, height: 844 })
  await supplier.goto(`/supplier/payments?shipment=${shipment}`)
  await settled(supplier)
  await supplier.getByRole('button', { name: 'Draw it for me' }).click()
  const drawing = supplier.getByRole('dialog', { name: 'Draw your bill' })
  await fits(supplier, 'a bill that Jobwork draws')
  await drawing.getByRole('button', { name: 'Submit ₹18,000.00' }).click()
  await expect(toast(supplier, 'is submitted')).toBeVisible()
  await dismiss(supplier)
  const drawn = supplier.getByRole('dialog', { name: /^Bill Details MG\/\d\d-\d\d\/00001/ })
  await expect(drawn.getByRole('button', { name: /as PDF$/ })).toBeVisible()
  const download = supplier.waitForEvent('download')
  await drawn.getByRole('button', { name: /as PDF$/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^MG-\d\d-\d\d-00001\.pdf$/)

  await admin.goto('/admin/payments?tab=payables&q=MG/')
  await admin
    .getByRole('link', { name: /bill MG\// })
    .first()
    .click()
  const good = admin.getByRole('dialog', { name: /^Bill Details MG\// })
  await expect(good).toContainText('It matches what was accepted')
  await expect(good).toContainText('Day 0 of 45')
  await good.getByRole('button', { name: 'Approve' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(toast(admin, 'is approved')).toBeVisible()
  await supplier.reload()
  await expect(drawn).toContainText(/We pay until \d+ \w+ \d{4} \(day 0 of 45\)/)
  // The customer learns of none of it.
  expect(JSON.stringify(await ask<object>(customer, `GET /api/workorders/${id}`))).not.toMatch(/MG\/|MP\/118|bill/i)
})
