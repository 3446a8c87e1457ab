import type { Page } from '@playwright/test'
import { expect, test, toast } from '../support/fixtures'

const screens = {
  customer: ['dashboard', 'inquiries', 'quotations', 'orders', 'history', 'profile'],
  supplier: ['dashboard', 'machines', 'workorders', 'quotations', 'processes', 'profile'],
  admin: [
    'dashboard',
    'customers',
    'suppliers',
    'workorders',
    'quotations',
    'payments',
    'approvals',
    'audit',
    'profile',
  ],
} as const
type Role = keyof typeof screens
const roles = Object.keys(screens) as Role[]
const all = roles.flatMap((role) => screens[role].map((screen) => ({ role, path: `/${role}/${screen}` })))

test('without a session every screen leads to the sign-in, and back afterwards', async ({ person }) => {
  const page = await person()
  for (const { path } of all) {
    const answer = await page.request.get(`${path}?x=1`, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([
      path,
      307,
      `/auth?callbackUrl=${encodeURIComponent(`${path}?x=1`)}`,
    ])
  }
  await page.goto('/customer/orders?tab=completed')
  await page.getByLabel('Username').fill('Customer@Demo.jobwork.example')
  await page.getByLabel('Password', { exact: true }).fill('jobwork-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/customer/orders?tab=completed')
  await expect(toast(page, 'Login successful')).toContainText('Welcome back, Godavari Flow Systems Pvt. Ltd.!')
})

for (const role of roles) {
  test(`a signed-in ${role} sees the own screens, and is sent to the own dashboard from the others'`, async ({
    demo,
  }) => {
    const { request } = await demo(role)
    for (const screen of all) {
      const answer = await request.get(screen.path, { maxRedirects: 0 })
      const expected = screen.role === role ? [200, undefined] : [307, `/${role}/dashboard`]
      expect([screen.path, answer.status(), answer.headers().location]).toEqual([screen.path, ...expected])
    }
    expect((await request.get('/auth', { maxRedirects: 0 })).headers().location).toBe(`/${role}/dashboard`)
  })
}

test('a short link opens the thing where the reader has it, and nothing for strangers', async ({ demo, member }) => {
  const [customer, supplier, stranger] = [await demo('customer'), await demo('supplier'), await member('customer')]
  await customer.goto('/workorders/12')
  await expect(customer).toHaveURL('/customer/orders?id=12')
  await expect(customer.getByRole('dialog')).toContainText('ORD-0012')
  await supplier.goto('/workorders/12')
  await expect(supplier).toHaveURL('/supplier/workorders?id=12')
  for (const path of ['/workorders/12', '/quotations/1', '/machines/1', '/nowhere', '/workorders/x']) {
    const answer = await stranger.request.get(path)
    expect([path, answer.status()]).toEqual([path, 404])
  }
  await stranger.goto('/nowhere')
  await expect(stranger.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(stranger.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

const sentTo = async (page: Page, path: string) => {
  const answer = await page.request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

test.describe('the link of an inquiry, as the bell of an admin may hold it', () => {
  for (const [who, to] of [
    ['admin', '/admin/quotations?inquiry=1'],
    ['customer', '/customer/dashboard'],
    ['supplier', '/supplier/dashboard'],
  ] as const)
    test(`leads ${who === 'admin' ? 'an admin to the inquiry' : `a ${who} to the own dashboard`}`, async ({ demo }) => {
      expect(await sentTo(await demo(who), '/admin/inquiries/1')).toEqual([307, to])
    })

  test('leads nobody in particular through the sign-in', async ({ person }) => {
    const to = `/auth?callbackUrl=${encodeURIComponent('/admin/inquiries/1')}`
    expect(await sentTo(await person(), '/admin/inquiries/1')).toEqual([307, to])
  })

  test('opens the inquiry over the quotations', async ({ demo }) => {
    const page = await demo('admin')
    const { projectName } = await (await page.request.get('/api/inquiries/1')).json()
    await page.goto('/admin/inquiries/1')
    await expect(page).toHaveURL('/admin/quotations?inquiry=1')
    await expect(page.getByRole('dialog', { name: projectName })).toContainText('INQ-0001')
  })
})

for (const [path, why] of [
  ['/admin/inquiries/999999', 'there is no such inquiry'],
  ['/admin/inquiries/0', 'no id is 0'],
  ['/admin/inquiries/x', 'an id is a number'],
  ['/admin/inquiries', 'it names none'],
  ['/quotations/999999', 'there is no such quotation'],
  ['/workorders/999999', 'there is no such work order'],
  ['/machines/999999', 'there is no such machine'],
] as const)
  test(`${path} is the 404 page: ${why}`, async ({ demo }) => {
    const page = await demo('admin')
    expect((await page.goto(path))!.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  })

for (const [role, path, to] of [
  ['customer', '/quotations/1', '/customer/quotations?id=1'],
  ['customer', '/workorders/1', '/customer/orders?id=1'],
  ['customer', '/machines/1', null],
  ['supplier', '/workorders/1', '/supplier/workorders?id=1'],
  ['supplier', '/machines/1', '/supplier/machines?id=1'],
  ['admin', '/quotations/1', '/admin/quotations?id=1'],
  ['admin', '/workorders/1', '/admin/workorders?id=1'],
  ['admin', '/machines/1', '/admin/approvals?tab=machines&id=1'],
] as const)
  test(`${path} leads a ${role} to ${to ?? 'the 404 page'}`, async ({ demo }) => {
    expect(await sentTo(await demo(role), path)).toEqual(to ? [307, to] : [404, undefined])
  })

test('a callback to another site is not followed', async ({ demo }) => {
  const { request } = await demo('customer')
  for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example', '/%09/evil.example']) {
    const answer = await request.get(`/auth?callbackUrl=${encodeURIComponent(elsewhere)}`, { maxRedirects: 0 })
    const to = new URL(answer.headers().location!, 'http://localhost:1')
    expect(to.host).toBe('localhost:1')
  }
})

/** Holds back what the page asks of these addresses, until told otherwise. */
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

test('who types and presses before the page is awake is signed in, and no address tells the password', async ({
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

test('the welcome comes with the screen, however long that takes', async ({ person }) => {
  const page = await person()
  await page.goto('/auth')
  const release = await held(page, '**/customer/dashboard?*')
  const signedIn = page.waitForResponse('**/api/login')
  await signIn(page)
  await signedIn
  await expect(page.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true')
  await page.waitForTimeout(500)
  await expect(page.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true')
  await expect(toast(page, 'Login successful')).toHaveCount(0)
  release()
  await expect(page).toHaveURL('/customer/dashboard')
  await expect(toast(page, 'Login successful')).toContainText('Welcome back')
})
