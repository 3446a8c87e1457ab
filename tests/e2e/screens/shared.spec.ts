import type { Page } from '@playwright/test'
import { demo as people, expect, navigation, phone, test, wide } from '../support/screens'
import { toast } from '../support/fixtures'

const lost = { heading: '404 Page Not Found', hint: 'Did you forget to add the page to the router?' }
const password = (page: Page) => page.getByLabel('Password', { exact: true })

for (const { role, initials, contact, called, menu } of people)
  test.describe(`the frame of a ${role}`, () => {
    test('the sidebar holds the menu in its order and says who is signed in', async ({ demo }) => {
      const page = await demo(role)
      await page.goto(`/${role}/dashboard`)
      const side = navigation(page)
      expect(
        await side.locator('li a').evaluateAll((a) => a.map((e) => [e.getAttribute('title'), e.getAttribute('href')])),
      ).toEqual(menu)
      await expect(side.getByText(contact, { exact: true })).toBeVisible()
      await expect(side.getByText(called, { exact: true })).toBeVisible()
      await expect(side.getByText(initials, { exact: true })).toBeVisible()
    })

    test('each entry opens its screen and is the current one there', async ({ demo }) => {
      const page = await demo(role)
      await page.goto(`/${role}/dashboard`)
      for (const [label, href] of menu) {
        await navigation(page).getByTitle(label, { exact: true }).click()
        await expect(page).toHaveURL(href)
        await expect(navigation(page).getByTitle(label, { exact: true })).toHaveAttribute('aria-current', 'page')
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      }
    })

    test('the account menu leads to the profile and out', async ({ demo }) => {
      const page = await demo(role, 'anew')
      await page.goto(`/${role}/dashboard`)
      await page.getByRole('button', { name: 'Account' }).click()
      await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Logout'])
      await page.getByRole('menuitem', { name: 'Profile' }).click()
      await expect(page).toHaveURL(`/${role}/profile`)
      await page.getByRole('button', { name: 'Account' }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await expect(page).toHaveURL(/\/auth/)
      await expect(toast(page, 'Logged out')).toContainText('You have been successfully logged out')
    })

    test('a phone has the same menu, sliding in, with Logout at its end', async ({ demo }) => {
      const page = await demo(role, 'anew')
      await page.setViewportSize(phone)
      await page.goto(`/${role}/dashboard`)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await expect(drawer.locator('li a')).toHaveCount(menu.length)
      expect(await drawer.locator('li a').evaluateAll((a) => a.map((e) => (e as HTMLElement).title))).toEqual(
        menu.map(([label]) => label),
      )
      await expect(drawer.getByText(contact, { exact: true })).toBeVisible()
      await drawer.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL(/\/auth/)
    })

    test('the bell counts what is unread', async ({ demo }) => {
      const page = await demo(role)
      await page.goto(`/${role}/dashboard`)
      const bell = page.getByRole('button', { name: /^Notifications/ })
      await expect(async () => {
        const unread = (await page.request.get('/api/notifications?unread=true&limit=1')).headers()['x-total-count']
        await expect(bell).toHaveAccessibleName(unread === '0' ? 'Notifications' : `Notifications, ${unread} unread`, {
          timeout: 1_000,
        })
      }).toPass()
      await bell.click()
      await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible()
    })

    for (const path of ['/nowhere', `/${role}/nowhere`, '/workorders/999999', '/quotations/0', '/machines/x'])
      test(`${path} is the 404 page, and leads back to the own dashboard`, async ({ demo }) => {
        const page = await demo(role)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: lost.heading })).toBeVisible()
        await expect(page.getByText(lost.hint)).toBeVisible()
        await page.getByRole('link', { name: 'Back to the start' }).click()
        await expect(page).toHaveURL(`/${role}/dashboard`)
      })

    test('the front door says where it leads, and leads there', async ({ demo }) => {
      const page = await demo(role)
      // A fast machine shows it for no time at all.
      expect(await (await page.request.get('/', { maxRedirects: 0 })).text()).toContain(
        'Redirecting to your dashboard...',
      )
      await page.goto('/')
      await expect(page).toHaveURL(`/${role}/dashboard`)
    })
  })

const companies = [
  ['Sharma Precision Tools', 'SP'],
  ['Bhagwati', 'BH'],
  ['lohana works', 'LW'],
  ['X', 'X'],
]
test('the avatar: two initials of two words or more, otherwise the first two letters', async ({ member }) => {
  const page = await member('supplier')
  const { id, contactName, email } = await (await page.request.get('/api/user')).json()
  for (const [companyName, initials] of companies) {
    const profile = { companyName, contactName, email, address: '14 MIDC, Pune', gstNumber: '27AAPFU0939F1ZV' }
    expect((await page.request.patch(`/api/users/${id}`, { data: profile })).status()).toBe(200)
    await page.goto('/supplier/dashboard')
    await expect(navigation(page).getByText(initials!, { exact: true })).toBeVisible()
  }
})

test('who was told nothing reads No notifications', async ({ person }) => {
  const page = await person()
  const account = { role: 'customer', email: `quiet.${Date.now()}@example.com`, password: 'a-long-secret' }
  await page.request.post('/api/register', { data: { ...account, companyName: 'Quiet', contactName: 'Asha' } })
  await page.goto('/customer/dashboard')
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('No notifications')
})

test('the front door of a stranger is the sign-in', async ({ person }) => {
  const page = await person()
  await page.goto('/')
  await expect(page).toHaveURL('/auth')
})

test('a stranger sees the 404 page too, and is led to the sign-in', async ({ person }) => {
  const page = await person()
  expect((await page.goto('/nowhere'))!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: lost.heading })).toBeVisible()
  await expect(page.getByText(lost.hint)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(page).toHaveURL('/auth')
})

const offers = [
  'Submit manufacturing inquiries',
  'Receive competitive quotations',
  'Track manufacturing orders',
  'Manage the production supply chain',
]

test.describe('sign-in and registration', () => {
  test('two tabs, starting on Login with empty fields', async ({ person }) => {
    const page = await person()
    await page.goto('/auth')
    await expect(page.getByRole('tab')).toHaveText(['Login', 'Register'])
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Login')
    await expect(page.getByRole('textbox')).toHaveCount(2)
    await expect(page.getByLabel('Username')).toHaveValue('')
    await expect(password(page)).toHaveValue('')
  })

  test('the hero panel and the sales contact stand beside the forms on wide screens', async ({ person }) => {
    const page = await person()
    await page.setViewportSize(wide)
    await page.goto('/auth')
    const hero = page.getByRole('complementary', { name: 'About Jobwork' })
    await expect(hero.getByRole('listitem')).toHaveText(offers)
    await expect(hero.locator('a[href^="tel:"]')).toHaveText(/^\+91 /)
    await expect(hero.locator('a[href^="mailto:"]')).toHaveText(/@/)
  })

  test('a phone has no more of the hero panel than a strip, and the sales contact below the form', async ({
    person,
  }) => {
    const page = await person()
    await page.setViewportSize(phone)
    await page.goto('/auth')
    const hero = page.getByRole('complementary', { name: 'About Jobwork' })
    expect((await hero.boundingBox())!.height).toBeLessThan(120)
    await expect(hero.getByRole('listitem')).toHaveCount(0)
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
  })

  const supplierFields = ['Main Process Category']
  const fields = ['Company Name', 'Contact Name', 'Email', 'Phone', 'Address', 'GST Number']
  const secrets = ['Password', 'Confirm Password']
  for (const [role, shown, hidden] of [
    ['Supplier', [...fields, ...supplierFields, ...secrets], []],
    ['Customer', [...fields, ...secrets], supplierFields],
  ] as const)
    test(`a ${role.toLowerCase()} registers with ${shown.length} fields`, async ({ person }) => {
      const page = await person()
      await page.goto('/auth?tab=register')
      await expect(page.getByRole('radio')).toHaveCount(2)
      await expect(page.getByRole('radio', { name: 'Supplier' })).toBeChecked()
      await page.getByRole('radio', { name: role }).check()
      for (const label of shown) await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
      for (const label of hidden) await expect(page.getByLabel(label)).toHaveCount(0)
      await expect(page.getByText('e.g. CNC Machining, Injection Molding, etc.')).toHaveCount(hidden.length ? 0 : 1)
      await expect(page.getByRole('textbox')).toHaveCount(shown.length)
    })
})
