'use client'

import { Button } from '@/components/ui/controls/Button'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import type { Role } from '@/lib/contract/people/account'
import { NotificationLink } from './NotificationLink'
import { notificationsOf } from './notifications-list'
import { useNotificationFilters } from './useNotificationFilters'
import { useMarkRead } from './useNotifications'

const nothingUnread = { title: 'Nothing unread', text: 'You’ve read all your notifications.' }

/** A person catches up here: what is unread, or an older message of a topic or a day, each one leading to its thing. */
export function Notifications({ role }: { role: Role }) {
  const list = useList(notificationsOf(role))
  const { address, narrowed, rows } = list
  const { read, readAll } = useMarkRead()
  const more = useNotificationFilters(role, address)
  return (
    <ListScreen
      list={list}
      action={<Button onClick={readAll}>Mark all as read</Button>}
      more={more}
      empty={address.tab === 'unread' && !narrowed.length ? nothingUnread : undefined}
      cards={
        rows.length > 0 && (
          <Section flush>
            <Stack as="ul" ruled="bare" aria-label="Notifications" aria-busy={list.busy}>
              {rows.map((n) => (
                <li key={n.id}>
                  <NotificationLink wide notification={n} onRead={() => !n.read && read(n.id)} />
                </li>
              ))}
            </Stack>
          </Section>
        )
      }
    />
  )
}
