import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures'
import { chooseFilter } from '../support/filters'
import { button } from '../support/failure'
import { live } from '../support/messages'
import { ask, processOf, test } from '../support/trade'
import { boxOf, walk } from '../support/settled'

test.describe('the bell', () => {
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

  test('counts what is unread, in a panel 350 px wide with a list 300 px high; reading takes the count down', async ({
    member,
    trade,
  }) => {
    const page = await member('supplier')
    const names: string[] = []
    for (let n = 0; n < 8; n++) {
      const { id, name } = await processOf(page)
      await ask(trade.desk, `PATCH /api/processes/${id}/approve`)
      names.unshift(name)
    }
    // With the account's own verification.
    await expect.poll(async () => (await ask<object[]>(page, 'GET /api/notifications?unread=true')).length).toBe(9)
    await page.goto('/supplier/dashboard')
    await button(page, 'Notifications, 9 unread').click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(9)
    await expect.poll(async () => (await boxOf(panel(page))).width).toBe(350)
    expect((await boxOf(panel(page).getByRole('list'))).height).toBe(300)
    await expect(panel(page).getByRole('listitem').first()).toContainText(names[0]!)
    await expect(panel(page).getByRole('listitem').first()).toContainText('Just now')

    await panel(page).getByRole('link', { name: names[0]! }).click()
    await expect(page).toHaveURL(/\/supplier\/processes/)
    await button(page, 'Notifications, 8 unread').click()
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
    await expect(panel(page).getByText('Unread:')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    expect(await ask(page, 'GET /api/notifications?unread=true')).toEqual([])
  })

  test('leads to a page of all notifications, where they are narrowed, opened and read', async ({ member, trade }) => {
    const page = await member('supplier')
    const { id, name } = await processOf(page)
    await ask(trade.desk, `PATCH /api/processes/${id}/approve`)
    await expect.poll(async () => (await ask<object[]>(page, 'GET /api/notifications?unread=true')).length).toBe(2)
    await page.goto('/supplier/dashboard')
    await button(page, 'Notifications, 2 unread').click()
    await panel(page).getByRole('link', { name: 'See all' }).click()
    await expect(page).toHaveURL('/supplier/notifications')
    await expect(page).toHaveTitle('Notifications · Jobwork')
    const list = page.getByRole('main').getByRole('list', { name: 'Notifications' })
    await expect(list.getByRole('link')).toHaveCount(2)
    await expect(page.getByRole('tab', { name: 'Unread 2' })).toBeVisible()

    await chooseFilter(page, 'Topic', 'processes')
    await expect(page).toHaveURL('/supplier/notifications?topic=processes')
    await expect(list.getByRole('link')).toHaveCount(1)
    await list.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/supplier\/processes/)
    await expect(button(page, 'Notifications, 1 unread')).toBeVisible()

    await walk(page, '/supplier/notifications?tab=unread')
    await expect(list.getByRole('link')).toHaveCount(1)
    await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('Nothing unread')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  })

  test('is the same on all devices at once', async ({ member, person }) => {
    const desk = await member('supplier')
    const { email } = await ask<{ email: string }>(desk, 'GET /api/user')
    const phone = await person()
    await phone.request.post('/api/login', { data: { username: email, password: 'a-long-secret' } })
    await expect.poll(async () => (await ask<object[]>(desk, 'GET /api/notifications?unread=true')).length).toBe(1)
    const channel = await live(phone)
    await phone.goto('/supplier/dashboard')
    await channel.ready()
    await expect(button(phone, 'Notifications, 1 unread')).toBeVisible()
    await ask(desk, 'POST /api/notifications/read-all')
    await expect(phone.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  })

  test('misses nothing between the page and its live channel', async ({ member, trade }) => {
    const page = await member('supplier')
    const { id } = await processOf(page)
    let open = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    await page.routeWebSocket('**/ws/**', async (socket) => {
      await opened
      socket.connectToServer()
    })
    await page.goto('/supplier/processes')
    await expect(button(page, 'Notifications, 1 unread')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Approved 0' })).toBeVisible()
    await ask(trade.desk, `PATCH /api/processes/${id}/approve`)
    await expect.poll(async () => (await ask<object[]>(page, 'GET /api/notifications?unread=true')).length).toBe(2)
    await expect(button(page, 'Notifications, 1 unread')).toBeVisible()
    open()
    await expect(button(page, 'Notifications, 2 unread')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Approved 1' })).toBeVisible()
  })

  test('shows the newest fifty, and those before them on demand', async ({ member, trade }) => {
    const page = await member('supplier')
    const admin = trade.desk
    for (let n = 0; n < 52; n++) {
      const { id } = await processOf(page)
      await ask(admin, `PATCH /api/processes/${id}/approve`)
    }
    await expect.poll(async () => (await ask<object[]>(page, 'GET /api/notifications')).length).toBe(53)
    await page.goto('/supplier/dashboard')
    await button(page, /^Notifications/).click()
    const links = panel(page).getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(50)
    await panel(page).getByRole('button', { name: 'Show older' }).click()
    await expect(links).toHaveCount(53)
    await expect(panel(page).getByRole('button', { name: 'Show older' })).toHaveCount(0)
  })
})
