import { question, type Ask } from './question'

const password = question()
let declined = false
let renewals = 0

/** Grows whenever the session is renewed on this screen. */
export const timesRenewed = () => renewals

/** What asks for the password once a call finds that the session has ended; null while nobody should be signed in. */
export function onSessionEnded(next: Ask | null) {
  password.askBy(next)
  declined = false
}

/**
 * Whether the session was renewed, so that the call can go out again. `since` is what `timesRenewed` was when the call went
 * out: an answer that comes late, after somebody has signed in again, asks nobody. Once it was declined only writes ask
 * again, not what is read in the background.
 */
export async function renewSession({ write, since }: { write: boolean; since: number }): Promise<boolean> {
  if (renewals > since) return true
  const renewed = declined && !write ? null : await password.ask()
  if (renewed === null) return false
  declined = !renewed
  if (renewed) renewals++
  return renewed
}
