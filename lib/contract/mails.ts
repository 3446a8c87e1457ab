import { z } from 'zod'
import { mailTopics, type MailTopic as Topic } from '../rules/events'
import { endpoint } from './core/endpoint'

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
    summary: 'The topics that reach the own account by mail',
    answer: z.array(MailChoice),
  }),
  choose: endpoint({
    method: 'PATCH',
    path: '/api/user/mails',
    summary: 'Switch the mails of a topic on or off',
    body: z.object({ topic: MailTopic, on: z.boolean() }),
    answer: z.array(MailChoice),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe',
    summary: 'Switch off the mails of a topic by the link of one of them, without a session',
    access: 'public',
    query: z.object({ token: z.string().max(200) }),
  }),
}
