import { dismiss, expect, toast } from '../support/fixtures'
import { mailTo, proveMailbox } from '../support/mailbox'
import { phone } from '../support/screens'
import { ask, test, type Someone } from '../support/trade'

const reason = 'The GST number belongs to another company.'

test('an admin asks a supplier for changes, who corrects its profile on a phone, and is verified', async ({
  demo,
  person,
  trade,
}) => {
  const [admin, page, supplier] = [await demo('admin'), await person(), await trade.company('supplier', false)]
  await page.request.post('/api/login', { data: { username: supplier.email, password: 'a-long-secret' } })
  await proveMailbox(page)
  await page.setViewportSize(phone)
  await page.goto('/supplier/dashboard')
  await expect(page.getByText('Your account is pending verification.')).toBeVisible()

  await test.step('the admin says why, without contact details', async () => {
    await admin.goto(`/admin/approvals?id=${supplier.id}`)
    await admin
      .getByRole('article')
      .getByRole('button', { name: /^Reject Supplier/ })
      .click()
    const dialog = admin.getByRole('dialog', { name: `Reject ${supplier.companyName} or ask for changes` })
    await expect(dialog).toContainText(
      'We email the company your reason. It can correct its profile and submit it again.',
    )
    await dialog.getByRole('button', { name: 'Ask for changes' }).click()
    await expect(dialog.getByText('Give a reason; the company will see it')).toBeVisible()
    await dialog.getByLabel('Reason', { exact: true }).fill('Write to asha@deccanforge.example')
    await dialog.getByRole('button', { name: 'Ask for changes' }).click()
    await expect(dialog.getByText('Remove “asha@deccanforge.example”')).toBeVisible()
    await dialog.getByLabel('Reason', { exact: true }).fill(reason)
    await dialog.getByRole('button', { name: 'Ask for changes' }).click()
    await expect(toast(admin, 'Changes asked')).toContainText(supplier.companyName)
    await dismiss(admin)
    await admin.goto(`/admin/suppliers?q=${supplier.companyName}&tab=changes`)
    await expect(admin.getByRole('tab', { name: 'Changes asked 1' })).toBeVisible()
    await admin.getByRole('link', { name: supplier.companyName }).click()
    await expect(admin.getByText(reason)).toBeVisible()
    await expect(admin.getByRole('button', { name: 'Verify Supplier' })).toHaveCount(0)
  })

  await test.step('the supplier reads it and corrects its profile', async () => {
    expect((await mailTo(supplier.email, 'Your account needs changes')).text).toContain(reason)
    // Its open screen says so without a reload.
    await expect(page.getByText('Your account needs changes.')).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    await page.getByRole('link', { name: 'Correct your profile' }).click()
    await expect(page).toHaveURL('/supplier/profile')
    await expect(page.getByRole('main').getByText(reason)).toBeVisible()
    await page.getByLabel('Address').fill('14 MIDC, Pune')
    await page.getByLabel('GST number').fill('27AAPFU0939F1ZV')
    await page.getByRole('button', { name: 'Save and submit again' }).click()
    await expect(toast(page, 'Profile updated')).toContainText('Your account is submitted again.')
    await expect(page.getByText('Your account is pending verification.')).toBeVisible()
    await expect(page.getByText(reason)).toHaveCount(0)
  })

  await test.step('admins are told, and verify it', async () => {
    const told = await ask<{ message: string }[]>(trade.desk, 'GET /api/notifications?topic=accounts&limit=50')
    const sentence = `${supplier.companyName} corrected its account and is waiting for verification`
    expect(told.map(({ message }) => message)).toContain(sentence)
    await admin.goto(`/admin/approvals?id=${supplier.id}`)
    await admin
      .getByRole('article')
      .getByRole('button', { name: /^Verify Supplier/ })
      .click()
    await expect(toast(admin, 'Supplier verified')).toContainText(supplier.companyName)
    await dismiss(admin)
    await expect
      .poll(async () => (await ask<{ state: string }>(trade.desk, `GET /api/suppliers/${supplier.id}`)).state)
      .toBe('verified')
    await expect(page.getByText('Your account is pending verification.')).toHaveCount(0)
  })
})

test('an admin rejects a customer, and another admin who decides later reads that', async ({ demo, trade }) => {
  const [admin, customer] = [await demo('admin'), await trade.company('customer', false)]
  await admin.goto(`/admin/customers?id=${customer.id}`)
  const drawer = admin.getByRole('dialog', { name: customer.companyName, exact: true })
  await drawer.getByRole('button', { name: 'Reject Customer' }).click()
  const dialog = admin.getByRole('dialog', { name: `Reject ${customer.companyName} or ask for changes` })
  await dialog.getByRole('radio', { name: 'Reject' }).check()
  await dialog.getByLabel('Reason', { exact: true }).fill(reason)
  await dialog.getByRole('button', { name: 'Reject customer' }).click()
  await expect(toast(admin, 'Customer rejected')).toContainText(customer.companyName)
  await expect(drawer.getByText(reason)).toBeVisible()
  await expect(drawer.getByRole('button', { name: /Customer$/ })).toHaveCount(0)

  const late = await trade.desk.http.patch(`/api/users/${customer.id}/verify`)
  expect(late.status()).toBe(409)
  expect((await late.json()).message).toBe('This account is rejected; it waits for the company')
  const own = await ask<Someone & { state: string; rejectionReason: string }>(customer, 'GET /api/user')
  expect([own.state, own.rejectionReason]).toEqual(['rejected', reason])
})
