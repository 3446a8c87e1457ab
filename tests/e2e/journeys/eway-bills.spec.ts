import { displayId } from '../../../lib/terms/nouns'
import { isoDay } from '../../../lib/terms/format'
import { dismiss, expect, toast } from '../support/fixtures'
import { settled, walk } from '../support/settled'
import { ask, orderOf, test } from '../support/trade'

test('a shop enters the e-way bill that its goods need, and they leave; admins see what lacks papers', async ({
  demo,
  member,
  trade,
}) => {
  const supplier = await member('supplier')
  await ask(supplier, 'PATCH /api/tax-profile', {
    legalName: 'Indrayani Precision Works',
    addressLine1: 'W-203, MIDC Bhosari',
    city: 'Pune',
    pin: '411026',
    stateCode: '27',
    scheme: 'unregistered',
  })
  const order = await orderOf(trade, { supplier, inquiry: { quantity: 20 } })
  await ask(trade.desk, `PATCH /api/workorders/${order.id}/terms`, { taxablePaise: 1_20_000_00 })
  const lines = [{ workorderId: order.id, quantity: 20 }]
  const paper = { kind: 'bill_of_supply', number: 'MP/118', on: isoDay(Date.now()) }
  const packed = { leg: 'to_hub', lines, packages: 4, vehicle: 'MH12AB1234', distanceKm: 380, paper }
  const { id } = await ask<{ id: number }>(supplier, 'POST /api/shipments', packed)
  const shown = displayId('shipment', id)

  const admin = await demo('admin')
  await admin.goto('/admin/shipments?tab=papers')
  await expect(admin.getByRole('row', { name: new RegExp(shown) })).toContainText('No e-way bill')

  // The code on a box opens it.
  await supplier.goto(`/shipments/${id}`)
  await settled(supplier)
  const own = supplier.getByRole('dialog', { name: order.projectName })
  await expect(own).toContainText('Needed: over ₹1,00,000 within Maharashtra')
  const [labels] = await Promise.all([
    supplier.waitForEvent('download'),
    own.getByRole('link', { name: 'Box labels' }).click(),
  ])
  expect(labels.suggestedFilename()).toBe(`${shown}-labels.pdf`)
  const [file] = await Promise.all([
    supplier.waitForEvent('download'),
    own.getByRole('link', { name: 'File for the e-way portal' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${shown}-eway.json`)
  await own.getByRole('button', { name: 'Mark as gone' }).click()
  const leaving = supplier.getByRole('alertdialog')
  await leaving.getByRole('button', { name: 'Mark as gone' }).click()
  await expect(leaving).toContainText('An e-way bill is needed for MP/118 (over ₹1,00,000 within Maharashtra)')
  await leaving.getByRole('button', { name: 'Cancel' }).click()
  await own.getByRole('button', { name: 'Enter e-way bill' }).click()
  const entering = supplier.getByRole('dialog', { name: 'E-way bill of MP/118' })
  await entering.getByLabel('Number').fill('12345')
  await entering.getByRole('button', { name: 'Save' }).click()
  await expect(entering).toContainText('An e-way bill number has 12 digits')
  const number = String(100_000_000_000 + id)
  await entering.getByLabel('Number').fill(number)
  await entering.getByRole('button', { name: 'Save' }).click()
  await expect(toast(supplier, 'E-way bill of MP/118 entered')).toBeVisible()
  await dismiss(supplier)
  await expect(own).toContainText(`${number}, until`)
  await own.getByRole('button', { name: 'Mark as gone' }).click()
  await leaving.getByRole('button', { name: 'Mark as gone' }).click()
  await expect(toast(supplier, 'is on its way')).toBeVisible()

  await walk(admin, '/admin/shipments?tab=papers')
  await expect(admin.getByRole('row', { name: new RegExp(shown) })).toHaveCount(0)
})
