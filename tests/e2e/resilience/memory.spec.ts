import { expect, test } from '@playwright/test'
import { people } from '../support/own-people'
import { freePort, ownServer, type OwnServer } from '../support/own-server'
import { soak } from '../support/soak'

let own: OwnServer
test.beforeAll(async () => void (own = await ownServer()))
test.afterAll(() => own.close())

test('memory and open files stay what they are over thousands of requests of every kind', async () => {
  const inspector = await freePort()
  await own.start({ NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` })
  const all = await people(own)
  const held = await soak({ url: own.url, inspector, people: all, requests: 10_000, windows: 4, atOnce: 8 })
  // The first thousands warm up code and caches. A kilobyte that each request left behind would be 5 MB; the heap itself sways by 2.
  expect(held[3]!.heap - held[1]!.heap).toBeLessThan(4 * 1_048_576)
  expect(held[3]!.open - held[1]!.open).toBeLessThan(20)
})
