'use client'

import Drawer from '@mui/material/Drawer'
import { LogOut, X } from 'lucide-react'
import { IconButton } from '@/components/ui/controls/Button'
import buttons from '@/components/ui/controls/buttons.module.css'
import { Mui } from '@/components/ui/theme/Mui'
import { Logo } from '@/components/ui/layout/Logo'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import type { ShellProps } from './shell-props'
import css from './MobileMenu.module.css'
import { NavList } from './NavList'
import nav from './NavList.module.css'
import { Person } from './Person'

type Props = Pick<ShellProps, 'viewer' | 'onLogout'> & { open: boolean; onClose: () => void }

/** The sidebar of a phone: slides in, ends with Logout. */
export default function MobileMenu({ open, onClose, viewer, onLogout }: Props) {
  return (
    <Mui>
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{ paper: { className: css.panel, role: 'dialog', 'aria-label': 'Menu' } }}
      >
        <Row justify="between" className={css.head}>
          <Logo onPlate />
          <IconButton className={buttons.onPlate} aria-label="Close the menu" onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </Row>
        <nav aria-label="Main" className={css.nav}>
          <NavList role={viewer.role} onGo={onClose} />
        </nav>
        <Stack gap="medium" className={css.foot}>
          <Person viewer={viewer} />
          <button type="button" className={`${buttons.onPlate} ${nav.item}`} onClick={onLogout}>
            <LogOut size={18} strokeWidth={1.75} aria-hidden />
            Logout
          </button>
        </Stack>
      </Drawer>
    </Mui>
  )
}
