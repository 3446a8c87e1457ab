import { displayId } from '../../../lib/terms/nouns'
import { buyer } from '../support/buyer'
import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { settled } from '../support/settled'
import { ask, orderOf, test } from '../support/trade'

const shop = {
  legalName: 'Peenya Turned Parts',
  addressLine1: '7 Tumakuru Road',
  city: 'Bengaluru',
  pin: '560058',
  stateCode: '29',
  scheme: 'unregistered',
}
type Planned = { id: number; pickupCode: string }

test('an admin plans what a driver fetches; the shop hands it over for the code, and reads no address; the customer counts it', async ({
  demo,
  member,
  trade,
}) => {
  const [supplier, customer] = [await member('supplier'), await member('customer')]
  const { id, projectName } = await orderOf(trade, { customer, supplier, inquiry: { quantity: 50 } })
  const shown = displayId('workorder', id)
  await ask(customer, 'PATCH /api/tax-profile', buyer)
  await ask(supplier, 'PATCH /api/tax-profile', shop)
  await ask(supplier, `PATCH /api/workorders/${id}/status`, { status: 'started' })

  const admin = await demo('admin', 'anew')
  await admin.goto(`/admin/workorders?id=${id}`)
  await admin.getByRole('dialog').first().getByRole('link', { name: 'Send directly' }).click()
  const planning = admin.getByRole('dialog', { name: 'Send directly' })
  const pieces = planning.getByRole('group', { name: shown }).getByLabel('Pieces', { exact: true })
  await expect(pieces).toHaveValue('50')
  await planning.getByLabel('Packages').fill('2')
  await planning.getByLabel('Carrier').fill('Deccan Cargo')
  await planning.getByLabel('LR number').fill('DC-448120')
  await planning.getByRole('button', { name: 'Plan pick-up' }).click()
  await expect(planning).toContainText('Confirm it: the driver sees both gates')
  await fits(admin, 'the plan of a pick-up')
  await planning.getByLabel('The driver sees both gates').check()
  // ₹45,000 for 50 pieces, with 18 % ₹53,100: within Karnataka an e-way bill is due over ₹50,000.
  await planning.getByRole('button', { name: 'Plan pick-up' }).click()
  await expect(planning).toContainText('An e-way bill would name both sides: send it via the hub')
  await pieces.fill('20')
  await planning.getByRole('button', { name: 'Plan pick-up' }).click()
  await expect(toast(admin, 'planned')).toContainText('20 pieces in 2 packages')
  await dismiss(admin)
  const drawer = admin.getByRole('dialog', { name: projectName })
  await expect(drawer).toContainText('Our invoice')
  const [made] = await ask<Planned[]>(trade.desk, `GET /api/shipments?leg=to_site&workorderId=${id}`)
  const { id: planned, pickupCode } = made!
  await expect(drawer).toContainText(pickupCode)

  await supplier.setViewportSize({ width: 390, height: 844 })
  await supplier.goto(`/supplier/shipments?tab=planned&id=${planned}`)
  await settled(supplier)
  const own = supplier.getByRole('dialog', { name: projectName })
  await expect(own).toContainText(`Pick-up code ${pickupCode}`)
  await expect(own).toContainText('a customer in Karnataka')
  await expect(own).not.toContainText(/Peenya|Bengaluru|DC-448120/)
  await fits(supplier, 'a pick-up')
  await own.getByRole('button', { name: 'Packages and weight' }).click()
  const packages = supplier.getByRole('dialog', { name: /^Packages of SHP-/ })
  await packages.getByLabel('Packages', { exact: true }).fill('3')
  await packages.getByRole('button', { name: 'Save' }).click()
  await expect(toast(supplier, 'changed')).toBeVisible()
  await dismiss(supplier)
  await own.getByRole('button', { name: 'Hand over' }).click()
  const asked = supplier.getByRole('alertdialog')
  await expect(asked).toContainText(pickupCode)
  await asked.getByRole('button', { name: 'Hand over' }).click()
  await expect(asked).toContainText('Jobwork’s papers are not ready yet')

  // 20 of 50 pieces are ₹18,000, with 18 % ₹21,240.
  await drawer.getByRole('link', { name: `Issue invoice of ${shown}` }).click()
  await admin.getByRole('button', { name: /^Issue JW\S+… for ₹21,240.00$/ }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Issue invoice' }).click()
  await expect(toast(admin, 'is issued')).toBeVisible()
  await asked.getByRole('button', { name: 'Hand over' }).click()
  await expect(toast(supplier, 'is on its way')).toBeVisible()

  await customer.goto('/customer/shipments')
  await settled(customer)
  await customer.getByRole('link', { name: new RegExp(projectName) }).click()
  const delivery = customer.getByRole('dialog', { name: projectName })
  await expect(delivery.getByRole('button', { name: /^JW\S+ as PDF$/ })).toBeVisible()
  await expect(delivery).not.toContainText(/Tumakuru|DC-448120|Pick-up/)
  await delivery.getByRole('button', { name: 'Count' }).click()
  await customer
    .getByRole('dialog', { name: /^Count SHP-/ })
    .getByRole('button', { name: 'Save count' })
    .click()
  await expect(toast(customer, 'counted')).toContainText('All pieces are accepted')
  const read = await ask<object>(supplier, `GET /api/workorders/${id}`)
  expect(read).toMatchObject({ deliverySums: { sent: 20, accepted: 20, open: 30 }, shipments: [{ leg: 'to_site' }] })
})
