import { fits } from '../support/fits'
import { expect, toast } from '../support/fixtures'
import { ask, orderOf, test } from '../support/trade'

const phone = { width: 390, height: 844 }

test('a shop asks on the phone to close an order short; an admin does it with a preview, and both sides read what it comes to', async ({
  demo,
  member,
  trade,
}) => {
  const [supplier, customer] = [await member('supplier'), await member('customer')]
  const order = await orderOf(trade, { customer, supplier })
  await ask(supplier, `PATCH /api/workorders/${order.id}/status`, { status: 'started' })
  const [pieces, made, amount] = [50, 40, '36,000']

  await supplier.setViewportSize(phone)
  await supplier.goto(`/supplier/workorders?id=${order.id}`)
  const shop = supplier.getByRole('dialog', { name: order.projectName })
  await shop.getByRole('button', { name: 'Ask to close short' }).click()
  const asking = supplier.getByRole('dialog', { name: 'Ask to close short' })
  await fits(supplier, 'a request to close short')
  await supplier.setViewportSize(phone)
  await asking.getByLabel('Pieces made', { exact: true }).fill(String(made))
  await asking.getByRole('radio', { name: 'Material' }).check()
  await asking.getByLabel('Note').fill('The bar stock has ended at the mill')
  await asking.getByRole('button', { name: 'Send request' }).click()
  await expect(shop).toContainText(`You ask to close this order short at ${made} pieces`)

  // The customer never reads the request.
  await customer.goto(`/customer/orders?id=${order.id}`)
  const own = customer.getByRole('dialog', { name: order.projectName })
  await expect(own.getByRole('button', { name: 'Ask to close short' })).toBeVisible()
  await expect(own).not.toContainText('bar stock')

  const admin = await demo('admin')
  await admin.goto(`/admin/workorders?id=${order.id}`)
  const desk = admin.getByRole('dialog', { name: order.projectName })
  await expect(desk).toContainText('The bar stock has ended at the mill')
  await desk.getByRole('button', { name: 'Close short' }).click()
  const closing = admin.getByRole('dialog', { name: 'Close the order short' })
  await closing.getByLabel('Pieces made', { exact: true }).fill(String(made))
  await expect(closing).toContainText(`Leave empty for ₹${amount}`)
  await closing.getByRole('radio', { name: 'Material' }).check()
  await closing.getByLabel('Note').fill('Both sides agreed on the phone')
  await closing.getByRole('button', { name: 'Close short' }).click()
  await expect(toast(admin, 'closed short')).toContainText(`${made} pieces. ₹${amount} without GST.`)

  // Open drawers show it without a reload.
  for (const drawer of [shop, own]) {
    await expect(drawer).toContainText(`${made} of ${pieces} pieces`)
    await expect(drawer).toContainText('Both sides agreed on the phone')
    await expect(drawer).toContainText(`₹${amount} instead of ₹45,000`)
  }
})

test('an admin cancels an order on which nothing has begun: both sides read it, and it is found in its tab', async ({
  demo,
  member,
  trade,
}) => {
  const [supplier, customer] = [await member('supplier'), await member('customer')]
  const order = await orderOf(trade, { customer, supplier })
  const admin = await demo('admin')
  await admin.goto(`/admin/workorders?id=${order.id}`)
  const desk = admin.getByRole('dialog', { name: order.projectName })
  await desk.getByRole('button', { name: 'Cancel the order' }).click()
  const cancelling = admin.getByRole('dialog', { name: 'Cancel the order?' })
  await expect(cancelling.getByRole('radio').first()).toBeFocused()
  await fits(admin, 'the question before an order is cancelled')
  await cancelling.getByRole('radio', { name: 'Customer’s plans' }).check()
  await cancelling.getByLabel('Note').fill('The project has been postponed by a year')
  await cancelling.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(toast(admin, 'cancelled')).toContainText('We notify both sides.')
  await expect(desk.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0)

  await supplier.setViewportSize(phone)
  await supplier.goto('/supplier/workorders?tab=cancelled')
  const row = supplier.getByRole('row', { name: order.projectName })
  await expect(row).toContainText('Cancelled')
  await customer.goto(`/customer/orders?id=${order.id}`)
  const own = customer.getByRole('dialog', { name: order.projectName })
  await expect(own).toContainText('The project has been postponed by a year')
  await expect(own.getByRole('button', { name: /^Ask/ })).toHaveCount(0)
  // Nothing is made of it: no card goes through the shop.
  await supplier.goto(`/supplier/workorders?id=${order.id}`)
  const shop = supplier.getByRole('dialog', { name: order.projectName })
  await expect(shop).toContainText('The project has been postponed by a year')
  await expect(shop.getByRole('button', { name: 'Job card, A4' })).toHaveCount(0)
})
