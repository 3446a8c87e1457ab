import { ModernFakeTimers } from '@jest/fake-timers'

/** The whole of Jest's clock: the runner's own `jest` has no choice of what stays real, and no waiting for promises. */
export const clock = new ModernFakeTimers({ config: { fakeTimers: {} } as never, global: globalThis })
