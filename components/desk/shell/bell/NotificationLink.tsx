import Link from 'next/link'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import buttons from '@/components/ui/controls/buttons.module.css'
import text from '@/components/ui/layout/text.module.css'
import { Text } from '@/components/ui/layout/Text'
import type { Notification } from '@/lib/contract/people/notifications'
import css from './NotificationLink.module.css'

type Props = {
  notification: Notification
  /** Marks it as read. */
  onRead: () => void
  /** The time stands at the end of the line where there is room. */
  wide?: boolean
}

/** One notification: a click marks it as read and opens its thing. */
export const NotificationLink = ({ notification: { href, read, title, message, timestamp }, onRead, wide }: Props) => (
  <Link
    href={href}
    prefetch={false}
    className={`${buttons.row} ${text.small} ${text.secondary} ${css.item}`}
    data-unread={!read || undefined}
    data-wide={wide}
    onClick={onRead}
  >
    <Text as="strong" size="body" weight={read ? 'strong' : 'title'} tone={read ? undefined : 'primary'}>
      {!read && <span className={text.unseen}>Unread: </span>}
      {title}
    </Text>
    <span>{message}</span>
    <Text size="micro">
      <RelativeTime value={timestamp} />
    </Text>
  </Link>
)
