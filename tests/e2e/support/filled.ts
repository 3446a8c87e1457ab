import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** A field by its label, what is filled in, and the message that stands under it then. */
export type Wrong = [label: string, typed: string, message: string]
type Filled = {
  page: Page
  /** The form, or the dialog around it. */
  form: Locator
  submit: string
  /** What fits, by label; a row changes one field of it. */
  fits: Record<string, string>
  /** What is said of the form that was left as it opened. */
  untouched?: [label: string, message: string][]
  wrong: Wrong[]
}

/** The control with this label. */
export const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true })

/** The writes that a page sends, from now on; files that are stored beforehand are none. */
export function writesOf(page: Page) {
  const writes: { line: string; body: unknown }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' || !pathname.startsWith('/api/') || pathname === '/api/files') return
    // The sign-in page asks by itself, so that the browser can offer a passkey.
    if (pathname === '/api/login/passkey/options') return
    writes.push({ line: `${request.method()} ${pathname}`, body: request.postDataJSON() as unknown })
  })
  return writes
}

/** The field is marked, and its message belongs to it. */
export async function refuses(control: Locator, message: string) {
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect(control).toHaveAccessibleDescription(new RegExp(`(^|\\s)${escaped(message)}(\\s|$)`))
}

/**
 * Fills a form wrongly, row by row: the message stands under its field and nowhere else, nothing is sent, and what was
 * typed is still there. Leaves the form filled with what fits.
 */
export async function fillWrongly({ page, form, submit, fits, untouched, wrong }: Filled) {
  const writes = writesOf(page)
  const send = () => page.getByRole('button', { name: submit, exact: true }).click()
  const nothingSent = () => expect(writes).toEqual([])

  if (untouched)
    await test.step('left as it opens, it says all of what is missing', async () => {
      await send()
      for (const [label, message] of untouched) await refuses(field(form, label), message)
      await expect(form.locator('[aria-invalid]')).toHaveCount(untouched.length)
      await expect(field(form, untouched[0]![0])).toBeFocused()
      nothingSent()
    })

  for (const [label, value] of Object.entries(fits)) await fillIn(field(form, label), value)
  for (const [label, typed, message] of wrong)
    await test.step(`${label} ${typed.length > 40 ? `of ${typed.length} characters` : `“${typed}”`}: ${message}`, async () => {
      const control = field(form, label)
      const fitting = fits[label] ?? (await control.inputValue())
      await fillIn(control, typed)
      await send()
      await refuses(control, message)
      await expect(form.locator('[aria-invalid]')).toHaveCount(1)
      await expect(control).toBeFocused()
      nothingSent()
      for (const [other, value] of Object.entries({ ...fits, [label]: typed }))
        await expect(field(form, other)).toHaveValue(value)
      await fillIn(control, fitting)
      await expect(control).not.toHaveAttribute('aria-invalid')
    })
}

async function fillIn(control: Locator, value: string) {
  if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value)
  else await control.fill(value)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
