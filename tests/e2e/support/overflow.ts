import type { Page } from '@playwright/test'

/** What is wrong with the layout of the page that is open, in words; empty when nothing is. */
export const layoutFaults = (page: Page) => page.evaluate(faultsOf)

// Runs in the browser: it can use nothing from outside.
function faultsOf() {
  const faults: string[] = []
  const width = innerWidth
  const style = (element: Element) => getComputedStyle(element)
  const called = (element: Element) =>
    `${element.localName}.${String(element.getAttribute('class')).split(' ').pop()} "${element.textContent!.slice(0, 24)}"`
  const hidden = (rect: DOMRect) => rect.width <= 2 || rect.height <= 2
  const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  const { scrollingElement } = document
  // Behind a drawer the page is held fast; what the drawer shows is judged below.
  const held = [document.documentElement, document.body].some((part) => style(part).overflowX === 'hidden')
  if (!held && scrollingElement!.scrollWidth > width)
    faults.push(`the page is ${scrollingElement!.scrollWidth} px wide`)

  const headings = [...document.querySelectorAll('h1')].filter((h1) => !hidden(h1.getBoundingClientRect()))
  // Where one thing takes the whole screen, the page keeps its name for those who hear it.
  if (headings.length > 1 || !document.querySelector('h1')) faults.push(`${headings.length} headings can be seen`)

  // Behind an open drawer or dialog the page is out of reach.
  const layers = [...document.querySelectorAll('[role="dialog"]')].filter(seen)
  const top: ParentNode = layers.at(-1) ?? document.body

  type Edges = { left: number; right: number; top: number; bottom: number }
  /** How far one sees of what stands in an element, and how the rest is cut: with an ellipsis, by scrolling, or just so. */
  const windowOn = (element: Element) => {
    const seen: Edges = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 }
    let rest: 'nothing' | 'says so' | 'scrolls' | 'cut' = 'nothing'
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, display, position } = style(at)
      const clamped = webkitLineClamp !== 'none' || clipPath !== 'none'
      if ((overflowX !== 'visible' || clamped) && display !== 'inline') {
        const box = at.getBoundingClientRect()
        seen.left = Math.max(seen.left, box.left)
        seen.right = Math.min(seen.right, box.right)
        seen.top = Math.max(seen.top, overflowY === 'visible' && !clamped ? -1e6 : box.top)
        seen.bottom = Math.min(seen.bottom, overflowY === 'visible' && !clamped ? 1e6 : box.bottom)
        const how =
          clamped || textOverflow === 'ellipsis' ? 'says so' : /auto|scroll/.test(overflowX) ? 'scrolls' : 'cut'
        if (rest === 'nothing' || (rest === 'cut' && how !== 'cut')) rest = how
      }
      if (position === 'fixed') break
    }
    return { seen, rest }
  }
  const within = ({ left, right, top, bottom }: Edges, by: Edges): Edges => ({
    left: Math.max(left, by.left),
    right: Math.min(right, by.right),
    top: Math.max(top, by.top),
    bottom: Math.min(bottom, by.bottom),
  })

  const leaves: { element: Element; rects: Edges[] }[] = []
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!
    if (!node.textContent!.trim() || element.matches('script, style, option, noscript, title') || !seen(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter((rect) => !hidden(rect))
    const { seen: frame, rest } = windowOn(element)
    if (!rects.length || frame.right - frame.left < 3 || frame.bottom - frame.top < 3) continue
    // With wide text, and in the card of a list on a phone, an amount of ten digits is longer than its place.
    const isShort = document.adoptedStyleSheets.length || element.closest('td')
    const amounts = isShort ? [] : node.textContent!.matchAll(/₹[\d,.]*\d/g)
    for (const amount of amounts) {
      range.setStart(node, amount.index)
      range.setEnd(node, amount.index + amount[0].length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) faults.push(`${amount[0]} breaks within the number`)
    }
    const [left, right] = [Math.min(...rects.map((r) => r.left)), Math.max(...rects.map((r) => r.right))]
    const out = right > frame.right + 1 || left < frame.left - 1
    if (rest === 'cut' && out) faults.push(`cut off: ${called(element)}`)
    if (/cut|nothing/.test(rest) && (right > width + 1 || left < -1)) faults.push(`off the screen: ${called(element)}`)
    const box = element.getBoundingClientRect()
    if (rest !== 'says so' && style(element).display !== 'inline' && right > box.right + 2)
      faults.push(`out of its box: ${called(element)}`)
    const shown = rects.map((rect) => within(rect, frame)).filter((r) => r.right - r.left > 2 && r.bottom - r.top > 2)
    if (shown.length) leaves.push({ element, rects: shown })
  }

  const floats = (element: Element) => {
    for (let at: Element | null = element; at && at !== top; at = at.parentElement)
      if (['fixed', 'sticky'].includes(style(at).position)) return true
    return false
  }
  const boxes = leaves
    .filter(({ element }) => !floats(element))
    .flatMap(({ element, rects }) => rects.map((rect) => ({ element, rect })))
    .sort((a, b) => a.rect.top - b.rect.top)
  boxes.forEach(({ element, rect }, at) => {
    for (const other of boxes.slice(at + 1)) {
      if (other.rect.top > rect.bottom - 3) break
      if (other.element === element || other.element.contains(element) || element.contains(other.element)) continue
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left)
      const down = Math.min(rect.bottom, other.rect.bottom) - other.rect.top
      if (across > 3 && down > 5) faults.push(`${called(element)} lies on ${called(other.element)}`)
    }
  })

  for (const control of top.querySelectorAll(
    'a[href], button, input, select, textarea, [role="tab"], [role="combobox"]',
  )) {
    const rect = control.getBoundingClientRect()
    // A link within a sentence is as high as its line; a visually hidden input has a label to hit.
    if (!seen(control) || hidden(rect) || style(control).display === 'inline' || style(control).opacity === '0')
      continue
    const label = control.closest('label')?.getBoundingClientRect()
    const [w, h] = [Math.max(rect.width, label?.width ?? 0), Math.max(rect.height, label?.height ?? 0)]
    if (w < 23.5 || h < 23.5) faults.push(`too small to hit (${Math.round(w)} × ${Math.round(h)}): ${called(control)}`)
    if (rect.left < -1 || rect.right > width + 1) {
      if (windowOn(control).rest !== 'scrolls') faults.push(`out of reach: ${called(control)}`)
    }
    const main = control.matches('button[class*=main], a[class*=main]')
    if (main && width < 500 && h < 43.5) faults.push(`a main action ${Math.round(h)} px high: ${called(control)}`)
  }
  return [...new Set(faults)].slice(0, 12)
}
