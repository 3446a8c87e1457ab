import { question, type Ask } from './question'

const password = question()
let declined = false

/** What asks for the password once a call finds that the session has ended; null while nobody should be signed in. */
export function onSessionEnded(next: Ask | null) {
  password.askBy(next)
  declined = false
}

/**
 * Whether the session was renewed, so that the call can go out again. Once it was declined only writes ask again, not what
 * is read in the background.
 */
export async function renewSession({ write }: { write: boolean }): Promise<boolean> {
  const renewed = declined && !write ? null : await password.ask()
  if (renewed === null) return false
  declined = !renewed
  return renewed
}
