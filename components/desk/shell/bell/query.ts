import { dayIn } from '@/components/ui/filters/search-params'
import type { Request } from '@/lib/contract/core/endpoint'
import type { notifications } from '@/lib/contract/people/notifications'
import { topicIn } from './topics'

/** What the screen of notifications asks for at an address. */
export const notificationsQuery = (a: Record<string, string | undefined>): Request<typeof notifications.list> => ({
  limit: 50,
  counts: 'true',
  unread: a.tab === 'unread' ? 'true' : undefined,
  topic: topicIn(a.topic),
  from: dayIn(a.from),
  to: dayIn(a.to),
  cursor: a.cursor,
})
