import { AsyncLocalStorage } from 'node:async_hooks'

const clock = new AsyncLocalStorage<Date>()

/** Runs acts whose events get this time: the demo data lies in the past. */
export const withEventTime = <T>(at: Date, act: () => Promise<T>): Promise<T> => clock.run(at, act)

/** The time at which the present act happens. */
export const actTime = (): Date => clock.getStore() ?? new Date()

/** The time that events get; null means now. */
export const eventTime = (): Date | null => clock.getStore() ?? null
