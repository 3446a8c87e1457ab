import sharp from 'sharp'
import { isoDay } from '../../../lib/terms/format'
import { displayId } from '../../../lib/terms/nouns'
import { buyer } from '../support/buyer'
import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { settled } from '../support/settled'
import { ask, orderOf, test } from '../support/trade'

const jpeg = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#787878' } })
    .jpeg()
    .toBuffer()
const day = isoDay(Date.now())
type Sent = { id: number; lines: { id: number }[] }

test('an admin sends what is at the hub with the invoice of these pieces; the customer counts it on the phone and rejects two', async ({
  demo,
  member,
  trade,
}) => {
  const [supplier, customer] = [await member('supplier'), await member('customer')]
  const { id, projectName } = await orderOf(trade, { customer, supplier, inquiry: { quantity: 50 } })
  const shown = displayId('workorder', id)
  await ask(customer, 'PATCH /api/tax-profile', buyer)
  // The hub has twenty of the fifty.
  const { id: came, lines } = await ask<Sent>(supplier, 'POST /api/shipments', {
    leg: 'to_hub',
    lines: [{ workorderId: id, quantity: 20 }],
    packages: 1,
    carrier: 'Own tempo',
    paper: { kind: 'invoice', number: 'MP/118', on: day },
    send: true,
  })
  const count = { deliveredOn: day, lines: [{ id: lines[0]!.id, received: 20 }] }
  await ask(trade.desk, `PATCH /api/shipments/${came}/receive`, count)

  const admin = await demo('admin', 'anew')
  await admin.goto(`/admin/workorders?id=${id}`)
  await admin.getByRole('dialog').first().getByRole('link', { name: 'Pack 20 pcs' }).click()
  const packing = admin.getByRole('dialog', { name: 'Pack goods' })
  await expect(packing.getByRole('group', { name: shown })).toContainText('20 at the hub')
  await packing.getByRole('group', { name: shown }).getByLabel('Pieces', { exact: true }).fill('21')
  await packing.getByLabel('Packages').fill('2')
  await packing.getByLabel('Carrier').fill('Deccan Cargo')
  await packing.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(packing).toContainText(`Only 20 of ${shown} are at the hub`)
  await packing.getByRole('group', { name: shown }).getByLabel('Pieces', { exact: true }).fill('20')
  await packing.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(toast(admin, 'packed')).toContainText('20 pieces in 2 packages')
  await dismiss(admin)

  const drawer = admin.getByRole('dialog', { name: projectName })
  await expect(drawer).toContainText('Our invoice or a challan')
  await fits(admin, 'a shipment that waits for its document')
  await drawer.getByRole('link', { name: `Issue invoice of ${shown}` }).click()
  // ₹45,000 for 50 pieces: 20 of them are ₹18,000, with 18 % ₹21,240.
  await admin.getByRole('button', { name: /^Issue JW\S+… for ₹21,240.00$/ }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Issue invoice' }).click()
  await expect(toast(admin, 'is issued')).toBeVisible()
  await dismiss(admin)
  await expect(drawer).toContainText(/Invoice JW\/\d\d-\d\d\/\d{5}/)
  await drawer.getByRole('button', { name: 'Mark as gone' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Mark as gone' }).click()
  await expect(toast(admin, 'is on its way')).toBeVisible()
  await dismiss(admin)

  await customer.setViewportSize({ width: 390, height: 844 })
  await customer.goto('/customer/shipments')
  await settled(customer)
  await customer.getByRole('link', { name: new RegExp(projectName) }).click()
  const delivery = customer.getByRole('dialog', { name: projectName })
  await expect(delivery).toContainText('Deccan Cargo')
  await expect(delivery.getByRole('button', { name: /^JW\S+ as PDF$/ })).toBeVisible()
  await delivery.getByRole('button', { name: 'Count' }).click()
  const counting = customer.getByRole('dialog', { name: /^Count SHP-/ })
  await counting.getByLabel('Rejected', { exact: true }).fill('2')
  await counting.getByLabel('Description').fill('Two of them are bent at the tongue')
  await counting.getByLabel('What do you want?').selectOption('rework')
  await counting
    .getByLabel('Photos that show it')
    .setInputFiles([{ name: 'bent.jpg', mimeType: 'image/jpeg', buffer: await jpeg() }])
  await expect(counting.getByRole('list')).toContainText('bent')
  await fits(customer, 'the count of a delivery')
  await counting.getByRole('button', { name: 'Save count' }).click()
  await expect(toast(customer, 'counted')).toContainText('2 pcs rejected')
  await dismiss(customer)
  await delivery.getByRole('link', { name: /^2, PRB-/ }).click()
  const panel = (page: typeof customer) => page.getByRole('region', { name: /^Problem PRB-/ })
  await expect(panel(customer)).toContainText('Two of them are bent at the tongue')
  await expect(panel(customer)).toContainText('2 pcs')

  await supplier.goto(`/supplier/workorders?id=${id}`)
  await expect(panel(supplier)).toContainText('Two of them are bent at the tongue')
  // The supplier learns of two pieces, and of no delivery to a customer.
  const read = await ask<object>(supplier, `GET /api/workorders/${id}`)
  expect(read).toMatchObject({ deliverySums: { accepted: 20, returned: 2 }, shipments: [{ id: came }] })
  expect(JSON.stringify(read)).not.toContain('Deccan')
})

test('a customer finds a fault in counted pieces; an admin decides a credit and issues its note from the shipment', async ({
  demo,
  member,
  trade,
}) => {
  const [supplier, customer] = [await member('supplier'), await member('customer')]
  const { id, projectName } = await orderOf(trade, { customer, supplier, inquiry: { quantity: 50 } })
  await ask(customer, 'PATCH /api/tax-profile', buyer)
  const lines = [{ workorderId: id, quantity: 50 }]
  const form = { leg: 'from_hub', lines, packages: 1, carrier: 'Deccan Cargo' }
  const { id: sent } = await ask<Sent>(trade.desk, 'POST /api/shipments', form)
  const invoice = { kind: 'invoice', shipmentId: sent }
  const { totals } = await ask<{ totals: { totalPaise: number } }>(
    trade.desk,
    `POST /api/workorders/${id}/invoices/preview`,
    invoice,
  )
  await ask(trade.desk, `POST /api/workorders/${id}/invoices`, { ...invoice, expectedTotalPaise: totals.totalPaise })
  const { lines: left, papers } = await ask<Sent & { papers: { id: number }[] }>(
    trade.desk,
    `GET /api/shipments/${sent}`,
  )
  const ewayBill = { ewbNo: String(Date.now()).slice(-12).padStart(12, '1'), ewbOn: day }
  await ask(trade.desk, `PATCH /api/shipments/${sent}/papers/${papers[0]!.id}`, ewayBill)
  await ask(trade.desk, `PATCH /api/shipments/${sent}/status`, { status: 'sent' })
  const count = { deliveredOn: day, lines: [{ id: left[0]!.id, received: 50 }] }
  await ask(customer, `PATCH /api/shipments/${sent}/receive`, count)

  await customer.setViewportSize({ width: 390, height: 844 })
  await customer.goto(`/customer/shipments?id=${sent}`)
  const delivery = customer.getByRole('dialog', { name: projectName })
  await expect(delivery).toContainText(/You can report a problem until \d+ \w+ \d{4}\./)
  await delivery.getByRole('button', { name: /^Report a problem with ORD-/ }).click()
  const reporting = customer.getByRole('dialog', { name: /^Report a problem: ORD-/ })
  await expect(reporting).toContainText('Of 50 accepted')
  await reporting.getByLabel('What is wrong?').selectOption('finish')
  await reporting.getByLabel('How many pieces?', { exact: true }).fill('5')
  await reporting.getByLabel('Description').fill('The coating comes off at the edges')
  await reporting.getByLabel('What do you want?').selectOption('credit')
  await reporting
    .getByLabel('Photos that show it')
    .setInputFiles([{ name: 'coating.jpg', mimeType: 'image/jpeg', buffer: await jpeg() }])
  await expect(reporting.getByRole('list')).toContainText('coating')
  await fits(customer, 'a problem with counted pieces')
  await reporting.getByRole('button', { name: 'Report a problem' }).click()
  await expect(toast(customer, 'reported')).toBeVisible()
  await dismiss(customer)
  await expect(delivery.getByRole('link', { name: /^5, PRB-/ })).toBeVisible()
  await fits(customer, 'a delivery with a later problem')

  const [line] = (await ask<{ lines: { problemId: number }[] }>(trade.desk, `GET /api/shipments/${sent}`)).lines
  const decided = { decision: 'credit', creditAmount: 4_500, note: 'The coating is not done again' }
  await ask(trade.desk, `PATCH /api/problems/${line!.problemId}/decide`, decided)
  const admin = await demo('admin', 'anew')
  await admin.goto(`/admin/problems?id=${line!.problemId}`)
  await expect(admin.getByRole('link', { name: 'Issue credit note for 5 pcs' })).toBeVisible()
  await admin.goto(`/admin/shipments?id=${sent}`)
  await admin.getByRole('link', { name: `Credit 5 pcs of ${displayId('workorder', id)}` }).click()
  // ₹45,000 for 50 pieces: five of them are ₹4,500, with 18 % ₹5,310.
  await admin.getByRole('button', { name: /^Issue JW\S+… for ₹5,310.00$/ }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Issue credit note' }).click()
  await expect(toast(admin, 'is issued')).toBeVisible()
  await dismiss(admin)
  await expect(admin.getByRole('dialog', { name: projectName })).toBeVisible()
  await expect(admin.getByRole('link', { name: /^Credit 5 pcs/ })).toBeHidden()
})
