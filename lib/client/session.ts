/** Asks for the password: true once the same account is signed in again, false when the person declined. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asked: Promise<boolean> | null = null
let declined = false

/** What asks once a call finds that the session has ended; null while nobody should be signed in. */
export function onSessionEnded(next: Ask | null) {
  ask = next
  declined = false
}

/**
 * Whether the session was renewed, so that the call can go out again. Calls at the same time share one question. Once
 * it was declined only writes ask again, not what is read in the background.
 */
export function renewSession({ write }: { write: boolean }): Promise<boolean> {
  if (!ask || (declined && !write)) return Promise.resolve(false)
  asked ??= ask()
    .then((renewed) => {
      declined = !renewed
      return renewed
    })
    .finally(() => {
      asked = null
    })
  return asked
}
