import { z } from 'zod'
import { mailTopics, type MailTopic as Topic } from '../../terms/mail-topics'
import { endpoint } from '../core/endpoint'

/** What a mail is about; a person can switch each off. */
export const MailTopic = z.enum(Object.keys(mailTopics) as [Topic, ...Topic[]])
export type MailTopic = Topic

/** Whether a topic reaches this person by mail. */
export const MailChoice = z.object({ topic: MailTopic, label: z.string(), on: z.boolean() })
export type MailChoice = z.infer<typeof MailChoice>

export const mails = {
  choices: endpoint({
    method: 'GET',
    path: '/api/user/mails',
    summary: 'Your email notifications by topic',
    answer: z.array(MailChoice),
  }),
  choose: endpoint({
    method: 'PATCH',
    path: '/api/user/mails',
    summary: 'Turn the emails of a topic on or off',
    body: z.object({ topic: MailTopic, on: z.boolean() }),
    answer: z.array(MailChoice),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe',
    summary: 'Unsubscribe from a topic with the link in one of its emails, without a session',
    access: 'public',
    query: z.object({ token: z.string().max(200) }),
  }),
}
