import { expect, type Locator, type Page } from '@playwright/test'

/** What is wrong with where the focus stands: lost, not to be seen, or behind something; empty when nothing is. */
export const focusFaults = (page: Page) => page.evaluate(faultsOfFocus)

/** Goes on by Tab, or back by Shift+Tab, until this control has the focus; each stop on the way can be seen. */
export async function tabTo(page: Page, control: Locator, { back = false } = {}) {
  await expect(control).toBeVisible()
  const there = () => control.evaluate((element) => element === document.activeElement)
  if (await there()) return
  const stops: string[] = []
  for (let at = 0; at < 120; at++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    const { stop, faults } = await focusFaults(page)
    expect.soft({ stop, faults }).toEqual({ stop, faults: [] })
    if (await there()) return
    stops.push(stop)
  }
  throw new Error(`The Tab key doesn't come to ${control}; it came to\n${stops.join('\n')}`)
}

/** The control gets the focus by Tab, then the key. */
export async function press(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** The field gets the focus by Tab, then the text. */
export async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** After something has closed or gone, the focus stands on something, not nowhere. */
export const focusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.localName ?? 'nothing')).not.toBe('body')

// Runs in the browser: it can use nothing from outside.
async function faultsOfFocus() {
  // Rings and skip links come with a transition, if a short one.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const at = document.activeElement
  if (!at || at === document.body || at === document.documentElement) return { stop: 'nothing', faults: ['lost'] }
  const faults: string[] = []
  const words = at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40) ?? ''
  const stop = `${at.localName} "${words || at.getAttribute('name') || at.id}"`

  /** The control itself, or what draws the ring for it: a row, a card, the label of a hidden input. */
  const near = [at, at.parentElement, at.closest('tr, label, li'), at.nextElementSibling, ...at.children]
  const ring = near.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor)
  })
  if (!ring) faults.push('no ring')

  const rect = (at.closest('label') ?? at).getBoundingClientRect()
  const [left, right] = [Math.max(rect.left, 0), Math.min(rect.right, innerWidth)]
  const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)]
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.15, 0.5, 0.85].map((y) => [left + x * (right - left), top + y * (bottom - top)] as const),
  )
  const seen = points.some(([x, y]) => {
    const there = document.elementFromPoint(x, y)
    return there && (at.contains(there) || there.contains(at) || at.closest('label, tr, li')?.contains(there))
  })
  if (right <= left || bottom <= top) faults.push('off the screen')
  else if (!seen) faults.push('behind something')
  return { stop, faults }
}
