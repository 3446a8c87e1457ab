import { drawings, expect, named, test, toast } from '../support/fixtures'

test('an inquiry survives a reload, and is sent with its files', async ({ member }) => {
  const page = await member('customer')
  await page.goto('/customer/inquiries')
  const project = named('Cover plate')
  await page.getByLabel('Project Name').fill(project)
  await page.getByLabel('Project Description').fill('Laser cut, deburred, powder coated')
  await page.getByLabel('Quantity Required').fill('250')
  await page.locator('input[type=file]').setInputFiles(drawings())
  await expect(page.getByText(drawings()[0]!.name, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Inquiry' })).toBeEnabled()
  await page.reload()
  await expect(page.getByLabel('Project Name')).toHaveValue(project)
  // Once the drawing is read it takes a line more: the button moves down.
  await expect(page.getByLabel(`Unit of ${drawings()[1]!.name}`)).toBeVisible()

  await page.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(toast(page, 'Inquiry Submitted')).toBeVisible()

  const [inquiry] = await (await page.request.get('/api/inquiries')).json()
  expect(inquiry).toMatchObject({ projectName: project, quantity: 250 })
  const names = inquiry.files.map((f: { name: string }) => f.name)
  expect(names.sort()).toEqual(
    drawings()
      .map((f) => f.name)
      .sort(),
  )
})

test('a changed password ends the session, and the new one opens the next', async ({ member }) => {
  const page = await member('supplier')
  const { email } = await (await page.request.get('/api/user')).json()
  await page.goto('/supplier/profile?tab=security')
  await page.getByLabel('Current password', { exact: true }).fill('a-long-secret')
  await page.getByLabel('New password', { exact: true }).fill('another-secret')
  await page.getByLabel('Confirm password', { exact: true }).fill('another-secret')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(toast(page, 'Password changed')).toContainText(
    'You have been signed out everywhere. Please sign in with the new password.',
  )
  expect((await page.request.get('/api/user')).status()).toBe(401)
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('another-secret')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/supplier/dashboard')
})

test('what was typed and not sent is forgotten with signing out', async ({ member }) => {
  const page = await member('customer')
  await page.goto('/customer/inquiries')
  await page.getByLabel('Project Name').fill(named('Cover plate'))
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))
  await expect.poll(drafts).toHaveLength(1)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth/)
  expect(await drafts()).toEqual([])
})
