import { log } from '../infra/observability/log'

const steps: (() => Promise<unknown> | void)[] = []
let ended = false
/** What is in flight has ten seconds, and the database must stop after it (ms). */
const PATIENCE_MS = 30_000

/** What is to be undone when the process ends, last first. */
export const atEnd = (step: () => Promise<unknown> | void) => void steps.push(step)

/** Undoes what was started, then leaves. Whoever comes second finds it under way. */
export async function end(code: number) {
  if (ended) return
  ended = true
  // What hangs with something that is away must not keep the process.
  setTimeout(() => process.exit(code), PATIENCE_MS).unref()
  for (const step of steps.reverse())
    await Promise.resolve(step()).catch((error: unknown) => console.error(String(error)))
  process.exit(code)
}

/** An error that nothing catches, an unhandled rejection too, is logged; the process then ends in order, to be started again. */
export function endOnFault() {
  process.on('uncaughtException', (error) => {
    log().fatal({ err: error }, 'a fault that nobody caught')
    void end(1)
  })
}

/** Ends on SIGTERM and SIGINT, and when whoever started this process is gone, however that ended. */
export function endOnSignal(code: number) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(code))
  process.once('disconnect', () => void end(code))
}
