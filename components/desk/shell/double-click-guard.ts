/** Two clicks within this are one double click (ms), of a hand that keeps still so far (px). */
const TWICE_MS = 300
const STILL_PX = 4
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role]'
/** Entries of a list are removed one by one: where one was, the next one is. */
const LISTS = 'ul, ol, [role=group]'

/**
 * Drops the second click of a double click when the first removed its target: it would press what came in its place, a card
 * of the next screen or the row under a dialog. Returns the function that ends it.
 */
export function guardDoubleClicks() {
  let first: { event: MouseEvent; control: Element; list: Element | null } | undefined
  const press = (event: MouseEvent) => {
    const { target, clientX, clientY, timeStamp } = event
    if (!event.isTrusted || !(target instanceof Element)) return
    const before = first && !first.control.isConnected && !first.list?.contains(target) ? first.event : null
    const distance = before && Math.hypot(clientX - before.clientX, clientY - before.clientY)
    if (before && timeStamp - before.timeStamp < TWICE_MS && distance! <= STILL_PX) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (event.type === 'click' && event.detail)
      first = { event, control: target.closest(CONTROLS) ?? target, list: target.closest(LISTS) }
  }
  // Menus and selects open on pointerdown or mousedown.
  const events = ['pointerdown', 'mousedown', 'click'] as const
  for (const name of events) window.addEventListener(name, press, true)
  return () => events.forEach((name) => window.removeEventListener(name, press, true))
}
