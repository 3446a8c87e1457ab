import sharp from 'sharp'
import { fits } from '../support/fits'
import { dismiss, expect, named, toast } from '../support/fixtures'
import { ask, orderOf, test } from '../support/trade'
import { walk } from '../support/settled'

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#787878' } })
    .jpeg()
    .toBuffer(),
})

test('a buyer asks for documents; suppliers read it before they quote', async ({ member, trade }) => {
  const [page, supplier] = [await member('customer'), await member('supplier')]
  const project = named('Flange')
  await page.goto('/customer/inquiries')
  await page.getByLabel('Project Name').fill(project)
  await page.getByLabel('Project Description').fill('Turned flange, bore 25 H7, see the drawing')
  await page.getByLabel('Quantity Required').fill('500')
  await page.getByText('Quality documents').click()
  await page.getByRole('checkbox', { name: /^Inspection report/ }).check()
  await page.getByRole('checkbox', { name: /^Photos before dispatch/ }).check()
  await page.getByLabel('Acceptance quality limit (AQL)').selectOption('2.5')
  await expect(page.getByText('For 500 pieces: 50 are measured, 3 may fail (ISO 2859-1).')).toBeVisible()
  await fits(page, 'the form of an inquiry with documents')
  await page.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(toast(page, 'Inquiry Submitted')).toBeVisible()
  const [{ id } = { id: 0 }] = await ask<{ id: number }[]>(page, 'GET /api/inquiries?limit=1')

  await supplier.goto(`/supplier/quotations?inquiry=${id}&quote=1`)
  const drawer = supplier.getByRole('dialog', { name: project })
  await expect(drawer.getByRole('form', { name: 'Quotation' })).toContainText(
    'Inspection report (AQL 2.5), Photos before dispatch. Required before the order can be completed.',
  )
  // A revision takes one away.
  await walk(page, `/customer/inquiries?revise=${id}`)
  const form = page.getByRole('form', { name: 'Revision' })
  await form.getByRole('checkbox', { name: /^Inspection report/ }).uncheck()
  await form.getByRole('button', { name: 'Send revision B' }).click()
  await expect(toast(page, 'is now revision B')).toBeVisible()
  await dismiss(page)
  await expect(page.getByRole('article', { name: 'Revision B' })).toContainText('Photos before dispatch')
  expect(await ask<object>(await trade.company('supplier'), `GET /api/inquiries/${id}`)).toMatchObject({
    requiredDocuments: ['dispatch_photo'],
    aql: null,
  })
})

test('an order is complete once its documents are there: the shop adds a photo and a heat on a phone, an admin waives the rest', async ({
  demo,
  member,
  trade,
}) => {
  const [page, customer, admin] = [await member('supplier'), await member('customer'), await demo('admin')]
  const { id } = await orderOf(trade, { supplier: page, customer })
  await ask(page, `PATCH /api/workorders/${id}/status`, { status: 'quality_check' })

  await admin.goto(`/admin/workorders?id=${id}`)
  await admin.getByRole('button', { name: 'Require documents' }).click()
  const dialog = admin.getByRole('dialog', { name: /^Documents of/ })
  await dialog.getByRole('checkbox', { name: /^Packing photo/ }).check()
  await dialog.getByRole('checkbox', { name: /^Material certificate/ }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, 'Documents set')).toBeVisible()
  await dismiss(admin)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/supplier/workorders?id=${id}`)
  const quality = page.getByRole('region', { name: 'Quality' })
  const document = (name: string) => quality.getByRole('listitem').filter({ hasText: name }).first()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as completed' }).click()
  await expect(toast(page, 'Not complete yet')).toContainText('2 documents are missing')
  await dismiss(page)
  await document('Packing photo')
    .getByLabel('Add Packing photo')
    .setInputFiles([await photo('a.jpg'), await photo('b.jpg')])
  await expect(toast(page, 'Packing photo added')).toBeVisible()
  await dismiss(page)
  await expect(document('Packing photo')).toContainText('Added')
  await expect(quality.getByRole('list', { name: /^Photos/ }).getByRole('link')).toHaveCount(2)
  await quality.getByRole('button', { name: 'Add heat number' }).click()
  const heat = named('H')
  const lot = page.getByRole('dialog', { name: 'Add heat number' })
  await lot.getByRole('textbox', { name: 'Heat number' }).fill(heat)
  await lot.getByRole('textbox', { name: 'Mill' }).fill('Mukand')
  await lot.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, `Heat ${heat} added`)).toBeVisible()
  await dismiss(page)
  await expect(quality.getByRole('list', { name: 'Heat numbers' })).toContainText('Mukand')
  await fits(page, 'the documents of an order')

  // The customer sees the photos; an admin takes one away that shows a name.
  await customer.goto(`/customer/orders?id=${id}`)
  const shown = customer.getByRole('region', { name: 'Quality' })
  await expect(shown.getByRole('list', { name: /^Photos/ }).getByRole('link')).toHaveCount(2)
  await walk(admin, `/admin/workorders?id=${id}`)
  await admin.getByRole('button', { name: 'Hide a.jpg from the customer' }).click()
  await expect(toast(admin, 'The customer no longer sees a.jpg')).toBeVisible()
  await dismiss(admin)
  await customer.reload()
  await expect(shown.getByRole('list', { name: /^Photos/ }).getByRole('link')).toHaveCount(1)

  await admin.getByRole('button', { name: 'Waive' }).click()
  const waiver = admin.getByRole('dialog', { name: 'Waive: Material certificate' })
  await waiver.getByRole('textbox', { name: 'Reason' }).fill('The bar came from the customer')
  await waiver.getByRole('button', { name: 'Waive' }).click()
  await expect(toast(admin, 'Material certificate is waived')).toBeVisible()
  await dismiss(admin)
  await expect(shown).toContainText('Waived by Jobwork: The bar came from the customer')
  await fits(customer, 'documents as a customer reads them')
  await page.reload()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as completed' }).click()
  await dismiss(page)
  await expect
    .poll(async () => (await ask<{ status: string }>(page, `GET /api/workorders/${id}`)).status)
    .toBe('completed')
})
