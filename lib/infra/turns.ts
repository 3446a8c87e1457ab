import { Problem } from '../contract/core/problem'

type Line = { running: number; waiting: (() => void)[] }

/** Runs at most `atOnce` tasks of one key at a time in this process; up to `waiting` more wait in line. One more: 429. */
export function turns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const lines = new Map<string, Line>()

  return async function inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    if (line.running < atOnce) line.running++
    else await place(line)
    try {
      return await task()
    } finally {
      // The place is handed to the next one, so `running` stays as it is.
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.running === 0) lines.delete(key)
    }
  }

  function place(line: Line): Promise<void> {
    if (line.waiting.length >= waiting)
      throw new Problem('rate_limited', 'Too many of these at once. Please try again in a moment.', undefined, {
        retryAfter: 5,
      })
    return new Promise((resolve) => line.waiting.push(resolve))
  }
}
