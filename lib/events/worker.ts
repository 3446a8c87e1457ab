import { EventEmitter } from 'node:events'
import { Logger, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { WaitingMail } from '../contract/account-mails'
import type { MailTopic } from '../contract/mails'
import { makePicture } from '../domain/files/make-picture'
import { hashOlderFiles } from '../domain/files/hash-older-files'
import { tidyFiles } from '../domain/files/tidy-files'
import { deleteExpired } from '../domain/core/delete-expired'
import { checkOrderSums } from '../domain/payments/check-order-sums'
import { rows, sql } from '../infra/db/db'
import { log } from '../infra/observability/log'
import { closeMail } from '../infra/mail'
import { watchDeadWorkers } from './dead-worker-jobs'
import { BELL } from '../domain/core/emit'
import { keepRunning, type RunningOptions } from './worker-supervisor'
import { listen } from '../live/listen'
import { sendAccountMail } from './send-account-mail'
import { queueMails, sendMails } from './send-mails'

// Its own lines would say of every job that it was done; what fails is logged below.
const quiet = new Logger(() => () => {})

/**
 * Starts what delivers: it takes jobs as soon as their transaction commits, and tries a failed one again, later and later.
 * What a server that was killed had begun is begun again.
 */
export async function startWorker(connectionString: string): Promise<{ stop: () => Promise<void> }> {
  const events: WorkerEvents = new EventEmitter()
  const abandoned = watchDeadWorkers(connectionString)
  let mine: string[] = []
  // A job is locked in the name of its pool.
  events.on('pool:create', ({ workerPool: { id } }) => {
    mine.push(id)
    abandoned.begun(id)
  })
  const allEnded = () => {
    for (const id of mine) abandoned.ended(id)
    mine = []
  }
  events.on('job:error', ({ job, error }) => {
    const { id, task_identifier: task, attempts, max_attempts: of } = job
    log().error({ err: error, job: id, task, attempts, of }, 'delivery failed')
  })
  events.on('job:success', ({ job }) => {
    if (job.attempts > 1 && ['letter', 'mails'].includes(job.task_identifier)) void hurry().catch(() => {})
  })
  // Four that work, one that listens, and one that waits for its turn at the timetable.
  const pgPool = new pg.Pool({ connectionString, max: 6, application_name: 'jobwork' })
  pgPool.on('error', () => {})
  // The library listens to none of these while it holds them; a line that breaks then would end the process.
  pgPool.on('connect', (client) => client.on('error', () => {}))
  const options: RunningOptions = {
    pgPool,
    events,
    concurrency: 4,
    noHandleSignals: true,
    // Without a batch, of however little, nobody waits for the note that a job is done, and the process falls with it.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    pollInterval: 1_000,
    logger: quiet,
    // Scheduled jobs, each run by one worker of all. Times are UTC: the sums are compared at 3:00 in India.
    crontab: ['17 * * * * tidy', '* * * * * owed', '30 21 * * * sums'].join('\n'),
    taskList: {
      owed: async () => void (await queueMails()),
      tidy: async () => {
        const expired = await deleteExpired()
        if (expired) log().info({ expired }, 'rows that had expired, taken away')
        const gone = await tidyFiles()
        if (gone.uploads || gone.bytes)
          log().info(gone, 'uploads that were never used, and bytes without a file, taken away')
        await hashOlderFiles()
      },
      sums: async () => {
        const differing = await checkOrderSums()
        if (differing) log().error({ differing }, 'order_sums differed from the work orders and was made anew')
      },
      picture: async (payload) => makePicture((payload as { fileId: number }).fileId),
      letter: async (payload) => sendAccountMail(payload as WaitingMail),
      mails: async (payload, { addJob, job }) => {
        const { userId, topic } = payload as { userId: number; topic: MailTopic }
        const wait = await sendMails(userId, topic)
        if (wait === null) return
        const runAt = new Date(Date.now() + wait)
        const key = { jobKey: `mails:${userId}:${topic}`, jobKeyMode: 'preserve_run_at' } as const
        await addJob('mails', payload, { ...key, runAt, queueName: `mails:${userId}`, priority: job.priority })
      },
    },
  }
  const runner = await keepRunning(options, allEnded)
  const stopListening = gatherMails()
  return {
    async stop() {
      stopListening()
      await runner.stop()
      allEnded()
      abandoned.stop()
      await pgPool.end().catch(() => {})
      closeMail()
    },
  }
}

/** How long mails gather before the first goes out, so that a burst becomes one mail (ms). */
const GATHER_MS = 2_000

/** Queues the mails that are owed, soon after something happened. Gives what ends it. */
function gatherMails(): () => void {
  let gathering: NodeJS.Timeout | undefined
  const soon = async () => {
    gathering ??= setTimeout(() => {
      gathering = undefined
      // What can't be queued now, the next minute queues.
      queueMails().catch((error: unknown) => log().warn({ err: error }, 'mails could not be queued'))
    }, GATHER_MS)
  }
  const stopListening = listen([BELL], soon, soon)
  void soon()
  return () => {
    stopListening()
    clearTimeout(gathering)
  }
}

/** The mail server is back: what failed meanwhile doesn't wait for its next try. */
const hurry = () =>
  rows(sql`
    SELECT count(*)::int FROM graphile_worker.reschedule_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs
      WHERE task_identifier IN ('letter', 'mails') AND attempts > 0 AND attempts < max_attempts AND locked_at IS NULL
        AND run_at > now()), run_at := now())`)
