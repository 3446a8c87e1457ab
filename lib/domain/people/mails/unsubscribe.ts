import type { Role } from '../../../contract/people/account'
import { MailTopic } from '../../../contract/people/mails'
import { invalid } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { sign, verified } from '../../../infra/signed'
import { topicLabel } from '../../../rules/event-lookups'
import { command, query } from '../../core/verb'
import { setMailOff } from './choose-mails'

const PURPOSE = 'unsubscribe'

/** The signed token of a mail's links: its reader and topic. */
export const unsubscribeToken = (memberId: number, topic: MailTopic) => sign(PURPOSE, `${memberId}.${topic}`)

/** The person and topic of a token; null when it was not signed here. */
function readUnsubscribeToken(token: string): { memberId: number; topic: MailTopic } | null {
  const [memberId, topic] = verified(PURPOSE, token)?.split('.') ?? []
  const known = MailTopic.safeParse(topic)
  return known.success ? { memberId: Number(memberId), topic: known.data } : null
}

/** The label of the topic that a token would switch off; null when it was not signed here. */
export const describeUnsubscribe = query('mail.unsubscribe', async ({ rows }, { token }: { token: string }) => {
  const found = readUnsubscribeToken(token)
  if (!found) return null
  const [reader] = await rows<{ role: Role }>(
    sql`SELECT u.role FROM members m JOIN users u ON u.id = m.company_id WHERE m.id = ${found.memberId}`,
  )
  const label = reader && topicLabel(found.topic, reader.role)
  return label ? { label } : null
})

/** Switches off the mails of the token's topic for its person. Idempotent. */
export const unsubscribe = command('mail.unsubscribe', async (scope, { token }: { token: string }): Promise<void> => {
  const found = readUnsubscribeToken(token)
  if (!found) throw invalid('token', 'This link isn’t valid. Turn emails off in your profile.')
  await setMailOff(scope, found.memberId, found.topic, true)
})
