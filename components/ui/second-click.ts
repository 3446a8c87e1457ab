/** Two clicks within this are one double click (ms), of a hand that keeps still so far (px). */
const TWICE_MS = 300
const STILL_PX = 4
/** What a click is meant for. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role]'

/**
 * The second click of a double click is dropped when the first took away what it hit: it would land on what came instead,
 * a card of the next screen or the row under a dialog, and do what nobody asked for. Answers how to end that.
 */
export function dropSecondClicks() {
  let first: { control: Element; x: number; y: number; at: number } | undefined
  const isSecond = ({ clientX, clientY, timeStamp }: MouseEvent) =>
    first &&
    !first.control.isConnected &&
    timeStamp - first.at < TWICE_MS &&
    Math.hypot(clientX - first.x, clientY - first.y) <= STILL_PX
  const press = (event: MouseEvent) => {
    if (!event.isTrusted) return
    if (isSecond(event)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (event.type === 'click' && event.detail && event.target instanceof Element) {
      const control = event.target.closest(CONTROLS) ?? event.target
      first = { control, x: event.clientX, y: event.clientY, at: event.timeStamp }
    }
  }
  // Some open when they are pressed, not when they are clicked.
  const events = ['pointerdown', 'mousedown', 'click'] as const
  for (const name of events) window.addEventListener(name, press, true)
  return () => events.forEach((name) => window.removeEventListener(name, press, true))
}
