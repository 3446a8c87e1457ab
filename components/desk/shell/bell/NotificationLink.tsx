import Link from 'next/link'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import text from '@/components/ui/layout/text.module.css'
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
    className={css.item}
    data-unread={!read || undefined}
    data-wide={wide}
    onClick={onRead}
  >
    <strong>
      {!read && <span className={text.unseen}>Unread: </span>}
      {title}
    </strong>
    <span>{message}</span>
    <RelativeTime value={timestamp} />
  </Link>
)
