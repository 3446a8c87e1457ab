import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { dxfFile } from '../../prisma/seed/files/dxf'
import { drawingOf } from '../../prisma/seed/files/drawing'
import { parts } from '../../prisma/seed/files/parts'
import { pdfFile } from '../../prisma/seed/files/pdf'
import { stepFile } from '../../prisma/seed/files/step'

type Role = 'customer' | 'supplier' | 'admin'

type People = {
  /** Somebody at a browser of their own. What their console or page says of an error fails the story. */
  person: () => Promise<Page>
  /** The same, signed in with the demo account of this role. */
  demo: (role: Role) => Promise<Page>
  /** The same, signed in with an account of their own that an admin has verified. */
  member: (role: 'customer' | 'supplier') => Promise<Page>
}

/** A refused call or a line that is down is part of some stories; the browser prints it as an error. */
const expected = /the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED/

export const test = base.extend<People>({
  person: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    const errors: string[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL })
      contexts.push(context)
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
  demo: async ({ person }, use) => {
    await use(async (role) => {
      const page = await person()
      const credentials = { username: `${role}@demo.jobwork.example`, password: 'jobwork-demo' }
      expect((await page.request.post('/api/login', { data: credentials })).status()).toBe(200)
      return page
    })
  },
  member: async ({ person, request }, use) => {
    await use(async (role) => {
      const page = await person()
      const email = `${named(role).replace(' ', '.')}@example.com`
      const data = { role, email, companyName: named('Company'), contactName: 'Asha Rao', password: 'a-long-secret' }
      const { id } = await (await page.request.post('/api/register', { data })).json()
      await request.post('/api/login', { data: { username: 'admin@demo.jobwork.example', password: 'jobwork-demo' } })
      expect((await request.patch(`/api/users/${id}/verify`)).status()).toBe(200)
      return page
    })
  },
})
export { expect }

/** A name that no other story and no other run has. */
export const named = (name: string) => `${name} ${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`

/** The toast with this title. */
export const toast = (page: Page, title: string) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: title }).first()

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
