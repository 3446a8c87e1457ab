import { Logger, run, type Runner } from 'graphile-worker'
import { log } from '../infra/log'
import { sendMail, type Mail } from '../infra/mail'
import { deliver } from './deliver'

// Its own lines would say of every job that it was done; what fails is logged below.
const quiet = new Logger(() => () => {})

/** Starts what delivers: it takes jobs as soon as their transaction commits, and tries a failed one again, later and later. */
export const startWorker = (connectionString: string): Promise<Runner> =>
  run({
    connectionString,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: quiet,
    taskList: {
      mail: async (payload) => sendMail(payload as Mail),
      deliver: async (payload, { job }) => {
        const { eventId } = payload as { eventId: number }
        await deliver(eventId).catch((error: unknown) => {
          log().error({ err: error, eventId, attempt: job.attempts }, 'delivery failed')
          throw error
        })
      },
    },
  })
