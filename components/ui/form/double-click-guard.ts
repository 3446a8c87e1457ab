/** Two clicks within this are one double click (ms), of a hand that keeps still so far (px). */
const TWICE_MS = 300
const STILL_PX = 4
/** What a click is meant for. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role]'
/** Things of these are taken away one after the other: where one was, the next one is. */
const LISTS = 'ul, ol, [role=group]'

type Click = { control: Element; list: Element | null; x: number; y: number; at: number }

/**
 * The second click of a double click is dropped when the first took away what it hit: it would land on what came instead,
 * a card of the next screen or the row under a dialog, and do what nobody asked for. Answers how to end that.
 */
export function guardDoubleClicks() {
  let first: Click | undefined
  const isSecond = (target: Element, { clientX, clientY, timeStamp }: MouseEvent) =>
    first &&
    !first.control.isConnected &&
    timeStamp - first.at < TWICE_MS &&
    Math.hypot(clientX - first.x, clientY - first.y) <= STILL_PX &&
    !first.list?.contains(target)
  const press = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y, timeStamp: at } = event
    if (!event.isTrusted || !(target instanceof Element)) return
    if (isSecond(target, event)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (event.type === 'click' && event.detail) {
      first = { control: target.closest(CONTROLS) ?? target, list: target.closest(LISTS), x, y, at }
    }
  }
  // Some open when they are pressed, not when they are clicked.
  const events = ['pointerdown', 'mousedown', 'click'] as const
  for (const name of events) window.addEventListener(name, press, true)
  return () => events.forEach((name) => window.removeEventListener(name, press, true))
}
