import type { Locator, Page } from '@playwright/test'
import { field, fillWrongly, refuses, writesOf, type Wrong } from '../support/filled'
import { expect, named, toast } from '../support/fixtures'
import { linkMailedTo } from '../support/mailbox'
import { givenMachine } from '../support/shop'
import { ask, inquiryOf, machineOf, orderOf, processOf, test, type Trade } from '../support/trade'
import { walk } from '../support/settled'

// Every sentence and every limit is tried on the calls: tests/product/validation. Here each form shows one beside its field.

type Form = {
  name: string
  /** Opens it; gives the form, or the dialog around it. */
  open: (page: Page, trade: Trade) => Promise<Locator>
  submit: string
  /** What is said of the form that was left as it opened. */
  missing?: [label: string, message: string][]
  /** What fits, by label: `wrong` changes one field of it. */
  fits?: Record<string, string>
  wrong?: Wrong
  /** What else only this form has. */
  then?: (page: Page, form: Locator) => Promise<unknown>
}

const at =
  (address: string, role: 'form' | 'dialog', name: string): Form['open'] =>
  async (page) => {
    await walk(page, address)
    return page.getByRole(role, { name })
  }
const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const email = (name: string) => `${named(name).replace(' ', '.')}@example.com`

async function tryAll(page: Page, trade: Trade, forms: Form[]) {
  for (const { name, open, submit, missing, fits = {}, wrong, then } of forms)
    await test.step(name, async () => {
      const form = await open(page, trade)
      // Not a button of the same name behind the dialog.
      await expect(form.getByRole('button', { name: submit, exact: true })).toBeVisible()
      await fillWrongly({ page, form, submit, fits, untouched: missing, wrong: wrong ? [wrong] : [] })
      await then?.(page, form)
    })
}

const newPassword: [string, string][] = [
  ['New password', 'New password must be at least 6 characters'],
  ['Confirm password', 'Confirm password is required'],
]
const passwordChange = (role: string): Form => ({
  name: 'Change password',
  open: at(`/${role}/profile?tab=security`, 'form', 'Change password'),
  submit: 'Change password',
  missing: [['Current password', 'Current password is required'], ...newPassword],
  fits: { 'Current password': 'not-it', 'New password': 'secret-2', 'Confirm password': 'secret-2' },
  wrong: ['Confirm password', 'secret-3', 'Passwords do not match'],
  then: async (page, form) => {
    // The server says so, under its field.
    await send(page, 'Change password')
    await refuses(field(form, 'Current password'), 'Current password is incorrect')
    await expect(field(form, 'New password')).toHaveValue('secret-2')
  },
})
const profile = (role: 'customer' | 'supplier'): Form => ({
  name: 'Profile',
  open: at(`/${role}/profile`, 'form', 'Profile'),
  submit: 'Save profile',
  missing:
    role === 'supplier'
      ? [
          ['Address', 'Address is required'],
          ['GST number', 'GST number is required'],
        ]
      : undefined,
  fits: { 'Company name': named('Company'), Phone: '', Address: 'MIDC Ambad, Nashik', 'GST number': 'not-a-gstin' },
  wrong: ['Email', 'asha@example', 'Invalid email format'],
  then: (_, form) =>
    expect(field(form, 'GST number')).toHaveAccessibleDescription(
      'A GSTIN has 15 characters, this has 11. Please check it (you can still continue).',
    ),
})

/** What a form shows, keeps and holds back: see `fillWrongly`. */
const HOLDS = 'says beside each field what is wrong, keeps what was typed, and puts the focus on the first'

test(`each form of a stranger ${HOLDS}`, async ({ person, trade }) => {
  const company = await trade.company('customer')
  await ask(company, 'POST /api/password/forgot', { email: company.email })
  const registration = {
    'Company name': named('Company'),
    'Contact name': 'Ravi Kale',
    Email: email('new'),
    Password: 'secret1',
    'Confirm password': 'secret1',
  }
  await tryAll(await person(), trade, [
    {
      name: 'Login',
      open: at('/auth', 'form', 'Login'),
      submit: 'Login',
      missing: [
        ['Username', 'Username is required'],
        ['Password', 'Password is required'],
      ],
      fits: { Username: 'asha@example.com', Password: 'secret1' },
      wrong: ['Password', '', 'Password is required'],
    },
    {
      name: 'Forgotten password',
      open: at('/auth?forgot=1', 'form', 'Forgotten password'),
      submit: 'Send reset link',
      missing: [['Email', 'Invalid email format']],
      fits: { Email: 'asha@example.com' },
      wrong: ['Email', 'asha', 'Invalid email format'],
    },
    {
      name: 'Set a password by the link of a mail',
      open: async (page, trade) => at(await linkMailedTo(company.email), 'form', 'Set a password')(page, trade),
      submit: 'Set password',
      missing: newPassword,
      fits: { 'New password': 'secret-2', 'Confirm password': 'secret-2' },
      wrong: ['Confirm password', 'secret-3', 'Passwords do not match'],
    },
    {
      name: 'Register',
      open: at('/auth?tab=register', 'form', 'Register'),
      submit: 'Register as a supplier',
      missing: [
        ['Company name', 'Company name is required'],
        ['Contact name', 'Contact name is required'],
        ['Email', 'Invalid email format'],
        ['Password', 'Password must be at least 6 characters long'],
      ],
      fits: registration,
      wrong: ['Confirm password', 'secret2', 'Passwords do not match'],
      then: async (page, form) => {
        const gst = field(form, 'GST number')
        await gst.fill('27AAPFU0939F1Z')
        await expect(gst).toHaveAccessibleDescription(
          'A GSTIN has 15 characters, this has 14. Please check it (you can still continue).',
        )
        await gst.fill('27AAPFU0939F1ZX')
        await expect(gst).toHaveAccessibleDescription(/^This GSTIN doesn’t look right/)
        // It is pointed out, and accepted.
        await expect(gst).not.toHaveAttribute('aria-invalid')
        const writes = writesOf(page)
        await send(page, 'Register as a supplier')
        await expect(toast(page, 'Registration successful')).toBeVisible()
        const { Email: username } = registration
        const sent = { username, email: username, role: 'supplier', gstNumber: '27AAPFU0939F1ZX', phone: null }
        expect(writes).toMatchObject([{ line: 'POST /api/register', body: sent }])
        expect(writes[0]!.body).not.toHaveProperty('confirmPassword')
      },
    },
  ])
})

test(`each form of a customer ${HOLDS}`, async ({ member, trade }) => {
  await tryAll(await member('customer'), trade, [
    profile('customer'),
    passwordChange('customer'),
    {
      name: 'Submit Inquiry',
      open: at('/customer/inquiries', 'form', 'Inquiry'),
      submit: 'Submit Inquiry',
      missing: [
        ['Project Name', 'Project name is required'],
        ['Project Description', 'Description must be at least 10 characters'],
        ['Quantity Required', 'Quantity must be positive'],
      ],
      fits: {
        'Project Name': named('Cover plate'),
        'Project Description': 'x'.repeat(10),
        'Quantity Required': '1',
        'Target Completion Date': '2027-01-31',
      },
      wrong: ['Material Specification', 'x'.repeat(201), 'At most 200 characters'],
      then: async (page) => {
        const writes = writesOf(page)
        await send(page, 'Submit Inquiry')
        await expect(toast(page, 'Inquiry Submitted')).toBeVisible()
        const nothing = { material: null, specialRequirements: null, processId: null }
        expect(writes).toMatchObject([{ body: { ...nothing, quantity: 1, targetDate: '2027-01-31T00:00:00.000Z' } }])
      },
    },
  ])
})

const tooLong = (label: string): Wrong => [label, 'x'.repeat(5001), 'At most 5,000 characters']
const aProcess = { 'Process name': named('Honing'), Description: 'x'.repeat(10) }
const inDays = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000)

test(`each form of a supplier ${HOLDS}`, async ({ member, trade }) => {
  await tryAll(await member('supplier'), trade, [
    profile('supplier'),
    passwordChange('supplier'),
    {
      name: 'Add Process',
      open: at('/supplier/processes?new=1', 'dialog', 'Add Process'),
      submit: 'Add process',
      missing: [
        ['Process name', 'Process name is required'],
        ['Description', 'Description must be at least 10 characters'],
      ],
      fits: aProcess,
      wrong: tooLong('Description'),
      then: async (page) => {
        await send(page, 'Add process')
        await expect(toast(page, 'Process Added')).toBeVisible()
      },
    },
    {
      name: 'Edit Process',
      open: async (page) => {
        await page.getByRole('button', { name: `Edit ${aProcess['Process name']}` }).click()
        return page.getByRole('dialog', { name: 'Edit Process' })
      },
      submit: 'Save and resubmit',
      fits: aProcess,
      wrong: ['Description', 'x'.repeat(9), 'Description must be at least 10 characters'],
    },
    {
      name: 'Add New Machine',
      open: at('/supplier/machines?new=1', 'dialog', 'Add New Machine'),
      submit: 'Add machine',
      missing: [
        ['Machine name', 'Machine name is required'],
        ['Type', 'Type is required'],
        ['Model', 'Model is required'],
      ],
      fits: { 'Machine name': named('VMC'), Type: 'VMC', Model: 'BMV 45' },
      wrong: ['Capacity', 'x'.repeat(201), 'At most 200 characters'],
    },
    {
      name: 'Update Machine Status',
      open: async (page) => {
        const { id } = await machineOf(page)
        await walk(page, `/supplier/machines?id=${id}&do=status`)
        const dialog = page.getByRole('dialog', { name: 'Update Machine Status' })
        await dialog.getByRole('radio', { name: 'Running' }).check()
        return dialog
      },
      submit: 'Update status',
      fits: { 'Available hours': '1000' },
      wrong: ['Available hours', '1001', 'Available hours are 1 to 1000'],
      then: async (page) => {
        const writes = writesOf(page)
        await send(page, 'Update status')
        await expect(toast(page, 'Status Updated')).toBeVisible()
        expect(writes).toMatchObject([{ body: { status: 'running', availableHours: 1000 } }])
      },
    },
    {
      name: 'Request Work Order',
      open: async (page, trade) => {
        await ask(trade.desk, `PATCH /api/processes/${(await processOf(page)).id}/approve`)
        await givenMachine(page, trade)
        return at('/supplier/workorders?request=true', 'dialog', 'Request Work Order')(page, trade)
      },
      submit: 'Send request',
      missing: [
        ['Process', 'Process is required'],
        ['Machine', 'Machine is required'],
      ],
    },
    {
      name: 'Update Work Order Status',
      open: async (page, trade) => {
        const { id } = await orderOf(trade, { supplier: page })
        await walk(page, `/supplier/workorders?update=${id}`)
        const dialog = page.getByRole('dialog', { name: 'Update Work Order Status' })
        await expect(dialog.getByRole('radio')).toHaveCount(6)
        await dialog.getByRole('radio', { name: 'Quality Check' }).check()
        return dialog
      },
      submit: 'Send to quality check',
      wrong: tooLong('Notes'),
    },
    {
      name: 'Create Quotation',
      open: async (page, trade) => {
        const { id } = await inquiryOf(await trade.company('customer'))
        return at(`/supplier/quotations?inquiry=${id}&quote=1`, 'form', 'Quotation')(page, trade)
      },
      submit: 'Submit Quotation',
      missing: [['Price', 'Price must be greater than 0']],
      fits: { Price: '1', Details: 'Ex works' },
      wrong: ['Details', '  ', 'Quotation details are required'],
      then: async (page, form) => {
        await field(form, 'Valid Until').fill(inDays(-2))
        await send(page, 'Submit Quotation')
        await refuses(field(form, 'Valid Until'), 'Choose today or a later date')
        await expect(field(form, 'Price')).toHaveValue('1')
        await field(form, 'Valid Until').fill('')
        await send(page, 'Submit Quotation')
        await expect(toast(page, 'Quotation Submitted')).toBeVisible()
      },
    },
  ])
})

test(`each form of an admin ${HOLDS}`, { tag: '@all' }, async ({ demo, trade }) => {
  const supplier = { 'Company name': 'AB', 'Contact name': 'RK', Phone: '123456', Address: 'Thane' }
  const { companyName } = await trade.company('supplier')
  await tryAll(await demo('admin'), trade, [
    {
      name: 'Supplier details',
      open: async (page, trade) => {
        const { id } = await trade.company('supplier')
        return at(`/admin/suppliers/${id}?tab=details`, 'form', 'Supplier details')(page, trade)
      },
      submit: 'Save supplier',
      missing: [
        ['Phone', 'Phone number must be at least 6 characters'],
        ['Address', 'Address must be at least 5 characters'],
      ],
      fits: supplier,
      wrong: tooLong('Notes'),
    },
    {
      name: 'Add New Supplier',
      open: at('/admin/suppliers?new=1', 'dialog', 'Add New Supplier'),
      submit: 'Add supplier',
      missing: [
        ['Company name', 'Company name must be at least 2 characters'],
        ['Contact name', 'Contact person name must be at least 2 characters'],
        ['Email', 'Invalid email address'],
        ['Phone', 'Phone number must be at least 6 characters'],
        ['Address', 'Address must be at least 5 characters'],
      ],
      fits: { ...supplier, Email: email('nava') },
      wrong: ['Email', 'asha@example', 'Invalid email address'],
    },
    {
      name: 'Create Work Order',
      open: at('/admin/workorders?new=1', 'dialog', 'Create Work Order'),
      submit: 'Create Work Order',
      missing: [['Supplier', 'Please select a supplier']],
      then: async (page, form) => {
        await field(form, 'Supplier').fill(companyName)
        // The first choices go once the search has answered.
        await expect(page.getByRole('option')).toHaveCount(1)
        await page.getByRole('option', { name: companyName }).click()
        await field(form, 'Start Date').fill('2027-01-10')
        await field(form, 'Due Date').fill('2027-01-09')
        await form.getByRole('button', { name: 'Create Work Order' }).click()
        await form.getByRole('button', { name: 'Create it anyway' }).click()
        await refuses(field(form, 'Due Date'), 'The due date is before the start date')
        await expect(form.getByRole('alert').getByText('Failed to create work order')).toBeVisible()
        await field(form, 'Due Date').fill('')
        const writes = writesOf(page)
        await form.getByRole('button', { name: 'Create it anyway' }).click()
        await expect(toast(page, 'Work Order Created')).toBeVisible()
        expect(writes).toMatchObject([{ body: { startDate: '2027-01-10T00:00:00.000Z', dueDate: null, notes: null } }])
      },
    },
  ])
})
