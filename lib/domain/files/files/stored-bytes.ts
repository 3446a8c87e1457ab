import { Problem } from '../../../contract/core/problem'
import { log } from '../../../infra/observability/log'
import { storage, type Range } from '../../../infra/storage'

/** The content of a key; null when it is missing. A store that does not answer: 503. */
export async function bytesOf(storageKey: string, range?: Range) {
  try {
    return await (await storage()).get(storageKey, range)
  } catch (err) {
    log().error({ err, storageKey }, 'the store gave no file')
    throw new Problem('unavailable', 'We can’t read files right now. Please try again in a minute.')
  }
}
