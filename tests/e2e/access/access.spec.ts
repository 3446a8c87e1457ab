import type { Page } from '@playwright/test'
import { expect, test, toast } from '../support/fixtures'

// Which screen is open to whom is a table of its own: tests/unit/middleware.test.ts.

const sentTo = async (page: Page, path: string) => {
  const answer = await page.request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}
const NOT_FOUND = {
  heading: '404 Page Not Found',
  says: 'This page doesn’t exist or has moved.',
  hint: 'Did you forget to add the page to the router?',
}
async function expectNotFound(page: Page, path: string) {
  expect((await page.goto(path))!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: NOT_FOUND.heading })).toBeVisible()
  for (const text of [NOT_FOUND.hint, NOT_FOUND.says]) await expect(page.getByText(text)).toBeVisible()
}

test('a stranger is sent to the sign-in, and from there back to the screen that was asked for', async ({ person }) => {
  const page = await person()
  await page.goto('/')
  await expect(page).toHaveURL('/auth')
  await expectNotFound(page, '/nowhere')
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(page).toHaveURL('/auth')
  for (const path of ['/admin/inquiries/1', '/supplier/machines?x=1', '/workorders/1'])
    expect(await sentTo(page, path)).toEqual([307, `/auth?callbackUrl=${encodeURIComponent(path)}`])

  await page.goto('/customer/orders?tab=completed')
  await page.getByLabel('Username').fill('Customer@Demo.jobwork.example')
  await page.getByLabel('Password', { exact: true }).fill('jobwork-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/customer/orders?tab=completed')
  await expect(toast(page, 'Login successful')).toContainText('Welcome back, Godavari Flow Systems Pvt. Ltd.!')
})

const links = {
  customer: {
    '/customer/orders': null,
    '/supplier/machines': '/customer/dashboard',
    '/admin/inquiries/1': '/customer/dashboard',
    '/quotations/1': '/customer/quotations?id=1',
    '/workorders/1': '/customer/orders?id=1',
    '/machines/1': 404,
  },
  supplier: {
    '/supplier/machines': null,
    '/customer/orders': '/supplier/dashboard',
    '/admin/inquiries/1': '/supplier/dashboard',
    '/workorders/1': '/supplier/workorders?id=1',
    '/machines/1': '/supplier/machines?id=1',
  },
  admin: {
    '/admin/payments': null,
    '/customer/orders': '/admin/dashboard',
    '/admin/inquiries/1': '/admin/quotations?inquiry=1',
    '/quotations/1': '/admin/quotations?id=1',
    '/workorders/1': '/admin/workorders?id=1',
    '/machines/1': '/admin/approvals?tab=machines&id=1',
  },
} as const
/** Nothing of the kind is there, or what stands there is no id. */
const NOWHERE = [
  '/nowhere',
  '/workorders/999999',
  '/workorders/x',
  '/quotations/999999',
  '/quotations/0',
  '/machines/999999',
  '/machines/x',
]
const NO_INQUIRY = ['/admin/inquiries/999999', '/admin/inquiries/0', '/admin/inquiries/x', '/admin/inquiries']

for (const role of ['customer', 'supplier', 'admin'] as const)
  test(
    `a ${role} opens own screens and short links; what is not there, or not theirs, is the 404 page`,
    { tag: role === 'supplier' ? [] : '@all' },
    async ({ demo }) => {
      const page = await demo(role)
      for (const [path, to] of Object.entries(links[role]))
        expect([path, ...(await sentTo(page, path))]).toEqual([
          path,
          ...(to === null ? [200, undefined] : to === 404 ? [404, undefined] : [307, to]),
        ])
      for (const path of [...NOWHERE, `/${role}/nowhere`, ...(role === 'admin' ? NO_INQUIRY : [])])
        expect([path, (await page.request.get(path)).status()]).toEqual([path, 404])
      expect(await sentTo(page, '/auth')).toEqual([307, `/${role}/dashboard`])
      for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example', '/%09/evil.example']) {
        const [, to] = await sentTo(page, `/auth?callbackUrl=${encodeURIComponent(elsewhere)}`)
        expect(new URL(to as string, 'http://localhost:1').host).toBe('localhost:1')
      }

      // A fast machine shows the front door's words for no time at all.
      expect(await (await page.request.get('/', { maxRedirects: 0 })).text()).toContain(
        'Redirecting to your dashboard...',
      )
      // The page itself is the same for all.
      if (role !== 'supplier') return
      await page.goto('/')
      await expect(page).toHaveURL(`/${role}/dashboard`)
      for (const path of [`/${role}/nowhere`, '/workorders/999999']) await expectNotFound(page, path)
      await page.getByRole('link', { name: 'Back to the start' }).click()
      await expect(page).toHaveURL(`/${role}/dashboard`)
    },
  )

test(
  'a short link opens the thing over the list where its reader has it; a stranger to it finds nothing',
  { tag: '@all' },
  async ({ demo, member }) => {
    const [customer, supplier, admin] = [await demo('customer'), await demo('supplier'), await demo('admin')]
    await customer.goto('/workorders/60')
    await expect(customer).toHaveURL('/customer/orders?id=60')
    await expect(customer.getByRole('dialog')).toContainText('ORD-0060')
    await supplier.goto('/workorders/60')
    await expect(supplier).toHaveURL('/supplier/workorders?id=60')
    const { projectName } = await (await admin.request.get('/api/inquiries/1')).json()
    await admin.goto('/admin/inquiries/1')
    await expect(admin).toHaveURL('/admin/quotations?inquiry=1')
    await expect(admin.getByRole('dialog', { name: projectName })).toContainText('INQ-0001')
    const stranger = await member('customer')
    for (const path of ['/workorders/60', '/quotations/1', '/machines/1'])
      expect([path, (await stranger.request.get(path)).status()]).toEqual([path, 404])
  },
)

/** Holds back the page's requests to these addresses until the returned function is called. */
async function held(page: Page, addresses: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}

async function signIn(page: Page) {
  await page.getByLabel('Username').fill('customer@demo.jobwork.example')
  await page.getByLabel('Password', { exact: true }).fill('jobwork-demo')
  await page.getByRole('button', { name: 'Login' }).click()
}

test('a sign-in that is sent before the scripts of the page have loaded goes through, and the password is in no address', async ({
  person,
}) => {
  const page = await person()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const release = await held(page, '**/*.js')
  await page.goto('/auth', { waitUntil: 'commit' })
  await signIn(page)
  release()
  await expect(page).toHaveURL('/customer/dashboard')
  expect(asked.filter((url) => url.includes('jobwork-demo'))).toEqual([])
})

test(
  'the welcome is shown together with the dashboard, and Login stays busy until then',
  { tag: '@all' },
  async ({ person }) => {
    const page = await person()
    await page.goto('/auth')
    const release = await held(page, '**/customer/dashboard?*')
    const asked = page.waitForRequest('**/customer/dashboard?*')
    await signIn(page)
    // It is signed in, and the dashboard on its way.
    await asked
    await expect(page.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true')
    await expect(toast(page, 'Login successful')).toHaveCount(0)
    release()
    await expect(page).toHaveURL('/customer/dashboard')
    await expect(toast(page, 'Login successful')).toContainText('Welcome back')
  },
)
