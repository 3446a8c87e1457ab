import { field, fillWrongly, refuses, writesOf, type Wrong } from '../support/filled'
import { expect, named, toast } from '../support/fixtures'
import { linkMailedTo } from '../support/mailbox'
import { ask, test } from '../support/trade'

const longCompany: Wrong = ['Company Name', 'x'.repeat(201), 'At most 200 characters']
const emails = (message: string): Wrong[] => ['', 'asha', 'asha@example'].map((typed) => ['Email', typed, message])

test('Login', async ({ person }) => {
  const page = await person()
  await page.goto('/auth')
  const form = page.getByRole('form', { name: 'Login' })
  for (const label of ['Username', 'Password']) await expect(field(form, label)).toHaveValue('')
  await fillWrongly({
    ...{ page, form, submit: 'Login' },
    fits: { Username: 'asha@example.com', Password: 'secret1' },
    untouched: [
      ['Username', 'Username is required'],
      ['Password', 'Password is required'],
    ],
    wrong: [
      ['Username', '', 'Username is required'],
      ['Password', '', 'Password is required'],
    ],
  })
})

test('Register', async ({ person }) => {
  const page = await person()
  await page.goto('/auth?tab=register')
  const form = page.getByRole('form', { name: 'Register' })
  const category = field(form, 'Main Process Category')
  const fits = {
    ...{ 'Company Name': named('Company'), 'Contact Name': 'Ravi Kale', Password: 'secret1' },
    ...{ Email: `${named('new').replace(' ', '.')}@example.com`, 'Confirm Password': 'secret1' },
  }

  await test.step('a supplier is what one is at first, and a category is asked of suppliers alone', async () => {
    await expect(form.getByRole('radio')).toHaveCount(2)
    await expect(form.getByRole('radio', { name: 'Supplier' })).toBeChecked()
    await expect(category).toHaveAccessibleDescription('e.g. CNC Machining, Injection Molding, etc.')
    await form.getByRole('radio', { name: 'Customer' }).check()
    await expect(category).toBeHidden()
    await form.getByRole('radio', { name: 'Supplier' }).check()
    await expect(category).toBeVisible()
  })
  await fillWrongly({
    ...{ page, form, fits, submit: 'Register as a supplier' },
    untouched: [
      ['Company Name', 'Company name is required'],
      ['Contact Name', 'Contact name is required'],
      ['Email', 'Invalid email format'],
      ['Password', 'Password must be at least 6 characters long'],
    ],
    wrong: [
      ['Company Name', '', 'Company name is required'],
      longCompany,
      ['Contact Name', '  ', 'Contact name is required'],
      ...emails('Invalid email format'),
      ['Confirm Password', 'secret2', 'Passwords do not match'],
      ['Confirm Password', '', 'Passwords do not match'],
    ],
  })
  await test.step('a password of 5 characters is too short', async () => {
    for (const label of ['Password', 'Confirm Password']) await field(form, label).fill('12345')
    await page.getByRole('button', { name: 'Register as a supplier' }).click()
    await refuses(field(form, 'Password'), 'Password must be at least 6 characters long')
    for (const label of ['Password', 'Confirm Password']) await field(form, label).fill('123456')
  })
  await test.step('a GST number that is not well formed is pointed out, and accepted', async () => {
    const gst = field(form, 'GST Number')
    await gst.fill('27AAPFU0939F1Z')
    await expect(gst).toHaveAccessibleDescription('A GST number has 15 characters, this has 14')
    await gst.fill('27AAPFU0939F1ZX')
    await expect(gst).toHaveAccessibleDescription(/^The check digit of this GST number does not fit/)
    await expect(gst).not.toHaveAttribute('aria-invalid')
    const writes = writesOf(page)
    await page.getByRole('button', { name: 'Register as a supplier' }).click()
    await expect(toast(page, 'Registration successful')).toBeVisible()
    const sent = { ...{ username: fits.Email, email: fits.Email, role: 'supplier' }, gstNumber: '27AAPFU0939F1ZX' }
    expect(writes).toMatchObject([{ line: 'POST /api/register', body: { ...sent, phone: null, address: null } }])
    expect(writes[0]!.body).not.toHaveProperty('confirmPassword')
  })
})

test('Forgotten password', async ({ person }) => {
  const page = await person()
  await page.goto('/auth?forgot=1')
  await fillWrongly({
    ...{ page, form: page.getByRole('form', { name: 'Forgotten password' }), submit: 'Mail me a link' },
    fits: { Email: 'asha@example.com' },
    untouched: [['Email', 'Invalid email format']],
    wrong: emails('Invalid email format'),
  })
})

const newPasswords: Wrong[] = [
  ['Confirm Password', '12345', 'Confirm password is required'],
  ['Confirm Password', '', 'Confirm password is required'],
  ['Confirm Password', 'secret-3', 'Passwords do not match'],
]
const missing: [string, string][] = [
  ['New Password', 'New password must be at least 6 characters'],
  ['Confirm Password', 'Confirm password is required'],
]

test('Set a password by the link of a mail', async ({ person, trade }) => {
  const { email, http } = await trade.company('customer')
  await ask({ http }, 'POST /api/password/forgot', { email })
  const page = await person()
  await page.goto(await linkMailedTo(email))
  const form = page.getByRole('form', { name: 'Set a password' })
  const fits = { 'New Password': 'secret-2', 'Confirm Password': 'secret-2' }
  await fillWrongly({ ...{ page, form, fits, submit: 'Set password' }, untouched: missing, wrong: newPasswords })
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(toast(page, 'Password set')).toBeVisible()
})

for (const role of ['customer', 'supplier'] as const) {
  test(`Password change of a ${role}`, async ({ member }) => {
    const page = await member(role)
    await page.goto(`/${role}/profile?tab=security`)
    const form = page.getByRole('form', { name: 'Change password' })
    await fillWrongly({
      ...{ page, form, submit: 'Change password' },
      fits: { 'Current Password': 'a-long-secret', 'New Password': 'secret-2', 'Confirm Password': 'secret-2' },
      untouched: [['Current Password', 'Current password is required'], ...missing],
      wrong: [['Current Password', '', 'Current password is required'], ...newPasswords],
    })
    await test.step('a new password of 5 characters is too short', async () => {
      for (const label of ['New Password', 'Confirm Password']) await field(form, label).fill('12345')
      await page.getByRole('button', { name: 'Change password' }).click()
      await refuses(field(form, 'New Password'), 'New password must be at least 6 characters')
      for (const label of ['New Password', 'Confirm Password']) await field(form, label).fill('123456')
    })
    await test.step('a wrong current password is told by the server, under its field', async () => {
      await field(form, 'Current Password').fill('not-it')
      await page.getByRole('button', { name: 'Change password' }).click()
      await refuses(field(form, 'Current Password'), 'Current password is incorrect')
      await expect(field(form, 'New Password')).toHaveValue('123456')
    })
    await field(form, 'Current Password').fill('a-long-secret')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page).toHaveURL(/\/auth/)
  })

  test(`Profile of a ${role}`, async ({ member }) => {
    const page = await member(role)
    await page.goto(`/${role}/profile`)
    const form = page.getByRole('form', { name: 'Profile' })
    const supplier = role === 'supplier'
    await expect(field(form, 'Main Process Category')).toBeVisible({ visible: supplier })
    await fillWrongly({
      ...{ page, form, submit: 'Save profile' },
      fits: {
        ...{ 'Company Name': named('Company'), 'Contact Person': 'Ravi Kale', Phone: '' },
        ...{ Address: 'MIDC Ambad, Nashik', 'GST Number': 'not-a-gstin' },
      },
      untouched: supplier
        ? [
            ['Address', 'Address is required'],
            ['GST Number', 'GST number is required'],
          ]
        : undefined,
      wrong: [
        ['Company Name', '', 'Company name is required'],
        longCompany,
        ['Contact Person', '', 'Contact name is required'],
        ...(supplier
          ? ([
              ['Address', '', 'Address is required'],
              ['GST Number', '  ', 'GST number is required'],
            ] as Wrong[])
          : []),
        ['Phone', '1'.repeat(41), 'At most 40 characters'],
      ],
    })
    await test.step('an e-mail must be one', async () => {
      const email = field(form, 'Email')
      const own = await email.inputValue()
      for (const typed of ['', 'asha', 'asha@example']) {
        await email.fill(typed)
        await page.getByRole('button', { name: 'Save profile' }).click()
        await refuses(email, 'Invalid email format')
      }
      await email.fill(own)
    })
    await expect(field(form, 'GST Number')).toHaveAccessibleDescription('A GST number has 15 characters, this has 11')
    if (!supplier) await field(form, 'GST Number').fill('')
    const writes = writesOf(page)
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(toast(page, 'Profile updated')).toBeVisible()
    expect(writes).toMatchObject([{ body: { phone: null, gstNumber: supplier ? 'not-a-gstin' : null } }])
  })
}

const admins: Wrong[] = [
  ['Company Name', 'A', 'Company name must be at least 2 characters'],
  longCompany,
  ['Contact Person', 'R', 'Contact person name must be at least 2 characters'],
  ...emails('Invalid email address'),
  ['Phone', '12345', 'Phone number must be at least 6 characters'],
  ['Address', 'Pune', 'Address must be at least 5 characters'],
]
const supplierFits = () => ({
  ...{ 'Company Name': 'AB', 'Contact Person': 'RK', Email: `${named('nava').replace(' ', '.')}@example.com` },
  ...{ Phone: '123456', Address: 'Thane', 'GST Number': 'not-a-gstin' },
})

test('Supplier edit by an admin', async ({ demo, trade }) => {
  const { id } = await trade.company('supplier')
  const page = await demo('admin')
  await page.goto(`/admin/suppliers/${id}`)
  await fillWrongly({
    ...{ page, form: page.getByRole('form', { name: 'Supplier details' }), submit: 'Save supplier' },
    fits: { ...supplierFits(), Notes: 'Pays on time' },
    untouched: [
      ['Phone', 'Phone number must be at least 6 characters'],
      ['Address', 'Address must be at least 5 characters'],
    ],
    wrong: [...admins, ['Notes', 'x'.repeat(5001), 'At most 5,000 characters']],
  })
  await page.getByRole('button', { name: 'Save supplier' }).click()
  await expect(toast(page, 'Supplier updated')).toBeVisible()
})

test('Add New Supplier', async ({ demo }) => {
  const page = await demo('admin')
  await page.goto('/admin/suppliers')
  await page.getByRole('button', { name: 'Add New Supplier' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Supplier' })
  const fits = supplierFits()
  await fillWrongly({
    ...{ page, form, fits, submit: 'Add supplier' },
    untouched: [
      ['Company Name', 'Company name must be at least 2 characters'],
      ['Contact Person', 'Contact person name must be at least 2 characters'],
      ['Email', 'Invalid email address'],
      ['Phone', 'Phone number must be at least 6 characters'],
      ['Address', 'Address must be at least 5 characters'],
    ],
    wrong: admins,
  })
  await page.getByRole('button', { name: 'Add supplier', exact: true }).click()
  await expect(toast(page, 'Supplier added')).toContainText(fits.Email)
})
