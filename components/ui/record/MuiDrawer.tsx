'use client'

import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { Mui } from '../theme/Mui'

type Props = {
  open: boolean
  onClose: () => void
  className?: string
  paperClassName?: string
  'aria-labelledby': string
  wide?: boolean | 'full'
  children: ReactNode
}

/** MUI's Drawer from the right, which the first load leaves out. */
export default function MuiDrawer({ paperClassName, 'aria-labelledby': labelledBy, wide, ...props }: Props) {
  const paper = {
    className: paperClassName,
    role: 'dialog',
    'aria-modal': true,
    'aria-labelledby': labelledBy,
    'data-wide': wide,
  } as object
  return (
    <Mui>
      <Drawer anchor="right" slotProps={{ paper }} {...props} />
    </Mui>
  )
}
