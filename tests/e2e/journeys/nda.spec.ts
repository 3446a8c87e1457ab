import { emptyPdf } from '../../named-files/pdf'
import { fits } from '../support/fits'
import { expect, named, toast } from '../support/fixtures'
import { ask, test } from '../support/trade'

// Each writes a version of the NDA, and reads the newest.
test.describe.configure({ mode: 'default' })

test('a customer asks for an NDA; the supplier reads and accepts it on a phone, and the drawing opens', async ({
  member,
  demo,
}) => {
  const [supplier, customer, admin] = [await member('supplier'), await member('customer'), await demo('admin')]
  const text = `${named('Secrecy')}: the supplier keeps <b>drawings</b> and know-how secret and shows them to nobody else.`
  await admin.goto('/admin/company?tab=nda')
  await admin.getByLabel('Text').fill(text)
  await admin.getByRole('button', { name: /^Save as version/ }).click()
  await expect(toast(admin, 'NDA saved')).toBeVisible()
  await fits(admin, 'the text of the NDA')

  await customer.goto('/customer/inquiries')
  await customer.getByLabel('Project Name').fill(named('Hub'))
  await customer.getByLabel('Project Description').fill('Turned hub, deburred')
  await customer.getByLabel('Quantity Required').fill('50')
  await customer.getByLabel('NDA').selectOption('true')
  await customer.getByRole('button', { name: 'Read the NDA' }).click()
  const own = customer.getByRole('dialog', { name: /^NDA, version/ })
  await expect(own).toContainText(text)
  await own.getByRole('button', { name: 'Close' }).click()
  const upload = { name: 'secret-hub.pdf', mimeType: 'application/pdf', buffer: Buffer.from(emptyPdf) }
  await customer.getByLabel('Technical Files').and(customer.locator('input')).setInputFiles(upload)
  await expect(customer.getByText('secret-hub.pdf').first()).toBeVisible()
  const submitted = customer.waitForResponse((answer) => answer.url().endsWith('/api/inquiries') && answer.ok())
  await customer.getByRole('button', { name: 'Submit Inquiry' }).click()
  const { id } = (await (await submitted).json()) as { id: number }

  await supplier.setViewportSize({ width: 390, height: 844 })
  await supplier.goto(`/supplier/quotations?inquiry=${id}`)
  const drawer = supplier.getByRole('dialog')
  await expect(drawer.getByText('1 file: 1 PDF')).toBeVisible()
  await expect(drawer).not.toContainText('hub.pdf')
  const name = `INQ-${String(id).padStart(4, '0')}-1.pdf`
  const refused = await supplier.request.get(`/api/inquiries/${id}/files/${name}`)
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([403, 'nda_required'])
  await fits(supplier, 'an inquiry before its NDA is accepted')

  await supplier.getByRole('button', { name: 'Read the NDA' }).click()
  const reading = supplier.getByRole('dialog', { name: /^NDA, version/ })
  await expect(reading).toContainText(text)
  await fits(supplier, 'the NDA')
  const newer = `${text} At all times.`
  await ask(admin, 'POST /api/nda', { text: newer })
  await reading.getByRole('button', { name: 'Accept the NDA' }).click()
  await expect(reading.getByRole('alert')).toContainText('read it again')
  await expect(reading).toContainText(newer)
  await expect(drawer.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
  await reading.getByRole('button', { name: 'Accept the NDA' }).click()
  await expect(toast(supplier, 'NDA accepted')).toBeVisible()

  await drawer.getByRole('button', { name: 'Read the NDA' }).click()
  const again = supplier.getByRole('dialog', { name: /^NDA, version/ })
  await expect(again.getByRole('list', { name: 'Acceptances' })).toContainText('Version')
  await fits(supplier, 'the NDA that was accepted')
  await again.getByRole('button', { name: 'Close' }).click()
  await drawer.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await expect(supplier.getByRole('dialog', { name: new RegExp(name) })).toBeVisible()
  expect((await supplier.request.get(`/api/inquiries/${id}/files/${name}`)).status()).toBe(200)
})

test('the NDA of a request is accepted for all its lines in one act', async ({ member, demo, trade }) => {
  const [supplier, admin, customer] = [await member('supplier'), await demo('admin'), await trade.company('customer')]
  const text = `${named('Secrecy')}: the supplier keeps drawings and know-how secret and shows them to nobody else.`
  await ask(admin, 'POST /api/nda', { text })
  const lines = ['FL-100', 'BS-200'].map((partNumber, i) => ({ key: `k${i}`, partNumber, quantity: 50 }))
  const draft = await ask(customer, 'POST /api/rfqs', { lines, nda: true })
  const { id } = await ask(customer, `POST /api/rfqs/${draft.id}/submit`, { version: 1 })
  await supplier.goto(`/supplier/quotations?rfq=${id}`)
  await supplier.getByRole('button', { name: 'Read the NDA' }).click()
  const reading = supplier.getByRole('dialog', { name: /^NDA, version/ })
  await expect(reading).toContainText('For all lines of RFQ-')
  await reading.getByRole('button', { name: 'Accept the NDA' }).click()
  await expect(toast(supplier, 'NDA accepted')).toBeVisible()
  await expect(supplier.getByRole('button', { name: 'Read the NDA' })).toHaveCount(0)
  const rfq = await ask<{ lines: { nda: { acceptedAt: string | null } }[] }>(supplier, `GET /api/rfqs/${id}`)
  expect(rfq.lines.map(({ nda }) => nda.acceptedAt !== null)).toEqual([true, true])
})
