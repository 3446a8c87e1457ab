'use client'

import { ChevronDown } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import css from './AccountButton.module.css'
import type { ShellProps } from './AppShell'
import { Initials } from './Person'

const AccountMenu = dynamic(() => import('./AccountMenu'), { ssr: false })

/** Opens Profile, the colour scheme and Logout. */
export function AccountButton({ viewer, onLogout }: Pick<ShellProps, 'viewer' | 'onLogout'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [used, setUsed] = useState(false)
  const open = (event: React.MouseEvent<HTMLElement>) => {
    setUsed(true)
    setAnchor(event.currentTarget)
  }
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-label="Account"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={open}
      >
        <Initials of={viewer.companyName} />
        <span className={css.company}>{viewer.companyName}</span>
        <ChevronDown size={16} aria-hidden className={css.arrow} />
      </button>
      {used && <AccountMenu anchor={anchor} onClose={() => setAnchor(null)} viewer={viewer} onLogout={onLogout} />}
    </>
  )
}
