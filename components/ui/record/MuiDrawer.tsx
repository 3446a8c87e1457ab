'use client'

import Drawer from '@mui/material/Drawer'
import { useContext, type ReactNode } from 'react'
import { OverlayAround, OverlayContent } from '../overlay/Overlay'
import { Mui } from '../theme/Mui'

type Props = {
  open: boolean
  onClose: () => void
  className?: string
  paperClassName?: string
  'aria-labelledby': string
  wide?: boolean | 'full'
  lang?: string
  children: ReactNode
}

/** MUI's Drawer from the right, which the first load leaves out. */
export default function MuiDrawer({ paperClassName, 'aria-labelledby': labelledBy, wide, children, ...props }: Props) {
  const { onExited } = useContext(OverlayAround)
  const paper = {
    className: paperClassName,
    role: 'dialog',
    'aria-modal': true,
    'aria-labelledby': labelledBy,
    'data-wide': wide,
  } as object
  return (
    <Mui>
      <Drawer anchor="right" slotProps={{ paper, transition: { onExited } }} {...props}>
        <OverlayContent open={props.open}>{children}</OverlayContent>
      </Drawer>
    </Mui>
  )
}
