import { rows, sql } from '../infra/db/db'

/** nodemailer's codes for a mailbox and for a mail; a refused sign-in has another, and is for the operator to repair. */
const REFUSABLE = ['EENVELOPE', 'EMESSAGE']

/** Whether the mail server refused the mailbox or the mail for good (5xx). */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return REFUSABLE.includes(code ?? '') && responseCode !== undefined && responseCode >= 500
}

/** Runs the sending job. A mail that is refused for good is given up: another try would get the same answer. */
export async function sendOrGiveUp<T>(jobId: string, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (isRefusedForGood(error))
      await rows(sql`UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE id = ${jobId}::bigint`)
    throw error
  }
}
