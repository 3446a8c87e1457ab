import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { demo as people, expect, heads, navigation, phone, test } from './screens'
import { toast } from './fixtures'

/** A screen as it stands before anything is done on it: `tests/e2e/screens/frames/<role>/<its address>.json`. */
type Frame = {
  title: string
  /** In their order, without the counts. */
  tabs?: string[]
  /** The heads of each table, by its name, in their order. */
  tables?: Record<string, string[]>
}
type Role = 'customer' | 'supplier' | 'admin'

const FRAMES = 'tests/e2e/screens/frames'
const frameOf = (role: Role, path: string) =>
  JSON.parse(readFileSync(`${FRAMES}/${role}/${path}.json`, 'utf8')) as Frame

/** The stories that every role has: its menu and screens, and what hangs on the bar above them. */
export function framesOf(role: Role) {
  const { initials, contact, called, menu } = people.find((one) => one.role === role)!
  const side = navigation
  const inMenu = menu.map(([, href]) => href.replace(`/${role}/`, ''))
  const elsewhere = readdirSync(`${FRAMES}/${role}`)
    .map((file) => file.replace('.json', ''))
    .filter((path) => !inMenu.includes(path))

  test(`the menu of a ${role} opens every screen, each with its heading, tabs and columns`, async ({ demo }) => {
    const page = await demo(role)
    await page.goto(`/${role}/dashboard`)
    expect(
      await side(page)
        .locator('li a')
        .evaluateAll((a) => a.map((e) => [e.getAttribute('title'), e.getAttribute('href')])),
    ).toEqual(menu)
    for (const words of [contact, called, initials])
      await expect(side(page).getByText(words, { exact: true })).toBeVisible()

    for (const path of [...inMenu, ...elsewhere])
      await test.step(path, async () => {
        const { title, tabs = [], tables = {} } = frameOf(role, path)
        const entry = menu.find(([, href]) => href === `/${role}/${path}`)
        if (!entry) await page.goto(`/${role}/${path}`)
        else {
          await side(page).getByTitle(entry[0], { exact: true }).click()
          await expect(page).toHaveURL(entry[1])
          await expect(side(page).getByTitle(entry[0], { exact: true })).toHaveAttribute('aria-current', 'page')
        }
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page).toHaveTitle(`${title} · Jobwork`)
        await expect.poll(() => tabsOf(page)).toEqual(tabs)
        for (const [name, columns] of Object.entries(tables))
          await expect.poll(() => heads(page.getByRole('table', { name, exact: true })), name).toEqual(columns)
      })
  })

  // One frame for all roles: the supplier's is the one that is used on a phone.
  if (role !== 'supplier') return
  test(`the bell, the account menu and the phone menu of a ${role}`, async ({ demo }) => {
    const page = await demo(role, 'anew')
    await page.goto(`/${role}/dashboard`)
    await test.step('the bell counts what is unread', async () => {
      const bell = page.getByRole('button', { name: /^Notifications/ })
      await expect(async () => {
        const unread = (await page.request.get('/api/notifications?unread=true&limit=1')).headers()['x-total-count']
        const name = unread === '0' ? 'Notifications' : `Notifications, ${unread} unread`
        await expect(bell).toHaveAccessibleName(name, { timeout: 5_000 })
      }).toPass()
      await bell.click()
      await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible()
      await page.keyboard.press('Escape')
    })
    await test.step('the account menu leads to the profile, and offers Logout', async () => {
      await page.getByRole('button', { name: 'Account' }).click()
      await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Logout'])
      await page.getByRole('menuitem', { name: 'Profile' }).click()
      await expect(page).toHaveURL(`/${role}/profile`)
    })
    await test.step('a phone has the same menu, sliding in, with Logout at its end', async () => {
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
      await expect(toast(page, 'Logged out')).toContainText('You have been successfully logged out')
    })
  })
}

const tabsOf = async (page: Page) =>
  (await page.getByRole('tab').allInnerTexts()).map((text) => text.replace(/[\d,\s]+$/, ''))

/** A figure of the dashboard. */
export const card = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Figures' }).getByRole('link', { name: label })

/** What a card says: its figure, by how much that changed since last month, and its hint. */
export const figureOf = (label: string, value: number | string, hint: string) =>
  new RegExp(`^${label}${value}([+−][\\d,]+ since \\w+)?${hint}$`)

/** The cells of a table's rows. */
export const rowsOf = (page: Page, name: string) =>
  page.getByRole('table', { name, exact: true }).locator('tbody').getByRole('row')

/** The ids in the first column of a table. */
export const idsIn = (page: Page, name: string) => rowsOf(page, name).locator('td:first-child')
