/** A browser that Playwright doesn't drive: as much of it as the stories need. */
export type Browser = {
  open: (url: string) => Promise<void>
  /** Calls this function in the page with values of JSON; waits for a promise. */
  run: <Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>
  /** Puts a file of this machine into the first field for files. */
  upload: (path: string) => Promise<void>
  /** What the page reported since the last call: errors of scripts, breaches of the policy. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}
