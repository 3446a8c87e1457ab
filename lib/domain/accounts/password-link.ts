import { createHash, randomBytes } from 'node:crypto'
import { sql } from '../../infra/db'
import { env } from '../../infra/env'
import type { WriteScope } from '../verb'

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
  const mail = { to: reader.email, ...words[kind](reader, `${env().APP_URL}/auth?token=${token}`) }
  await rows(sql`SELECT (graphile_worker.add_job('mail', ${JSON.stringify(mail)}::json)).id::text`)
}

const words: Record<Kind, (reader: Reader, link: string) => { subject: string; text: string }> = {
  reset: ({ contactName }, link) => ({
    subject: 'Set a new password for Jobwork',
    text: `Hello ${contactName},

somebody, you we hope, asked for a new password for your Jobwork account. Set it here within an hour:

${link}

The link works once. If it wasn't you, do nothing: your password stays as it is.
`,
  }),
  invitation: ({ contactName, companyName }, link) => ({
    subject: `${companyName} is invited to Jobwork`,
    text: `Hello ${contactName},

Jobwork has opened a verified supplier account for ${companyName}. Set your password within a week and sign in:

${link}

The link works once. You then add your processes and machines, and quote on inquiries.
`,
  }),
}
