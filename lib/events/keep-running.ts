import { setTimeout as sleep } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions } from 'graphile-worker'
import { log } from '../infra/log'

const PAUSE_MS = 1_000

/**
 * Runs jobs until it is stopped, whatever happens to the database meanwhile: a runner ends with the connection that it
 * was using, and another takes its place. Fails when the first one doesn't come up.
 */
export async function keepRunning(options: RunnerOptions, onEnd: () => void): Promise<{ stop: () => Promise<void> }> {
  let stopped = false
  let runner: Runner = await begin()

  async function begin() {
    const begun = await run(options)
    begun.promise.catch(async (error: unknown) => {
      if (stopped) return
      log().error({ err: error }, 'what delivers fell and is started again')
      await begun.stop().catch(() => {})
      onEnd()
      await again()
    })
    return begun
  }
  async function again() {
    while (!stopped) {
      await sleep(PAUSE_MS)
      try {
        runner = await begin()
        if (stopped) await runner.stop()
        return
      } catch (error) {
        log().warn({ err: error }, 'what delivers could not be started')
      }
    }
  }
  return {
    async stop() {
      stopped = true
      await runner.stop().catch(() => {})
    },
  }
}
