'use client'

import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import Link from 'next/link'
import { useRef, useState } from 'react'
import { IconButton } from '@/components/ui/controls/Button'
import buttons from '@/components/ui/controls/buttons.module.css'
import { Logo } from '@/components/ui/layout/Logo'
import { Row } from '@/components/ui/layout/Row'
import css from './AppShell.module.css'
import { NavList } from './NavList'
import { Person } from './Person'
import type { ShellProps } from './shell-props'
import side from './side.module.css'
import { TopBar } from './TopBar'
import { useFocusKept } from './useFocusKept'

/** The frame of every screen behind the sign-in: sidebar, top bar, the page as main. */
export function AppShell({ viewer, unread, onLogout, action, search, banner, narrow = false, children }: ShellProps) {
  const [icons, setIcons] = useState(narrow)
  const main = useRef<HTMLElement>(null)
  useFocusKept(main)
  const toggle = () => {
    document.cookie = `sidebar=${icons ? 'wide' : 'narrow'}; path=/; max-age=31536000; samesite=lax`
    setIcons(!icons)
  }
  const Toggle = icons ? PanelLeftOpen : PanelLeftClose

  return (
    <div className={css.shell} data-narrow={icons || undefined}>
      <a href="#content" className={css.skip}>
        Skip to content
      </a>
      <nav aria-label="Main" className={css.side}>
        <Link
          prefetch={false}
          href={`/${viewer.role}/dashboard`}
          className={css.home}
          aria-label="Jobwork, to the dashboard"
        >
          <Logo onPlate nameClass={side.words} />
        </Link>
        <NavList role={viewer.role} />
        <Row gap="tight" className={css.foot}>
          <Person viewer={viewer} />
          <IconButton
            className={`${buttons.onPlate} ${css.toggle}`}
            onClick={toggle}
            aria-label={icons ? 'Expand the menu' : 'Collapse the menu'}
          >
            <Toggle size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Row>
      </nav>
      <div className={css.page}>
        <TopBar viewer={viewer} unread={unread} onLogout={onLogout} action={action} search={search} />
        {banner}
        <main ref={main} id="content" tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
    </div>
  )
}
