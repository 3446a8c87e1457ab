'use client'

import { ChevronDown } from 'lucide-react'
import { Initials } from '@/components/ui/data/Initials'
import { Text } from '@/components/ui/layout/Text'
import text from '@/components/ui/layout/text.module.css'
import css from './AccountButton.module.css'
import type { ShellProps } from './shell-props'
import { useAnchor } from './useAnchor'
import { lazy } from '@/components/ui/hooks/lazy'

const AccountMenu = lazy(() => import('./AccountMenu'))

/** Opens Profile, the colour scheme and Logout. */
export function AccountButton({ viewer, onLogout }: Pick<ShellProps, 'viewer' | 'onLogout'>) {
  const { anchor, used, open, close } = useAnchor()
  return (
    <>
      <button type="button" className={css.button} aria-haspopup="menu" aria-expanded={Boolean(anchor)} onClick={open}>
        <span className={text.unseen}>Account</span>
        <Initials of={viewer.companyName} />
        <span className={css.company}>
          <Text size="small" weight="strong" cut={1}>
            {viewer.companyName}
          </Text>
        </span>
        <ChevronDown size={16} aria-hidden className={`${text.secondary} ${text.notOnPhone}`} />
      </button>
      {used && <AccountMenu anchor={anchor} onClose={close} viewer={viewer} onLogout={onLogout} />}
    </>
  )
}
