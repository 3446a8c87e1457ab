import path from 'node:path'
import { Tinypool } from 'tinypool'
import { env } from './env'

const MEMORY_PASSED = 'It took too much memory.'
const TIME_PASSED = 'It took too long.'

/** Whether a task ended because its time had passed. That may be the fault of a busy machine, not of the file. */
export const isOutOfTime = (error: Error) => error.message === TIME_PASSED

/** How long a process may take to start and to load its module (ms). */
const START_MS = 60_000

/** The largest heap of JavaScript in such a process (MB). Buffers and WebAssembly come on top: memory-guard.ts bounds all of it. */
const MAX_HEAP_MB = 256

/**
 * A process for files of strangers: one task after the other, each with limits of time and memory. `name` is the bundle in
 * dist, `source` the file that loads TypeScript in development. Its module exports the task and `ready`, which does nothing:
 * the limits count from then on, and `onBegin` is called. It calls `guardMemory` before it reads a file.
 */
export function openWorkerProcess<Task, Result>(name: string, source: string, idleMs = 30_000) {
  let pool: Tinypool | undefined
  let last: Promise<unknown> = Promise.resolve()

  function open() {
    const opened = new Tinypool({
      runtime: 'child_process',
      // Bytes stay bytes on their way.
      serialization: 'advanced',
      // Next would take each file of the project for one that a page may read.
      filename:
        env().NODE_ENV === 'production'
          ? path.join(/*turbopackIgnore: true*/ process.cwd(), 'dist', `${name}.mjs`)
          : path.join(/*turbopackIgnore: true*/ process.cwd(), source),
      minThreads: 0,
      maxThreads: 1,
      // Loading a reader costs more than most files, so the process is kept for a while (ms); not for long, since its
      // memory hardly shrinks.
      idleTimeout: idleMs,
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
      // It reads what strangers send, and needs none of our variables.
      env: { NODE_ENV: env().NODE_ENV },
    })
    // One that is ended between two tasks, as at the end of the server, is no fault: the next task starts another.
    opened.on('error', () => {
      if (pool === opened) pool = undefined
    })
    return opened
  }

  /** Rejects with the reason when the task fails, or passes a limit: the process ends then. */
  async function run(task: Task, limitMs: number, onBegin: () => void): Promise<Result> {
    const abort = new AbortController()
    let timer: NodeJS.Timeout | undefined
    const within = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => abort.abort(), ms)
      return abort.signal
    }
    try {
      pool ??= open()
      // A process has to load its reader first, which on a busy machine takes longer than most files may.
      if (!pool.threads.length) await pool.run(null, { name: 'ready', signal: within(START_MS) })
      onBegin()
      return (await pool.run(task, { signal: within(limitMs) })) as Result
    } catch (thrown) {
      // A reader's state is unknown after a failure.
      void pool?.destroy()
      pool = undefined
      throw abort.signal.aborted ? new Error(TIME_PASSED) : errorOf(thrown)
    } finally {
      clearTimeout(timer)
    }
  }

  return (task: Task, limitMs: number, onBegin = () => {}): Promise<Result> => {
    // The limit counts from a task's own start.
    const result = last.then(() => run(task, limitMs, onBegin))
    last = result.catch(() => {})
    return result
  }
}

/** What a task throws arrives as a plain object. A process that ends by itself was ended by its guard, by its full heap, or by the system that ran out of memory. */
function errorOf(thrown: unknown): Error {
  const { message } = thrown as Error
  return new Error(message === 'Worker exited unexpectedly' ? MEMORY_PASSED : message)
}
