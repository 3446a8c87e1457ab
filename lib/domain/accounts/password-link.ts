import { createHash, randomBytes } from 'node:crypto'
import type { WriteScope } from '../verb'
import { sendLetter } from './send-letter'

type Kind = 'reset' | 'invitation'
type Reader = { id: number; email: string; contactName: string; companyName: string }

const HOUR = 3_600_000
const validFor = { reset: HOUR, invitation: 7 * 24 * HOUR }

/** What is kept of a link's token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Mails a link by which the account's password is set, once: within an hour after 'forgot', within a week for an invitation. */
export async function mailPasswordLink({ tx, rows }: Pick<WriteScope, 'tx' | 'rows'>, kind: Kind, reader: Reader) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + validFor[kind])
  await tx.passwordToken.create({ data: { userId: reader.id, tokenHash: hashOf(token), expiresAt } })
  await sendLetter(rows, kind, reader, `/auth?token=${token}`)
}
