'use client'

import { Bell as BellIcon } from 'lucide-react'
import type { Role } from '@/lib/contract/people/account'
import { IconButton } from '@/components/ui/controls/Button'
import css from './Bell.module.css'
import { useAnchor } from '../useAnchor'
import { useUnread } from './useUnread'
import { lazy } from '@/components/ui/hooks/lazy'

const NotificationPanel = lazy(() => import('./NotificationPanel'))

/** The bell with its figure; the panel comes with the first click. */
export function Bell({ unread: atFirst, role }: { unread: number; role: Role }) {
  const unread = useUnread(atFirst)
  const figure = unread > 99 ? '99+' : String(unread)
  const { anchor, used, open, close } = useAnchor()
  return (
    <>
      <IconButton
        className={unread > 0 ? css.bell : undefined}
        aria-label={unread ? `Notifications, ${figure} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={open}
      >
        <BellIcon size={20} strokeWidth={1.75} aria-hidden />
        {unread > 0 && (
          <span className={css.badge} aria-hidden>
            {figure}
          </span>
        )}
      </IconButton>
      {used && <NotificationPanel anchor={anchor} onClose={close} unread={unread} role={role} />}
    </>
  )
}
