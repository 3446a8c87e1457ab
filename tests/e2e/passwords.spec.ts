import { expect, named, test, toast } from './fixtures'
import { linkMailedTo } from './mailbox'

test('a forgotten password is set anew by the link of a mail', async ({ person, member }) => {
  const { email } = await (await (await member('customer')).request.get('/api/user')).json()
  const page = await person()
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByText('Look into your mailbox')).toBeVisible()

  await page.goto(await linkMailedTo(email))
  await page.getByLabel('New Password', { exact: true }).fill('a-brand-new-one')
  await page.getByLabel('Confirm Password', { exact: true }).fill('a-brand-new-one')
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
    'Company Name': company,
    'Contact Person': 'Ravi Kale',
    Email: email,
    Phone: '+91 98220 12345',
    Address: 'MIDC, Nashik',
  }
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.getByRole('button', { name: 'Add supplier' }).click()
  await expect(toast(admin, 'Supplier added')).toContainText(email)

  await supplier.goto(await linkMailedTo(email))
  await supplier.getByLabel('New Password', { exact: true }).fill('our-first-secret')
  await supplier.getByLabel('Confirm Password', { exact: true }).fill('our-first-secret')
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
  await expect(toast(page, 'Signed out')).toContainText('has to sign in again')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await left.getByRole('link', { name: 'Quotations', exact: true }).click()
  await expect(left).toHaveURL(`${baseURL}/auth?callbackUrl=%2Fcustomer%2Fquotations`)
})
