const steps: (() => Promise<unknown> | void)[] = []
let ended = false

/** What is to be undone when the process ends, last first. */
export const atEnd = (step: () => Promise<unknown> | void) => void steps.push(step)

/** Undoes what was started, then leaves. Whoever comes second finds it under way. */
export async function end(code: number) {
  if (ended) return
  ended = true
  for (const step of steps.reverse())
    await Promise.resolve(step()).catch((error: unknown) => console.error(String(error)))
  process.exit(code)
}

/** Ends on SIGTERM and SIGINT, and when whoever started this process is gone, however that ended. */
export function endOnSignal(code: number) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(code))
  process.once('disconnect', () => void end(code))
}
