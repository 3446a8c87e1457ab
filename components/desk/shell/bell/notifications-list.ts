import { declareList } from '@/components/ui/screen/useList'
import type { Role } from '@/lib/contract/people/account'
import { date } from '@/lib/terms/format'
import { notificationsQuery } from './query'
import { topicName } from './topics'

/** What a person was told, the newest first. */
export const notificationsOf = (role: Role) =>
  declareList({
    call: 'GET /api/notifications',
    role,
    query: notificationsQuery,
    shallow: true,
    title: 'Notifications',
    counted: true,
    label: 'Notifications',
    rows: 'notifications',
    tabs: {
      label: 'Notifications',
      of: (counts) => [
        { value: 'all', label: 'All' },
        { value: 'unread', label: 'Unread', count: counts?.unread },
      ],
      narrows: 'Only',
    },
    narrowed: (address) => {
      const { topic, from, to } = notificationsQuery(address)
      return [
        ...(topic ? [{ param: 'topic', label: 'Topic', value: topicName(topic) }] : []),
        ...(from ? [{ param: 'from', label: 'Received from', value: date(from) }] : []),
        ...(to ? [{ param: 'to', label: 'Received to', value: date(to) }] : []),
      ]
    },
    empty: {
      title: 'No Notifications Found',
      text: 'We’ll tell you here when something changes in your orders, quotations or account.',
    },
    failed: 'Couldn’t load the notifications',
  })
