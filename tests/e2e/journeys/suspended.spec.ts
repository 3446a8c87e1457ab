import { displayId } from '../../../lib/terms/nouns'
import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { mailTo } from '../support/mailbox'
import { wide } from '../support/screens'
import { openToTheEnd, walk } from '../support/settled'
import { ask, inquiryOf, orderOf, quotationOf, test } from '../support/trade'

const reason = 'Late with four orders this month'
type Own = { id: number; email: string; companyName: string }

test('an admin suspends a supplier, whose open page is signed out; it reads why, and its running order still moves', async ({
  demo,
  member,
  trade,
}) => {
  const [admin, page] = [await demo('admin', 'anew'), await member('supplier')]
  const customer = await trade.company('customer')
  const { id, email, companyName } = await ask<Own>(page, 'GET /api/user')
  const order = await orderOf(trade, { customer, supplier: page })
  const quotation = await quotationOf(page, (await inquiryOf(customer)).id)
  await openToTheEnd(page, '/supplier/workorders')
  const row = page.getByRole('row', { name: displayId('workorder', order.id) })
  await expect(row).toContainText('Order Received')

  await test.step('the admin reads what follows and says why', async () => {
    await admin.goto(`/admin/suppliers/${id}`)
    await expect(admin.getByRole('list', { name: `People of ${companyName}` })).toContainText('1 session')
    await admin.getByRole('button', { name: 'Suspend supplier' }).click()
    const dialog = admin.getByRole('dialog', { name: `Suspend ${companyName}?` })
    await expect(dialog).toContainText('1 session ends at once')
    await expect(dialog).toContainText('1 waiting quotation can’t be accepted')
    await fits(admin, 'a suspension')
    await dialog.getByLabel('Reason', { exact: true }).fill('Too late')
    await dialog.getByRole('button', { name: 'Suspend supplier' }).click()
    await expect(dialog.getByText('Give a reason of at least 10 characters; the company sees it')).toBeVisible()
    await dialog.getByLabel('Reason', { exact: true }).fill(reason)
    await dialog.getByRole('button', { name: 'Suspend supplier' }).click()
    await expect(toast(admin, 'Suspended')).toContainText(companyName)
    // Not by the page: what it asks would open the sign-in.
    await expect.poll(async () => (await page.request.get('/api/user')).status()).toBe(401)
    await expect(admin.getByText('Suspended since')).toBeVisible()
    await expect(admin.getByText('Not signed in')).toBeVisible()
  })

  await test.step('its open page asks for the password, the banner says why, and the step that was pressed is sent', async () => {
    await row.getByRole('button', { name: /Update Status/ }).click()
    const form = page.getByRole('dialog', { name: 'Update Work Order Status' })
    await form.getByRole('radio', { name: 'Production Started' }).check()
    await form.getByRole('button', { name: 'Start production' }).click()
    const again = page.getByRole('dialog', { name: 'Your session has ended' })
    await again.getByLabel('Password', { exact: true }).fill('a-long-secret')
    await again.getByRole('button', { name: 'Sign in' }).click()
    await expect(row).toContainText('Production Started')
    const banner = page.getByRole('status').filter({ hasText: 'Your account is suspended.' })
    await expect(banner).toContainText(reason)
    await expect(banner.getByRole('link', { name: /^Call \+91/ })).toBeVisible()
    expect(await ask<{ status: string }>(customer, `GET /api/workorders/${order.id}`)).toMatchObject({
      status: 'started',
    })
    expect((await mailTo(email, 'account is suspended')).text).toContain('running orders continue')
  })

  await test.step('it reads its machines and can’t add one; the customer can’t accept its quotation and isn’t told why', async () => {
    await walk(page, '/supplier/machines')
    await expect(page.getByText('Your account is suspended.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Machine' })).toHaveCount(0)
    await fits(page, 'the banner of a suspension')
    await page.setViewportSize(wide)
    const accept = await customer.http.patch(`/api/quotations/${quotation.id}/status`, { data: { status: 'accepted' } })
    expect(accept.status()).toBe(409)
    expect(await accept.json()).toMatchObject({ message: 'This quotation is not available at the moment' })
  })

  await test.step('the admin finds it among the suspended and reinstates it', async () => {
    await walk(admin, `/admin/suppliers?q=${encodeURIComponent(companyName)}&tab=suspended`)
    await expect(admin.getByRole('tab', { name: 'Suspended 1' })).toBeVisible()
    await admin.getByRole('link', { name: companyName }).click()
    await admin.getByRole('button', { name: 'Reinstate' }).click()
    const dialog = admin.getByRole('dialog', { name: `Reinstate ${companyName}?` })
    await dialog.getByRole('button', { name: 'Reinstate' }).click()
    await expect(toast(admin, 'Reinstated')).toContainText(companyName)
    await expect(admin.getByRole('button', { name: 'Suspend supplier' })).toBeVisible()
    await expect(page.getByText('Your account is suspended.')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Add Machine' }).first()).toBeVisible()
  })

  await test.step('the admin ends its sessions, and the next link leads to the sign-in', async () => {
    await openToTheEnd(page, '/supplier/machines')
    await admin.getByRole('button', { name: 'End all sessions' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'End all sessions' }).click()
    await expect(toast(admin, 'Signed out')).toContainText(companyName)
    await page.getByRole('link', { name: 'Processes' }).first().click()
    await expect(page).toHaveURL(/\/auth/)
    await mailTo(email, 'You were signed out of Jobwork')
  })
})

test('the sign-in of a suspended company says why and whom to call, after the right password alone', async ({
  person,
  trade,
}) => {
  const { id, email } = await trade.company('supplier')
  await ask(trade.desk, `PATCH /api/users/${id}/suspend`, { reason })
  const page = await person()
  await page.goto('/auth')
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not-its-password')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Invalid username or password').first()).toBeVisible()
  await expect(page.getByText('suspended')).toHaveCount(0)
  await dismiss(page)

  await page.getByLabel('Password', { exact: true }).fill('a-long-secret')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const why = page.getByRole('alert').filter({ hasText: 'Your account is suspended' })
  await expect(why).toContainText(reason)
  await expect(why.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:/)
  await expect(why.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await fits(page, 'why a company is suspended')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/supplier\/dashboard/)
  await expect(page.getByText('Your account is suspended.')).toBeVisible()
  await expect(page.getByText('Login successful')).toHaveCount(0)
})
