import sharp from 'sharp'
import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { ask, orderOf, test } from '../support/trade'
import { walk } from '../support/settled'

const burr = {
  name: 'burr.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#787878' } })
    .jpeg()
    .toBuffer(),
}

test('a customer raises a problem on a phone; the supplier contains it, an admin decides a rework, and the customer closes it', async ({
  demo,
  member,
  trade,
}) => {
  const [customer, supplier, admin] = [await member('customer'), await member('supplier'), await demo('admin')]
  const { id } = await orderOf(trade, { customer, supplier })
  await ask(supplier, `PATCH /api/workorders/${id}/status`, { status: 'completed' })

  await customer.setViewportSize({ width: 360, height: 740 })
  await customer.goto(`/customer/orders?id=${id}`)
  const order = customer.getByRole('dialog').first()
  await expect(order.getByText(/^You can report a problem until \d+ \w+ \d{4}\.$/)).toBeVisible()
  await order.getByRole('button', { name: 'Report a problem' }).click()
  const form = customer.getByRole('dialog', { name: /^Report a problem/ })
  await form.getByLabel('What is wrong?').selectOption('finish')
  await form.getByRole('textbox', { name: 'How many pieces?' }).fill('40')
  await form.getByLabel('Description').fill('A burr on the inner edge of the bore')
  // A draft outlives a reload.
  await customer.reload()
  await expect(form.getByLabel('Description')).toHaveValue('A burr on the inner edge of the bore')
  await form.getByLabel('What do you want?').selectOption('rework')
  await expect(form.getByLabel('Photos that show it')).toHaveAccessibleDescription(/^Required /)
  await form.getByLabel('Photos that show it').setInputFiles([burr])
  await expect(form.getByRole('list')).toContainText('burr')
  await fits(customer, 'the form of a problem')
  await form.getByRole('button', { name: 'Report a problem' }).click()
  await expect(toast(customer, 'reported')).toBeVisible()
  await dismiss(customer)
  const panel = (page: typeof customer) => page.getByRole('region', { name: /^Problem PRB-/ })
  await expect(panel(customer)).toContainText('Finish, 40 pcs')
  await expect(panel(customer)).toContainText('Jobwork decides')

  await supplier.goto(`/supplier/workorders?id=${id}`)
  await expect(panel(supplier)).toContainText('You: report your containment action within a day.')
  await panel(supplier).getByRole('button', { name: 'Report containment' }).click()
  await supplier.getByRole('textbox', { name: 'Containment action' }).fill('The rest of the lot was sorted')
  await supplier.getByRole('button', { name: 'Save' }).click()
  await expect(toast(supplier, 'saved')).toBeVisible()
  await dismiss(supplier)

  const [{ id: problem } = { id: 0 }] = await ask<{ id: number }[]>(customer, 'GET /api/problems?open=true')
  await admin.goto(`/admin/problems?id=${problem}`)
  const drawer = admin.getByRole('dialog', { name: /Finish, 40 pcs/ })
  await expect(drawer.getByRole('list', { name: /^Photos/ }).getByRole('link')).toHaveCount(1)
  await drawer.getByRole('button', { name: 'Rework' }).click()
  const decision = admin.getByRole('dialog', { name: /^Rework: PRB-/ })
  await decision.getByRole('button', { name: 'In 7 days' }).click()
  await decision.getByRole('textbox', { name: 'Reason' }).fill('The drawing asks for edges without burr')
  await decision.getByRole('button', { name: 'Rework' }).click()
  await expect(toast(admin, 'is decided: Rework')).toBeVisible()
  await dismiss(admin)

  await ask(supplier, `PATCH /api/workorders/${id}/status`, { status: 'completed' })
  await walk(supplier, `/supplier/workorders?tab=completed&id=${id}`)
  await panel(supplier).getByRole('button', { name: 'Give root cause' }).click()
  await supplier.getByRole('textbox', { name: 'Root cause' }).fill('The deburring step was left out')
  await supplier.getByRole('textbox', { name: 'Corrective action' }).fill('Deburring is a line of the job card')
  await supplier.getByRole('button', { name: 'Save' }).click()
  await expect(toast(supplier, 'is solved')).toBeVisible()
  await dismiss(supplier)

  await walk(customer, `/customer/orders?id=${id}`)
  await expect(panel(customer)).toContainText('Deburring is a line of the job card')
  await fits(customer, 'a solved problem')
  await panel(customer).getByRole('button', { name: 'Close' }).click()
  await customer.getByRole('button', { name: 'Close problem' }).click()
  await expect(toast(customer, 'is closed')).toBeVisible()
  await dismiss(customer)
  expect(await ask<{ status: string }>(customer, `GET /api/problems/${problem}`)).toMatchObject({ status: 'closed' })
})
