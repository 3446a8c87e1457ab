import { randomInt } from 'node:crypto'
import { expect, request, test as base, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { IDENTITY_FRESH } from '../../../lib/rules/core/permissions'
import { dxfFile } from '../../../scripts/demo-files/dxf'
import { drawingOf } from '../../../scripts/demo-files/drawing'
import { parts } from '../../../scripts/demo-files/parts'
import { pdfFile } from '../../../scripts/demo-files/pdf'
import { stepFile } from '../../../scripts/demo-files/step'

type Role = 'customer' | 'supplier' | 'admin'

type People = {
  /** Somebody at a browser of their own. What their console or page says of an error fails the story. */
  person: () => Promise<Page>
  /** The same, signed in with the demo account of this role: `anew` where the story ends the session. */
  demo: (role: Role, anew?: 'anew') => Promise<Page>
  /** The same, signed in with an account of their own that an admin has verified. */
  member: (role: 'customer' | 'supplier') => Promise<Page>
  /** An admin without a browser, on the demo account. */
  desk: APIRequestContext
}

type Shared = {
  /** The sessions of the demo people, begun once, since each sign-in costs a third of a second of hashing, and kept fresh. */
  sessionOf: (role: Role) => Promise<Session>
}
type Session = Awaited<ReturnType<APIRequestContext['storageState']>>

/** The stories of a worker last longer than a sign-in counts as fresh: it is confirmed anew after a third of that time. */
const CONFIRM_AFTER_MS = (IDENTITY_FRESH / 3) * 60_000
const DEMO_PASSWORD = 'jobwork-demo'

/** A refused call or a line that is down is part of some stories; the browser prints it as an error. */
const expected = /the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED/

/** Chromium's console doesn't show what its pages try against the policy where they catch the refusal: a probe for eval. */
const reportViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`The policy's ${effectiveDirective} refused ${blockedURI} of ${sourceFile}`),
  )

/** Workers begin in the same second: by its system each finds its own session among those of the demo account. */
const SYSTEMS = ['Windows NT 10.0', 'Macintosh; Intel Mac OS X 10_15_7', 'X11; Linux x86_64', 'Linux; Android 16']

const signIn = async (http: APIRequestContext, role: Role) => {
  const data = { username: `${role}@demo.jobwork.example`, password: DEMO_PASSWORD }
  const system = SYSTEMS[Number(process.env.TEST_PARALLEL_INDEX) % SYSTEMS.length]
  const headers = { 'user-agent': `Mozilla/5.0 (${system}) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36` }
  expect((await http.post('/api/login', { data, headers })).status()).toBe(200)
}

export const test = base.extend<People, Shared>({
  sessionOf: [
    async ({}, use, { project }) => {
      const { baseURL } = project.use
      const begun: Partial<Record<Role, { session: Promise<Session>; confirmedAt: number }>> = {}
      const begin = async (role: Role) => {
        const http = await request.newContext({ baseURL })
        await signIn(http, role)
        const session = await http.storageState()
        await http.dispose()
        return session
      }
      const confirm = async (session: Session) => {
        const http = await request.newContext({ baseURL, storageState: session })
        expect((await http.post('/api/user/confirm', { data: { password: DEMO_PASSWORD } })).status()).toBe(204)
        await http.dispose()
      }
      await use(async (role) => {
        const known = (begun[role] ??= { session: begin(role), confirmedAt: Date.now() })
        const session = await known.session
        if (Date.now() - known.confirmedAt > CONFIRM_AFTER_MS) {
          await confirm(session)
          known.confirmedAt = Date.now()
        }
        return session
      })
    },
    { scope: 'worker' },
  ],
  desk: async ({ sessionOf, baseURL }, use) => {
    const http = await request.newContext({ baseURL, storageState: await sessionOf('admin') })
    await use(http)
    await http.dispose()
  },
  person: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    const errors: string[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL })
      contexts.push(context)
      await context.addInitScript(reportViolations)
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text())) errors.push(message.text())
      })
      return page
    })
    for (const context of contexts) await context.close()
    expect(errors).toEqual([])
  },
  demo: async ({ person, sessionOf }, use) => {
    await use(async (role, anew) => {
      const page = await person()
      if (anew) await signIn(page.request, role)
      else await page.context().addCookies((await sessionOf(role)).cookies)
      return page
    })
  },
  member: async ({ person, desk }, use) => {
    await use(async (role) => {
      const page = await person()
      const email = `${named(role).replace(' ', '.')}@example.com`
      const data = { role, email, companyName: named('Company'), contactName: 'Asha Rao', password: 'a-long-secret' }
      const { id } = await (await page.request.post('/api/register', { data })).json()
      expect((await desk.patch(`/api/users/${id}/verify`)).status()).toBe(200)
      return page
    })
  },
})
export { expect, request }

/** A name that no other story and no other run has, and none begins with. */
export const named = (name: string) => `${name} ${inLetters(`${Date.now().toString(36)}${randomInt(1e4, 1e5)}`)}`

/** Digits in a row would be masked as a telephone number. */
const inLetters = (text: string) => text.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)

/** Closes the message, which sends the act that it offers to take back. */
export const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).click()

/** The same, and waits until the act is stored: before somebody else looks. */
export async function dismissAndSend(page: Page) {
  const sent = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await dismiss(page)
  await sent
}

/** The toast with this title. */
export const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('listitem')
    // What a reader hears of it is gone after a second.
    .or(page.getByRole('status'))
    .or(page.getByRole('alert'))
    .filter({ hasText: title })
    .first()

/** A drawing in three formats, as an engineer sends it. */
export function drawings() {
  const part = parts[Object.keys(parts)[0] as keyof typeof parts]
  const file = (end: string, mimeType: string, text: string) => ({
    name: `${part.file}.${end}`,
    mimeType,
    buffer: Buffer.from(text, 'latin1'),
  })
  return [
    file('step', 'model/step', stepFile(part, new Date(0))),
    file('dxf', 'image/vnd.dxf', dxfFile(drawingOf(part))),
    file('pdf', 'application/pdf', pdfFile(drawingOf(part), part.name)),
  ]
}
