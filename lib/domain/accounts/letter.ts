import type { Letter, WaitingLetter } from '../../contract/letters'
import { rows, rowsIn, sql, transaction, type Rows } from '../../infra/db'
import { env } from '../../infra/env'
import { writeEvent } from '../emit'
import { aboutAccount, accountBy } from './account'
import { newPasswordToken } from './password-token'

/** Puts a letter about an account into the outbox of the present transaction. */
export const sendLetter = (rows: Rows, letter: WaitingLetter) =>
  rows(sql`SELECT (graphile_worker.add_job('letter', ${JSON.stringify(letter)}::json)).id::text`)

/** What a waiting letter says, with a link that is good from now on; null when nobody has this address. */
export async function openLetter(waiting: WaitingLetter): Promise<Letter | null> {
  const to = (path: string) => `${env().APP_URL}${path}`
  if ('contactName' in waiting) {
    const isPassword = waiting.name === 'password-changed'
    return { ...waiting, link: isPassword ? to('/auth?forgot=1') : `mailto:${env().SALES_EMAIL}` }
  }
  const account = await accountBy(rows, { email: waiting.to })
  if (!account) return null
  const token = await transaction(async (tx) => {
    if (waiting.name === 'reset') await writeEvent(rowsIn(tx), null, 'account.passwordLinkSent', aboutAccount(account))
    return newPasswordToken(tx, waiting.name, account.id)
  })
  const { contactName, companyName } = account
  return { ...waiting, contactName, companyName, link: to(`/auth?token=${token}`) }
}
