import { setTimeout as pause } from 'node:timers/promises'
import { ModernFakeTimers } from '@jest/fake-timers'

/** The whole of Jest's clock: the runner's own `jest` has no choice of what stays real, and no waiting for promises. */
export const clock = new ModernFakeTimers({ config: { fakeTimers: {} } as never, global: globalThis })

/** For what remembers for a while it is so much later (s). Give the clock back with `jest.restoreAllMocks()`. */
export async function later(seconds: number) {
  const now = performance.now() + seconds * 1000
  jest.spyOn(performance, 'now').mockReturnValue(now)
  // Who remembers looks at the clock once a millisecond.
  await pause(5)
}
