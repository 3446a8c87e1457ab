import type { Page } from '@playwright/test'
import { ask, type Trade } from './trade'

/** What every form says when nobody answers. */
export const DOWN = 'We can’t reach the server. Your input is still here; please try again.'

type Step = (page: Page, trade: Trade) => Promise<unknown>

/** A row of the error catalogue. */
export type Failure = {
  situation: string
  who: 'nobody' | 'customer' | 'supplier' | 'admin'
  title: string
  /** What it says with the line down. */
  down: string
  /** What makes it fail while the form is open, and what the server then says. */
  meanwhile?: { happens: string; step?: Step; says: string }
  /** Opens the screen, fills it in and gives what sends it. */
  open: (page: Page, trade: Trade) => Promise<() => Promise<unknown>>
  /** What was typed, by label: it is still there after both failures. */
  typed?: Record<string, string>
}

/** Our sentence, followed by the one for a line that is down. */
export const orDown = (sentence: string) => `${sentence.replace(/\.$/, '')}. ${DOWN}`
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last()
export const click = (page: Page, name: string | RegExp) => () => button(page, name).click()
export const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
}

/** Happens to any form. */
export const signedOut = {
  happens: 'signed out in another tab',
  step: (page: Page) => ask(page, 'POST /api/logout'),
  says: 'Please sign in',
}

const shown = new Map<Page, number>()
/** The thing that this page shows: the `{id}` of what happens meanwhile. */
export const remember = (page: Page, id: number) => shown.set(page, id)
const filled = (line: string, page: Page) => line.replace('{id}', String(shown.get(page)))
/** A call that another admin makes meanwhile. */
export const byAdmin = (line: string, data?: object) => async (page: Page, trade: Trade) =>
  ask(trade.desk, filled(line, page), data)
/** A call that the same person makes in another tab. */
export const byTab = (line: string, data?: (id: number) => object) => (page: Page) =>
  ask(page, filled(line, page), data?.(shown.get(page)!))
