import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { mailTopics, type MailTopic } from '../../terms/mail-topics'
import { EntityType } from '../core/entity-type'
import { instant } from '../core/fields'

/** A day of the calendar in India. */
const day = z.iso.date('Enter a day as YYYY-MM-DD').refine((v) => v >= '0001', 'Enter a day as YYYY-MM-DD')

export const Notification = z.object({
  id: z.int(),
  title: z.string(),
  message: z.string(),
  entityType: EntityType,
  entityId: z.int(),
  timestamp: instant,
  read: z.boolean(),
  href: z.string().describe('The address of its page for this person'),
})
export type Notification = z.infer<typeof Notification>

export const notifications = {
  list: listEndpoint('/api/notifications', 'Your notifications', Notification, {
    unread: z.enum(['true', 'false']).optional(),
    topic: z
      .enum(Object.keys(mailTopics) as MailTopic[], { error: 'Unknown topic' })
      .optional()
      .describe('The topic of the notifications; as for emails'),
    from: day.optional().describe('First day (IST)'),
    to: day.optional().describe('The last day that counts'),
  }),
  read: endpoint({
    method: 'PATCH',
    path: '/api/notifications/{id}/read',
    summary: 'Mark a notification as read',
    params: idParam,
    answer: Notification,
  }),
  readAll: endpoint({ method: 'POST', path: '/api/notifications/read-all', summary: 'Mark all as read' }),
}
