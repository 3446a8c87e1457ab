import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { otherBrowsers } from '../../../scripts/lib/other-browsers.mjs'
import { asciiStl } from '../../drawings'
import { drawings, expect, test as base } from '../support/fixtures'
import { namedInDemo } from '../support/named-in-demo'
import { screensOf } from '../support/overfilled-screens'
import { opensSomething } from '../support/settled'
import { inquiryOf, uploadsOf } from '../support/trade'
import type { Browser } from './browser'
import { openFirefox } from './firefox'
import { openWebkit } from './webkit'

type Name = keyof typeof otherBrowsers
const open = { firefox: openFirefox, webkit: openWebkit }

const test = base.extend<{ other: Browser }>({
  other: async ({}, use, { project }) => {
    const name = project.name as Name
    const browser = await open[name](otherBrowsers[name].program)
    await use(browser)
    await browser.close()
  },
})

async function signIn(other: Browser, baseURL: string, role: string) {
  await other.open(`${baseURL}/auth`)
  const status = await other.run(async (username) => {
    const body = JSON.stringify({ username, password: 'jobwork-demo' })
    return (await fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status
  }, `${role}@demo.jobwork.example`)
  expect(status).toBe(200)
}

/** What is to be seen of a page that is whole. */
const seen = () => ({
  title: document.querySelector('h1')?.textContent?.trim() ?? '',
  dialogs: String(document.querySelectorAll('[role=dialog]').length),
  busy: document.querySelectorAll('[aria-busy=true]').length,
  wider: document.documentElement.scrollWidth > innerWidth,
})
const whole = (dialogs: boolean) => ({
  title: expect.stringMatching(/^(?!Couldn’t load this page)./),
  busy: 0,
  wider: false,
  dialogs: dialogs ? expect.not.stringMatching(/^0$/) : expect.anything(),
})

for (const role of ['customer', 'supplier', 'admin'] as const)
  test(`every screen of a ${role} opens, with its drawers and dialogs, and reports no error`, async ({
    other,
    demo,
    baseURL,
  }) => {
    const addresses = screensOf(await namedInDemo(await demo(role), role))[role]
    await signIn(other, baseURL!, role)
    for (const address of addresses) {
      await other.open(`${baseURL}/${role}/${address}`)
      // A page that leads on has no document for a moment.
      const look = async () => expect(await other.run(seen), address).toEqual(whole(opensSomething(address)))
      await expect(look).toPass()
      expect([address, await other.errors()]).toEqual([address, []])
    }
  })

test('the search finds, a file is uploaded, and each kind of drawing is shown', async ({ other, demo, baseURL }) => {
  const page = await demo('customer')
  const files = [...drawings(), { name: 'box.stl', mimeType: 'model/stl', buffer: Buffer.from(asciiStl([10, 20, 30])) }]
  const { id } = await inquiryOf(page, { files: await uploadsOf(page, files) })
  await signIn(other, baseURL!, 'customer')

  await other.open(`${baseURL}/customer/dashboard`)
  const shows = (selector: string) => () => other.run((at) => document.querySelectorAll(at).length, selector)
  await expect
    .poll(async () => {
      await other.run(() =>
        document.querySelector<HTMLElement>('button[aria-keyshortcuts]:not([aria-expanded=true])')?.click(),
      )
      return shows('[role=dialog] input')()
    })
    .toBe(1)
  await other.run(() => {
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input')!
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'bracket')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect
    .poll(() => other.run(() => document.querySelector('[role=dialog] [role=status]')?.textContent))
    .toMatch(/\d+ result/)

  const folder = await mkdtemp(path.join(tmpdir(), 'jobwork-upload-'))
  await writeFile(path.join(folder, files[0]!.name), files[0]!.buffer)
  await other.open(`${baseURL}/customer/inquiries`)
  await expect.poll(shows('input[type=file]')).toBe(1)
  await other.upload(path.join(folder, files[0]!.name))
  await expect.poll(shows(`[aria-label="Remove ${files[0]!.name}"]`)).toBe(1)
  expect(await shows('main progress, main [aria-label^=Retry]')()).toBe(0)
  await rm(folder, { recursive: true })

  for (const [name, shown] of [
    [files[0]!.name, '46 × 46 × 380 mm'],
    [files[1]!.name, 'Extents'],
    [files[2]!.name, 'Pump shaft'],
    ['box.stl', '10 × 20 × 30 mm'],
  ] as const) {
    await other.open(`${baseURL}/customer/my-inquiries?id=${id}&file=${encodeURIComponent(name)}`)
    const dialogs = () =>
      other.run(() => [...document.querySelectorAll('[role=dialog]')].map((at) => at.textContent).join())
    await expect.poll(dialogs, name).toContain(shown)
    expect(await dialogs(), name).not.toMatch(/can’t be (shown|drawn)/)
    expect([name, await other.errors()]).toEqual([name, []])
  }
})
