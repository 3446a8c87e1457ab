import type { WaitingMail } from '../../../contract/people/account-mails'
import { sql, type Rows } from '../../../infra/db/db'
import { eventTime } from '../../core/event-clock'

/** Queues a mail about an account in the caller's transaction. Demo data, which is written with times of the past, mails nobody. */
export async function queueAccountMail(rows: Rows, letter: WaitingMail): Promise<void> {
  if (eventTime()) return
  await rows(sql`SELECT (graphile_worker.add_job('letter', ${JSON.stringify(letter)}::json)).id::text`)
}
