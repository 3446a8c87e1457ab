import { setTimeout as sleep } from 'node:timers/promises'
import { run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker'
import { log } from '../infra/observability/log'

const PAUSE_MS = 1_000
/** How long a runner may take to start, and a failed one to end (ms). */
const [BEGIN_MS, END_MS] = [15_000, 3_000]
/** An idle runner polls every second and no job takes this long: one that has not polled since hangs (ms). */
const STALL_MS = 40_000

export type RunningOptions = RunnerOptions & { events: WorkerEvents }

/**
 * Runs jobs until it is stopped, through outages of the database: a runner that ends with its connection is replaced.
 * Rejects when the first one does not start.
 */
export async function keepRunning(options: RunningOptions, onEnd: () => void): Promise<{ stop: () => Promise<void> }> {
  let stopped = false
  let falls = 0
  let runner: Runner | undefined
  const fell = (why: unknown) => {
    falls++
    void replace(why)
  }
  // A runner whose workers failed shuts its pool down, and then waits for its crontab without end.
  options.events.on('pool:gracefulShutdown', ({ message }) => fell(message))
  let asked = Date.now()
  options.events.on('worker:getJob:start', () => (asked = Date.now()))
  runner = await begin()
  const watch = setInterval(() => {
    if (runner && Date.now() - asked > STALL_MS) fell('It stopped asking for jobs')
  }, PAUSE_MS)
  watch.unref()

  async function begin() {
    const begun = await run(options)
    begun.promise.catch(fell)
    return begun
  }
  /** A started runner; undefined when it failed meanwhile or can't start. */
  async function tryAgain(): Promise<Runner | undefined> {
    const before = falls
    const beginning = begin()
    beginning.catch((error: unknown) => log().warn({ err: error }, 'the worker could not start'))
    const begun = await Promise.race([beginning.catch(() => undefined), sleep(BEGIN_MS)])
    asked = Date.now()
    if (begun && falls === before) return begun
    void beginning.then(end).catch(() => {})
    onEnd()
    return undefined
  }
  async function replace(why: unknown) {
    const fallen = runner
    if (stopped || !fallen) return
    runner = undefined
    log().error({ err: why }, 'the worker failed and starts again')
    // It may wait without end.
    await Promise.race([end(fallen), sleep(END_MS)])
    onEnd()
    while (!stopped && !runner) {
      await sleep(PAUSE_MS)
      runner = await tryAgain()
    }
    if (stopped) await runner?.stop()
  }
  return {
    async stop() {
      stopped = true
      clearInterval(watch)
      if (runner) await end(runner)
    },
  }
}

const end = (runner: Runner) => runner.stop().catch(() => {})
