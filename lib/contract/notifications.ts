import { z } from 'zod'
import { endpoint, idParam, listEndpoint } from './core/endpoint'
import { EntityType } from './entity-type'
import { instant } from './core/fields'

export const Notification = z.object({
  id: z.int(),
  title: z.string(),
  message: z.string(),
  entityType: EntityType,
  entityId: z.int(),
  timestamp: instant,
  read: z.boolean(),
  href: z.string().describe('Where the thing opens for this person'),
})
export type Notification = z.infer<typeof Notification>

export const notifications = {
  list: listEndpoint('/api/notifications', 'Own notifications', Notification, {
    unread: z.enum(['true', 'false']).optional(),
  }),
  read: endpoint({
    method: 'PATCH',
    path: '/api/notifications/{id}/read',
    summary: 'Mark one as read',
    params: idParam,
    answer: Notification,
  }),
  readAll: endpoint({ method: 'POST', path: '/api/notifications/read-all', summary: 'Mark all as read' }),
}
