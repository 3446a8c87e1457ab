import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { ask, inquiryOf, orderOf, quotationOf, test } from '../support/trade'
import { walk } from '../support/settled'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test('sealed prices open at the deadline, which moves later only; ended before, nobody reads them', async ({
  demo,
  member,
  trade,
}) => {
  const page = await member('customer')
  const supplier = await trade.company('supplier')
  const { id } = await inquiryOf(page, { quoteBy: inDays(5), sealed: true })
  const quotation = await quotationOf(supplier, id)

  await page.goto(`/customer/my-inquiries?id=${id}`)
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('region', { name: 'Quoting' })).toContainText('1 quotation is in.')
  await expect(drawer.getByRole('link', { name: 'See its quotation' })).toHaveCount(0)
  await fits(page, 'a sealed inquiry')
  // An admin reads that there is one, and not what it says.
  const admin = await demo('admin')
  await admin.goto(`/admin/quotations?inquiry=${id}`)
  await expect(admin.getByRole('dialog').first()).toContainText('The prices are sealed.')
  await expect(admin.getByRole('dialog').first()).not.toContainText('No supplier has quoted yet')
  await drawer.getByRole('button', { name: 'Move the deadline' }).click()
  await page
    .getByRole('dialog', { name: /^Deadline of/ })
    .getByRole('button', { name: 'In 30 days' })
    .click()
  await page
    .getByRole('dialog', { name: /^Deadline of/ })
    .getByRole('button', { name: 'Move the deadline' })
    .click()
  await expect(toast(page, 'Deadline moved')).toContainText('18:00')
  await dismiss(page)

  // Back to an earlier day it does not go.
  await drawer.getByRole('button', { name: 'Move the deadline' }).click()
  const deadline = page.getByRole('dialog', { name: /^Deadline of/ })
  await expect(deadline).toContainText('Sealed prices are in: later only.')
  await deadline.getByRole('button', { name: 'In 7 days' }).click()
  await deadline.getByRole('button', { name: 'Move the deadline' }).click()
  await expect(deadline).toContainText('Sealed prices are in: choose a time after')
  await page.keyboard.press('Escape')

  await expect(drawer.getByRole('button', { name: 'Stop quoting' })).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Cancel inquiry' }).click()
  const cancel = page.getByRole('dialog', { name: /^Cancel/ })
  await expect(cancel).toContainText('Nobody sees the sealed prices.')
  await cancel.getByRole('button', { name: 'Cancel inquiry' }).click()
  await expect(toast(page, 'The inquiry is cancelled.')).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'See its quotation' })).toHaveCount(0)
  expect(await ask<object>(supplier, `GET /api/quotations/${quotation.id}`)).toMatchObject({ status: 'rejected' })
  expect((await page.request.get(`/api/quotations/${quotation.id}`)).status()).toBe(404)
})

test('a customer splits an inquiry, cancels a part of it, and orders a completed part again', async ({
  member,
  trade,
}) => {
  const [page, supplier] = [await member('customer'), await member('supplier')]
  const { id } = await inquiryOf(page, { quantity: 80 })
  await page.goto(`/customer/my-inquiries?id=${id}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Split' }).click()
  const split = page.getByRole('dialog', { name: /^Split/ })
  await split.getByRole('textbox', { name: 'Pieces of the new inquiry' }).fill('80')
  await split.getByRole('button', { name: 'Split' }).click()
  await expect(split).toContainText('Enter fewer than 80 pieces')
  await split.getByRole('textbox', { name: 'Pieces of the new inquiry' }).fill('30')
  await split.getByRole('button', { name: 'Split' }).click()
  await expect(toast(page, 'Split')).toContainText('50 pcs stay')
  await dismiss(page)
  await expect(drawer.getByRole('article', { name: 'Revision B' })).toContainText('50')
  await drawer.getByRole('button', { name: 'Cancel inquiry' }).click()
  await page
    .getByRole('dialog', { name: /^Cancel/ })
    .getByRole('button', { name: 'Cancel inquiry' })
    .click()
  await expect(toast(page, 'The inquiry is cancelled.')).toBeVisible()
  await dismiss(page)
  await expect(drawer.getByText('Cancelled', { exact: true }).first()).toBeVisible()

  const order = await orderOf(trade, { customer: page, supplier })
  await ask(supplier, `PATCH /api/workorders/${order.id}/status`, { status: 'completed' })
  await walk(page, `/customer/history?id=${order.id}`)
  await page.getByRole('button', { name: 'Order Again' }).click()
  const again = page.getByRole('dialog', { name: /^Order ORD-\d+ again/ })
  await fits(page, 'ordering again')
  await again.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(toast(page, 'is submitted')).toContainText('three days')
  const [repeat] = await ask<{ id: number }[]>(page, 'GET /api/inquiries?limit=1')
  await supplier.goto(`/supplier/quotations?inquiry=${repeat!.id}&quote=1`)
  await expect(supplier.getByRole('dialog')).toContainText('The customer reorders')
  await expect(supplier.getByRole('form', { name: 'Quotation' }).getByLabel('Details')).not.toHaveValue(
    /^Quotation for/,
  )
})
