import { AsyncLocalStorage } from 'node:async_hooks'

const clock = new AsyncLocalStorage<Date>()

/** Runs acts of a story that is told after the fact: what they leave in the history bears this time. */
export const withEventTime = <T>(at: Date, act: () => Promise<T>): Promise<T> => clock.run(at, act)

/** When what happens now is said to have happened; null: now. */
export const eventTime = (): Date | null => clock.getStore() ?? null
