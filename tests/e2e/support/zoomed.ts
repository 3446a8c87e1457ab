import type { Page } from '@playwright/test'
import { layoutFaults } from './overflow'

/** The distances that WCAG 1.4.12 asks a page to bear: of lines, paragraphs, letters and words. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** A window of 1280 × 800 at 200 %. */
export const ZOOMED = { width: 640, height: 400 }
export const isZoomed = (page: Page) => page.viewportSize()?.width === ZOOMED.width

/** What goes wrong in a zoomed window; empty when nothing does. The window stays as small. */
export async function zoomFaults(page: Page) {
  if (!isZoomed(page)) await page.setViewportSize(ZOOMED)
  return [...(await layoutFaults(page)), ...(await page.evaluate(barFaults))]
}

/** What goes wrong there with wide text. */
export async function wideTextFaults(page: Page) {
  if (!isZoomed(page)) await page.setViewportSize(ZOOMED)
  await page.evaluate(wear, spacing)
  const spaced = (await layoutFaults(page)).map((fault) => `with wide text, ${fault}`)
  await page.evaluate(wear, '')
  return spaced
}

/** What moves for longer than a blink although less motion is asked for. */
export const motionFaults = (page: Page) => page.evaluate(moving)

// What follows runs in the browser: it can use nothing from outside.

/** A sheet that the policy on styles doesn't forbid. */
async function wear(css: string) {
  document.adoptedStyleSheets = css ? [await new CSSStyleSheet().replace(css)] : []
}

function barFaults() {
  const faults: string[] = []
  const layer = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(-1)
  const scroller = layer
    ? [...layer.querySelectorAll('*')].find(
        (e) => e.scrollHeight > e.clientHeight + 4 && /auto|scroll/.test(getComputedStyle(e).overflowY),
      )
    : document.scrollingElement!
  // Bars that stay while the rest scrolls leave most of the height to what is read.
  if (layer && scroller && scroller.clientHeight < innerHeight * 0.4)
    faults.push(`only ${scroller.clientHeight} px of ${innerHeight} are left to read in`)
  if (!layer) {
    scrollTo(0, document.documentElement.scrollHeight)
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, display } = getComputedStyle(element)
      const rect = element.getBoundingClientRect()
      return /fixed|sticky/.test(position) && display !== 'none' && rect.width > innerWidth * 0.6 && rect.height > 8
    })
    const rows = Array.from({ length: innerHeight }, (_, y) =>
      bars.some((bar) => {
        const { top, bottom } = bar.getBoundingClientRect()
        return y >= top && y < bottom
      }),
    )
    const covered = rows.filter(Boolean).length
    if (covered > innerHeight * 0.5) faults.push(`bars cover ${covered} of ${innerHeight} px`)
    scrollTo(0, 0)
  }
  return faults
}

function moving() {
  const ms = (times: string) =>
    Math.max(...times.split(',').map((t) => parseFloat(t) * (/ms$/.test(t.trim()) ? 1 : 1000)))
  const faults = new Set<string>()
  for (const element of document.querySelectorAll('*'))
    for (const part of [null, '::before', '::after']) {
      const style = getComputedStyle(element, part)
      const what = `${element.localName}.${String(element.getAttribute('class')).split(' ').pop()}${part ?? ''}`
      if (ms(style.transitionDuration) > 100) faults.add(`${what} takes ${style.transitionDuration} to change`)
      if (style.animationName !== 'none' && ms(style.animationDuration) > 100) faults.add(`${what} is animated`)
      if (style.scrollBehavior === 'smooth') faults.add(`${what} scrolls smoothly`)
    }
  return [...faults].slice(0, 8)
}
