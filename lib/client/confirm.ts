/** Asks the person to confirm that it is the same one: true once that is done, false when it declined. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asked: Promise<boolean> | null = null

/** What asks once an act wants a fresh sign-in; null where nobody can be asked. */
export function onConfirmAsked(next: Ask | null) {
  ask = next
}

/** Whether the person confirmed, so that the call can go out again. Calls at the same time share one question. */
export function confirmAgain(): Promise<boolean> {
  if (!ask) return Promise.resolve(false)
  asked ??= ask().finally(() => {
    asked = null
  })
  return asked
}
