import { isoDay } from '../../../lib/terms/format'
import { emptyPdf } from '../../named-files/pdf'
import { fits } from '../support/fits'
import { expect, named, toast } from '../support/fixtures'
import { inquiryOf, quotationOf, test } from '../support/trade'

const inAYear = isoDay(Date.now() + 365 * 86_400_000)

test('a shop adds its ISO 9001, an admin checks it, and the customer sees the chip at the quotation', async ({
  member,
  demo,
}) => {
  const [supplier, customer, admin] = [await member('supplier'), await member('customer'), await demo('admin')]
  const inquiry = await inquiryOf(customer)
  await quotationOf(supplier, inquiry.id)
  const number = named('QMS')

  await supplier.goto('/supplier/profile?tab=documents')
  await supplier.getByRole('button', { name: 'Add document' }).click()
  const adding = supplier.getByRole('dialog', { name: 'Add document' })
  await fits(supplier, 'the dialog of a document')
  await adding.getByLabel('Number').fill(number)
  await adding.locator('input[type=file]').setInputFiles({
    name: 'certificate.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(emptyPdf),
  })
  await adding.getByRole('button', { name: 'Add document' }).click()
  await expect(adding).toContainText('Enter until when it is valid')
  await adding.getByLabel('Valid Until').fill(inAYear)
  await adding.getByRole('button', { name: 'Add document' }).click()
  await expect(toast(supplier, 'Document added')).toContainText(number)
  const document = supplier
    .getByRole('list', { name: 'Certificates and documents' })
    .getByRole('listitem')
    .filter({ hasText: number })
  await expect(document).toContainText('To be checked')

  await admin.goto('/admin/approvals?tab=documents')
  await admin.getByRole('link').filter({ hasText: number }).click()
  const preview = admin.getByRole('article')
  await expect(preview).toContainText(number)
  await expect(preview.getByRole('button', { name: `Download ISO 9001 ${number}` })).toBeVisible()
  await preview.getByRole('button', { name: 'Check' }).click()
  await expect(document).toContainText('Checked', { timeout: 20_000 })

  await customer.goto(`/customer/quotations?compare=${inquiry.id}`)
  const comparison = customer.getByRole('region', { name: 'Comparison of quotations' })
  await expect(comparison.getByRole('row', { name: /Certificates/ })).toContainText('ISO 9001')
  await expect(customer.locator('body')).not.toContainText(number)
})
