import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { ask, inquiryOf, quotationOf, test } from '../support/trade'
import { walk } from '../support/settled'

test('a supplier prices by quantity; the customer asks for less, and the supplier writes the next version', async ({
  member,
}) => {
  const [page, supplier] = [await member('customer'), await member('supplier')]
  const { id } = await inquiryOf(page, { quantity: 80 })
  await supplier.goto(`/supplier/quotations?inquiry=${id}&quote=1`)
  const form = supplier.getByRole('form', { name: 'Quotation' })
  await form.getByRole('button', { name: 'Prices by quantity' }).click()
  await form.getByRole('textbox', { name: 'Price a piece' }).fill('1480.50')
  await form.getByRole('button', { name: 'Add quantity' }).click()
  await form.getByRole('textbox', { name: 'From pieces' }).last().fill('100')
  await form.getByRole('textbox', { name: 'Price a piece' }).last().fill('1390')
  await form.getByText('Tooling, freight, tax and terms').click()
  await form.getByRole('textbox', { name: 'Tooling' }).fill('12000')
  await expect(form.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('130440')
  await expect(form.getByRole('status', { name: 'Total' })).toContainText('With 18 % GST ₹1,53,919')
  await fits(supplier, 'the form of a quotation')
  await form.getByRole('button', { name: 'Submit Quotation' }).click()
  await expect(toast(supplier, 'Quotation Submitted')).toBeVisible()
  await dismiss(supplier)

  const [quotation] = await ask<{ id: number }[]>(page, `GET /api/quotations?inquiryId=${id}`)
  await page.goto(`/customer/quotations?id=${quotation!.id}`)
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('80 × ₹1,480.50')
  await drawer.getByRole('button', { name: 'Negotiate' }).click()
  const dialog = page.getByRole('dialog', { name: /^Negotiate/ })
  await dialog.getByRole('textbox', { name: 'Your price' }).fill('140000')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(dialog).toContainText('Ask for less than ₹1,30,440')
  await dialog.getByRole('textbox', { name: 'Your price' }).fill('120000')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(toast(page, 'Asked')).toBeVisible()
  await dismiss(page)

  await walk(supplier, `/supplier/quotations?id=${quotation!.id}`)
  const own = supplier.getByRole('dialog')
  await expect(own).toContainText('The customer asks ₹1,20,000')
  await fits(supplier, 'a lower price that is asked')
  await own.getByRole('button', { name: 'Agree' }).click()
  const revised = own.getByRole('form', { name: 'Revised quotation' })
  await revised.getByRole('textbox', { name: 'Price a piece' }).first().fill('1350')
  await revised.getByRole('button', { name: 'Send v2' }).click()
  await expect(toast(supplier, 'is now v2')).toBeVisible()
  await expect(drawer).toContainText('₹1,20,000')
  await expect(drawer.getByRole('button', { name: 'Negotiate' })).toBeVisible()
})

test('one price is agreed to by a press; a supplier withdraws its quotation, and another says it will not quote', async ({
  member,
  trade,
}) => {
  const [page, supplier] = [await member('customer'), await member('supplier')]
  const other = await trade.company('supplier')
  const { id } = await inquiryOf(page)
  const { id: quoted } = await quotationOf(supplier, id)
  await ask(page, `POST /api/quotations/${quoted}/counter`, { price: 30_000 })
  await ask(other, `POST /api/inquiries/${id}/decline`, { reason: 'capacity', note: 'Full until March' })

  await supplier.goto(`/supplier/quotations?id=${quoted}`)
  const own = supplier.getByRole('dialog')
  await own.getByRole('button', { name: 'Agree' }).click()
  await supplier.getByRole('alertdialog').getByRole('button', { name: 'Agree' }).click()
  await expect(toast(supplier, 'Agreed at ₹30,000')).toBeVisible()
  await dismiss(supplier)
  await own.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = supplier.getByRole('dialog', { name: /^Withdraw/ })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The spindle is down')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(toast(supplier, 'Quotation withdrawn')).toBeVisible()
  await dismiss(supplier)
  await expect(own).toContainText('Withdrawn')

  await page.goto(`/customer/my-inquiries?id=${id}`)
  const refusals = page.getByRole('region', { name: 'Will not quote' })
  await expect(refusals).toContainText('Offer B')
  await expect(refusals).toContainText('Full until March')
})
