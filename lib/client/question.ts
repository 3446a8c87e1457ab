/** Asks a person something, and answers true once that was done; false when it was declined. */
export type Ask = () => Promise<boolean>

/** A question to the person in front of the screen. Calls at the same time share one. */
export function question() {
  let asks: Ask | null = null
  let asked: Promise<boolean> | null = null
  return {
    /** What asks; null where nobody can be asked. */
    askBy(next: Ask | null) {
      asks = next
    },
    ask(): Promise<boolean> | null {
      if (!asks) return null
      asked ??= asks().finally(() => {
        asked = null
      })
      return asked
    },
  }
}
