import { AsyncLocalStorage } from 'node:async_hooks'
import { Problem } from '../../contract/core/problem'
import { log } from '../../infra/observability/log'

/** An act on many things at once. */
type Bulk = {
  /** Its mails carry it, so that a person gets one of a topic. */
  id: string
  /** The person and topic of each mail that it owes. */
  owed: Set<string>
  /** Each command is rolled back at its end. */
  isRehearsal: boolean
}

const running = new AsyncLocalStorage<Bulk>()

/** Runs commands as parts of one act on many things. */
export const asBulk = <T>(bulk: Bulk, act: () => Promise<T>): Promise<T> => running.run(bulk, act)

/** The bulk that is running, if any. */
export const currentBulk = (): Bulk | undefined => running.getStore()

/** Thrown at the end of a rehearsed command, to roll it back. */
export class Rehearsed extends Error {}

/** Why an act was refused, or null when it was done. A fault at one thing leaves the others their turn. */
export async function refusalOf(act: () => Promise<unknown>): Promise<string | null> {
  try {
    await act()
    return null
  } catch (error) {
    if (error instanceof Rehearsed) return null
    if (error instanceof Problem) return error.message
    log().error({ err: error }, 'a part of a bulk failed')
    return 'This could not be done just now. Please try again.'
  }
}
