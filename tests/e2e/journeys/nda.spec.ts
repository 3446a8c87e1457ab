import { emptyPdf } from '../../named-files/pdf'
import { fits } from '../support/fits'
import { expect, named, toast } from '../support/fixtures'
import { ask, test, uploadsOf } from '../support/trade'

test('a customer asks for an NDA; the supplier reads and accepts it, and the drawing opens', async ({
  member,
  demo,
}) => {
  const [supplier, customer, admin] = [await member('supplier'), await member('customer'), await demo('admin')]
  const text = `${named('Secrecy')}: the supplier keeps drawings and know-how secret and shows them to nobody else.`
  await admin.goto('/admin/company?tab=nda')
  await admin.getByLabel('Text').fill(text)
  await admin.getByRole('button', { name: /^Save as version/ }).click()
  await expect(toast(admin, 'NDA saved')).toBeVisible()

  await customer.goto('/customer/inquiries')
  await expect(customer.getByLabel('NDA')).toContainText('No NDA')
  const files = await uploadsOf(customer, [
    { name: 'hub.pdf', mimeType: 'application/pdf', buffer: Buffer.from(emptyPdf) },
  ])
  const form = { projectName: named('Hub'), description: 'Turned hub, deburred', quantity: 50, nda: true, files }
  const inquiry = await ask(customer, 'POST /api/inquiries', form)

  await supplier.goto(`/supplier/quotations?inquiry=${inquiry.id}`)
  await supplier.getByRole('button', { name: 'Read the NDA' }).click()
  const reading = supplier.getByRole('dialog', { name: /^NDA, version/ })
  await expect(reading).toContainText(text)
  await fits(supplier, 'the NDA')
  await reading.getByRole('button', { name: 'Accept the NDA' }).click()
  await expect(toast(supplier, 'NDA accepted')).toBeVisible()
  await expect(supplier.getByRole('button', { name: 'Read the NDA' })).toHaveCount(0)
  await expect(supplier.getByText(/INQ-\d+-1\.pdf/).first()).toBeVisible()
})
