import type { WaitingMail } from '../../contract/accounts/account-mails'
import { sql, type Rows } from '../../infra/db/db'

/** Queues a mail about an account in the caller's transaction. */
export const queueAccountMail = (rows: Rows, letter: WaitingMail) =>
  rows(sql`SELECT (graphile_worker.add_job('letter', ${JSON.stringify(letter)}::json)).id::text`)
