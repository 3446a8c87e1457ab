import type { Job } from './useFileParser'

/** Ends once all files before are read, broken or stopped. */
let last: Promise<unknown> = Promise.resolve()

/** Reads one file after another: a reader of STEP files takes much memory. */
export function inTurn<T>(start: () => Job<T>): Job<T> {
  const before = last
  const abort = new AbortController()
  const stopped = new Promise<never>((_, reject) =>
    abort.signal.addEventListener('abort', () => reject(new Error('Stopped'))),
  )
  const read = async () => {
    await before
    abort.signal.throwIfAborted()
    const job = start()
    abort.signal.addEventListener('abort', job.stop)
    return job.result
  }
  const result = Promise.race([read(), stopped])
  last = Promise.allSettled([before, result])
  return { result, stop: () => abort.abort() }
}
