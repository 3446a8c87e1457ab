import type { Page } from '@playwright/test'
import { expect, heads, test } from './screens'

/** A screen as it stands before anything is done on it. */
export type Screen = {
  path: string
  title: string
  /** In their order, without the counts. */
  tabs?: string[]
  /** The heads of each table, by its name, in their order. */
  tables?: Record<string, string[]>
}

/** A test for each screen of a role: its heading, its tabs, the heads of its tables. */
export function framesOf(role: 'customer' | 'supplier' | 'admin', screens: Screen[]) {
  for (const { path, title, tabs = [], tables = {} } of screens)
    test(`${title}: heading, tabs and columns in their order`, async ({ demo }) => {
      const page = await demo(role)
      await page.goto(`/${role}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(`${title} · Jobwork`)
      expect(await tabsOf(page)).toEqual(tabs)
      for (const [name, columns] of Object.entries(tables))
        expect([name, await heads(page.getByRole('table', { name, exact: true }))]).toEqual([name, columns])
    })
}

const tabsOf = async (page: Page) =>
  (await page.getByRole('tab').allInnerTexts()).map((text) => text.replace(/[\d,\s]+$/, ''))

/** A figure of the dashboard. */
export const card = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Figures' }).getByRole('link', { name: label })

/** The cells of a table's rows. */
export const rowsOf = (page: Page, name: string) =>
  page.getByRole('table', { name, exact: true }).locator('tbody').getByRole('row')

/** The ids in the first column of a table. */
export const idsIn = (page: Page, name: string) => rowsOf(page, name).locator('td:first-child')
