import type { Input } from '../../contract/endpoint'
import type { MailChoice, mails, MailTopic } from '../../contract/mails'
import { Problem } from '../../contract/problem'
import { sql, type Rows } from '../../infra/db'
import { mailTopics } from '../../rules/mail-topics'
import type { Viewer } from '../../rules/permissions'
import { command, query } from '../verb'

type Row = { mailOff: MailTopic[] }

/** The topics of the viewer's role, in the words of that role, and whether each goes out by mail. */
export const listMailChoices = query('mail.choices', async ({ viewer, rows }) => {
  const [row] = await rows<Row>(sql`SELECT mail_off AS "mailOff" FROM users WHERE id = ${viewer.id}`)
  return choices(viewer, row!)
})

/** Switches a topic on or off for the viewer. A topic that never reaches this role: 400. */
export const chooseMails = command(
  'mail.choose',
  async ({ viewer, rows }, { topic, on }: Input<typeof mails.choose>) => {
    if (!mailTopics[topic].labels[viewer.role]) throw new Problem('validation', 'You get no mails of this topic')
    await setMailOff(rows, viewer.id, topic, !on)
    const [row] = await rows<Row>(sql`SELECT mail_off AS "mailOff" FROM users WHERE id = ${viewer.id}`)
    return choices(viewer, row!)
  },
)

/** Switches a topic off for an account, or on again; twice is once. */
export const setMailOff = (rows: Rows, userId: number, topic: MailTopic, off: boolean) =>
  rows(sql`
    UPDATE users SET mail_off = array_remove(mail_off, ${topic}) || CASE WHEN ${off} THEN ARRAY[${topic}] ELSE '{}' END
    WHERE id = ${userId}`)

const choices = ({ role }: Viewer, { mailOff }: Row): MailChoice[] =>
  Object.entries(mailTopics).flatMap(([name, { labels }]) => {
    const topic = name as MailTopic
    return labels[role] ? [{ topic, label: labels[role], on: !mailOff.includes(topic) }] : []
  })
