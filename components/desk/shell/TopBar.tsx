'use client'

import { Menu } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { IconButton } from '@/components/ui/controls/Button'
import { Logo } from '@/components/ui/layout/Logo'
import { Row } from '@/components/ui/layout/Row'
import text from '@/components/ui/layout/text.module.css'
import { Stack } from '@/components/ui/layout/Stack'
import { AccountButton } from './AccountButton'
import type { ShellProps } from './shell-props'
import { Bell } from './bell/Bell'
import css from './TopBar.module.css'
import { lazy } from '@/components/ui/hooks/lazy'

const MobileMenu = lazy(() => import('./MobileMenu'))

type Props = Pick<ShellProps, 'viewer' | 'unread' | 'onLogout' | 'action' | 'search'>

/** Menu button on a phone, search, the role's main action, the bell, the account. */
export function TopBar({ viewer, unread = 0, onLogout, action, search }: Props) {
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <header className={css.bar}>
      <div className={text.onPhone}>
        <Row gap="tight">
          <IconButton
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={menu === 'open'}
            onClick={() => setMenu('open')}
          >
            <Menu size={20} aria-hidden />
          </IconButton>
          <Link
            prefetch={false}
            href={`/${viewer.role}/dashboard`}
            className={css.home}
            aria-label="Jobwork, to the dashboard"
          >
            <Logo size={24} />
          </Link>
          {menu !== 'unused' && (
            <MobileMenu open={menu === 'open'} onClose={() => setMenu('closed')} viewer={viewer} onLogout={onLogout} />
          )}
        </Row>
      </div>
      <Stack grow>{search}</Stack>
      {action && <div className={`${text.notOnPhone} ${css.action}`}>{action}</div>}
      <Bell unread={unread} role={viewer.role} />
      <AccountButton viewer={viewer} onLogout={onLogout} />
    </header>
  )
}
