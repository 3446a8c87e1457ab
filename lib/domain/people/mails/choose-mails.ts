import type { Account } from '../../../contract/people/account'
import type { Input } from '../../../contract/core/endpoint'
import type { MailChoice, mails, MailTopic } from '../../../contract/people/mails'
import { Problem } from '../../../contract/core/problem'
import { db, sql } from '../../../infra/db/db'
import { topicLabel } from '../../../rules/event-lookups'
import { mailTopics } from '../../../terms/mail-topics'
import type { Viewer } from '../../../rules/core/permissions'
import { aboutAccount } from '../accounts/account'
import { command, query, type WriteScope } from '../../core/verb'

/** The topics of the viewer's role, in the words of that role, and whether each goes out by mail. */
export const listMailChoices = query('mail.choices', async ({ viewer }) =>
  choices(viewer, await db().member.findUniqueOrThrow({ where: { id: viewer.member.id } })),
)

/** Switches a topic on or off for the viewer. A topic that never reaches this role: 400. */
export const chooseMails = command('mail.choose', async (scope, { topic, on }: Input<typeof mails.choose>) => {
  const { viewer, tx } = scope
  if (!topicLabel(topic, viewer.role)) throw new Problem('validation', 'Your account has no emails on this topic')
  await setMailOff(scope, viewer.member.id, topic, !on)
  return choices(viewer, await tx.member.findUniqueOrThrow({ where: { id: viewer.member.id } }))
})

/** Switches a topic off for a person, or on again. Idempotent. */
export async function setMailOff(
  { rows, emit }: Pick<WriteScope, 'rows' | 'emit'>,
  memberId: number,
  topic: MailTopic,
  off: boolean,
) {
  const [changed] = await rows<Pick<Account, 'id' | 'role' | 'companyName'>>(sql`
    UPDATE members m SET mail_off = array_remove(mail_off, ${topic}) || CASE WHEN ${off} THEN ARRAY[${topic}] ELSE '{}' END
    FROM users u WHERE u.id = m.company_id AND m.id = ${memberId} AND (${topic} = ANY(m.mail_off)) <> ${off}
    RETURNING u.id, u.role, u.company_name AS "companyName"`)
  if (changed) emit('account.mailsChosen', { ...aboutAccount(changed), topic, on: !off })
}

const choices = ({ role }: Viewer, { mutedMailTopics }: { mutedMailTopics: string[] }): MailChoice[] =>
  (Object.keys(mailTopics) as MailTopic[]).flatMap((topic) => {
    const label = topicLabel(topic, role)
    return label ? [{ topic, label, on: !mutedMailTopics.includes(topic) }] : []
  })
