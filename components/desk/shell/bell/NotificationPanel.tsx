'use client'

import Popover from '@mui/material/Popover'
import Link from 'next/link'
import { Button } from '@/components/ui/controls/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { Mui } from '@/components/ui/theme/Mui'
import { Text } from '@/components/ui/layout/Text'
import { Stack } from '@/components/ui/layout/Stack'
import { Row } from '@/components/ui/layout/Row'
import type { Role } from '@/lib/contract/people/account'
import { NotificationLink } from './NotificationLink'
import css from './NotificationPanel.module.css'
import { useNotifications, type Notifications } from './useNotifications'

type Props = { anchor: HTMLElement | null; onClose: () => void; unread: number; role: Role }

/** What happened, newest first; a click marks it read and goes there. */
export default function NotificationPanel({ anchor, onClose, unread, role }: Props) {
  const feed = useNotifications()
  return (
    <Mui>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className: css.panel, role: 'dialog', 'aria-labelledby': 'bell-title' } }}
      >
        <Row justify="between" className={css.head}>
          <Text as="h2" size="lead" id="bell-title">
            Notifications
          </Text>
          {/* Not disabled: that would drop the focus, and Escape with it. */}
          <Button
            variant="text"
            size="small"
            aria-disabled={!unread}
            className={unread ? undefined : css.nothing}
            onClick={() => unread && feed.readAll()}
          >
            Mark all as read
          </Button>
        </Row>
        <Feed {...feed} onGo={onClose} />
        <Link href={`/${role}/notifications`} prefetch={false} className={css.all} onClick={onClose}>
          See all
        </Link>
      </Popover>
    </Mui>
  )
}

function Feed({ items, problem, retry, read, older, onGo }: Notifications & { onGo: () => void }) {
  if (problem && !items)
    return (
      <div className={css.none} role="alert">
        <EmptyState
          plain
          art="broken"
          title={problem.message}
          action={
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          }
        />
      </div>
    )
  if (!items) return <div className={css.none} aria-busy="true" />
  if (!items.length)
    return (
      <div className={css.none}>
        <EmptyState plain art="sheet" title="No notifications" />
      </div>
    )
  return (
    <Stack as="ul" ruled="bare" className={css.list}>
      {items.map((n) => (
        <li key={n.id}>
          <NotificationLink
            notification={n}
            onRead={() => {
              if (!n.read) read(n.id)
              onGo()
            }}
          />
        </li>
      ))}
      {older && (
        <li className={css.older}>
          <Button variant="text" size="small" fullWidth onClick={older}>
            Show older
          </Button>
        </li>
      )}
    </Stack>
  )
}
