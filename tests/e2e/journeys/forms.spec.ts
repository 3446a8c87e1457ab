import { drawings, expect, named, test, toast } from '../support/fixtures'

test('a wrong password says so, keeps the name, and focus stays in the form', async ({ person }) => {
  const page = await person()
  await page.goto('/auth')
  await page.getByLabel('Username').fill(`${named('nobody').replace(' ', '')}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('not-it')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(toast(page, 'Login failed')).toContainText('Invalid username or password')
  await expect(page.getByLabel('Username')).toHaveValue(/nobody/)
})

test('an inquiry says what is missing, and survives a reload and a failure', async ({ member }) => {
  const page = await member('customer')
  await page.goto('/customer/inquiries')
  await page.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(page.getByText('Project name is required')).toBeVisible()
  await expect(page.getByText('Description must be at least 10 characters')).toBeVisible()
  await expect(page.getByText('Quantity must be positive')).toBeVisible()
  await expect(page.getByLabel('Project Name')).toBeFocused()

  const project = named('Cover plate')
  await page.getByLabel('Project Name').fill(project)
  await page.getByLabel('Project Description').fill('Laser cut, deburred, powder coated')
  await page.getByLabel('Quantity Required').fill('250')
  await page.locator('input[type=file]').setInputFiles(drawings())
  await expect(page.getByText(drawings()[0]!.name, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Inquiry' })).toBeEnabled()
  await page.reload()
  await expect(page.getByLabel('Project Name')).toHaveValue(project)

  const busy = { status: 429, json: { code: 'rate_limited', message: 'Too much at once, please wait a moment.' } }
  await page.route('**/api/inquiries', (route) =>
    route.request().method() === 'POST' ? route.fulfill(busy) : route.continue(),
  )
  await page.getByRole('button', { name: 'Submit Inquiry' }).click()
  await expect(toast(page, 'Submission Failed')).toContainText(busy.json.message)
  await expect(page.getByLabel('Project Name')).toHaveValue(project)
  await page.unroute('**/api/inquiries')
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

test('one file too large refuses the whole batch', async ({ member }) => {
  const page = await member('customer')
  await page.goto('/customer/inquiries')
  const large = { name: 'casting.step', mimeType: 'model/step', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 32) }
  await page.locator('input[type=file]').setInputFiles([drawings()[0]!, large])
  await expect(page.getByText('File "casting.step" exceeds the 10MB limit').first()).toBeVisible()
  await expect(page.getByText(drawings()[0]!.name)).toHaveCount(0)
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
