import { expect, type Locator, type Page } from '@playwright/test'

/** Everything is where it stays: what loads after the first paint is there, and nothing moves. */
export async function settled(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await atRest(page)
}

/** Nothing moves: the fonts are there, and every animation has ended. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })

/** Where something lies (px) once nothing moves: even an animation of 1 ms is seen at its start in a busy browser. */
export async function boxOf(place: Locator) {
  await place.waitFor({ state: 'attached' })
  await atRest(place.page())
  return (await place.boundingBox())!
}

/**
 * Opens a page of a supplier, and waits for what it reads once its live channel is open: a session that ends before would be
 * found by that reading, which opens the sign-in by itself.
 */
export async function openToTheEnd(page: Page, address: string) {
  const late = ['/api/dashboard', '/api/notifications'].map((path) => page.waitForResponse(new RegExp(path)))
  await page.goto(address)
  await Promise.all(late)
}

/** The layout shift since the page was opened (CLS), without what follows a click or a key. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((tell) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
        const sum = (entries: PerformanceEntry[]) =>
          (entries as Shift[]).reduce((all, { value, hadRecentInput }) => all + (hadRecentInput ? 0 : value), 0)
        // What was before comes at once, or there was nothing.
        const observer = new PerformanceObserver((list) => tell(sum(list.getEntries())))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => tell(0)))
      }),
  )

/** What only chooses the rows, the tab or the request of a screen. */
const WITHIN_SCREENS = ['tab', 'show', 'q', 'rfq', 'revise', 'actor', 'member', 'deliveries']

/** Whether an address opens a drawer or a dialog over its screen. The shop floor has neither. */
export function opensSomething(address: string): boolean {
  const [path, query] = address.split('?')
  if (path!.endsWith('floor')) return false
  return [...new URLSearchParams(query).keys()].some((key) => !WITHIN_SCREENS.includes(key))
}

/**
 * Opens an address: within the app where another one of this role is open, which costs half of loading the page. The one that is
 * open is loaded anew. A story about loading (a link, a reload, what the server sends) asks the page itself, and so does one
 * whose call changed what nobody tells this page: what it has read stays fresh for 30 seconds.
 */
export async function walk(page: Page, address: string) {
  const [role] = /^\/(customer|supplier|admin)\//.exec(address) ?? []
  const here = page.url().replace(/^https?:\/\/[^/]+/, '')
  if (!role || !here.startsWith(role) || here === address) return void (await page.goto(address))
  await page.evaluate((to) => {
    const { next } = window as unknown as { next: { router: { push: (to: string) => void } } }
    next.router.push(to)
  }, address)
  await expect(page).toHaveURL(address)
}

/** The screen at this address, with the drawer or dialog that it opens. */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  if (opensSomething(address)) await expect(page.getByRole('dialog').last()).toBeVisible()
  await settled(page)
}
