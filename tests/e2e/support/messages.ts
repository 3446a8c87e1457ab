import type { Page, Request, WebSocketRoute } from '@playwright/test'
import { expect } from './fixtures'

/** The toasts on the screen. */
export const messagesOf = (page: Page) => page.getByRole('region', { name: /^Messages/ }).getByRole('listitem')

/** The one toast on the screen has this title and this text, and nothing else. */
export async function expectToast(page: Page, title: string, text: string) {
  await expect(messagesOf(page)).toHaveText([`${title}${text}`])
}

/**
 * Gives a wait for all that the page fetches, code that comes late included: it comes once the page is quiet, and once
 * a form is touched. Starts before the page opens.
 */
export function watched(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    // React has hydrated the page.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main, form')!).some((k) => k.startsWith('__react')),
    )
    await page.clock.fastForward(2000)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect.poll(() => [...open].filter((r) => r.resourceType() !== 'websocket').map((r) => r.url())).toEqual([])
  }
}

/** The live channel of a page, in our hands: it goes to the server, and can be broken off. Before the page opens. */
export async function live(page: Page, { messages = true } = {}) {
  const routes: WebSocketRoute[] = []
  let [ready, beaten, answered] = [0, 0, 0]
  await page.routeWebSocket(/\/ws/, (route) => {
    routes.push(route)
    const server = route.connectToServer()
    route.onMessage((message) => {
      if (message === '3') answered++
      server.send(message)
    })
    server.onMessage((message) => {
      const isAccepted = String(message).includes('auth_success')
      if (isAccepted) ready++
      // What begins with 42 is a message: what others do meanwhile, say.
      if (messages || isAccepted || !String(message).startsWith('42')) route.send(message)
    })
  })
  return {
    /** How often it was opened. */
    opened: () => routes.length,
    /** Waits until the server has accepted the nth opening. */
    ready: (times = 1) => expect.poll(() => ready).toBe(times),
    breakOff: () => routes.at(-1)!.close(),
    /** The server's heartbeat, for a page whose clock runs faster than the server's; waits until the page has answered it. */
    beat: async () => {
      routes.at(-1)!.send('2')
      beaten++
      await expect.poll(() => answered).toBeGreaterThanOrEqual(beaten)
    },
  }
}

/** Keeps the messages of the live channel from a page, so that others are always faster. Call it before the page opens. */
export const withoutMessages = (page: Page) =>
  page.routeWebSocket(/\/ws/, (route) => {
    // What begins with 42 is a message; the rest keeps the line up.
    route.connectToServer().onMessage((message) => String(message).startsWith('42') || route.send(message))
  })
