import type { Page } from '@playwright/test'
import { alike, axeFaults } from '../support/accessible-faults'
import { expect, test as base } from '../support/fixtures'
import { hardNames, overfilled, type Overfilled } from '../support/overfilled'
import { screensOf } from '../support/overfilled-screens'
import { layoutFaults } from '../support/overflow'
import { opensSomething, settled, shiftOf, visit } from '../support/settled'
import { PAGE_KB, sentKb } from '../support/weight'
import { motionFaults, wideTextFaults, ZOOMED, zoomFaults } from '../support/zoomed'

type Role = keyof Overfilled['sign']

const test = base.extend<{ phone: (role: Role) => Promise<Page> }, { world: Overfilled }>({
  world: [async ({}, use) => overfilled(use), { scope: 'worker', timeout: 600_000 }],
  /** Signed in as the one whose lists are full, on a phone of 360 px. */
  phone: async ({ person, world }, use) => {
    await use(async (role) => {
      const page = await person()
      await page.setViewportSize({ width: 360, height: 740 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const touch = await page.context().newCDPSession(page)
      await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
      const credentials = { username: world.sign[role], password: 'jobwork-demo' }
      expect((await page.request.post('/api/login', { data: credentials })).status()).toBe(200)
      return page
    })
  },
})

/**
 * What is judged in windows of these sizes: a phone, a screen at 200 % and a desk. Colours in the dark are judged by their
 * tokens, in components/ui/theme/tokens.test.ts.
 */
const windows = [
  { size: { width: 360, height: 740 }, judge: layoutFaults },
  { size: ZOOMED, judge: async (page: Page) => [...(await zoomFaults(page)), ...(await wideTextFaults(page))] },
  {
    size: { width: 1440, height: 740 },
    judge: async (page: Page) => [
      ...(await layoutFaults(page)),
      ...(await motionFaults(page)),
      ...(await axeFaults(page)),
      ...(await alike(page)),
    ],
  },
]

/** The same component with the same rows for each role: the customer's is judged for all. */
const isJudgedForAll = (role: Role, address: string) =>
  role !== 'customer' && ['profile?tab=security', 'profile?tab=people', 'notifications'].includes(address)

for (const role of ['customer', 'supplier', 'admin'] as const)
  for (const part of ['screen', 'drawer and dialog'] as const)
    test(`every ${part} of the ${role} with 2,000 orders and the hardest names keeps its layout at 360, 640 and 1440 px, shifts nothing, and axe finds nothing`, async ({
      phone,
      world,
    }) => {
      const page = await phone(role)
      const order = [...windows]
      const addresses = screensOf(world)[role].filter((one) => opensSomething(one) === (part !== 'screen'))
      for (const address of addresses.filter((one) => !isJudgedForAll(role, one)))
        await test.step(address, async () => {
          await visit(page, `/${role}/${address}`)
          // Two places, as browsers tell it: while a long table still arrives its columns may move by a hair. The card of an
          // order opens on the shop floor once the page is awake: a phone keeps one page for all of them.
          const opensLater = address.startsWith('floor?id=')
          if (!opensLater) expect.soft((await shiftOf(page)).toFixed(2), `${address} shifts`).toBe('0.00')
          for (const { size, judge } of order) {
            await page.setViewportSize(size)
            await settled(page)
            const { width } = size
            expect.soft({ address, width, faults: await judge(page) }).toEqual({ address, width, faults: [] })
          }
          // The next one is opened as wide as this one was left: to lay a full list out for another width takes long.
          order.reverse()
        })
    })

test('the bell, the menu and the account of a company with the longest name keep their layout', async ({ phone }) => {
  const page = await phone('customer')
  await visit(page, '/customer/profile')
  for (const name of [/^Notifications/, /^Account/, /^Menu$/]) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeVisible()
    await settled(page)
    expect.soft({ name: String(name), faults: await layoutFaults(page) }).toEqual({ name: String(name), faults: [] })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeHidden()
  }
})

/** Where each role finds all of the 2,000 orders, and what it calls them. */
const lists = [
  { role: 'customer', list: 'orders', id: 'ORD-', search: 'Search orders' },
  { role: 'supplier', list: 'workorders', id: 'WO-', search: 'Search work orders' },
  { role: 'admin', list: 'workorders', id: 'WO-', search: 'Search work orders' },
] as const

const KB = 1024

for (const { role, list, id, search } of lists) {
  test(`of 2,000 orders the ${role} gets 50 rows in a light page, counts all, pages on and finds one`, async ({
    phone,
    world,
  }) => {
    const page = await phone(role)
    const answer = await page.goto(`/${role}/${list}`)
    // With the longest names in every row; as sent, compressed.
    expect((await answer!.body()).length).toBeLessThan(1024 * KB)
    expect((await answer!.request().sizes()).responseBodySize).toBeLessThan(48 * KB)

    const tabs = page.getByRole('tablist').last().getByRole('tab')
    const counts = (await tabs.allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')))
    // The supplier's tabs are parts; the others have All in front. Admins see everybody's.
    const all = role === 'supplier' ? counts.reduce((sum, n) => sum + n) : counts[0]!
    if (role === 'admin') expect(all).toBeGreaterThanOrEqual(2000)
    else expect(all).toBe(2000)

    const orders = page.getByRole('table').last()
    const long = orders.locator('tbody :is(b, small)').filter({ hasText: hardNames.words.slice(0, 40) })
    await expect(long.first()).toBeVisible()
    const untold = await long.evaluateAll((all) =>
      // Small signs may stand before the words.
      (all as HTMLElement[])
        .filter(({ title, textContent }) => !title || !textContent!.endsWith(title))
        .map(({ textContent }) => textContent),
    )
    expect(untold, 'A name that is cut stands whole in its title').toEqual([])
    const shown = async () =>
      (await orders.getByRole('row').allInnerTexts()).join().match(new RegExp(`${id}\\d+`, 'g'))!
    const first = await shown()
    expect(new Set(first).size).toBe(50)
    await page.getByRole('link', { name: 'Next' }).last().click()
    await expect(page).toHaveURL(/cursor=/)
    await expect(orders).not.toContainText(first[0]!)
    expect((await shown()).filter((one) => first.includes(one))).toEqual([])

    const wanted = `${id}${String(world.ids.order).padStart(4, '0')}`
    await page.getByRole('searchbox', { name: search }).fill(wanted)
    await expect(orders.getByRole('row')).toHaveCount(2)
    await expect(orders).toContainText(wanted)
  })
}

/** Lists of which that world has more than a page; some pages have a list of requests or inquiries as well. */
const full = {
  customer: ['orders', 'quotations'],
  supplier: ['workorders', 'quotations'],
  // Beside their work orders admins see everybody's requests, those of other worlds as well.
  admin: ['payments', 'quotations'],
} as const
const ordinary = ['Bearing housing', 'Spindle flange', 'Cover plate', 'Gear blank EN24', 'Manifold', 'Hydraulic block']

test(`with ordinary names a page of 50 rows is sent in at most ${PAGE_KB} kB`, async ({ person }) => {
  await overfilled(async ({ sign, only }) => {
    for (const role of ['customer', 'supplier', 'admin'] as const) {
      const { request } = await person()
      const credentials = { username: sign[role], password: 'jobwork-demo' }
      expect((await request.post('/api/login', { data: credentials })).status()).toBe(200)
      for (const screen of full[role]) {
        // Admins see everybody's rows: those of this world alone.
        const query = role === 'admin' ? `?q=${only.replace(/p7x$/, '')}` : ''
        const html = await (await request.get(`/${role}/${screen}${query}`)).text()
        const rows = html.match(/<tr/g)?.length ?? 0
        expect.soft(rows, screen).toBeGreaterThan(50)
        expect.soft(sentKb(html), `${role}/${screen}`).toBeLessThanOrEqual(PAGE_KB)
      }
    }
  }, ordinary)
})
