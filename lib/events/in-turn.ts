import { log } from '../infra/observability/log'

/**
 * A job that does one work after the other. One that fails holds up none of the others: it is logged by its name, and the job
 * fails with the first fault after all had their turn, so that it is tried again.
 */
export const inTurn = (works: Record<string, () => Promise<unknown>>) => async () => {
  const faults: unknown[] = []
  for (const [name, work] of Object.entries(works)) {
    try {
      await work()
    } catch (error) {
      log().error({ err: error, work: name }, 'a part of a scheduled job failed')
      faults.push(error)
    }
  }
  if (faults.length) throw faults[0]
}
