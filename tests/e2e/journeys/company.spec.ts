import { randomInt } from 'node:crypto'
import { expect, test, toast } from '../support/fixtures'
import { checkDigit } from '../../../lib/terms/gstin'

const letters = (n: number) => Array.from({ length: n }, () => String.fromCharCode(65 + randomInt(26))).join('')

test('an admin keeps the company and its rates; a supplier fills in tax and bank, whose number nobody else reads', async ({
  demo,
  member,
}) => {
  const [admin, supplier] = [await demo('admin', 'anew'), await member('supplier')]

  await admin.goto('/admin/company', { waitUntil: 'networkidle' })
  await expect(admin.getByRole('textbox', { name: 'Legal name' })).toHaveValue('Jobwork Manufacturing Pvt Ltd')
  await admin.getByRole('tab', { name: 'Tax & numbers' }).click()
  await expect(admin.getByRole('textbox', { name: 'Usual rate of GST (%)' })).toHaveValue('18')
  await expect(admin.getByText(/The next invoice is JW\/\d\d-\d\d\/\d{5}/)).toBeVisible()
  await admin.getByRole('tab', { name: 'Bank & terms' }).click()
  await admin.getByRole('textbox', { name: 'IFSC' }).fill('SBIN123')
  await admin.getByRole('textbox', { name: 'Terms' }).fill(`Goods are insured by us. ${letters(6)}`)
  await admin.getByRole('button', { name: 'Save bank and terms' }).click()
  await expect(admin.getByText('An IFSC is built like SBIN0001234')).toBeVisible()
  await admin.getByRole('textbox', { name: 'IFSC' }).fill('sbin0007339')
  await admin.getByRole('button', { name: 'Save bank and terms' }).click()
  await expect(toast(admin, 'Company saved')).toContainText('Changed: Terms.')

  const code = String(randomInt(10_000_000, 99_999_999))
  await admin.getByRole('tab', { name: 'Rates' }).click()
  await admin.getByRole('button', { name: 'Add rate' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'HSN or SAC' }).fill(code)
  await dialog.getByRole('textbox', { name: 'Rate (%)' }).fill('12.5')
  await dialog.getByLabel('First day').fill('2026-04-01')
  await dialog.getByRole('button', { name: 'Add rate' }).click()
  await expect(toast(admin, 'Rate added')).toBeVisible()
  const row = admin.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('12.5 %')
  await row.getByRole('button', { name: `Change ${code}` }).click()
  await dialog.getByLabel('Last day').fill('2026-12-31')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('31 Dec 2026')

  const pan = `${letters(5)}${randomInt(1000, 9999)}${letters(1)}`
  const first = `27${pan}1Z`
  const right = first + checkDigit(first)
  const wrong = first + (right.endsWith('A') ? 'B' : 'A')
  await supplier.goto('/supplier/profile?tab=tax', { waitUntil: 'networkidle' })
  await supplier.getByRole('textbox', { name: 'Legal name' }).fill('Mahalaxmi Gears Pvt Ltd')
  await supplier.getByRole('textbox', { name: 'GSTIN' }).fill(wrong)
  await expect(supplier.getByText('This GSTIN doesn’t look right. The check digit doesn’t match')).toBeVisible()
  await supplier.getByRole('textbox', { name: 'GSTIN' }).fill(right)
  await expect(supplier.getByRole('textbox', { name: 'PAN' })).toHaveValue(pan)
  await expect(supplier.getByRole('combobox', { name: 'State' })).toHaveValue('27')
  await supplier.getByRole('textbox', { name: 'Address', exact: true }).fill('Plot 88, MIDC Waluj')
  await supplier.getByRole('textbox', { name: 'City' }).fill('Aurangabad')
  await supplier.getByRole('textbox', { name: 'PIN Code' }).fill('431136')
  await supplier.getByRole('combobox', { name: 'MSME class' }).selectOption('Small enterprise')
  await supplier.getByRole('textbox', { name: 'Account number' }).fill('50100012346789')
  await supplier.getByRole('textbox', { name: 'IFSC' }).fill('HDFC0000123')
  await supplier.getByRole('button', { name: 'Save tax details' }).click()
  await expect(toast(supplier, 'Tax details saved')).toBeVisible()
  await supplier.reload({ waitUntil: 'networkidle' })
  await expect(supplier.getByRole('textbox', { name: 'Account number' })).toHaveValue('50100012346789')

  const { id } = (await (await supplier.request.get('/api/user')).json()) as { id: number }
  await admin.goto(`/admin/suppliers/${id}?tab=tax`, { waitUntil: 'networkidle' })
  await expect(admin.getByRole('main')).toContainText('••••6789')
  expect(await admin.content()).not.toContain('50100012346789')
  await admin.getByRole('button', { name: 'Edit tax details' }).click()
  await expect(admin.getByRole('textbox', { name: 'Legal name' })).toBeFocused()
  await admin.getByRole('textbox', { name: 'City' }).fill('Chhatrapati Sambhajinagar')
  await admin.getByRole('button', { name: 'Save tax details' }).click()
  await expect(admin.getByRole('main')).toContainText('Chhatrapati Sambhajinagar 431136')
  await supplier.reload({ waitUntil: 'networkidle' })
  await expect(supplier.getByRole('textbox', { name: 'Account number' })).toHaveValue('50100012346789')
})

test('a customer that is not registered needs no GST number', async ({ demo, member }) => {
  const [admin, customer] = [await demo('admin'), await member('customer')]
  await customer.goto('/customer/profile?tab=tax', { waitUntil: 'networkidle' })
  await customer.getByRole('textbox', { name: 'Legal name' }).fill('Ravi Kale, proprietor')
  await customer.getByRole('combobox', { name: 'GST registration' }).selectOption('Not registered')
  await expect(customer.getByRole('textbox', { name: 'GSTIN' })).toBeHidden()
  await expect(customer.getByText('Bank account')).toBeHidden()
  await customer.getByRole('textbox', { name: 'Address', exact: true }).fill('14 Tilak Road')
  await customer.getByRole('textbox', { name: 'City' }).fill('Pune')
  await customer.getByRole('textbox', { name: 'PIN Code' }).fill('411030')
  await customer.getByRole('combobox', { name: 'State' }).selectOption('Maharashtra')
  await customer.getByRole('button', { name: 'Save tax details' }).click()
  await expect(toast(customer, 'Tax details saved')).toBeVisible()

  const { id } = (await (await customer.request.get('/api/user')).json()) as { id: number }
  await admin.goto(`/admin/customers?id=${id}`, { waitUntil: 'networkidle' })
  await expect(admin.getByRole('dialog').getByRole('region', { name: 'Tax & bank' })).toContainText('Not registered')
})
