import { expect, named, test, toast } from '../support/fixtures'
import { linkIn, linkMailedTo, mailsTo, mailTo } from '../support/mailbox'

test('a forgotten password is set anew by the link of a mail', async ({ person, member }) => {
  const { email } = await (await (await member('customer')).request.get('/api/user')).json()
  const page = await person()
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()

  await page.goto(await linkMailedTo(email))
  await page.getByLabel('New password', { exact: true }).fill('a-brand-new-one')
  await page.getByLabel('Confirm password', { exact: true }).fill('a-brand-new-one')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(toast(page, 'Password set')).toBeVisible()
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a-brand-new-one')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/customer/dashboard')
})

test('an admin adds a supplier, who sets a password by the invitation and is verified', async ({ person, demo }) => {
  const [admin, supplier] = [await demo('admin'), await person()]
  const company = named('Nava Tools')
  const email = `${company.replaceAll(' ', '.').toLowerCase()}@example.com`
  await admin.goto('/admin/suppliers')
  await admin.getByRole('button', { name: 'Add New Supplier' }).click()
  const dialog = admin.getByRole('dialog')
  const fields = {
    'Company name': company,
    'Contact name': 'Ravi Kale',
    Email: email,
    Phone: '+91 98220 12345',
    Address: 'MIDC, Nashik',
  }
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.getByRole('button', { name: 'Add supplier' }).click()
  await expect(toast(admin, 'Supplier added')).toContainText(email)

  await supplier.goto(await linkMailedTo(email))
  await supplier.getByLabel('New password', { exact: true }).fill('our-first-secret')
  await supplier.getByLabel('Confirm password', { exact: true }).fill('our-first-secret')
  await supplier.getByRole('button', { name: 'Set password' }).click()
  await supplier.getByLabel('Username').fill(email)
  await supplier.getByLabel('Password', { exact: true }).fill('our-first-secret')
  await supplier.getByRole('button', { name: 'Login' }).click()
  await expect(supplier).toHaveURL('/supplier/dashboard')
  await expect(supplier.getByText('Your account is pending verification.')).toBeHidden()
})

test('a device that was left signed in is signed out from another', async ({ member, person, baseURL }) => {
  const page = await member('customer')
  const { email } = (await (await page.request.get('/api/user')).json()) as { email: string }
  const left = await person()
  const signedIn = await left.request.post('/api/login', { data: { username: email, password: 'a-long-secret' } })
  expect(signedIn.status()).toBe(200)
  await left.goto('/customer/orders')
  await page.goto('/customer/profile?tab=security')
  const devices = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('This device')

  await devices.getByRole('button', { name: /^Sign out Chrome on / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password', { exact: true }).fill('not-it')
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(dialog.getByText('Current password is incorrect')).toBeVisible()
  await dialog.getByLabel('Current password', { exact: true }).fill('a-long-secret')
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(toast(page, 'Signed out')).toContainText('has to sign in again')
  await expect(dialog).toBeHidden()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await left.getByRole('link', { name: 'Quotations', exact: true }).click()
  await expect(left).toHaveURL(`${baseURL}/auth?callbackUrl=%2Fcustomer%2Fquotations`)
})

test('another email is asked for, taken back, asked for again, and confirmed by the link of a letter', async ({
  member,
  person,
}) => {
  const [page, other] = [await member('customer'), await person()]
  const { email: before } = (await (await page.request.get('/api/user')).json()) as { email: string }
  const wanted = `moved.${before}`
  await page.goto('/customer/profile')
  const field = page.getByRole('form', { name: 'Profile' }).getByLabel('Email', { exact: true })
  const pending = page.getByText(`Confirm your new email: we sent a link to ${wanted}`, { exact: true })
  const change = async () => {
    await field.fill(wanted)
    await page.getByLabel('Current password', { exact: true }).fill('a-long-secret')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(pending).toBeVisible()
    await expect(field).toHaveValue(before)
  }
  await change()
  await page.getByRole('button', { name: 'Cancel change' }).click()
  await expect(toast(page, 'Change cancelled')).toContainText(before)
  await expect(pending).toBeHidden()
  await change()
  await page.reload()
  await expect(pending).toBeVisible()
  // What else is saved leaves the change as it is.
  await page.getByLabel('Phone').fill('98220 12345')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(toast(page, 'Profile updated')).toBeVisible()
  await expect(pending).toBeVisible()

  const link = linkIn(await mailTo(wanted, 'Confirm your new email'))
  await other.goto(link)
  await other.getByRole('button', { name: 'Confirm email' }).click()
  await expect(other.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await other.getByRole('link', { name: 'Go to Jobwork' }).click()
  await other.getByLabel('Username').fill(wanted)
  await other.getByLabel('Password', { exact: true }).fill('a-long-secret')
  await other.getByRole('button', { name: 'Login' }).click()
  await expect(other).toHaveURL('/customer/dashboard')
  await page.reload()
  await expect(field).toHaveValue(wanted)
  await mailTo(before, 'Email change requested for your Jobwork account')
  await mailTo(before, 'Your Jobwork email was changed')

  await other.goto(link)
  await other.getByRole('button', { name: 'Confirm email' }).click()
  await expect(other.getByRole('alert').getByText('This link has expired or has already been used.')).toBeVisible()
})

test('the email of a registration is confirmed by the link of a letter, which is sent again when asked for', async ({
  member,
}) => {
  const page = await member('supplier')
  const { email } = (await (await page.request.get('/api/user')).json()) as { email: string }
  await page.goto('/supplier/profile')
  const asked = page.getByText(`Confirm your email: we sent a link to ${email}`, { exact: true })
  await expect(asked).toBeVisible()
  const letters = async () => (await mailsTo(email)).filter(({ subject }) => subject?.startsWith('Confirm your email'))
  await expect.poll(async () => (await letters()).length).toBe(1)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(toast(page, 'Link sent')).toContainText(email)
  await expect.poll(async () => (await letters()).length).toBe(2)
  // Until then a mail says no more than that something happened.
  expect((await mailTo(email, 'Account verified')).text).not.toContain('you can quote')

  await page.goto(linkIn((await letters())[1]!))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await page.goto('/supplier/profile')
  await expect(page.getByRole('form', { name: 'Profile' })).toBeVisible()
  await expect(asked).toBeHidden()
})
