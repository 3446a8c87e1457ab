import type { Locator, Page } from '@playwright/test'
import { startOfDay } from '../../../lib/terms/format'
import { dismiss, expect, named } from '../support/fixtures'
import { openFilters } from '../support/filters'
import { button, fill } from '../support/failure'
import { live, watched } from '../support/messages'
import { boxOf } from '../support/settled'
import { ask, processOf, test } from '../support/trade'

/** The calls that a page makes from now on, by what their address holds. */
function callsOf(page: Page) {
  const made: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && made.push(request.url()))
  return (part: string) => made.filter((url) => url.includes(part))
}
const focus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/**
 * Opens a page whose live channel brings nothing of other stories. Once the channel is open, the page asks what it missed,
 * and reads again if another story was faster: that is over then.
 */
async function openWithoutMessages(page: Page, path: string) {
  const [settled, channel] = [watched(page), await live(page, { messages: false })]
  const caughtUp = page.waitForResponse(/\/api\/notifications/)
  await page.goto(path)
  await (await caughtUp).finished()
  await settled()
  return { settled, channel }
}

/** The suppliers, with a list that the page itself has read: those that are pending. */
async function pendingSuppliers(page: Page) {
  await page.clock.install()
  const [{ settled }, calls] = [await openWithoutMessages(page, '/admin/suppliers'), callsOf(page)]
  await tab(page, 'Pending').click()
  await expect.poll(() => calls('state=pending')).toHaveLength(1)
  await settled()
  return () => calls('state=pending').length
}

test.describe('what was read', () => {
  test('is fresh for 30 seconds: neither the tab nor the window reads it again, later both do; what could not be read is not asked for again by itself', async ({
    demo,
  }) => {
    const page = await demo('admin')
    const calls = await pendingSuppliers(page)
    const leaveAndReturn = async () => {
      await tab(page, 'Verified').click()
      await expect(page).toHaveURL(/tab=verified/)
      await tab(page, 'Pending').click()
      await expect(page).toHaveURL(/tab=pending/)
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    }
    await leaveAndReturn()
    await focus(page)
    expect(calls()).toBe(1)
    await page.clock.fastForward(31_000)
    await focus(page)
    await expect.poll(calls).toBe(2)
    await page.clock.fastForward(31_000)
    await leaveAndReturn()
    await expect.poll(calls).toBe(3)

    // A live channel that opens again reads everything that the page shows: this one stays silent.
    await page.routeWebSocket(/\/ws/, () => {})
    await page.context().setOffline(true)
    const made = callsOf(page)
    await tab(page, 'Rejected').click()
    await expect(page.getByText('Error loading suppliers. Please try again.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Suppliers' })).toHaveCount(0)
    await page.context().setOffline(false)
    // Nor when the line is back.
    for (let n = 0; n < 4; n++) await page.clock.fastForward(10_000)
    expect(made('/api/suppliers')).toHaveLength(1)
    await button(page, 'Try again').click()
    await expect.poll(() => made('state=rejected')).toHaveLength(2)
    await expect(page.getByText('Error loading suppliers. Please try again.')).toHaveCount(0)
  })

  test('is not polled: five quiet minutes make no call', async ({ demo }) => {
    const page = await demo('admin')
    await page.clock.install()
    const { channel } = await openWithoutMessages(page, '/admin/dashboard')
    const calls = callsOf(page)
    for (let n = 0; n < 15; n++) {
      await page.clock.runFor(20_000)
      await channel.beat()
    }
    expect(calls('/api/')).toEqual([])
  })

  test('is read again when a new day begins in India', async ({ demo }) => {
    const page = await demo('admin')
    const midnight = startOfDay(new Date(Date.now() + 86_400_000).toISOString()).getTime()
    await page.clock.install({ time: midnight - 180_000 })
    const { channel } = await openWithoutMessages(page, '/admin/dashboard')
    const pass = async (minutes: number) => {
      for (let n = 0; n < 3 * minutes; n++) {
        await page.clock.runFor(20_000)
        await channel.beat()
      }
    }
    // What it missed while it opened is read by then.
    await pass(1)
    const calls = callsOf(page)
    await pass(1)
    expect(calls('/api/')).toEqual([])
    await pass(2)
    await expect.poll(() => calls('/api/dashboard')).not.toEqual([])
  })
})

test('the live channel comes back after 5 seconds, and what was missed is there', async ({ member, trade }) => {
  const page = await member('supplier')
  const { id } = await processOf(page)
  await page.clock.install()
  const [settled, channel] = [watched(page), await live(page)]
  await page.goto('/supplier/processes')
  await settled()
  await channel.ready()
  await page.clock.pauseAt(Date.now() + 10_000)
  await channel.breakOff()
  await page.clock.runFor(4_800)
  // The clock stands from here on: no timer of the page reads the news before the channel does.
  await ask(trade.desk, `PATCH /api/processes/${id}/reject`, { reason: 'Which sizes?' })
  expect(channel.opened()).toBe(1)
  await expect(page.getByText('Which sizes?')).toHaveCount(0)
  await page.clock.runFor(400)
  await expect.poll(channel.opened).toBe(2)
  await channel.ready(2)
  await expect(page.getByText('Which sizes?').first()).toBeVisible()
})

test('a toast stays 5 seconds, waits under pointer and focus, makes room for the next, and is swiped away', async ({
  member,
}) => {
  const page = await member('customer')
  const region = page.getByRole('region', { name: 'Messages (F8)' })
  const toasts = region.getByRole('listitem')
  await page.clock.install()
  const settled = watched(page)
  await page.goto('/customer/profile')
  await settled()
  // The clock stands, so that seconds can be counted.
  await page.clock.pauseAt(Date.now() + 10_000)
  const save = async () => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await button(page, 'Save profile').click()
    await saved
  }
  /** A saved profile shows one. */
  const show = async () => {
    await expect(toasts).toHaveCount(0)
    await save()
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return toasts.count()
      })
      .toBe(1)
    await page.mouse.move(0, 0)
  }
  const after = async (ms: number, count: number) => {
    await page.clock.runFor(ms)
    await expect(toasts).toHaveCount(count)
  }

  await test.step('it stays 5 seconds', async () => {
    await show()
    await after(4_800, 1)
    await after(400, 0)
  })

  await test.step('there is one at a time: the next takes its place and has its own 5 seconds', async () => {
    await show()
    await page.clock.runFor(3_000)
    await save()
    await after(100, 1)
    await after(3_000, 1)
    await after(2_100, 0)
  })

  await test.step('it waits while the pointer rests on it', async () => {
    await show()
    await toasts.hover()
    await after(30_000, 1)
    await page.mouse.move(0, 0)
    await after(5_100, 0)
  })

  await test.step('beside it one presses what is behind', async () => {
    await show()
    const { x, y, width, height } = await boxOf(toasts)
    const isHit = ([left, top]: number[]) =>
      region.evaluate((messages, [x, y]) => messages.contains(document.elementFromPoint(x!, y!)), [left!, top!])
    const middle = x + width / 2
    expect([await isHit([middle, y + height - 8]), await isHit([middle, y + height + 8])]).toEqual([true, false])
    await after(5_100, 0)
  })

  await test.step('F8 moves the focus to it; it waits while it has the focus', async () => {
    await show()
    await page.keyboard.press('F8')
    await expect(region.getByRole('list')).toBeFocused()
    await after(30_000, 1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(toasts).toHaveCount(0)
  })

  await test.step('swiped 30 px to the right it stays, 60 px it goes', async () => {
    await show()
    for (const [px, left] of [
      [30, 1],
      [60, 0],
    ] as const) {
      const box = await boxOf(toasts)
      const [x, y] = [box.x + 60, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + px, y, { steps: 6 })
      await page.mouse.up()
      await expect(toasts).toHaveCount(left)
    }
  })
})

/** Both clicks come before anything is answered. */
async function doubleClick(page: Page, name: string) {
  let answer = () => {}
  const clicked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/**', async (route) => {
    await clicked
    await route.fallback()
  })
  await button(page, name).dblclick()
  answer()
}

/** Clicks at one place, `after` so many seconds: when a hand does, not when a busy browser hears of it. */
async function handOn(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(target)
  const at = { x: x + width / 2, y: y + height / 2 }
  const hand = await target.page().context().newCDPSession(target.page())
  const began = Date.now() / 1000
  const click = async (after: number) => {
    const one = { ...at, button: 'left', clickCount: 1, timestamp: began + after } as const
    await hand.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...one })
    await hand.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...one })
  }
  return { at, click }
}

const hub = () => ({
  'Project Name': named('Hub'),
  'Project Description': 'Turned hub, 40 mm',
  'Quantity Required': '2',
})

test.describe('a double click', () => {
  test('sends an inquiry once', async ({ member }) => {
    const page = await member('customer')
    const calls = callsOf(page)
    await page.goto('/customer/inquiries')
    await fill(page, hub())
    await doubleClick(page, 'Submit Inquiry')
    await expect(page).toHaveURL('/customer/dashboard')
    expect(await ask(page, 'GET /api/inquiries')).toHaveLength(1)
    expect(calls('/api/inquiries')).not.toEqual([])
  })

  test('sends a process once', async ({ member }) => {
    const page = await member('supplier')
    await page.goto('/supplier/processes?new=1')
    const name = named('Honing')
    await fill(page, { 'Process name': name, Description: 'Bores of 20 to 120 mm' })
    await doubleClick(page, 'Add process')
    await expect(page.getByRole('heading', { name })).toBeVisible()
    expect(await ask(page, 'GET /api/processes')).toHaveLength(1)
  })

  test('verifies once', async ({ demo, trade }) => {
    const [page, { id, companyName }] = [await demo('admin'), await trade.company('customer', false)]
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'PATCH' && asked.push(request.url()))
    await page.goto(`/admin/customers?q=${encodeURIComponent(companyName)}&id=${id}`)
    await doubleClick(page, 'Verify Customer')
    await expect(button(page, 'Verify Customer')).toHaveCount(0)
    await dismiss(page)
    const verified = async () => (await ask<{ verified: boolean }>(page, `GET /api/customers/${id}`)).verified
    await expect.poll(verified).toBe(true)
    expect(asked).toHaveLength(1)
  })

  test('whose first click was answered at once does nothing on the next screen', async ({ member }) => {
    const page = await member('customer')
    await page.goto('/customer/inquiries')
    await fill(page, hub())
    const { at, click } = await handOn(button(page, 'Submit Inquiry'))
    await click(0)
    await expect(page).toHaveURL('/customer/dashboard')
    await expect(page.getByText('Pending Quotations').first()).toBeVisible()
    const link = () => page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('a')?.href, at)
    await expect.poll(link).toBeTruthy()
    const heard = await page.evaluateHandle(() => {
      const clicks: EventTarget[] = []
      document.addEventListener('click', ({ target }) => clicks.push(target!), true)
      return clicks
    })
    const next = (await link())!
    await click(0.15)
    expect(await heard.evaluate((clicks) => clicks.length)).toBe(0)
    await click(1)
    await expect(page).toHaveURL(next)
  })

  test('takes off two filters that come to lie in one place', async ({ demo }) => {
    const page = await demo('supplier')
    // Their chips are as wide as each other: the cross of the second comes to lie where that of the first was.
    await page.goto('/supplier/machines?process=Pending&approval=pending')
    const filters = page.getByRole('group', { name: 'Active filters' }).getByRole('link', { name: /^Remove filter/ })
    await expect(filters).toHaveCount(2)
    await page.waitForLoadState('networkidle')
    const { click } = await handOn(filters.first())
    await click(0)
    await expect(filters).toHaveCount(1)
    await click(0.15)
    await expect(page).toHaveURL('/supplier/machines')
  })
})

test('a link to another screen goes there although a search was just typed', async ({ demo }) => {
  const page = await demo('supplier')
  await page.clock.install()
  await page.goto('/supplier/workorders')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/supplier\/machines\?_rsc=/, async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(/\/supplier\/machines\?_rsc=/)
  await page.getByRole('searchbox', { name: 'Search work orders' }).fill('hub')
  await page.getByRole('link', { name: 'Machines' }).click()
  await asked
  // The search would be asked for while the screen is on its way.
  await page.clock.runFor(1_000)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible()
  await expect(page).toHaveURL('/supplier/machines')
})

test('All Categories is a filter, and no category of a supplier', async ({ demo }) => {
  const page = await demo('admin')
  await page.goto('/admin/suppliers', { waitUntil: 'networkidle' })
  const words = (label: string | RegExp) => page.getByLabel(label).first().locator('option').allTextContents()
  const panel = await openFilters(page)
  const filter = await panel.getByRole('combobox', { name: 'Category' }).locator('option').allTextContents()
  expect(filter[0]).toBe('All Categories')
  await page.keyboard.press('Escape')
  await page.getByRole('table', { name: 'Suppliers' }).locator('[data-opens]').first().click()
  // It has them all once React is awake.
  await expect
    .poll(() => words(/^Process category of/))
    .toEqual(expect.arrayContaining(filter.slice(1).filter((word) => word !== 'Other')))
  expect(await words(/^Process category of/)).not.toContain('All Categories')
})
