import { dismiss, expect, named, toast } from '../support/fixtures'
import { ask, inquiryOf, test, uploadsOf } from '../support/trade'
import { walk } from '../support/settled'

const phone = '98220 12345'

test('a customer is warned of a phone number, sends it, and sees what suppliers read', async ({ member, trade }) => {
  const [page, supplier] = [await member('customer'), await trade.company('supplier')]
  const project = named('Housing')
  await page.goto('/customer/inquiries')
  await page.getByLabel('Project Name').fill(project)
  await page.getByLabel('Quantity Required').fill('40')
  await page.getByLabel('Project Description').fill(`Cast housing, call ${phone}`)
  await expect(page.getByRole('status').filter({ hasText: 'This looks like' })).toHaveText(
    `This looks like a phone number: ${phone}. The other side sees •••; questions go through us.`,
  )
  await page.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(toast(page, 'Inquiry')).toBeVisible()
  const [inquiry] = await ask<{ id: number }[]>(page, 'GET /api/inquiries')
  await walk(page, `/customer/my-inquiries?id=${inquiry!.id}`)
  await expect(page.getByRole('list', { name: 'What suppliers see instead' })).toHaveText(
    'Suppliers see the description as Cast housing, call •••',
  )
  expect(await ask(supplier, `GET /api/inquiries/${inquiry!.id}`)).toMatchObject({
    description: 'Cast housing, call •••',
  })
})

test('an admin releases a held text in other words, and withholds another with a reason', async ({ demo, trade }) => {
  const [page, customer, supplier] = [
    await demo('admin'),
    await trade.company('customer'),
    await trade.company('supplier'),
  ]
  const description = `Milled bracket, call ${phone} today`
  const inquiry = await inquiryOf(customer, { description })
  const heldOf = async (entityId: number) => {
    const held = await ask<{ id: number; entityId: number }[]>(page, `GET /api/messages?state=held&q=INQ-${entityId}`)
    return held[0]!.id
  }
  await page.goto(`/admin/approvals?tab=held&id=${await heldOf(inquiry.id)}`)
  const article = page.getByRole('article')
  await expect(article.locator('mark')).toHaveText(phone)
  await expect(article).toContainText(customer.companyName)
  const words = article.getByLabel('The other side will read')
  await expect(words).toHaveValue('Milled bracket, call ••• today')
  await words.fill('')
  await article.getByRole('button', { name: /^Release/ }).click()
  await expect(article).toContainText('Enter the words to release, or withhold the text.')
  await words.fill('Milled bracket')
  await article.getByRole('button', { name: /^Release/ }).click()
  await expect(toast(page, 'Text released')).toBeVisible()
  await dismiss(page)
  const read = async (id: number) =>
    (await ask<{ description: string }>(supplier, `GET /api/inquiries/${id}`)).description
  await expect.poll(() => read(inquiry.id)).toBe('Milled bracket')

  const [safe, whole] = [await inquiryOf(customer, { description }), await inquiryOf(customer, { description })]
  await walk(page, `/admin/approvals?tab=held&id=${await heldOf(safe.id)}`)
  await expect(article.locator('mark')).toHaveText(phone)
  await page.keyboard.press('a')
  await expect(toast(page, 'Text released')).toBeVisible()
  await dismiss(page)
  await walk(page, `/admin/approvals?tab=held&id=${await heldOf(whole.id)}`)
  await article.getByRole('button', { name: 'As written' }).click()
  await article.getByRole('button', { name: /^Release/ }).click()
  await expect(toast(page, 'Text released')).toBeVisible()
  await dismiss(page)
  await expect.poll(() => read(safe.id)).toBe('Milled bracket, call ••• today')
  await expect.poll(() => read(whole.id)).toBe(description)

  const other = await inquiryOf(customer, { description })
  await walk(page, `/admin/approvals?tab=held&id=${await heldOf(other.id)}`)
  await article.getByRole('button', { name: /^Withhold/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Withhold', exact: true }).click()
  await expect(dialog).toContainText('Give a reason')
  await dialog.getByRole('button', { name: /Questions go through us/ }).click()
  await dialog.getByRole('button', { name: 'Withhold', exact: true }).click()
  await expect(toast(page, 'Text withheld')).toBeVisible()
  const [bell] = await ask<{ message: string }[]>(customer, 'GET /api/notifications')
  expect(bell!.message).toContain('It contains contact details. Questions go through us.')
})

test('the owner of a withheld drawing reads why, and a supplier no longer sees that there is one', async ({
  member,
  demo,
  trade,
}) => {
  const [customer, admin, supplier] = [await member('customer'), await demo('admin'), await member('supplier')]
  const file = { name: 'hub.dwg', mimeType: 'application/acad', buffer: Buffer.from('AC1032 title block') }
  const { id } = await inquiryOf(customer, { files: await uploadsOf(customer, [file]) })
  await supplier.goto(`/supplier/quotations?inquiry=${id}`)
  const theirs = supplier.getByText(new RegExp(`INQ-0*${id}-1\\.dwg`))
  await expect(theirs).toBeVisible()
  await expect(supplier.getByText('This file isn’t available')).toBeVisible()

  const heldNow = async () =>
    (await ask<{ id: number }[]>(trade.desk, `GET /api/messages?state=held&q=INQ-${id}`))[0]?.id
  await expect.poll(heldNow).toBeDefined()
  const reason = 'The title block names your company'
  await admin.goto(`/admin/approvals?tab=held&id=${await heldNow()}`)
  await admin
    .getByRole('article')
    .getByRole('button', { name: /^Withhold/ })
    .click()
  await admin.getByRole('dialog').getByLabel('Reason', { exact: true }).fill(reason)
  await admin.getByRole('dialog').getByRole('button', { name: 'Withhold', exact: true }).click()
  await expect(toast(admin, 'File withheld')).toBeVisible()

  await customer.goto(`/customer/my-inquiries?id=${id}`)
  await expect(customer.getByRole('dialog').getByText(`Not shared: ${reason}`)).toBeVisible()
  const [bell] = await ask<{ message: string }[]>(customer, 'GET /api/notifications')
  expect(bell!.message).toContain(`We did not share a file of INQ-`)
  await supplier.reload()
  await expect(
    supplier.getByRole('heading', { name: 'Files' }).or(supplier.getByText('Milled bracket')).first(),
  ).toBeVisible()
  await expect(theirs).toHaveCount(0)
})
