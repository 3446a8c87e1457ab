import type { BrowserContext, Page } from '@playwright/test'
import { ways, type Act, type Way } from './url-state-rows'
import { expect, test as base } from '../support/fixtures'
import { overfilled, type Overfilled } from '../support/overfilled'
import { settled } from '../support/settled'

type Browsers = Record<keyof Overfilled['sign'], BrowserContext>
/** A browser for each role, and another that opens the links. */
type World = Overfilled & { browsers: Browsers; links: Browsers }

/** Lists with several pages, and a browser signed in for each role; once for all rows of a worker. */
const test = base.extend<object, { world: World }>({
  world: [
    async ({ browser }, use, info) => {
      const { baseURL } = info.project.use
      await overfilled(async (world) => {
        const [browsers, links] = [{} as Browsers, {} as Browsers]
        for (const role of ['customer', 'supplier', 'admin'] as const) {
          const context = await browser.newContext({ baseURL })
          const credentials = { username: world.sign[role], password: 'jobwork-demo' }
          expect((await context.request.post('/api/login', { data: credentials })).status()).toBe(200)
          browsers[role] = context
          // A window of its own: a tab behind another one draws a frame a second.
          links[role] = await browser.newContext({ baseURL, storageState: await context.storageState() })
        }
        await use({ ...world, browsers, links })
        for (const context of [...Object.values(browsers), ...Object.values(links)]) await context.close()
      })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

/** What a person sees of tab, search, filter, sort, rows and dialog. Counts may change meanwhile. */
const shown = (page: Page) =>
  page.evaluate(() => {
    // Whoever sees everything sees it change, except where a search narrows it.
    const changing = location.pathname.startsWith('/admin/') && !/[?&]q=/.test(location.search)
    const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)]
    const texts = (selector: string) => all(selector).map((e) => e.textContent!.trim())
    // Beside the list of one's own stand the requests and inquiries of everybody, unless a search narrows them too.
    const narrowed = (row: string) =>
      location.pathname.startsWith('/customer/') || /[?&]find=/.test(location.search) || !/^(REQ|INQ)-/.test(row)
    return {
      tab: texts('[role=tab][aria-selected=true]').map((tab) => tab.replace(/[\s\d,+]+$/, '')),
      asked: all<HTMLInputElement>('main input[type=search], main label > select').map(({ value }) => value),
      sorted: all('main [aria-sort]').map((e) => `${e.textContent} ${e.ariaSort}`),
      rows: changing ? [] : texts('main tbody td:first-child, main li h2, main li strong').filter(narrowed),
      chosen: texts('main li a[aria-current] > :first-child'),
      dialog: texts('[role=dialog] h2'),
    }
  })

for (const role of ['customer', 'supplier', 'admin'] as const) {
  const half = Math.ceil(ways[role].length / 2)
  for (const some of [ways[role].slice(0, half), ways[role].slice(half)])
    test(`a link, a reload and Back show a ${role} the same: ${nameOf(some[0]!)} to ${nameOf(some.at(-1)!)}`, async ({
      world,
      baseURL,
    }) => {
      const page = await world.browsers[role].newPage()
      const sent = await world.links[role].newPage()
      let steps: Step[] = []
      for (const [path, ...acts] of some)
        await test.step(`${path}: ${acts.map(([what]) => what).join(', ')}`, async () => {
          const start = path
            .replace('{key}', world.only.replace('p7x', ''))
            .replace('{quotation}', `${world.ids.quotation}`)
          if (page.url() !== baseURL + start) await page.goto(start, { waitUntil: 'networkidle' })
          if (start.includes('id=')) await page.getByRole('dialog').waitFor()
          steps = await showsTheSame(page, sent, acts, world.only)
        })
      // To the server a reload is what a link is: once is enough.
      const [, first] = steps
      await page.goForward()
      await leadsTo(page, first!)
      await page.reload()
      await leadsTo(page, first!)
      await Promise.all([page.close(), sent.close()])
    })
}

type Step = { url: string; seen: Awaited<ReturnType<typeof shown>> }

async function leadsTo(page: Page, { url, seen }: Step) {
  // When a dialog was seen, its last sections may still have been on their way.
  const dialog = seen.dialog.length ? expect.arrayContaining(seen.dialog) : []
  await expect(page).toHaveURL(url)
  await expect.poll(() => shown(page), { intervals: [100] }).toEqual({ ...seen, dialog })
}

/**
 * What these acts lead to stands in another window that gets the link, and Back leads from it, one act at a time. The steps
 * on that way, from where it begins.
 */
async function showsTheSame(page: Page, sent: Page, acts: Act[], only: string): Promise<Step[]> {
  const before = [{ url: page.url(), seen: await shown(page) }]
  for (const [what, act] of acts) {
    const { url, seen } = before.at(-1)!
    await act(page, only)
    await page.waitForURL(({ href }) => href !== url, { waitUntil: 'commit' })
    await expect.poll(() => shown(page), { message: what, intervals: [100] }).not.toEqual(seen)
    // A field shows its value before the list has begun to load what it asks for.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })))
    await settled(page)
    before.push({ url: page.url(), seen: await shown(page) })
  }

  await sent.goto(page.url())
  await expect(async () => expect(await shown(sent)).toEqual(await shown(page))).toPass({ intervals: [100] })

  for (const step of before.slice(0, -1).reverse()) {
    await page.goBack()
    await leadsTo(page, step)
  }
  return before
}

function nameOf([path]: Way) {
  return path.replace(/^\/\w+\//, '')
}
