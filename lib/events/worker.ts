import { EventEmitter } from 'node:events'
import { Logger, type RunnerOptions, type Task, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { WaitingMail } from '../contract/people/account-mails'
import { Problem } from '../contract/core/problem'
import type { MailTopic } from '../contract/people/mails'
import { enqueueAgain, type FileJob } from '../domain/files/files/file-jobs'
import { makeCleanCopy } from '../domain/files/files/make-clean-copy'
import { makePicture } from '../domain/files/files/make-picture'
import { rows, sql } from '../infra/db/db'
import { log } from '../infra/observability/log'
import { closeMail } from '../infra/mail'
import { watchDeadWorkers } from './dead-worker-jobs'
import { EVENTS } from '../domain/core/emit'
import { keepRunning, type RunningOptions } from './worker-supervisor'
import { listen } from '../live/listen'
import { sendAccountMail } from './send-account-mail'
import { sendOrGiveUp } from './refused-mail'
import { CRONTAB, scheduledJobs } from './scheduled-jobs'
import { queueMails, sendMails } from './send-mails'

// Its own logger writes a line for every job; failures are logged below.
const quiet = new Logger(() => () => {})

/**
 * Starts the worker: it runs jobs as soon as their transaction commits, and retries failed ones with backoff. Jobs that
 * a killed server had begun are run again.
 */
export async function startWorker(connectionString: string): Promise<{ stop: () => Promise<void> }> {
  const abandoned = watchDeadWorkers(connectionString)
  // Four workers, one listener, one for the crontab; of files a listener and what their jobs need to begin and to end.
  const pgPool = new pg.Pool({ connectionString, max: 8, application_name: 'jobwork' })
  pgPool.on('error', () => {})
  // The library has no error listener on its connections: a broken one would end the process.
  pgPool.on('connect', (client) => client.on('error', () => {}))

  /** Runs the jobs of a list until it is stopped. */
  async function begin(some: Pick<RunnerOptions, 'concurrency' | 'crontab' | 'taskList'>) {
    const events: WorkerEvents = new EventEmitter()
    let mine: string[] = []
    // A job is locked by the id of its pool.
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
    const options: RunningOptions = {
      ...some,
      pgPool,
      events,
      noHandleSignals: true,
      // Without batching the library awaits none of its 'job done' statements, and a failing one would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      pollInterval: 1_000,
      logger: quiet,
    }
    const runner = await keepRunning(options, allEnded)
    return async () => {
      await runner.stop()
      allEnded()
    }
  }

  const stopMails = await begin({
    concurrency: 4,
    crontab: CRONTAB,
    taskList: {
      ...scheduledJobs,
      letter: async (payload, { job }) => sendOrGiveUp(job.id, () => sendAccountMail(payload as WaitingMail)),
      mails: async (payload, { addJob, job }) => {
        const { memberId, topic } = payload as { memberId: number; topic: MailTopic }
        const wait = await sendOrGiveUp(job.id, () => sendMails(memberId, topic))
        if (wait === null) return
        const runAt = new Date(Date.now() + wait)
        const key = { jobKey: `mails:${memberId}:${topic}`, jobKeyMode: 'preserve_run_at' } as const
        await addJob('mails', payload, { ...key, runAt, queueName: `mails:${memberId}`, priority: job.priority })
      },
    },
  })
  // Jobs of files wait in their lanes for the turn of their company, where mails must not wait with them.
  const stopFiles = await begin({
    concurrency: FILES_AT_ONCE,
    taskList: {
      copy: inTime('copy', (fileId, isLast) => makeCleanCopy(fileId, { isLast })),
      picture: inTime('picture', makePicture),
    },
  })
  const stopListening = gatherMails()
  return {
    async stop() {
      stopListening()
      await Promise.all([stopMails(), stopFiles()])
      abandoned.stop()
      await pgPool.end().catch(() => {})
      closeMail()
    },
  }
}

/** Jobs of files that have begun: most of them wait for the turn of their company, and a company has one of each kind. */
const FILES_AT_ONCE = 12

/**
 * A job of a file. One whose company has used its time up, or that finds too many waiting, comes again when it may: waiting
 * counts as no try.
 */
const inTime =
  (kind: 'copy' | 'picture', work: (fileId: number, isLast: boolean) => Promise<void>): Task =>
  async (payload, { job }) => {
    const file = payload as FileJob
    try {
      await work(file.fileId, job.attempts >= job.max_attempts)
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'rate_limited') throw error
      await enqueueAgain(rows, kind, file, { waitSeconds: error.extra.retryAfter ?? 60, tries: job.attempts - 1 })
    }
  }

/** How long mails are collected, so that a burst becomes one mail (ms). */
const GATHER_MS = 2_000

/** Queues owed mails soon after an event. Returns the function that ends it. */
function gatherMails(): () => void {
  let gathering: NodeJS.Timeout | undefined
  const soon = async () => {
    gathering ??= setTimeout(() => {
      gathering = undefined
      // A failure is made up by the job of the next minute.
      queueMails().catch((error: unknown) => log().warn({ err: error }, 'could not queue emails'))
    }, GATHER_MS)
  }
  const stopListening = listen([EVENTS], soon, soon)
  void soon()
  return () => {
    stopListening()
    clearTimeout(gathering)
  }
}

/** The mail server is back: failed mails don't wait for their backoff. */
const hurry = () =>
  rows(sql`
    SELECT count(*)::int FROM graphile_worker.reschedule_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs
      WHERE task_identifier IN ('letter', 'mails') AND attempts > 0 AND attempts < max_attempts AND locked_at IS NULL
        AND run_at > now()), run_at := now())`)
