import { setTimeout as pause } from 'node:timers/promises'

/** For what remembers for a while it is so much later (s). Give the clock back with `jest.restoreAllMocks()`. */
export async function later(seconds: number) {
  const now = performance.now() + seconds * 1000
  jest.spyOn(performance, 'now').mockReturnValue(now)
  // Who remembers looks at the clock once a millisecond.
  await pause(5)
}
