import { randomBytes } from 'node:crypto'
import type { accounts } from '../../../contract/people/accounts'
import type { Input } from '../../../contract/core/endpoint'
import { invalid } from '../../../contract/core/problem'
import { sql, type Rows } from '../../../infra/db/db'
import { endSessions } from '../../../infra/db/sessions'
import { env } from '../../../infra/env'
import { command } from '../../core/verb'
import { lockPerson, NO_PASSWORD, personBy } from '../members/person'
import { aboutAccount } from './account'
import { queueAccountMail } from './account-mail'
import { cancelEmailChange } from './email-change'
import { endPasswordTokens, hashOf } from './password-token'

/** How long an old mailbox can take a change back. */
const life = sql`interval '72 hours'`

type Old = { memberId: number; /** The email of before. */ email: string }

/** Lets the old mailbox take the change of an email back, and queues the letter for it. */
export async function keepRevertible(rows: Rows, { memberId, email }: Old) {
  await rows(sql`
    INSERT INTO email_reverts (member_id, email, expires_at) VALUES (${memberId}, ${email}, now() + ${life})
    ON CONFLICT (member_id, email) DO UPDATE SET token_hash = NULL, expires_at = excluded.expires_at`)
  await queueAccountMail(rows, { name: 'revert-email', to: email, memberId })
}

/** The token of the letter; undefined when there is nothing to take back any more. */
export async function newRevertToken(rows: Rows, { memberId, email }: Old): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url')
  const kept = await rows(sql`
    UPDATE email_reverts SET token_hash = ${hashOf(token)}
    WHERE member_id = ${memberId} AND email = ${email} AND expires_at > now() RETURNING member_id`)
  return kept.length ? token : undefined
}

const gone = () => invalid('token', 'This link has expired or was used already.')

/**
 * The old mailbox takes its email back, once, within 72 hours. All sessions end, no password fits any more, and the mailbox gets a link for
 * a new one. A used, unknown or expired link, and an email that another account has by now: 400.
 */
export const revertEmail = command(
  'account.revertEmail',
  async (scope, { token }: Input<typeof accounts.revertEmail>): Promise<void> => {
    const { tx, rows, emit } = scope
    const usable = sql`token_hash = ${hashOf(token)} AND expires_at > now()`
    const [asked] = await rows<{ id: number }>(sql`SELECT member_id AS id FROM email_reverts WHERE ${usable}`)
    if (!asked) throw gone()
    // Locks the company first, as every change of an email does.
    const person = await lockPerson(scope, asked.id)
    const [old] = await rows<{ email: string }>(sql`DELETE FROM email_reverts WHERE ${usable} RETURNING email`)
    if (!old) throw gone()
    const { email } = old
    const other = await personBy(rows, { email })
    if (other && other.member.id !== asked.id)
      throw invalid('token', `Another account uses this email now. Write to us: ${env().SALES_EMAIL}`)
    await tx.member.update({
      where: { id: asked.id },
      data: { email, emailProvenAt: new Date(), passwordHash: NO_PASSWORD },
    })
    // A thief may have moved it more than once: nothing of that stays.
    await tx.emailRevert.deleteMany({ where: { memberId: asked.id } })
    await cancelEmailChange(scope, person)
    await endSessions(rows, asked.id)
    await endPasswordTokens(tx, asked.id)
    emit('account.emailReverted', { ...aboutAccount(person), oldEmail: person.email, newEmail: email })
    if (person.email !== email) await queueAccountMail(rows, { name: 'email-reverted', to: person.email })
    await queueAccountMail(rows, { name: 'reset', to: email })
  },
)
