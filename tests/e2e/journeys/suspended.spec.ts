import { expect, toast } from '../support/fixtures'
import { ask, test, type Someone } from '../support/trade'

test('an admin suspends a supplier, whose open page asks to sign in again and then says why; it is reinstated', async ({
  demo,
  member,
}) => {
  const [page, admin] = [await member('supplier'), await demo('admin', 'anew')]
  const { id, companyName } = await ask<Someone>(page, 'GET /api/user')
  await page.goto('/supplier/machines')
  await admin.goto(`/admin/suppliers/${id}`)
  await admin.getByRole('button', { name: 'Suspend', exact: true }).click()
  const form = admin.getByRole('dialog', { name: `Suspend ${companyName}?` })
  await form.getByLabel('Reason').fill('Bad parts')
  await form.getByRole('button', { name: 'Suspend' }).click()
  await expect(form.getByText('Give a reason of at least 10 characters')).toBeVisible()
  await form.getByLabel('Reason').fill('Two complaints about bad parts in a week')
  await form.getByRole('button', { name: 'Suspend' }).click()
  await expect(toast(admin, 'Suspended')).toBeVisible()
  await expect(admin.getByText('Two complaints about bad parts in a week')).toBeVisible()

  await page.getByRole('link', { name: 'Processes' }).first().click()
  await expect(page).toHaveURL(/\/auth/)
  await page.goto('/supplier/machines')
  const { email } = await ask<Someone>(admin, `GET /api/suppliers/${id}`)
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a-long-secret')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Your account is suspended.')).toBeVisible()
  await expect(page.getByText('Two complaints about bad parts in a week')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Machine' })).toHaveCount(0)

  await admin.getByRole('button', { name: 'Reinstate' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Reinstate' }).click()
  await expect(toast(admin, 'Reinstated')).toBeVisible()
  // Heard at once, without a reload.
  await expect(page.getByText('Your account is suspended.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Machine' }).first()).toBeVisible()
})
