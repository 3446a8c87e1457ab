import { log } from '../infra/observability/log'

const steps: (() => Promise<unknown> | void)[] = []
let ended = false
/** Time for running requests (10 s) and the database after it (ms). */
const PATIENCE_MS = 30_000

/** Clean-up at the end of the process, last first. */
export const atEnd = (step: () => Promise<unknown> | void) => void steps.push(step)

/** Runs the clean-up, then exits. Idempotent. */
export async function end(code: number) {
  if (ended) return
  ended = true
  // Clean-up that hangs must not keep the process.
  setTimeout(() => process.exit(code), PATIENCE_MS).unref()
  for (const step of steps.reverse())
    await Promise.resolve(step()).catch((error: unknown) => console.error(String(error)))
  process.exit(code)
}

/** Logs an uncaught error or unhandled rejection; the process then ends in order, to be restarted. */
export function endOnFault() {
  process.on('uncaughtException', (error) => {
    log().fatal({ err: error }, 'uncaught error')
    void end(1)
  })
}

/** Ends on SIGTERM and SIGINT, and when the parent process is gone. */
export function endOnSignal(code: number) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(code))
  process.once('disconnect', () => void end(code))
}
