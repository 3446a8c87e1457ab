/** How a round of sending ended. `later`: something waits for the line. `signIn`: the session has ended. `other`: another person is signed in. */
export type Sent = 'all' | 'later' | 'signIn' | 'other'

let last: Sent = 'all'
const listeners = new Set<() => void>()

/** How the last round of sending ended. */
export const lastSent = () => last

/** Notes how a round ended. */
export function noteSent(sent: Sent): void {
  if (sent === last) return
  last = sent
  listeners.forEach((listener) => listener())
}

/** Calls back when a round ends otherwise than the one before. */
export function onSent(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
