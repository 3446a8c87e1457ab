import sharp from 'sharp'
import { isoDay } from '../../../lib/terms/format'
import { displayId } from '../../../lib/terms/nouns'
import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { settled, walk } from '../support/settled'
import { ask, orderOf, test } from '../support/trade'

const phone = { width: 390, height: 844 }
const day = (days: number) => isoDay(Date.now() + days * 86_400_000)
const jpeg = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#787878' } })
    .jpeg()
    .toBuffer()

test('a shop packs pieces of two orders on the phone and sends them; the hub counts and rejects, and the orders go on', async ({
  demo,
  member,
  trade,
}) => {
  const [supplier, customer] = [await member('supplier'), await member('customer')]
  const flanges = await orderOf(trade, { customer, supplier, inquiry: { quantity: 200 } })
  const brackets = await orderOf(trade, { customer, supplier, inquiry: { quantity: 40 } })
  const shown = ({ id }: { id: number }) => displayId('workorder', id)
  for (const { id } of [flanges, brackets])
    await ask(supplier, `PATCH /api/workorders/${id}/status`, { status: 'started' })
  await ask(trade.desk, `PATCH /api/workorders/${flanges.id}/documents`, { kinds: ['packing_photo'] })

  await supplier.setViewportSize(phone)
  await supplier.goto('/supplier/shipments')
  await settled(supplier)
  for (const order of [flanges, brackets])
    await supplier.getByRole('checkbox', { name: `Select ${shown(order)}` }).check()
  await supplier.getByRole('button', { name: 'Pack 2 together' }).click()
  const packing = supplier.getByRole('dialog', { name: 'Pack goods' })
  await expect(packing.getByRole('group', { name: shown(flanges) }).getByLabel('Pieces', { exact: true })).toHaveValue(
    '200',
  )
  await packing.getByLabel('Packages').fill('4')
  await packing.getByLabel('Weight (kg)').fill('86.5')
  await packing.getByLabel('Vehicle').fill('MH 12 AB 1234')
  await packing.getByLabel('Document').selectOption('Invoice')
  await packing.getByLabel('Its number').fill('MP/118')
  await fits(supplier, 'packing pieces of two orders')
  await supplier.setViewportSize(phone)
  await packing.getByRole('button', { name: 'Pack', exact: true }).click()
  await expect(toast(supplier, 'packed')).toContainText('240 pieces in 4 packages')
  await dismiss(supplier)

  const own = supplier.getByRole('dialog', { name: `${flanges.projectName} and 1 more` })
  await expect(own).toContainText(`Packing photo of ${shown(flanges)}`)
  await own.getByRole('button', { name: 'Mark as gone' }).click()
  const leaving = supplier.getByRole('alertdialog')
  await leaving.getByRole('button', { name: 'Mark as gone' }).click()
  await expect(leaving).toContainText(`Before dispatch: packing photo of ${shown(flanges)} is missing`)
  await leaving.getByRole('button', { name: 'Cancel' }).click()
  await own
    .getByLabel(`Add Packing photo of ${shown(flanges)}`)
    .setInputFiles({ name: 'boxes.jpg', mimeType: 'image/jpeg', buffer: await jpeg() })
  await expect(toast(supplier, 'Packing photo added')).toBeVisible()
  await dismiss(supplier)
  await expect(own).not.toContainText('Before it leaves')
  await own.getByRole('button', { name: 'Mark as gone' }).click()
  await leaving.getByRole('button', { name: 'Mark as gone' }).click()
  await expect(toast(supplier, 'is on its way')).toBeVisible()
  await dismiss(supplier)
  await expect(own).toContainText('On the way')
  await expect(own).toContainText('Invoice MP/118')

  const [{ id } = { id: 0 }] = await ask<{ id: number }[]>(supplier, 'GET /api/shipments?status=moving')
  const admin = await demo('admin')
  await admin.goto(`/admin/shipments?id=${id}`)
  await admin.getByRole('dialog', { name: flanges.projectName }).getByRole('button', { name: 'Count' }).click()
  const counting = admin.getByRole('dialog', { name: `Count ${displayId('shipment', id)}` })
  const [first, second] = [flanges, brackets].map((order) => counting.getByRole('group', { name: shown(order) }))
  await first!.getByLabel('Rejected', { exact: true }).fill('12')
  await first!.getByLabel('Description').fill('The bore is 0.3 mm too wide')
  await second!.getByLabel('Received', { exact: true }).fill('38')
  await fits(admin, 'the count of a shipment')
  await counting.getByRole('button', { name: 'Save count' }).click()
  await expect(toast(admin, 'counted')).toContainText('2 pcs short, 12 pcs rejected')

  // The shop's open drawer shows it without a reload, and leads to the problem.
  await expect(own).toContainText('2 pcs short, 12 pcs rejected')
  await expect(own.getByRole('link', { name: /^12, PRB-/ })).toBeVisible()
  await walk(supplier, `/supplier/workorders?id=${flanges.id}`)
  const order = supplier.getByRole('dialog', { name: flanges.projectName })
  await expect(order).toContainText('188 of 200 delivered, 12 rejected, next 12')
  await expect(order.getByRole('link', { name: 'Pack 12 pcs' })).toBeVisible()
  const started = { status: 'started', problemId: null }
  for (const { id: one } of [flanges, brackets])
    expect(await ask<object>(supplier, `GET /api/workorders/${one}`)).toMatchObject(started)
  // The customer's order says nothing of the hub.
  await customer.goto(`/customer/orders?id=${flanges.id}`)
  const bought = customer.getByRole('dialog', { name: flanges.projectName })
  await expect(bought.getByRole('heading', { name: 'Activity' })).toBeVisible()
  await expect(bought).not.toContainText(/hub|rejected|PRB-/)
})

test('an admin splits an order into deliveries; shop and customer read them in their open drawers', async ({
  demo,
  member,
  trade,
}) => {
  const [supplier, customer] = [await member('supplier'), await member('customer')]
  const order = await orderOf(trade, { customer, supplier, inquiry: { quantity: 500 } })
  const shown = displayId('workorder', order.id)
  const due = { dueDate: day(12), reason: 'customer', note: 'As agreed on the phone' }
  await ask(trade.desk, `POST /api/workorders/${order.id}/changes`, due)
  await supplier.setViewportSize(phone)
  await supplier.goto(`/supplier/workorders?id=${order.id}`)
  await customer.goto(`/customer/orders?id=${order.id}`)
  const [shop, bought] = [supplier, customer].map((page) => page.getByRole('dialog', { name: order.projectName }))
  for (const drawer of [shop!, bought!]) await expect(drawer.getByRole('heading', { name: 'Activity' })).toBeVisible()

  const admin = await demo('admin')
  await admin.goto(`/admin/workorders?id=${order.id}`)
  await admin.getByRole('button', { name: 'Split into deliveries' }).click()
  const splitting = admin.getByRole('dialog', { name: `Schedule of ${shown}` })
  const delivery = (n: number) => splitting.getByRole('group', { name: `Delivery ${n}` })
  await delivery(1).getByLabel('Pieces').fill('200')
  await expect(splitting).toContainText('These are 200 of 500 pieces')
  await expect(splitting.getByRole('button', { name: 'Save schedule' })).toBeDisabled()
  await splitting.getByRole('button', { name: 'Add delivery' }).click()
  await expect(delivery(2).getByLabel('Pieces')).toHaveValue('300')
  await delivery(1).getByLabel('Due').fill(day(4))
  await delivery(2).getByLabel('Due').fill(day(12))
  await fits(admin, 'the schedule of an order')
  await splitting.getByRole('button', { name: 'Save schedule' }).click()
  await expect(toast(admin, 'Schedule changed')).toContainText('We notify both sides.')

  for (const drawer of [shop!, bought!]) {
    const lines = drawer.getByRole('table', { name: 'Schedule' }).locator('tbody').getByRole('row')
    await expect(lines).toHaveCount(2)
    await expect(lines.first()).toContainText('200')
    await expect(lines.last()).toContainText('300')
  }
  await expect(bought!.getByRole('table', { name: 'Schedule' })).toContainText('Open')
  await fits(supplier, 'an order with a schedule')
  const [next] = await ask<{ nextDelivery: object }[]>(supplier, 'GET /api/workorders')
  expect(next!.nextDelivery).toEqual({ quantity: 200, day: day(4) })
})
