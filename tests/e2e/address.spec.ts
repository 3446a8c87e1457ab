import type { BrowserContext, Page } from '@playwright/test'
import { rows } from './address-rows'
import { expect, test as base } from './fixtures'
import { overfilled, type Overfilled } from './overfilled'

type World = Overfilled & { browsers: Record<keyof Overfilled['sign'], BrowserContext> }

/** Lists with several pages, and a browser signed in for each role; once for all rows of a worker. */
const test = base.extend<object, { world: World }>({
  world: [
    async ({ browser }, use, info) => {
      const { baseURL } = info.project.use
      await overfilled(async (world) => {
        const browsers = {} as World['browsers']
        for (const role of ['customer', 'supplier', 'admin'] as const) {
          const context = await browser.newContext({ baseURL })
          const credentials = { username: world.sign[role], password: 'jobwork-demo' }
          expect((await context.request.post('/api/login', { data: credentials })).status()).toBe(200)
          browsers[role] = context
        }
        await use({ ...world, browsers })
        for (const context of Object.values(browsers)) await context.close()
      })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** What a person sees of tab, search, filter, sort, rows and dialog. Counts may change meanwhile. */
const shown = (page: Page) =>
  page.evaluate(() => {
    // Whoever sees everything sees it change, except where a search narrows it.
    const changing = location.pathname.startsWith('/admin/') && !/[?&]q=/.test(location.search)
    const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)]
    const texts = (selector: string) => all(selector).map((e) => e.innerText.trim())
    // Above an admin's narrowed list stand the requests and inquiries of everybody.
    const narrowed = (row: string) => !location.pathname.startsWith('/admin/') || !/^(REQ|INQ)-/.test(row)
    return {
      tab: texts('[role=tab][aria-selected=true]').map((tab) => tab.replace(/[\s\d,+]+$/, '')),
      asked: all<HTMLInputElement>('main input[type=search], main label > select').map(({ value }) => value),
      sorted: all('main [aria-sort]').map((e) => `${e.innerText} ${e.ariaSort}`),
      rows: changing ? [] : texts('main tbody td:first-child, main li h2, main li strong').filter(narrowed),
      chosen: texts('main li a[aria-current] > :first-child'),
      dialog: texts('[role=dialog] h2'),
    }
  })

for (const role of ['customer', 'supplier', 'admin'] as const)
  test.describe(`for a ${role} a link, a reload and Back show the same`, () => {
    for (const [path, what, act] of rows[role])
      test(`${path}: ${what}`, async ({ world }) => {
        const page = await world.browsers[role].newPage()
        const sent = await world.browsers[role].newPage()
        const start = path
          .replace('{key}', world.only.replace('p7x', ''))
          .replace('{quotation}', `${world.ids.quotation}`)
        await page.goto(start, { waitUntil: 'networkidle' })
        const [from, before] = [page.url(), await shown(page)]

        await act(page, world.only)
        await expect(page).not.toHaveURL(from)
        await sent.goto(page.url())
        let after = before
        await expect(async () => {
          after = await shown(page)
          expect(after).not.toEqual(before)
          expect(await shown(sent)).toEqual(after)
        }).toPass({ timeout: 10_000 })

        await page.reload()
        await expect.poll(() => shown(page)).toEqual(after)
        await page.goBack()
        await expect(page).toHaveURL(from)
        await expect.poll(() => shown(page)).toEqual(before)
        await Promise.all([page.close(), sent.close()])
      })
  })
