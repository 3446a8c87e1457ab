import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from './fixtures'
import { displayId } from '../../../lib/terms/nouns'
import { plainJpeg } from '../../named-files/jpeg'

/** The card of an order on the shop floor. */
export const cardOf = (page: Page, id: number) => page.getByRole('article', { name: displayId('workorder', id) })

/** Opens the floor, and waits until the phone keeps it. */
export async function openFloor(page: Page, address = '/supplier/floor') {
  await page.goto(address)
  const keeps = () =>
    page.evaluate(async () => {
      const floor = await caches.open('floor')
      const kept = await Promise.all(['/supplier/floor', '/api/floor'].map((path) => floor.match(path)))
      return kept.every(Boolean)
    })
  await expect.poll(keeps).toBe(true)
}

/** What the phone keeps of the floor: names of caches, and how many updates. */
export const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open('jobwork-queue')
      request.onsuccess = () => done(request.result)
      request.onerror = () => fail(request.error!)
    })
    const items = await new Promise<number>((done) => {
      const count = database.transaction('items').objectStore('items').count()
      count.onsuccess = () => done(count.result)
    })
    database.close()
    return { floor: await caches.has('floor'), items }
  })

export const photo = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: plainJpeg }
export const httpIn = (context: BrowserContext) => ({ http: context.request })

/** Presses a button until this shows: a second tap at once counts as the first one. */
export const pressUntil = (button: Locator, shows: Locator) =>
  expect(async () => {
    if (!(await shows.isVisible())) await button.click({ timeout: 2_000 })
    await expect(shows).toBeVisible({ timeout: 2_000 })
  }).toPass()
