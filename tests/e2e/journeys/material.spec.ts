import { readFile } from 'node:fs/promises'
import { isoDay } from '../../../lib/terms/format'
import { displayId } from '../../../lib/terms/nouns'
import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { settled } from '../support/settled'
import { ask, orderOf, test } from '../support/trade'

const day = isoDay(Date.now())
type Sent = { id: number; leg: string; lines: { id: number }[] }

test('a customer’s bar goes to a shop in Karnataka with our challan and e-way bill and comes back as parts; the register says what is pending', async ({
  demo,
  member,
  trade,
}) => {
  const [supplier, customer] = [await member('supplier'), await member('customer')]
  const { id } = await orderOf(trade, { customer, supplier, inquiry: { quantity: 50 } })
  const shown = displayId('workorder', id)
  const inPune = { city: 'Pune', stateCode: '27' }
  const buyer = { legalName: 'Kaveri Pumps', addressLine1: '14 Senapati Bapat Road', pin: '411016' }
  await ask(customer, 'PATCH /api/tax-profile', { ...buyer, ...inPune, scheme: 'unregistered' })
  const inBengaluru = { city: 'Bengaluru', stateCode: '29' }
  const shop = { legalName: 'Peenya Turning', addressLine1: '14 Peenya Industrial Area', pin: '560058' }
  await ask(supplier, 'PATCH /api/tax-profile', { ...shop, ...inBengaluru, scheme: 'unregistered' })

  await ask(trade.desk, `PATCH /api/workorders/${id}/status`, { status: 'started', notes: '' })

  // The bar comes from the customer, with the customer's challan.
  const admin = await demo('admin', 'anew')
  await admin.goto(`/admin/workorders?id=${id}`)
  await admin.getByRole('dialog').first().getByRole('link', { name: 'Move material' }).click()
  const moving = admin.getByRole('dialog', { name: 'Move material' })
  const bar = async (quantity: string) => {
    await moving.getByLabel('Quantity').fill(quantity)
    await moving.getByLabel('Description').fill('MS round bar, 50 mm')
    await moving.getByLabel('HSN').fill('7214')
    await moving.getByLabel('Value, without GST').fill('18500')
    await moving.getByLabel('Packages').fill('1')
    await moving.getByLabel('Carrier').fill('Deccan Cargo')
    await moving.getByLabel('Vehicle').fill('MH12AB1234')
    await moving.getByLabel('Distance (km)').fill('840')
  }
  await moving.getByLabel('Way').selectOption('from_customer')
  await bar('250')
  await moving.getByLabel('The customer’s challan').fill('KP/7')
  await fits(admin, 'material that comes')
  await moving.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(toast(admin, 'packed')).toBeVisible()
  await dismiss(admin)
  const drawer = admin.getByRole('dialog', { name: 'MS round bar, 50 mm' })
  const leaves = async () => {
    await drawer.getByRole('button', { name: 'Mark as gone' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Mark as gone' }).click()
    await expect(toast(admin, 'is on its way')).toBeVisible()
    await dismiss(admin)
  }
  await leaves()
  await drawer.getByRole('button', { name: 'Count' }).click()
  await admin
    .getByRole('dialog', { name: /^Count SHP-/ })
    .getByRole('button', { name: 'Save count' })
    .click()
  await expect(toast(admin, 'counted')).toBeVisible()

  // It goes on as far as it came, with our challan.
  await admin.goto(`/admin/shipments?move=${id}`)
  await bar('251')
  await moving.getByLabel('Whose it is').selectOption('customer')
  await moving.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(moving).toContainText(`Only 250 KGS of the customer’s material of ${shown} are at the hub`)
  await moving.getByLabel('Quantity').fill('250')
  await moving.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(toast(admin, 'Issue its challan next')).toBeVisible()
  await dismiss(admin)
  await drawer.getByRole('button', { name: 'Challan' }).click()
  const challan = admin.getByRole('dialog', { name: /^Challan for SHP-/ })
  await challan.getByLabel('Reason').selectOption('jobwork')
  await challan.getByRole('button', { name: 'Issue challan' }).click()
  await expect(toast(admin, 'is issued')).toBeVisible()
  await dismiss(admin)

  // Job work between States needs an e-way bill at any value: the file for the portal, then its number.
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    drawer.getByRole('link', { name: 'File for the e-way portal' }).click(),
  ])
  const { billLists } = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(billLists).toMatchObject([
    { subSupplyType: 4, docType: 'CHL', fromStateCode: 27, toStateCode: 29, totalValue: 18_500, transDistance: 840 },
  ])
  await drawer.getByRole('button', { name: 'Mark as gone' }).click()
  const leaving = admin.getByRole('alertdialog')
  await leaving.getByRole('button', { name: 'Mark as gone' }).click()
  await expect(leaving).toContainText('(job work between States, at any value): enter its number')
  await leaving.getByRole('button', { name: 'Cancel' }).click()
  await drawer.getByRole('button', { name: 'Enter e-way bill' }).click()
  const entering = admin.getByRole('dialog', { name: /^E-way bill of / })
  await entering.getByLabel('Number').fill(String(200_000_000_000 + id))
  await entering.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'entered')).toBeVisible()
  await dismiss(admin)
  await leaves()

  // The shop counts it on the phone, and names it where it packs.
  await supplier.setViewportSize({ width: 390, height: 844 })
  await supplier.goto('/supplier/shipments?tab=moving')
  await settled(supplier)
  await supplier.getByRole('link', { name: /MS round bar/ }).click()
  await supplier.getByRole('dialog', { name: 'MS round bar, 50 mm' }).getByRole('button', { name: 'Count' }).click()
  const counting = supplier.getByRole('dialog', { name: /^Count SHP-/ })
  await expect(counting.getByLabel('Received (KGS)')).toHaveValue('250')
  await counting.getByRole('button', { name: 'Save count' }).click()
  await expect(toast(supplier, 'counted')).toBeVisible()
  await supplier.goto(`/supplier/shipments?pack=${id}`)
  const packing = supplier.getByRole('dialog', { name: 'Pack goods' })
  await packing.getByRole('group', { name: shown }).getByLabel('Pieces', { exact: true }).fill('20')
  await packing.getByLabel('In these pieces (KGS)').fill('190')
  await packing.getByLabel('Lost, such as chips (KGS)').fill('22')
  await packing.getByLabel('Packages').fill('1')
  await packing.getByLabel('Carrier').fill('Own tempo')
  await packing.getByLabel('Document', { exact: true }).selectOption('challan')
  await packing.getByLabel('Its number').fill('MP/118')
  await fits(supplier, 'packing with material')
  await packing.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(toast(supplier, 'packed')).toBeVisible()

  const sent = (await ask<Sent[]>(supplier, 'GET /api/shipments?leg=to_hub'))[0]!
  await ask(supplier, `PATCH /api/shipments/${sent.id}/status`, { status: 'sent' })
  const count = { deliveredOn: day, lines: [{ id: sent.lines[0]!.id, received: 20 }] }
  await ask(trade.desk, `PATCH /api/shipments/${sent.id}/receive`, count)
  await supplier.goto('/supplier/shipments?tab=material')
  await settled(supplier)
  await expect(
    supplier.getByRole('listitem').or(supplier.getByRole('row')).filter({ hasText: 'MS round bar' }),
  ).toContainText('38 KGS')
  await fits(supplier, 'the register of a shop')

  // The customer reads what came from it, the shop nothing of that.
  const read = async (who: typeof customer) =>
    (await ask<Sent[]>(who, 'GET /api/shipments')).map(({ leg }) => leg).toSorted()
  expect(await read(customer)).toEqual(['from_customer'])
  expect(await read(supplier)).toEqual(['to_hub', 'to_supplier'])
})
