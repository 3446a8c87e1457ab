import { log } from '../infra/observability/log'

/**
 * A job of several parts, one after the other. A part that fails holds up none of the others: it is logged by its name. The job
 * fails with the first fault after all had their turn, so that it is tried again.
 */
export const inTurn = (parts: Record<string, () => Promise<unknown>>) => async () => {
  const faults: unknown[] = []
  for (const [name, part] of Object.entries(parts)) {
    try {
      await part()
    } catch (error) {
      log().error({ err: error, part: name }, 'a part of a scheduled job failed')
      faults.push(error)
    }
  }
  if (faults.length) throw faults[0]
}
