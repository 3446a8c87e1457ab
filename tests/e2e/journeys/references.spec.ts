import { drawings, expect, named, test, toast } from '../support/fixtures'

type Thing = { id: number }

test('a buyer orders with an address and a PO number; the shop reports pieces on a phone, and reads neither', async ({
  demo,
  member,
}) => {
  const [admin, customer, supplier] = [await demo('admin'), await member('customer'), await member('supplier')]
  const project = named('Bearing cap')
  const part = `BC-${project.length}01`

  await customer.goto('/customer/profile?tab=addresses', { waitUntil: 'networkidle' })
  await customer.getByRole('button', { name: 'Add address' }).click()
  const dialog = customer.getByRole('dialog', { name: 'Add address' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Chakan works')
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill('Gat 112, Talegaon Road')
  await dialog.getByRole('textbox', { name: 'City' }).fill('Pune')
  await dialog.getByRole('textbox', { name: 'PIN Code' }).fill('4105')
  await dialog.getByRole('combobox', { name: 'State' }).selectOption('Maharashtra')
  await dialog.getByRole('button', { name: 'Add address' }).click()
  await expect(dialog.getByText('Enter a PIN code of 6 digits')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'PIN Code' }).fill('410501')
  await dialog.getByRole('button', { name: 'Add address' }).click()
  await expect(toast(customer, 'Address added')).toBeVisible()
  await expect(customer.getByRole('main').getByRole('listitem').filter({ hasText: 'Chakan' })).toContainText('Default')

  await customer.goto('/customer/inquiries', { waitUntil: 'networkidle' })
  await customer.getByRole('textbox', { name: 'Project Name' }).fill(project)
  await customer.getByRole('textbox', { name: 'Project Description' }).fill('Cap for a bearing, bored in pairs')
  await customer.getByRole('textbox', { name: 'Quantity Required' }).fill('20')
  const deliverTo = customer.getByRole('combobox', { name: 'Deliver to' })
  await expect(deliverTo.locator('option:checked')).toHaveText(/^Chakan works: /)
  await customer.getByRole('textbox', { name: 'Part number' }).fill(part)
  await customer.getByRole('button', { name: 'New address' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Stores')
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill('Plot 9, Satpur')
  await dialog.getByRole('textbox', { name: 'City' }).fill('Nashik')
  await dialog.getByRole('textbox', { name: 'PIN Code' }).fill('422007')
  await dialog.getByRole('combobox', { name: 'State' }).selectOption('Maharashtra')
  await dialog.getByRole('button', { name: 'Add address' }).click()
  await expect(toast(customer, 'Address added')).toBeVisible()
  await expect(deliverTo.locator('option:checked')).toHaveText(/^Stores: /)
  // Nothing that was typed is lost, and the inquiry is not sent.
  await expect(customer).toHaveURL('/customer/inquiries')
  await expect(customer.getByRole('textbox', { name: 'Project Name' })).toHaveValue(project)
  await expect(customer.getByRole('textbox', { name: 'Part number' })).toHaveValue(part)
  await customer.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(toast(customer, 'Inquiry Submitted')).toBeVisible()

  const shop = (await (await supplier.request.get('/api/user')).json()) as Thing
  const found = await supplier.request.get(`/api/inquiries?q=${encodeURIComponent(project)}`)
  const [inquiry] = (await found.json()) as Thing[]
  const offer = { inquiryId: inquiry!.id, price: 24_000, details: 'Ex works' }
  const quotation = (await (await supplier.request.post('/api/quotations', { data: offer })).json()) as Thing
  await customer.goto(`/customer/quotations?id=${quotation.id}`, { waitUntil: 'networkidle' })
  await customer.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
  const question = customer.getByRole('alertdialog')
  await question.getByRole('textbox', { name: 'Your PO number' }).fill('PO-4711')
  await expect(question).toContainText('GST is not stated. Delivery is not stated. This can’t be undone.')
  const order = { name: 'our-order.pdf', mimeType: 'application/pdf', buffer: drawings()[2]!.buffer }
  const poFile = question.getByLabel('PO file').and(customer.locator('input'))
  await poFile.setInputFiles({ ...order, name: 'wrong-order.pdf' })
  await question.getByRole('button', { name: 'Remove wrong-order.pdf' }).waitFor()
  // One file is the order: the next one takes its place.
  await poFile.setInputFiles(order)
  await question.getByRole('button', { name: 'Remove our-order.pdf' }).waitFor()
  await expect(question.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  await question.getByRole('button', { name: 'Accept Quotation' }).click()
  await expect(toast(customer, 'Success')).toBeVisible()
  const data = { inquiryId: inquiry!.id, supplierId: shop.id }
  const { id } = (await (await admin.request.post('/api/workorders', { data })).json()) as Thing

  await supplier.setViewportSize({ width: 360, height: 740 })
  await supplier.goto(`/supplier/workorders?id=${id}`, { waitUntil: 'networkidle' })
  const shown = supplier.getByRole('dialog', { name: new RegExp(project) })
  await expect(shown).toContainText(part)
  await expect(shown).toContainText('Maharashtra')
  await expect(shown).not.toContainText(/PO-4711|Satpur|our-order/)
  await shown.getByRole('button', { name: 'Report progress' }).click()
  const sheet = supplier.getByRole('dialog', { name: 'Report progress' })
  await sheet.getByRole('textbox', { name: 'Pieces done' }).fill('11')
  await sheet.getByRole('button', { name: 'One more: Pieces done' }).click()
  await sheet.getByRole('button', { name: 'Report progress' }).click()
  await expect(toast(supplier, 'Progress reported')).toContainText('12 of 20 pieces done')

  await customer.goto(`/customer/orders?id=${id}`, { waitUntil: 'networkidle' })
  const mine = customer.getByRole('dialog', { name: new RegExp(project) })
  await expect(mine).toContainText('12 of 20 pieces done')
  await expect(mine).toContainText('Plot 9, Satpur, Nashik 422007, Maharashtra')
  const download = customer.waitForEvent('download')
  await mine.getByRole('button', { name: 'our-order.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('our-order.pdf')
  await admin.goto(`/admin/workorders?id=${id}`, { waitUntil: 'networkidle' })
  await expect(
    admin.getByRole('dialog', { name: new RegExp(project) }).getByRole('button', { name: 'our-order.pdf' }),
  ).toBeVisible()
  await mine.getByRole('button', { name: 'Edit PO number' }).click()
  const edit = customer.getByRole('dialog', { name: 'PO number' })
  await edit.getByRole('textbox', { name: 'Your PO number' }).fill('PO-4711/B')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(toast(customer, 'PO number Saved')).toBeVisible()
  await expect(mine).toContainText('PO-4711/B')
  await customer.goto('/customer/orders?q=4711/B', { waitUntil: 'networkidle' })
  await expect(customer.getByRole('row').filter({ hasText: project })).toContainText('PO-4711/B')
})
