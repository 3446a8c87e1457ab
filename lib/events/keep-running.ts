import { setTimeout as sleep } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker'
import { log } from '../infra/log'

const PAUSE_MS = 1_000
/** How long a runner that fell may take to end (ms). */
const LAST_WORDS_MS = 3_000

export type RunningOptions = RunnerOptions & { events: WorkerEvents }

/**
 * Runs jobs until it is stopped, whatever happens to the database meanwhile: when a runner ends with the connection that
 * it was using, another takes its place. Fails when the first one doesn't come up.
 */
export async function keepRunning(options: RunningOptions, onEnd: () => void): Promise<{ stop: () => Promise<void> }> {
  let stopped = false
  let runner: Runner | undefined = await begin()
  // A runner whose workers broke shuts its pool down by itself, and then waits for its timetable, which never ends.
  options.events.on('pool:gracefulShutdown', ({ message }) => void replace(message))

  async function begin() {
    const begun = await run(options)
    begun.promise.catch((error: unknown) => replace(error))
    return begun
  }
  async function replace(why: unknown) {
    const fallen = runner
    if (stopped || !fallen) return
    runner = undefined
    log().error({ err: why }, 'what delivers fell and is started again')
    // What it still waits for may never come.
    await Promise.race([fallen.stop().catch(() => {}), sleep(LAST_WORDS_MS)])
    onEnd()
    while (!stopped && !runner) {
      await sleep(PAUSE_MS)
      runner = await begin().catch((error: unknown) => {
        log().warn({ err: error }, 'what delivers could not be started')
        return undefined
      })
    }
    if (stopped) await runner?.stop()
  }
  return {
    async stop() {
      stopped = true
      await runner?.stop().catch(() => {})
    },
  }
}
