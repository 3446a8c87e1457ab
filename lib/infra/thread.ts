import path from 'node:path'
import { Tinypool } from 'tinypool'
import { env } from './env'
import { watchMemory } from './memory-guard'

/**
 * A thread for files of strangers: one task after the other, each with limits of time and memory. `name` is the bundle in
 * dist, `source` the file that loads TypeScript in development.
 */
export function openThread<Task, Result>(name: string, source: string, idleMs = 30_000) {
  let pool: Tinypool | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** Rejects with the reason when the task fails, or passes a limit: the thread ends then. */
  async function run(task: Task, limitMs: number): Promise<Result> {
    pool ??= new Tinypool({
      filename:
        env().NODE_ENV === 'production'
          ? path.join(process.cwd(), 'dist', `${name}.mjs`)
          : path.join(process.cwd(), source),
      minThreads: 0,
      maxThreads: 1,
      // Loading a reader costs more than most files, so the thread is kept for a while (ms); not for long, since its
      // memory never shrinks.
      idleTimeout: idleMs,
      execArgv: [],
      // It reads what strangers send, and needs none of our variables.
      env: { NODE_ENV: env().NODE_ENV },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    const abort = new AbortController()
    let reason = ''
    const stop = (why: string) => {
      reason ||= why
      abort.abort()
    }
    const timer = setTimeout(() => stop('It took too long.'), limitMs)
    const endWatch = watchMemory(() => stop('It took too much memory.'))
    try {
      return (await pool.run(task, { signal: abort.signal })) as Result
    } catch (error) {
      // A reader's state is unknown after a failure, and it can't be loaded twice in one thread.
      void pool.destroy()
      pool = undefined
      throw reason ? new Error(reason) : error
    } finally {
      clearTimeout(timer)
      endWatch()
    }
  }

  return (task: Task, limitMs: number): Promise<Result> => {
    // The limit counts from a task's own start.
    const result = last.then(() => run(task, limitMs))
    last = result.catch(() => {})
    return result
  }
}
