import { fits } from '../support/fits'
import { dismiss, drawings, expect, toast } from '../support/fixtures'
import { ask, inquiryOf, quotationOf, test, uploadsOf } from '../support/trade'
import { walk } from '../support/settled'

test('a customer revises its inquiry; the supplier confirms one quotation, revises another, and then they can be accepted', async ({
  member,
  trade,
}) => {
  const [page, supplier] = [await member('customer'), await member('supplier')]
  const other = await trade.company('supplier')
  const files = await uploadsOf(
    page,
    drawings().filter(({ name }) => name.endsWith('.pdf')),
  )
  const { id } = await inquiryOf(page, { files })
  const quotation = await quotationOf(supplier, id)
  await quotationOf(other, id)

  await page.goto(`/customer/my-inquiries?id=${id}`)
  await page.getByRole('link', { name: 'Revise' }).click()
  const form = page.getByRole('form', { name: 'Revision' })
  await expect(form).toContainText('You can accept one of the 2 open quotations once its supplier has confirmed it')
  await form.getByRole('textbox', { name: 'Material Specification' }).fill('EN24T')
  await form.getByRole('button', { name: /^Remove .*\.pdf/ }).click()
  await form.getByRole('textbox', { name: 'Note to suppliers' }).fill('Call me on 98220 12345')
  await form.getByRole('button', { name: 'Send revision B' }).click()
  await expect(form).toContainText('This looks like a phone number: 98220 12345')
  await form.getByRole('textbox', { name: 'Note to suppliers' }).fill('EN24T is in our stores.')
  await fits(page, 'the form of a revision')
  await form.getByRole('button', { name: 'Send revision B' }).click()
  await expect(toast(page, 'is now revision B')).toBeVisible()
  await dismiss(page)
  await expect(page.getByRole('article', { name: 'Revision B' })).toContainText('EN24T')
  await fits(page, 'an inquiry with a revision')

  // The supplier reads what changed where it confirms.
  await supplier.goto(`/supplier/quotations?id=${quotation.id}`)
  const drawer = supplier.getByRole('dialog')
  await expect(drawer).toContainText('For revision A: the inquiry is at revision B')
  await expect(drawer).toContainText('EN24T is in our stores.')
  await fits(supplier, 'a quotation to confirm')
  await walk(page, `/customer/quotations?id=${quotation.id}`)
  await expect(page.getByRole('dialog')).toContainText('You can accept it once its supplier has confirmed it.')
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Confirm for revision B' }).click()
  await supplier.getByRole('alertdialog').getByRole('button', { name: 'Confirm for revision B' }).click()
  await expect(toast(supplier, 'Confirmed')).toBeVisible()
  await dismiss(supplier)

  // It writes its terms anew, too: the customer's open page has them at once.
  await drawer.getByRole('button', { name: 'Revise' }).click()
  const terms = drawer.getByRole('form', { name: 'Revised quotation' })
  await terms.getByRole('textbox', { name: 'Price' }).fill('41000')
  await terms.getByRole('button', { name: 'Send v2' }).click()
  await expect(toast(supplier, 'is now v2')).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('₹41,000')
  await expect(page.getByRole('dialog').getByRole('group').filter({ hasText: 'v1' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Accept Quotation' }).click()
  await expect(toast(page, 'Success')).toBeVisible()
  expect(await ask<object>(page, `GET /api/quotations/${quotation.id}`)).toMatchObject({
    status: 'accepted',
    version: 2,
  })
})
