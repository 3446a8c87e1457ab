'use client'

import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Check, LogOut, UserRound } from 'lucide-react'
import Link from 'next/link'
import { Mui } from '@/components/ui/theme/Mui'
import { useScheme } from '@/components/ui/theme/scheme'
import { Text } from '@/components/ui/layout/Text'
import { memberLabel } from '@/lib/terms/member-roles'
import css from './AccountMenu.module.css'
import type { ShellProps } from './shell-props'
import { schemes } from './schemes'

type Props = Pick<ShellProps, 'viewer' | 'onLogout'> & { anchor: HTMLElement | null; onClose: () => void }

/** Profile, the colour scheme, Logout. */
export default function AccountMenu({ anchor, onClose, viewer, onLogout }: Props) {
  const { mode, setMode } = useScheme()
  const leave = () => {
    onClose()
    void onLogout()
  }
  return (
    <Mui>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-label': 'Account' },
          paper: { className: css.menu, role: 'region', 'aria-label': 'Account' },
        }}
      >
        <li role="presentation" className={css.who}>
          <Text cut={1} weight="strong">
            {viewer.contactName}
          </Text>
          <Text cut={1} size="small" tone="secondary">
            {viewer.companyName} · {memberLabel[viewer.member.role]}
          </Text>
        </li>
        <MenuItem component={Link} href={`/${viewer.role}/profile`} onClick={onClose}>
          <UserRound size={17} aria-hidden />
          Profile
        </MenuItem>
        <Divider component="li" />
        {schemes.map((scheme) => (
          <MenuItem
            key={scheme.mode}
            role="menuitemradio"
            aria-checked={mode === scheme.mode}
            onClick={() => setMode(scheme.mode)}
          >
            <scheme.Icon size={17} aria-hidden />
            {scheme.label}
            {mode === scheme.mode && (
              <Check size={16} color="var(--jw-palette-primary-main)" aria-hidden className={css.check} />
            )}
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem onClick={leave}>
          <LogOut size={17} aria-hidden />
          Logout
        </MenuItem>
      </Menu>
    </Mui>
  )
}
