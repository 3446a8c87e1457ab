import { randomBytes } from 'node:crypto'
import { sql, type Rows } from '../../../infra/db/db'
import type { Viewer } from '../../../rules/core/permissions'
import type { WriteScope } from '../../core/verb'
import type { PersonRow } from '../members/person'
import { aboutAccount } from './account'
import { queueAccountMail } from './account-mail'
import { hashOf } from './password-token'

/** How long the link is valid. */
const life = sql`interval '24 hours'`

/** Stores the email that waits for the link of a letter, and queues the letter. */
async function awaitMailbox(rows: Rows, { id }: { id: number }, name: 'prove-email' | 'confirm-email', email: string) {
  await rows(sql`
    INSERT INTO email_changes (member_id, email, expires_at) VALUES (${id}, ${email}, now() + ${life})
    ON CONFLICT (member_id) DO UPDATE SET email = excluded.email, token_hash = NULL, expires_at = excluded.expires_at`)
  await queueAccountMail(rows, { name, to: email, memberId: id })
}

/** Mails a link that proves the present email. An older link becomes void. */
export const askForProof = (rows: Rows, member: { id: number; email: string }) =>
  awaitMailbox(rows, member, 'prove-email', member.email)

/** Starts a change of email, which takes effect when the new mailbox confirms. Asking for the present email cancels it. */
export async function askForEmail(scope: WriteScope, account: PersonRow, email: string) {
  if (email === account.email) return cancelEmailChange(scope, account)
  const { rows, emit } = scope
  await awaitMailbox(rows, account.member, 'confirm-email', email)
  emit('account.emailChangeAsked', { ...aboutAccount(account), oldEmail: account.email, pendingEmail: email })
  await queueAccountMail(rows, { name: 'email-change-asked', to: account.email })
}

/** Cancels a pending change of email, if there is one: its link becomes void. A new password does it, too: a thief may have asked. */
export async function cancelEmailChange({ tx, emit }: WriteScope<Viewer | null>, account: PersonRow) {
  // The present email may wait for its proof: that goes on.
  await tx.emailChange.deleteMany({ where: { memberId: account.member.id, email: { not: account.email } } })
  const { pendingEmail } = account
  if (pendingEmail) emit('account.emailChangeCancelled', { ...aboutAccount(account), pendingEmail })
}

/** A token with which the mailbox confirms the email; undefined when the change was cancelled. */
export async function newEmailToken(
  rows: Rows,
  { memberId, email }: { memberId: number; email: string },
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url')
  const asked = await rows(sql`
    UPDATE email_changes SET token_hash = ${hashOf(token)}, expires_at = now() + ${life}
    WHERE member_id = ${memberId} AND email = ${email} AND expires_at > now() RETURNING member_id`)
  return asked.length ? token : undefined
}

/** The person whose change the token confirms; undefined when it is used, unknown or expired. */
export async function memberOfEmailToken(rows: Rows, token: string): Promise<number | undefined> {
  const [asked] = await rows<{ memberId: number }>(sql`
    SELECT member_id AS "memberId" FROM email_changes WHERE token_hash = ${hashOf(token)} AND expires_at > now()`)
  return asked?.memberId
}

/** Consumes the token and returns the email it confirms; undefined when it was used meanwhile. */
export async function redeemEmailToken(rows: Rows, token: string): Promise<string | undefined> {
  const [asked] = await rows<{ email: string }>(sql`
    DELETE FROM email_changes WHERE token_hash = ${hashOf(token)} AND expires_at > now() RETURNING email`)
  return asked?.email
}
